import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from './testKit.ts';

type Kit = TestKit<Game>;
const of = (kit: unknown): Kit => kit as Kit;

/** The only list of kits, each read when it is wanted: whatever is tried with any ruleset is tried with these. */
export const kitsOnDemand: Readonly<Record<string, () => Promise<Kit>>> = {
  'galactic-empires': async () =>
    of((await import('#test/rulesets/galactic-empires/kit/kit.ts')).galacticEmpiresKit),
  'pearl-divers': async () => of((await import('#test/rulesets/pearl-divers/kit.ts')).pearlDiversKit),
  'salt-roads': async () => of((await import('#test/rulesets/salt-roads/kit.ts')).saltRoadsKit),
  'federation-commander': async () =>
    of((await import('#test/rulesets/federation-commander/kit.ts')).federationCommanderKit),
  'star-fleet-warlord': async () =>
    of((await import('#test/rulesets/star-fleet-warlord/kit.ts')).starFleetWarlordKit),
  'vbam-sfb': async () => of((await import('#test/rulesets/vbam-sfb/kit.ts')).vbamSfbKit),
  'galactic-conquest': async () =>
    of((await import('#test/rulesets/galactic-conquest/kit.ts')).galacticConquestKit),
};
