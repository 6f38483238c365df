import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#contract/refusals/packs.ts';
import { kernelRefusals } from '#kernel/refusals.ts';

/** Why an upgrade is not taken, or not found: each with its cause and its remedy. */
export const snag = {
  tooLarge: (): Problem => unreadable('upgrade-too-large'),
  notText: (): Problem => kernelRefusals.unreadable('upgrade-damaged'),
  unknownRules: (scenario: string, ruleset: string): Problem =>
    unreadable('upgrade-scenario/rules', { scenario, ruleset }),
  badScenario: (scenario: string): Problem => unreadable('upgrade-scenario', { scenario }),
  notNewer: (title: string, here: number, version: number): Problem =>
    unreadable('upgrade-not-newer', { title, here, version }),
  otherContents: (title: string, version: number): Problem =>
    unreadable('upgrade-not-newer/other', { title, version }),
  tooMany: (): Problem => unreadable('too-many-upgrades'),
  notHere: (name: string): Problem => unreadable('upgrade-not-here', { name }),
  noScenario: (name: string): Problem => unreadable('no-scenario', { name }),
} as const;
