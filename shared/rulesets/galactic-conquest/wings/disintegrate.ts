import { integer, line, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, drop } from '#kernel/steps/change.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import type { Flyer } from '../model/battle/wings.ts';
import { countText, mostWings } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';

/** The first of these hexes where fighters and gunboats that fly by themselves are lost at once: an unnavigable one (A204.00). */
export const deadlyOf = ({ map }: Pick<State, 'map'>, ...places: readonly PlaceId[]): PlaceId | undefined =>
  places.find((at) => groundAt(map, at).kind === 'red');

const some = object({ type: line(20, 1), count: integer(1, 9999) });
const of = object({ at: integer(0, most.ships), wing: integer(0, mostWings), count: integer(1, 999) });

/** Fighters and gunboats that fly by themselves are lost in a red hex (A204.00); `losses`: of which ships and wings of the squadron; `whole`: they were a squadron of their own. */
export const wingsDisintegrated = event('wings-disintegrated', {
  fields: {
    seat,
    unit,
    place,
    flown: list(some, most.ships),
    losses: list(of, most.ships),
    whole: optional(literal(true)),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ flown, ...happened }) =>
    phrase('{units} of {unit} enter the unnavigable space of {place} and are lost at once.', {
      units: flown.map(countText).join(', '),
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: ({ flown, ...happened }) =>
    phrase('{units} of {unit} will be lost in the unnavigable space of {place}.', {
      units: flown.map(countText).join(', '),
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply(draft, { unit: from, losses, whole }) {
    if (whole === true) return drop(draft.squadrons, from);
    change(draft.squadrons, from, ({ ships }) => ({
      ships: ships.map((ship, at) => withoutLosses(ship, at, losses)),
    }));
  },
});

type Losses = EventIn<typeof wingsDisintegrated>['losses'];
/** How many of a wing go off. */
export type Gone = Losses[number] & { readonly one: Pick<Flyer, 'type'> };

const withoutLosses = ({ wings, ...ship }: Ship, at: number, losses: Losses): Ship =>
  wings === undefined
    ? ship
    : {
        ...ship,
        wings: wings.map((wing, index) => {
          const gone = losses.find((each) => each.at === at && each.wing === index)?.count ?? 0;
          return { ...wing, count: Math.max(0, wing.count - gone) };
        }),
      };

/** So many of each type, taken from the wings of ships in their order. */
export function takenFrom(ships: readonly Ship[], counts: ReadonlyMap<string, number>): readonly Gone[] {
  const left = new Map(counts);
  return ships.flatMap(({ wings = [] }, at) =>
    wings.flatMap((one, wing) => {
      const count = Math.min(one.count, left.get(one.type) ?? 0);
      left.set(one.type, (left.get(one.type) ?? 0) - count);
      return count === 0 ? [] : [{ at, wing, count, one }];
    }),
  );
}

/** What becomes of fighters and gunboats that a squadron sends into, or out of, a red hex. */
export const lostInRed = (from: UnitId, { seat: owner }: Squadron, to: PlaceId, gone: readonly Gone[]) =>
  wingsDisintegrated.of({
    seat: owner,
    unit: from,
    place: to,
    flown: gone.map(({ one, count }) => ({ type: one.type, count })),
    losses: gone.map(({ at, wing, count }) => ({ at, wing, count })),
  });

/** Gunboats that have come into a red hex, or leave their tender in one, are lost (A204.00). */
export function disintegrate(turn: Turn<Room<State, View, never, EventIn<typeof wingsDisintegrated>>>): void {
  for (const [unit, one] of inOrder<UnitId, Squadron>(turn.state.squadrons))
    if (one.away !== undefined && deadlyOf(turn.state, one.place) !== undefined)
      turn.happen(
        wingsDisintegrated.of({
          seat: one.seat,
          unit,
          place: one.place,
          flown: one.ships.flatMap(({ band }) =>
            band === undefined ? [] : [{ type: band.type, count: band.count }],
          ),
          losses: [],
          whole: true,
        }),
      );
}
