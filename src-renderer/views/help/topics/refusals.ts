import { refusalAreas } from '#contract/refusals/all.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Severity } from '#kernel/words/problem.ts';
import type { Declared } from '#kernel/words/refusalTable.ts';
import type { Topic } from './topic.ts';

const titles: Readonly<Record<(typeof refusalAreas)[number]['area'], string>> = {
  files: 'Why a file or a click was refused',
  mail: 'Why mail did not work',
  'game-master': 'What the game master cannot do',
  'command-line': 'What the command line refuses',
};

const ofRules: readonly { readonly severity: Severity; readonly title: string }[] = [
  { severity: 'impossible', title: 'Why an order is not carried out' },
  { severity: 'doubtful', title: 'Warnings about orders' },
  { severity: 'unreadable', title: 'Mistakes in a scenario' },
];

/** A sentence as it stands before anything has happened: dots where names and numbers come, nouns and verbs in the plural. */
const general = (text: string): string =>
  text
    .replace(/\{[^}|:]*:[^}|]*\|([^}]*)\}/g, '$1')
    .replace(/\{[^}|]*(?:\|[^}|]*\|([^}]*))?\}/g, (_, many?: string) =>
      many === undefined ? '…' : `… ${many}`,
    )
    .replace(/…\.(?= |$)/g, '…');

const topic = (id: string, title: string, declared: readonly Declared[]): Topic => ({
  id: `refused-${id}`,
  title,
  paragraphs: declared
    .map(({ text }) => general(text))
    .filter((text, at, all) => all.indexOf(text) === at)
    .sort(compareBy((text) => text.replace(/^[^A-Za-z]+/, ''))),
});

/** All that the rules and the program say no to or warn of, from the tables that say it. */
export const refusalTopics = (declaredByRules: readonly Declared[]): readonly Topic[] => [
  ...ofRules.map(({ severity, title }) =>
    topic(
      severity,
      title,
      declaredByRules.filter((one) => one.severity === severity),
    ),
  ),
  ...refusalAreas.map(({ area, declared }) => topic(area, titles[area], declared)),
];
