import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Why an upgrade is not installed. */
export const packRefusals = refusalTable({
  unreadable: {
    'no-scenario':
      'The scenario «{name}» is no longer here, or its upgrade is switched off. Look under Upgrades.',
    'too-many-upgrades': 'There are already a hundred upgrades. Remove one under Upgrades first.',
    'upgrade-not-here': 'The upgrade «{name}» is no longer here. Open its file again.',
    'upgrade-not-newer':
      '{title} is already installed in version {here}, and this file has version {version}. To go back to it, remove the installed one under Upgrades first.',
    'upgrade-not-newer/other':
      '{title} is already installed in version {version}, but this file differs. To use this one, remove the installed one under Upgrades first.',
    'upgrade-scenario': 'Its scenario «{scenario}» cannot be played:',
    'upgrade-scenario/rules':
      'Its scenario «{scenario}» is for the rules «{ruleset}», which this program does not know.',
    'upgrade-too-large': 'This upgrade is larger than the limit of 8 MB. Ask its maker for a smaller one.',
  },
});
export const unreadable: typeof packRefusals.unreadable = packRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof packRefusals> {}
}
