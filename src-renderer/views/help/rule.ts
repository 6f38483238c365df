import type { Game } from '#kernel/game/game.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { type Phrase, phraseText } from '#kernel/words/phrase.ts';
import type { Sequence, Step } from '#kernel/sequence/step.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import type { Topic } from './topics/topic.ts';

/** What this program knows of a place in the rulebook. */
export interface RuleFound {
  /** The steps of the turn that carry it out. */
  readonly steps: readonly string[];
  /** What it did in the turn before, and why orders failed by it, as reports say it; each sentence once. */
  readonly did: readonly Phrase[];
  /** What it says about the plan now. */
  readonly advice: readonly Phrase[];
  /** Topics of the help about it; where none names it, the nearest before it. */
  readonly topics: readonly Topic[];
  readonly isNear: boolean;
}

/** The numbers of a citation: the two ends of a range. */
const numbersIn = (cite: string): readonly number[] => (cite.match(/\d+/g) ?? []).map(Number);
const bookOf = (cite: string): string => cite.split(' ')[0] ?? '';

/** Whether a citation names a place of another: the same one, one within its range, or one of its list. */
function covers(wide: string, cite: string): boolean {
  if (wide === cite) return true;
  if (bookOf(wide) !== bookOf(cite)) return false;
  const one = cite.slice(bookOf(cite).length).trim();
  return wide
    .slice(bookOf(wide).length)
    .split(',')
    .map((part) => part.trim())
    .some((part) => {
      const range = /^(\d+)\s*[-–]\s*(\d+)$/.exec(part);
      if (range === null) return part === one;
      const numbers = numbersIn(one);
      return numbers.length > 0 && numbers.every((at) => at >= Number(range[1]) && at <= Number(range[2]));
    });
}

/** Whether two citations speak of the same place. */
const meet = (one: string, other: string): boolean => covers(one, other) || covers(other, one);

/** The order of two places of one book, number by number. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function stepsIn(sequence: Sequence<Game>): readonly Step<Game>[] {
  return sequence.flatMap((part) => ('repeat' in part ? stepsIn(part.repeat) : [part]));
}

/** The topic whose place in the book is the last before this one. */
function nearest(topics: readonly Topic[], cite: string): Topic | undefined {
  const here = numbersIn(cite);
  const before = topics
    .flatMap((topic) => (topic.cites ?? []).map((each) => ({ topic, each })))
    .filter(({ each }) => bookOf(each) === bookOf(cite))
    .map(({ topic, each }) => ({ topic, at: numbersIn(each) }))
    .filter(({ at }) => compare(at, here) <= 0);
  return before.sort((a, b) => compare(b.at, a.at))[0]?.topic;
}

const once = (said: readonly Phrase[]): readonly Phrase[] => [
  ...new Map(said.map((one) => [phraseText(one), one])).values(),
];

/** All that is known of a place in the rulebook, in a turn. */
export function ruleAt(turn: Turn, topics: readonly Topic[], cite: string): RuleFound {
  const { rules, heard, view, refusals, problems } = turn;
  const steps = valuesInOrder(rules.sequences)
    .flatMap(stepsIn)
    .filter((step) => meet(step.cite, cite))
    .map(({ name }) => name);
  const about = topics.filter(({ cites }) => cites?.some((each) => meet(each, cite)) === true);
  const near = about.length > 0 ? undefined : nearest(topics, cite);
  const cited = ({ cite: of }: { readonly cite?: string }): boolean => of !== undefined && meet(of, cite);
  return {
    steps: [...new Set(steps)],
    did: once([
      ...heard
        .filter(({ step }) => steps.includes(step))
        .flatMap(({ event }) => rules.tell[event.kind]?.say(event, view) ?? []),
      ...refusals.filter(({ problem }) => cited(problem)).map(({ problem }) => problem.phrase),
    ]),
    advice: once(problems.filter(cited).map(({ phrase }) => phrase)),
    topics: about.length > 0 ? about : near === undefined ? [] : [near],
    isNear: near !== undefined,
  };
}
