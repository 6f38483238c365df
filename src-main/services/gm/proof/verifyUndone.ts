import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { backTo, linked, wentMark } from '../game/chain.ts';
import type { GameRecord, RunPart, TurnRecord, UndoneRecord } from '../game/recordShapes.ts';

/**
 * What is wrong with the runs put aside by going back to a turn: they must be those of the turns said to have
 * been left, without gaps, and each must give the chain that its results carried.
 */
export function undoneFaults(
  game: GameRecord,
  record: TurnRecord,
  chain: string | undefined,
): readonly string[] {
  return game.undone.flatMap((one, at) =>
    one.to === record.turn ? faultsOf(game, record, { one, at, chain }) : [],
  );
}

/** Runs said to be put aside at turns that the game does not have. */
export const strayUndone = ({ turns, undone }: GameRecord): readonly string[] =>
  undone
    .filter(({ to }) => !turns.includes(to))
    .map(({ to }) => `The record says that the game went back to turn ${to}, which does not exist.`);

function faultsOf(
  game: GameRecord,
  { results }: TurnRecord,
  { one, at, chain }: { readonly one: UndoneRecord; readonly at: number; readonly chain: string | undefined },
): readonly string[] {
  const { to, from, runs } = one;
  if (one.run !== undefined) return takenBackFaults(game, one);
  const left = Array.from({ length: Math.max(0, from - to) }, (_, nth) => to + nth);
  if (left.length === 0 || stableText(left) !== stableText(runs.map(({ turn }) => turn)))
    return [
      `The record says that the game went back from turn ${from} to turn ${to}, but other runs were put aside.`,
    ];
  const seats = stableText(keysInOrder(results));
  let before: string | undefined = aheadOf(game, at, to) ?? chain;
  return runs.flatMap((run) => {
    const faults: string[] = [];
    if (run.rule === undefined && game.begin === undefined && run.chain === undefined) {
      before = undefined;
      return [];
    }
    const { open = '', given = '', told } = run;
    if (stableText(keysInOrder(told ?? {})) !== seats)
      faults.push(
        `The record of the run of turn ${run.turn} that was put aside does not say what was told to whom.`,
      );
    const next =
      before === undefined
        ? run.chain
        : linked(before, { open, given, went: wentMark(run) }, backTo(game.undone.slice(0, at), run.turn));
    if (run.chain === undefined || run.chain !== next)
      faults.push(`The run of turn ${run.turn} that was put aside does not match its results.`);
    before = run.chain;
    return faults;
  });
}

/** A run that was taken back out of its turn says what it had told to whom, if it was over; the turn’s chain binds it. */
function takenBackFaults(game: GameRecord, one: UndoneRecord): readonly string[] {
  const { to, from, runs } = one;
  const tells = takenBackIn(game, one)?.tells;
  const told = runs.map((one) => keysInOrder(one.told ?? {}));
  const isOne = from === to && runs.length <= 1 && runs.every(({ turn }) => turn === to);
  return isOne &&
    (tells === undefined || told.every((seats) => stableText(seats) === stableText([...tells].sort())))
    ? []
    : [`The record of the run of turn ${to} that was taken back does not say what was told to whom.`];
}

/** What was put aside before the results of a turn that a seat has now: each made it another set of results. */
export const asideFor = (game: GameRecord, turn: number, seat: SeatId): readonly UndoneRecord[] =>
  game.undone.filter((one) =>
    one.run === undefined
      ? one.to <= turn && turn < one.from
      : one.to === turn && one.runs.length > 0 && takenBackIn(game, one)?.tells.includes(seat) === true,
  );

/** The run that was taken back, as its turn has it now: by its name, or else by its place. */
const takenBackIn = (
  game: GameRecord,
  { to, run = 0, name }: Pick<UndoneRecord, 'to' | 'run' | 'name'>,
): RunPart | undefined => {
  const all = game.turnOf(to)?.ran?.runs;
  return name === undefined ? all?.[run] : all?.find((part) => part.run === name);
};

/**
 * The chain at the start of a turn at the time runs were put aside: the previous turn may have been run again
 * since.
 */
function aheadOf({ undone }: GameRecord, at: number, turn: number): string | undefined {
  return undone
    .slice(at + 1)
    .flatMap(({ run: taken, runs }) =>
      (taken === undefined ? runs : []).filter((run) => run.turn === turn - 1),
    )
    .at(0)?.chain;
}
