import type { RunId } from './ids.ts';

/** A point of a turn, as ledgers, files and stores write it. A step stands once in its sequence, so numbers are enough: `pathOf` names them. */
export interface Where {
  /** The rulebook's title of the step. */
  readonly step: string;
  /** The pass of the innermost repeat, from 1; 0 outside, or where that count is told to nobody. */
  readonly pass: number;
  /** The passes of the repeats around that one, outermost first; absent where there are none. */
  readonly outer?: readonly number[];
  /** The run; absent where all move together, and for those whose orders it did not take. */
  readonly run?: RunId;
}

/** The passes that a point lies in, by name, outermost first: `Phase 3, Round 2`. Empty outside of repeats. */
export type Path = readonly { readonly name: string; readonly at: number }[];

/** The point at which a step runs in these passes, outermost first. */
export const whereAt = (step: string, passes: readonly number[], run?: RunId): Where => ({
  step,
  pass: passes.at(-1) ?? 0,
  ...(passes.length > 1 ? { outer: passes.slice(0, -1) } : {}),
  ...(run === undefined ? {} : { run }),
});

/** The numbers of the passes of a point, outermost first; empty outside of repeats. */
export const passesOf = ({ pass, outer = [] }: Where): readonly number[] =>
  pass === 0 && outer.length === 0 ? [] : [...outer, pass];

/** The point alone, of something that lies there. */
export const whereOf = (placed: Where): Where => whereAt(placed.step, passesOf(placed), placed.run);

/** A text that two things have in common if they lie at one point. */
export const whereKey = ({ run, ...placed }: Where): string =>
  [...(run === undefined ? [] : [run]), placed.step, ...passesOf(placed)].join('/');

/** `Phase 3, Round 2`. */
export const pathText = (path: Path): string => path.map(({ name, at }) => `${name} ${at}`).join(', ');

/** `3.2`, where there is no room for names. */
export const pathNumbers = (path: Path): string => path.map(({ at }) => at).join('.');

/** Something within passes: `Movement, phase 3`. */
export const inPathText = (what: string, path: Path): string =>
  [what, ...path.map(({ name, at }) => `${name.toLowerCase()} ${at}`)].join(', ');
