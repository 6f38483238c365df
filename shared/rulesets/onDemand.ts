import type { AnyRuleset } from './all.ts';

/** The rulesets of `all.ts`, each read when it is first wanted: a page that shows one game need not have the others. */
export const rulesetsOnDemand: Readonly<Record<string, () => Promise<AnyRuleset>>> = {
  'galactic-empires': async () => (await import('./galactic-empires/ruleset.ts')).galacticEmpires,
  'star-fleet-warlord': async () => (await import('./star-fleet-warlord/ruleset.ts')).starFleetWarlord,
  'federation-commander': async () => (await import('./federation-commander/ruleset.ts')).federationCommander,
  'galactic-conquest': async () => (await import('./galactic-conquest/ruleset.ts')).galacticConquest,
  'vbam-sfb': async () => (await import('./vbam-sfb/ruleset.ts')).vbamSfb,
};

/** The ruleset of this id, once it is read; undefined if this program does not know it. */
export const rulesetOnDemand = (id: string): Promise<AnyRuleset> | undefined =>
  Object.hasOwn(rulesetsOnDemand, id) ? rulesetsOnDemand[id]!() : undefined;
