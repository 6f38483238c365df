import { integer, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../combat/words.ts';
import { reserveShape, withKept } from '../crewing/reserve.ts';
import { unitsKept } from '../crewing/units.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { majorsOf } from '../economy/exhaustion.ts';
import { fewMajors } from '../economy/table.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { excessOf } from '../squadrons/regroup.ts';
import { asked, fewest, laidUpAs } from './laidUp.ts';
import { isStorable, storeFor, storeIn } from './mothball.ts';

/** How much an empire must still scrap or mothball this turn, where a ship of size class 4 counts as 48 (B13.20, B13.25). */
export function lackingOf(state: Pick<State, 'systems' | 'empires'>, owner: SeatId): number {
  const empire = state.empires[owner];
  return empire?.mobility !== 'RB' || majorsOf(state, owner) <= fewMajors
    ? 0
    : Math.max(0, asked - (empire.laidUp ?? 0));
}

/** A ship is mothballed because restoration asks for it. */
export const restored = event('restored', {
  fields: {
    seat,
    unit,
    to: unit,
    place,
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
    kept: optional(reserveShape),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    withKept(
      phrase('Restoration asks for it: {ships} of {unit} {count:is|are} mothballed in {place}, as {to}.', {
        ships: hullsText(happened.hulls),
        unit: own(happened.unit),
        count: happened.hulls.length,
        place: hexName(happened.place),
        to: own(happened.to),
      }),
      happened.kept,
    ),
  ahead: (happened) =>
    phrase('Restoration will ask for {ships} of {unit}.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply: (draft, { unit: id, to, at, kept }) => storeIn(draft, id, { to, at, kept }),
});

interface Able {
  readonly code: UnitId;
  readonly at: number;
  readonly cost: number;
  /** As what it counts (B13.20). */
  readonly counts: number;
}

/** Ships that their squadrons can do without, the cheapest first, of several the first by their codes. OURS. */
const ableOf = (state: State, owner: SeatId): readonly Able[] =>
  squadronsOf(state.squadrons, owner)
    .flatMap(([code, squadron]) =>
      squadron.fixed !== undefined || squadron.guards === true
        ? []
        : squadron.ships.flatMap((ship, at) => {
            const left = { ...squadron, ships: squadron.ships.filter((_, position) => position !== at) };
            return isStorable(ship) && ship.size <= 4 && excessOf(state, left) <= excessOf(state, squadron)
              ? [{ code, at, cost: ship.figures?.cost ?? 0, counts: laidUpAs(ship) }]
              : [];
          }),
    )
    .toSorted(
      compareBy(
        ({ cost }) => cost,
        ({ code }) => code,
        ({ at }) => at,
      ),
    );

/** None of these ships, the first one, and so on, up to as many as could be needed. */
const firstOf = (ships: readonly Able[]): readonly (readonly Able[])[] =>
  Array.from({ length: Math.min(ships.length, asked / fewest) + 1 }, (_, count) => ships.slice(0, count));

/** The next ship that restoration takes: of those that come to what is lacking with the least beyond it, and cost the least together; where all are too few, the cheapest. OURS. */
function nextOf(state: State, owner: SeatId): Able | undefined {
  const [able, lacking] = [ableOf(state, owner), lackingOf(state, owner)];
  const bySize = [...Map.groupBy(able, ({ counts }) => counts).values()];
  const sets = bySize.reduce<readonly (readonly Able[])[]>(
    (all, ships) => all.flatMap((set) => firstOf(ships).map((more) => [...set, ...more])),
    [[]],
  );
  const enough = sets
    .map((ships) => ({
      ships,
      beyond: sumOf(ships.map(({ counts }) => counts)) - lacking,
      cost: sumOf(ships.map(({ cost }) => cost)),
    }))
    .filter(({ beyond }) => beyond >= 0)
    .toSorted(
      compareBy(
        ({ beyond }) => beyond,
        ({ cost }) => cost,
      ),
    );
  const taken = enough[0]?.ships;
  return taken === undefined ? able[0] : able.find((one) => taken.includes(one));
}

/** Restoration takes ships out of service, of which the rules choose those that were not chosen (B13.20). */
export function restore(turn: Turn<Room<State, View, never, EventIn<typeof restored>>>): void {
  for (const owner of keysInOrder(turn.state.empires))
    while (lackingOf(turn.state, owner) > 0) {
      const taken = nextOf(turn.state, owner);
      const squadron = taken && turn.state.squadrons[taken.code];
      if (taken === undefined || squadron === undefined) break;
      const { code, at } = taken;
      turn.happen(
        restored.of({
          seat: owner,
          unit: code,
          to: storeFor(turn.state, squadron),
          place: squadron.place,
          at: [at],
          hulls: squadron.ships.slice(at, at + 1).map((ship) => ship.hull),
          kept: unitsKept(squadron.ships.slice(at, at + 1)),
        }),
      );
    }
}
