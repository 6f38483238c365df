import type { Game } from '#kernel/game/game.ts';
import { galacticEmpiresKit } from '#test/rulesets/galactic-empires/kit/kit.ts';
import { galacticConquestKit } from '#test/rulesets/galactic-conquest/kit.ts';
import { federationCommanderKit } from '#test/rulesets/federation-commander/kit.ts';
import { pearlDiversKit } from '#test/rulesets/pearl-divers/kit.ts';
import { saltRoadsKit } from '#test/rulesets/salt-roads/kit.ts';
import { starFleetWarlordKit } from '#test/rulesets/star-fleet-warlord/kit.ts';
import { vbamSfbKit } from '#test/rulesets/vbam-sfb/kit.ts';
import type { TestKit } from './testKit.ts';

/** The only list of kits: whatever is tried with any ruleset is tried with these. The first is taken where none is named. */
export const kits: readonly TestKit<Game>[] = [
  galacticEmpiresKit as unknown as TestKit<Game>,
  pearlDiversKit as unknown as TestKit<Game>,
  saltRoadsKit as unknown as TestKit<Game>,
  federationCommanderKit as unknown as TestKit<Game>,
  starFleetWarlordKit as unknown as TestKit<Game>,
  vbamSfbKit as unknown as TestKit<Game>,
  galacticConquestKit as unknown as TestKit<Game>,
];

export const firstKit = kits[0] as TestKit<Game>;

export const unknownRuleset = (name: string): string =>
  `no ruleset «${name}» has a test kit; there are ${kits.map(({ ruleset }) => ruleset.id).join(', ')}`;

/** The kit of the ruleset with this id; throws an error that names those there are. */
export function kitOf(name: string): TestKit<Game> {
  const found = kits.find(({ ruleset }) => ruleset.id === name);
  if (found === undefined) throw new Error(unknownRuleset(name));
  return found;
}
