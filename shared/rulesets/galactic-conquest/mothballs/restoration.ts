import type { Books } from '#kernel/codec/books.ts';
import { integer, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { reserveShape, withKept } from '../crewing/reserve.ts';
import { unitsKept } from '../crewing/units.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { majorsOf } from '../economy/exhaustion.ts';
import { fewMajors } from '../economy/table.ts';
import { hexName } from '../map/board.ts';
import { isStored } from '../model/condition/storing.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import type { Priced } from '../squadrons/flyersNamed.ts';
import { flownBy, pricedShape, unitsText } from '../squadrons/flyersNamed.ts';
import { excessOf } from '../squadrons/regroup.ts';
import { pricedOf } from './groups.ts';
import { asked, fewest, laidUpAs, weightOf } from './laidUp.ts';
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
    /** Attrition units that it carried, and carries no longer. */
    flyers: optional(pricedShape),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    withKept(
      phrase('As restoration requires, {ships} of {unit} {count:is|are} mothballed in {place}, as {to}.', {
        ships: unitsText(happened.hulls, happened.flyers),
        unit: own(happened.unit),
        count: happened.hulls.length + sumOf((happened.flyers ?? []).map(({ count }) => count)),
        place: hexName(happened.place),
        to: own(happened.to),
      }),
      happened.kept,
    ),
  ahead: (happened) =>
    phrase('Restoration will require {ships} of {unit} to be mothballed.', {
      ships: unitsText(happened.hulls, happened.flyers),
      unit: own(happened.unit),
    }),
  apply: (draft, { unit: id, to, at, kept, flyers }) => storeIn(draft, id, { to, at, kept, flyers }),
});

interface Able {
  readonly code: UnitId;
  readonly at: number;
  readonly cost: number;
  /** As what it counts (B13.20). */
  readonly counts: number;
}

/** Ships that their squadrons can do without, the cheapest first, of several the first by their codes; no monitors, which are no warships of the military (E4.90). OURS. */
const ableOf = (state: State, owner: SeatId): readonly Able[] =>
  squadronsOf(state.squadrons, owner)
    .flatMap(([code, squadron]) =>
      squadron.fixed !== undefined || squadron.guards === true || squadron.monitor !== undefined
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

interface Carried {
  readonly code: UnitId;
  readonly flyers: readonly Priced[];
}

/** Attrition units that restoration takes where no ship is left that it could take: as many as are lacking of those that cost the least for what they count, the first by their codes. OURS. */
function carriedFor(list: ShipList | undefined, state: State, owner: SeatId): Carried | undefined {
  const lacking = lackingOf(state, owner);
  const all = squadronsOf(state.squadrons, owner).flatMap(([code, squadron]) =>
    isStored(squadron)
      ? []
      : flownBy(squadron.ships).flatMap(({ flyer, count }) => {
          const weight = weightOf(flyer.class);
          const many = Math.min(count, Math.ceil(lacking / weight));
          const flyers = pricedOf(list, state, owner, [{ flyer, count: many }]);
          const cost = sumOf((flyers ?? []).map((one) => one.cost));
          return flyers === undefined ? [] : [{ code, flyers, each: rounded(cost * 1000, many * weight) }];
        }),
  );
  return all.toSorted(
    compareBy(
      ({ each }) => each,
      ({ code }) => code,
    ),
  )[0];
}

/** What restoration takes next out of a squadron; undefined: nothing is left that it could take. */
function takenNext(list: ShipList | undefined, state: State, owner: SeatId) {
  const ship = nextOf(state, owner);
  return ship === undefined ? carriedFor(list, state, owner) : { code: ship.code, at: [ship.at], flyers: [] };
}

/** Restoration takes ships and attrition units out of service, of which the rules choose those that were not chosen (B13.20). */
export const restore =
  (books: Books) =>
  (turn: Turn<Room<State, View, never, EventIn<typeof restored>>>): void => {
    for (const owner of keysInOrder(turn.state.empires))
      while (lackingOf(turn.state, owner) > 0) {
        const taken = takenNext(listFor(books, turn.state), turn.state, owner);
        const squadron = taken && turn.state.squadrons[taken.code];
        if (taken === undefined || squadron === undefined) break;
        const { code, flyers } = taken;
        const at = 'at' in taken ? taken.at : [];
        const ships = at.flatMap((position) => squadron.ships[position] ?? []);
        turn.happen(
          restored.of({
            seat: owner,
            unit: code,
            to: storeFor(turn.state, squadron),
            place: squadron.place,
            at,
            hulls: ships.map((ship) => ship.hull),
            kept: unitsKept(ships),
            ...(flyers.length > 0 && { flyers }),
          }),
        );
      }
  };
