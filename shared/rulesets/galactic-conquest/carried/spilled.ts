import { integer, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { bothHear, event, own, ownerHears, place, points, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { carriedBy } from './carried.ts';
import { pointsLost } from './points.ts';

const hundredths = integer(1, 100_000_000);
const hundredthsOfPoint = 100;
const pointsText = (amount: number): string => String(amount / hundredthsOfPoint);

/** Points and loot, in hundredths of a point, that go with captured ships to their captor, who carries them home as what it raids (B1.75, C12.92). `points`: how many of them were carried for somebody; absent: none. */
export const cargoTaken = event('cargo-taken', {
  fields: { seat, unit, to: seat, by: unit, place, points: optional(points), amount: hundredths },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('With what it captures in {place}, {unit} of the {seat} takes {points} EP that were aboard.', {
      place: hexName(happened.place),
      unit: happened.by.toUpperCase(),
      seat: nameOf(happened.to),
      points: pointsText(happened.amount),
    }),
  ahead: (happened) =>
    phrase('Whatever {unit} carries will go to whoever captures its ships.', {
      unit: happened.unit.toUpperCase(),
    }),
  apply(draft, { unit: from, by, points: carried = 0, amount }) {
    replace(draft.squadrons, from, ({ purse, loot = 0, ...rest }): Squadron => {
      const left = (purse?.points ?? 0) - carried;
      const kept = loot - (amount - carried * hundredthsOfPoint);
      return {
        ...rest,
        ...(purse && left > 0 && { purse: { ...purse, points: left } }),
        ...(kept > 0 && { loot: kept }),
      };
    });
    change(draft.squadrons, by, ({ loot = 0 }) => ({ loot: loot + amount }));
  },
});

/** What a squadron had raided is lost with the last of its ships (B1.75). */
export const lootLost = event('loot-lost', {
  fields: { seat, unit, amount: hundredths },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The {points} EP that {unit} raided are lost with it.', {
      points: pointsText(happened.amount),
      unit: own(happened.unit),
    }),
  ahead: (happened) =>
    phrase('The {points} EP that {unit} raided will be lost with it.', {
      points: pointsText(happened.amount),
      unit: own(happened.unit),
    }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, ({ loot: _, ...rest }): Squadron => rest),
});

/** What becomes of what ships carry that are captured or lost. */
export type Spilled = EventIn<typeof cargoTaken> | Sunk;
/** What becomes of what squadrons carry that are lost. */
export type Sunk = EventIn<typeof lootLost | typeof pointsLost>;

interface World<E> {
  readonly state: State;
  happen(event: E): void;
}

/**
 * Whoever captured ships of a squadron has the points with them that the ships left to it cannot carry, as far as those that were captured could, and with the
 * last ship what it had raided (B1.75, C12.92). OURS.
 */
export function takeCargo(
  turn: World<EventIn<typeof cargoTaken>>,
  from: UnitId,
  taken: readonly Ship[],
  by: UnitId,
): void {
  const { [from]: loser, [by]: captor } = turn.state.squadrons;
  if (loser === undefined || captor === undefined || taken.length === 0) return;
  const { seat: owner, place: at, ships, purse, loot = 0 } = loser;
  const over = (purse?.points ?? 0) - (ships.length === 0 ? 0 : carriedBy({ ships }));
  const carried = Math.max(0, Math.min(over, carriedBy({ ships: taken })));
  const amount = carried * hundredthsOfPoint + (ships.length === 0 ? loot : 0);
  if (amount > 0)
    turn.happen(
      cargoTaken.of({
        seat: owner,
        unit: from,
        to: captor.seat,
        by,
        place: at,
        ...(carried > 0 && { points: carried }),
        amount,
      }),
    );
}

/** What a squadron still carries that has no ships left, or of which so many are about to go out of service, and no more are left, goes down with them (B1.75, C12.92). */
export function sinkCargo(turn: World<Sunk>, unitOfIt: UnitId, leaving = 0): void {
  const one = turn.state.squadrons[unitOfIt];
  if (one === undefined || one.ships.length > leaving) return;
  const { seat: owner, purse, loot = 0 } = one;
  if (purse !== undefined) turn.happen(pointsLost.of({ seat: owner, unit: unitOfIt, points: purse.points }));
  if (loot > 0) turn.happen(lootLost.of({ seat: owner, unit: unitOfIt, amount: loot }));
}
