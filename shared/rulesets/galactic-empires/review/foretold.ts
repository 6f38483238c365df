import type { Refusal } from '#kernel/sequence/ledger.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Event, Order } from '../game.ts';
import type { Stack } from '../model/state.ts';
import { shipsIn } from '../model/units/change.ts';
import { headCount } from '../model/units/forces.ts';
import type { View } from '../model/view.ts';
import { placeArg } from '../model/words.ts';
import type { Preview } from '../preview/preview.ts';
import { doubtful, impossible } from '../refusals.ts';

export interface Listed {
  readonly unit?: Spot['unit'];
  readonly order: Order;
}

/** Warnings that only consider the start of the turn; where the engine refuses the order itself, its refusal replaces them. */
export const startOfTurn: readonly string[] = ['more-than-present', 'admiral-elsewhere', 'rank-count'];

/** A refusal of the engine for a plan's review, in the future tense where the engine uses the past. */
export function foretold(
  view: View,
  { battles, entries }: Preview,
  { unit, order }: Listed,
  { pass, problem }: Refusal,
): Problem {
  const { ordered, count } = problem.phrase.args;
  if (order.kind === 'build-starships' && typeof ordered === 'number' && typeof count === 'number') {
    if (problem.code === 'build-limit')
      return impossible('GE 1118', 'build-limit/forecast', { ordered, count });
    if (problem.code === 'not-enough-money')
      return impossible('GE 830', 'not-enough-money/build-forecast', { ordered, count });
  }
  if (problem.code === 'not-enough-move-points' && unit !== undefined && isEmpty(view, entries, unit)) {
    return impossible('GE 1365', 'nothing-to-move');
  }
  const fought = battles.find((one) => unit !== undefined && one.units.includes(unit));
  if (
    fought !== undefined &&
    ((order.kind === 'build-defences' && problem.code === 'no-permission') ||
      (order.kind === 'raze-defences' && problem.code === 'not-owned'))
  ) {
    return doubtful('GE 882', 'battle-decides', { place: placeArg(view, fought.place) });
  }
  const battle = battles.find(
    (one) => one.costsMovePoints && one.phase < pass && unit !== undefined && one.units.includes(unit),
  );
  if (problem.code !== 'not-enough-move-points' || battle === undefined) return problem;
  return doubtful('GE 1383', 'battle-takes-move-points', {
    place: placeArg(view, battle.place),
    phase: battle.phase,
  });
}

/** Nobody was in the starfleet at the start, and nobody joined it. */
function isEmpty(view: View, entries: Preview['entries'], unit: UnitId): boolean {
  const own = view.units[unit];
  const joined = entries.some(
    ({ event }) =>
      (event.kind === 'starships-transferred' || event.kind === 'admiral-transferred') && event.to === unit,
  );
  return !joined && (own === undefined || headCount(own) === 0);
}

/** The ships that an event takes from where they are. */
export const takenBy = (event: Event | undefined): readonly Stack[] | undefined =>
  event?.kind === 'starships-transferred' || event?.kind === 'starships-disbanded' ? event.taken : undefined;

/** Warnings for an order that is carried out in part without a refusal. */
export function unforeseen(
  { entries }: Preview,
  event: Event | undefined,
  { order }: Listed,
): readonly Problem[] {
  const taken = takenBy(event);
  if (taken !== undefined && 'count' in order) {
    const said = { ordered: order.count, count: shipsIn(taken) };
    if (said.count >= said.ordered) return [];
    return order.kind === 'transfer-starships'
      ? [doubtful('GE 1457', 'more-than-present/transfer-forecast', said)]
      : [doubtful('GE 645', 'more-than-present/giving-up-forecast', said)];
  }
  if (order.kind === 'form-starfleet' && event?.kind === 'starfleet-formed') {
    const empty = entries.some(
      ({ event: later }) => later.kind === 'starfleet-dissolved' && later.unit === event.unit,
    );
    if (empty) return [doubtful('GE 603', 'empty-starfleet')];
  }
  return [];
}
