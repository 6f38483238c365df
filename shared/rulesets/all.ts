import type { Ruleset } from '#kernel/ruleset.ts';
import { federationCommander } from './federation-commander/ruleset.ts';
import { galacticConquest } from './galactic-conquest/ruleset.ts';
import { galacticEmpires } from './galactic-empires/ruleset.ts';
import { starFleetWarlord } from './star-fleet-warlord/ruleset.ts';
import { vbamSfb } from './vbam-sfb/ruleset.ts';

/** A ruleset whose vocabularies the caller does not look into: whatever goes in came out of the same ruleset. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRuleset = Ruleset<any>;

/** Every ruleset, the one first that is proposed. Those with books are over none yet. Who needs one alone takes it of `onDemand.ts`. */
export const rulesets: readonly AnyRuleset[] = [
  galacticEmpires,
  starFleetWarlord,
  federationCommander,
  galacticConquest,
  vbamSfb,
];

/** The ruleset of this id, if this program knows it. */
export const rulesetById = (id: string): AnyRuleset | undefined =>
  rulesets.find((ruleset) => ruleset.id === id);
