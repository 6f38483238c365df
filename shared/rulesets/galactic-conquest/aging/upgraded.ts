import type { Books } from '#kernel/codec/books.ts';
import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { defined } from '#kernel/words/defined.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hullsText } from '../combat/words.ts';
import { event, hull, most, own, ownerHears, seat, unit } from '../declare.ts';
import { yearOf } from '../map/seats.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { isBase, rowFor, shipOf } from '../ships/fleet.ts';
import { shipsIn } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { raisedTo } from '../ships/list/upgrades.ts';

const factor = integer(0, 1_000_000);

/** Ships of a squadron have faster drones or plasma, for nothing: their factors are these from now on (B11.85). */
export const shipsUpgraded = event('ships-upgraded', {
  fields: {
    seat,
    unit,
    ships: list(
      object({
        at: integer(0, most.ships),
        hull,
        attack: factor,
        defence: factor,
        bpv: optional(integer(0, 99_999)),
      }),
      most.ships,
    ),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ ships, ...happened }) =>
    phrase('{ships} of {unit} get faster drones or plasma.', {
      ships: hullsText(ships.map((one) => one.hull)),
      unit: own(happened.unit),
    }),
  ahead: ({ ships, ...happened }) =>
    phrase('{ships} of {unit} will get faster drones or plasma.', {
      ships: hullsText(ships.map((one) => one.hull)),
      unit: own(happened.unit),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.map((ship, at) => {
        const better = happened.ships.find((one) => one.at === at);
        if (better === undefined || ship.figures === undefined) return ship;
        const { attack, defence, bpv } = better;
        return { ...ship, figures: { ...ship.figures, attack, defence, ...defined({ bpv }) } };
      }),
    })),
});

/** What the drones and plasma of a new year add to the factors of a ship; undefined: nothing, as for a new one, which paid for them. Whoever built it has the row. */
function gainOf(book: ShipList, owner: SeatId, ship: Ship, year: number) {
  const row = rowFor(book, ship.captured ?? ship.foreign ?? owner, ship.hull);
  if (row === undefined || ship.figures === undefined || isBase(ship)) return undefined;
  const [before, now] = [year - 1, year].map((one) => shipOf(raisedTo(row, one)).figures);
  const attack = (now?.attack ?? 0) - (before?.attack ?? 0);
  const defence = (now?.defence ?? 0) - (before?.defence ?? 0);
  const points = (now?.bpv ?? 0) - (before?.bpv ?? 0);
  const paid = before?.cost !== now?.cost && ship.figures.cost === now?.cost;
  return paid || (attack === 0 && defence === 0)
    ? undefined
    : {
        attack: ship.figures.attack + attack,
        defence: ship.figures.defence + defence,
        ...(ship.figures.bpv !== undefined && { bpv: ship.figures.bpv + points }),
      };
}

/** With a new year ships have the drones and plasma of it (B11.85). OURS: bases are those of our list, which has none. */
export const upgradeAll =
  (books: Books) =>
  (turn: Turn<Room<State, View, never, EventIn<typeof shipsUpgraded>>>): void => {
    const { ships: digest, squadrons } = turn.state;
    const year = yearOf(turn.state);
    const isNew = turn.state.turn > 1 && yearOf({ ...turn.state, turn: turn.state.turn - 1 }) < year;
    if (digest === undefined || !books.has(digest) || !isNew) return;
    const book = shipsIn(books, digest);
    for (const [which, { seat: owner, ships }] of inOrder(squadrons)) {
      const better = ships.flatMap((ship, at) => {
        const gain = gainOf(book, owner, ship, year);
        return gain === undefined ? [] : [{ at, hull: ship.hull, ...gain }];
      });
      if (better.length > 0) turn.happen(shipsUpgraded.of({ seat: owner, unit: which, ships: better }));
    }
  };
