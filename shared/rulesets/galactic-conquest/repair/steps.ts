import { integer, list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, factor, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { mendingShape, wholeRepair } from '../model/condition/repair.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { segments } from '../segments.ts';
import { coresOf, isInSupply } from '../space/own.ts';
import { withGains } from '../crews/gains.ts';
import { yardsIn } from './work.ts';

const at = integer(0, most.ships);
const points = factor;
const work = object({ unit, at, hull, mending: mendingShape, points });
const spent = object({ unit, at, spent: integer(1, 10_000) });

const isWhole = ({ done }: NonNullable<Ship['mending']>): boolean => done >= wholeRepair;

/** A ship with its repair as it stands; one that is done is forgotten. */
function mended({ mending: _, ...ship }: Ship, mending: NonNullable<Ship['mending']>): Ship {
  return isWhole(mending) ? ship : { ...ship, mending };
}

const withoutSpent = ({ spent: _, ...ship }: Ship): Ship => ship;

/** One segment of repairs in a hex. It is told as a whole at the end of the turn. */
export const worked = event('worked', {
  fields: {
    seat,
    place,
    segment: integer(1, segments),
    units: list(unit, most.squadrons),
    works: list(work, most.squadrons),
    spends: list(spent, most.squadrons),
  },
  by: 'rules',
  hears: () => false,
  say: (happened) => phrase('Ships are repaired in {place}.', { place: hexName(happened.place) }),
  ahead: (happened) => phrase('Ships will be repaired in {place}.', { place: hexName(happened.place) }),
  apply(draft: Draft<State>, { works, spends, units, segment, ...happened }) {
    for (const one of units) {
      const mine = works.filter((each) => each.unit === one);
      withGains(
        draft,
        one,
        mine.filter((each) => each.points > 0),
      );
      const gained = sumOf(mine.map((each) => each.points));
      change(draft.squadrons, one, ({ ships, docked }) => ({
        ships: ships.map((ship, index) => {
          const now = mine.find((each) => each.at === index)?.mending;
          const used = spends.find((each) => each.unit === one && each.at === index)?.spent;
          const kept = now === undefined ? ship : mended(ship, now);
          return used === undefined ? kept : { ...kept, spent: used };
        }),
        docked: { place: happened.place, segment, gained: (docked?.gained ?? 0) + gained },
      }));
    }
  },
});

/** What repair units did for a squadron in a turn, and what its ships still lack (C2.10). */
export const repaired = event('repaired', {
  fields: { seat, unit, place, points: integer(1, 1_000_000), left: integer(0, 1_000_000) },
  by: 'rules',
  hears: ownerHears,
  say: ({ left, ...happened }) =>
    phrase(
      left === 0
        ? '{unit} has {points} DF repaired in {place} and is undamaged.'
        : '{unit} has {points} DF repaired in {place} and still lacks {left}.',
      { unit: own(happened.unit), points: happened.points, left, place: hexName(happened.place) },
    ),
  ahead: ({ left, ...happened }) =>
    phrase(
      left === 0
        ? '{unit} will have {points} DF repaired in {place} and be undamaged.'
        : '{unit} will have {points} DF repaired in {place} and still lack {left}.',
      { unit: own(happened.unit), points: happened.points, left, place: hexName(happened.place) },
    ),
});

/** The repair ships of a squadron are in supply again, and have their stores (C2.30). */
export const restocked = event('restocked', {
  fields: { seat, unit },
  by: 'rules',
  hears: () => false,
  say: (happened) => phrase('{unit} has refilled its stores.', { unit: own(happened.unit) }),
  ahead: (happened) => phrase('{unit} will refill its stores.', { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ ships }) => ({ ships: ships.map(withoutSpent) })),
});

type Repairing = Room<State, View, never, EventIn<typeof worked | typeof repaired | typeof restocked>>;

/** Repair units work, segment by segment (C2.10). */
export function workYards(turn: Turn<Repairing>): void {
  for (const yard of yardsIn(turn.state, turn.pass)) turn.happen(worked.of({ ...yard, segment: turn.pass }));
}

/** What was repaired is told, and repair ships in supply have their stores again (C2.30). */
export function closeYards(turn: Turn<Repairing>): void {
  const core = coresOf(turn.state);
  for (const [one, squadron] of inOrder(turn.state.squadrons)) {
    const { seat: owner, ships, docked } = squadron;
    if (docked !== undefined && docked.gained > 0)
      turn.happen(
        repaired.of({
          seat: owner,
          unit: one,
          place: docked.place,
          points: docked.gained,
          left: sumOf(ships.map(({ lost = 0 }) => lost)),
        }),
      );
    if (ships.some((ship) => ship.spent !== undefined) && isInSupply(turn.state, core, squadron))
      turn.happen(restocked.of({ seat: owner, unit: one }));
  }
}
