import { digest } from '#kernel/codec/digest.ts';
import { stableText, textOfParts } from '#kernel/codec/stableText.ts';
import type { GameRecord, RunPart, RunRecord, TurnRecord, UndoneRecord } from './recordShapes.ts';
import { commitmentOf } from './seeds.ts';

/**
 * The chain: a digest of the whole record of a game. Every results file carries it, so that any one of them
 * binds the archive up to that turn. Whatever a player could guess is digested together with a seed that
 * nobody knows before the archive is open.
 */

/** The chain at the start of a game: a digest of how it was begun. */
export function genesis({
  game,
  title,
  ruleset,
  map,
  begin,
}: Pick<GameRecord, 'game' | 'title' | 'ruleset' | 'map' | 'begin'>): string {
  return digest(
    stableText({
      game,
      title,
      ruleset,
      map: commitmentOf(map),
      ...(begin === undefined ? {} : { begin: salted(map, begin) }),
    }),
  );
}

/** The record of a turn that was run. */
export type Ran = TurnRecord & { readonly ran: RunRecord };

/** A run as three digests: the turn before it was run, what it was run with, and how it went. */
export interface RunMarks {
  readonly open: string;
  readonly given: string;
  readonly went: string;
}

export function runMarks(record: TurnRecord): RunMarks {
  const { turn, ran } = record;
  if (ran === undefined) throw new Error(`turn ${turn} was not run`);
  return { open: openMark({ ...record, ran }), ...laterMarks(ran) };
}

/** The digest of a turn before it was run. */
export const openMark = ({ ran: { seed }, ...open }: Ran): string => salted(seed, open);

/** What binds a run; of one of several, with the seats that the computer led in it. */
export type BoundRun = RunRecord & Pick<RunPart, 'led'>;

/** Those of a run that follows others in its turn, which began before them. */
export function laterMarks(ran: BoundRun): Omit<RunMarks, 'open'> {
  const { seed, orders, parts, plans, rulings, files, former, led, waived, answers, runs } = ran;
  return {
    given: salted(seed, { orders, parts, plans, rulings, files, former, led, waived, answers, runs }),
    went: wentMark(ran),
  };
}

export const wentMark = ({
  attempt,
  edition,
  entries,
  refusals,
  dice,
  marks,
  rule,
}: Omit<RunRecord, 'seed' | 'orders' | 'plans' | 'rulings'>): string =>
  digest(textOfParts({ attempt, edition, entries, refusals, dice, marks, rule }));

/** The chain after a run; `undone` are the runs put aside earlier by going back to its turn. */
export const linked = (before: string, marks: RunMarks, undone: readonly UndoneRecord[]): string =>
  digest(stableText({ before, ...marks, undone: undone.map((one) => digest(stableText(one))) }));

/** What was put aside by going back to this turn. */
export const backTo = (undone: readonly UndoneRecord[], turn: number): readonly UndoneRecord[] =>
  undone.filter(({ to }) => to === turn);

/** The chain at the start of a turn, computed from everything before it. */
export function chainAt(game: GameRecord, turn: number): string {
  return game.turns
    .filter((one) => one < turn)
    .reduce((before, one) => {
      const record = game.turnOf(one);
      return record?.ran === undefined ? before : linked(before, runMarks(record), backTo(game.undone, one));
    }, genesis(game));
}

const salted = (salt: string, what: unknown): string => digest(`${salt}\n${stableText(what)}`);
