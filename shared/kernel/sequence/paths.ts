import type { Game } from '../game/game.ts';
import { valuesInOrder } from '../words/inOrder.ts';
import type { Repeat, Sequence, Step } from './step.ts';
import type { Path, Where } from '../words/where.ts';
import { inPathText, passesOf, whereAt } from '../words/where.ts';

/** A step with the repeats around it, outermost first. */
export interface FoundStep<G extends Game> {
  readonly step: Step<G>;
  readonly repeats: readonly Repeat<G>[];
}

/** What the runs of a game walk, by name. */
export type Sequences<G extends Game> = Readonly<Record<string, Sequence<G>>>;

/** What was looked for before: reports and scrolls ask for the step of each line. */
const found = new WeakMap<object, Map<string, unknown>>();

/** The step of this name, also within repeats; undefined for one that these rules do not have. */
export function stepNamed<G extends Game>(sequences: Sequences<G>, name: string): FoundStep<G> | undefined {
  let known = found.get(sequences);
  if (known === undefined) found.set(sequences, (known = new Map<string, unknown>()));
  const before = known.get(name);
  if (before !== undefined) return before as FoundStep<G>;
  const step = lookedUp(sequences, name);
  if (step !== undefined) known.set(name, step);
  return step;
}

function lookedUp<G extends Game>(sequences: Sequences<G>, name: string): FoundStep<G> | undefined {
  for (const sequence of valuesInOrder(sequences)) {
    const found = stepIn(sequence, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function stepIn<G extends Game>(sequence: Sequence<G>, name: string): FoundStep<G> | undefined {
  for (const part of sequence) {
    if (!('repeat' in part)) {
      if (part.name === name) return { step: part, repeats: [] };
      continue;
    }
    const found = stepIn(part.repeat, name);
    if (found !== undefined) return { ...found, repeats: [part, ...found.repeats] };
  }
  return undefined;
}

/**
 * The passes of a point by the names of the sequences; those whose count is not told are left out. A step that these rules do not have ran
 * in passes of the first repeat, as far as can be said.
 */
export function pathOf<G extends Game>(sequences: Sequences<G>, where: Where): Path {
  const repeats =
    stepNamed(sequences, where.step)?.repeats ??
    valuesInOrder(sequences).flatMap((sequence) => sequence.filter((part) => 'repeat' in part));
  return passesOf(where).flatMap((at, depth) =>
    at === 0 ? [] : [{ name: repeats[depth]?.pass ?? 'Pass', at }],
  );
}

/** What those who are told of a point may know of it: not how often a hidden repeat has run, and the run only if it took their orders. */
export function toldWhere<G extends Game>(sequences: Sequences<G>): (where: Where, taken: boolean) => Where {
  const hidden = new Map<string, readonly boolean[]>();
  const hiddenIn = (name: string): readonly boolean[] =>
    stepNamed(sequences, name)?.repeats.map((repeat) => repeat.hidden === true) ?? [];
  return (where, taken) => {
    let here = hidden.get(where.step);
    if (here === undefined) hidden.set(where.step, (here = hiddenIn(where.step)));
    const run = taken ? where.run : undefined;
    if (!here.includes(true)) return run === where.run ? where : whereAt(where.step, passesOf(where), run);
    const passes = passesOf(where).map((at, depth) => (here[depth] === true ? 0 : at));
    return whereAt(where.step, passes.some((at) => at > 0) ? passes : [], run);
  };
}

/** A point in words: `Combat, phase 3`. */
export const whereText = <G extends Game>(sequences: Sequences<G>, where: Where): string =>
  inPathText(where.step, pathOf(sequences, where));
