import { unreadable, type Problem } from '#kernel/problem.ts';

/** Why an upgrade is not taken, or not found: each with its cause and its remedy. */
export const snag = {
  tooLarge: (): Problem =>
    unreadable(
      'upgrade-too-large',
      'This upgrade is larger than any may be (8 MB). Ask its maker for a smaller one.',
    ),
  notText: (): Problem =>
    unreadable(
      'upgrade-damaged',
      'This upgrade cannot be read to its end. Fetch the file again, or ask its maker.',
    ),
  unknownRules: (scenario: string, ruleset: string): Problem =>
    unreadable(
      'upgrade-scenario',
      'Its scenario «{scenario}» is for the rules «{ruleset}», which this program does not know.',
      { scenario, ruleset },
    ),
  badScenario: (scenario: string): Problem =>
    unreadable('upgrade-scenario', 'Its scenario «{scenario}» cannot be played:', { scenario }),
  notNewer: (title: string, here: number, version: number): Problem =>
    unreadable(
      'upgrade-not-newer',
      '{title} is here already in version {here}, and this file holds version {version}. To go back to it, remove the installed one under Upgrades first.',
      { title, here, version },
    ),
  otherContents: (title: string, version: number): Problem =>
    unreadable(
      'upgrade-not-newer',
      '{title} is here already in version {version}, and this file says other things under the same version. Remove the installed one under Upgrades first, if you want this one.',
      { title, version },
    ),
  tooMany: (): Problem =>
    unreadable('too-many-upgrades', 'There are a hundred upgrades here. Remove one under Upgrades first.'),
  notHere: (name: string): Problem =>
    unreadable('upgrade-not-here', 'The upgrade «{name}» is no longer here. Open its file again.', { name }),
  noScenario: (name: string): Problem =>
    unreadable(
      'no-scenario',
      'The scenario «{name}» is no longer here, or its upgrade is switched off. Look under Upgrades.',
      { name },
    ),
} as const;
