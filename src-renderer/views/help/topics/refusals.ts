import { programRefusals } from '#contract/refusals/all.ts';
import { compareBy } from '#kernel/inOrder.ts';
import type { Declared } from '#kernel/refusalTable.ts';
import type { Topic } from './topic.ts';

/** All that the program and the rules say no to or warn of, from the tables that say it. */
export const refusalTopic = (ofRules: readonly Declared[]): Topic => ({
  id: 'refusals',
  title: 'Refusals and warnings',
  paragraphs: [...programRefusals, ...ofRules]
    .map(({ text }) => text)
    .filter((text, at, all) => all.indexOf(text) === at)
    .sort(compareBy((text) => text)),
});
