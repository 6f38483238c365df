import type { Books } from '#kernel/codec/books.ts';
import { integer, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../combat/words.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { putIn, storeFor, takeOut } from '../mothballs/mothball.ts';
import { awake } from '../mothballs/reactivate.ts';
import { isMothballed } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { basesAt, isFixed } from '../model/territory.ts';
import { rowFor } from '../ships/fleet.ts';
import { listFor } from '../ships/list/book.ts';
import { shipShape } from '../ships/shapes.ts';
import { shipIn } from '../ships/wings.ts';
import { mostGuards } from './limits.ts';

/** A ship of the National Guard is finished, and belongs to the bases of its hex from now on (B11.120). */
export const guardFinished = event('guard-finished', {
  fields: { seat, place, ship: shipShape },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} joins the National Guard in {place}.', {
      hull: happened.ship.hull,
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{hull} will join the National Guard in {place}.', {
      hull: happened.ship.hull,
      place: hexName(happened.place),
    }),
  apply: (draft, { place: at, ship }) =>
    change(draft.squadrons, basesAt(at), ({ ships, fixed }) => {
      const recruits = fixed?.recruits ?? [];
      const first = recruits.findIndex((one) => one.done !== true && one.hull === ship.hull);
      return {
        ships: [...ships, { ...ship, guard: true as const }],
        ...(fixed && {
          fixed: {
            ...fixed,
            recruits: recruits.map((one, n) => (n === first ? { ...one, done: true as const } : one)),
          },
        }),
      };
    }),
});

const hulls = list(hull, most.ships);
const at = list(integer(0, most.ships), most.ships);

/** Ships of the National Guard that nobody commands any longer are mothballed (B11.120); `to`: where. */
export const guardsStored = event('guards-stored', {
  fields: { seat, unit, to: unit, place, at, hulls },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      '{ships} of the National Guard in {place} {count:has|have} no starbase to command it: mothballed, as {to}.',
      {
        ships: hullsText(happened.hulls),
        place: hexName(happened.place),
        count: happened.hulls.length,
        to: own(happened.to),
      },
    ),
  apply(draft, { unit: id, to, at: positions }) {
    const was = draft.squadrons[id];
    if (was === undefined) return;
    const going = positions.flatMap((one) => was.ships[one] ?? []);
    takeOut(draft, id, positions);
    putIn(
      draft,
      to,
      was,
      going.map((ship) => ({ ...ship, stored: true })),
    );
  },
});

/** They are active again, as starbases can command them. OURS; `unit`: where they were stored (B11.120). */
export const guardsReturned = event('guards-returned', {
  fields: { seat, unit, place, at, hulls },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{ships} of the National Guard in {place} {count:is|are} active again.', {
      ships: hullsText(happened.hulls),
      place: hexName(happened.place),
      count: happened.hulls.length,
    }),
  apply(draft, { unit: id, place: hex, at: positions }) {
    const going = positions.flatMap((one) => draft.squadrons[id]?.ships[one] ?? []);
    takeOut(draft, id, positions);
    change(draft.squadrons, basesAt(hex), ({ ships }) => ({ ships: [...ships, ...going.map(awake)] }));
  },
});

type Guarding = Room<
  State,
  View,
  never,
  EventIn<typeof guardFinished | typeof guardsStored | typeof guardsReturned>
>;

const positionsOf = ({ ships }: Pick<Squadron, 'ships'>): readonly number[] =>
  ships.flatMap(({ guard }, position) => (guard === true ? [position] : []));
const hullsAt = ({ ships }: Pick<Squadron, 'ships'>, positions: readonly number[]): readonly string[] =>
  positions.flatMap((one) => ships[one]?.hull ?? []);

/** Ships of the National Guard that are done join it; those that the starbases of their hex cannot command are mothballed, the last ones first, and others return (B11.120). */
export const keepGuards =
  (books: Books) =>
  (turn: Turn<Guarding>): void => {
    finish(books, turn);
    for (const [unitOf, one] of inOrder<UnitId, Squadron>(turn.state.squadrons)) {
      const guards = positionsOf(one);
      if (guards.length === 0) continue;
      const { seat: owner, place: hex } = one;
      const room =
        mostGuards(turn.state, owner, hex) - (isFixed(one) ? guards.length : countAt(turn.state, one));
      const told = { seat: owner, unit: unitOf, place: hex };
      if (isFixed(one) && room < 0) {
        const going = guards.slice(room);
        turn.happen(
          guardsStored.of({ ...told, to: storeFor(turn.state, one), at: going, hulls: hullsAt(one, going) }),
        );
      } else if (isMothballed(one) && room > 0) {
        const going = guards.slice(0, room);
        turn.happen(guardsReturned.of({ ...told, at: going, hulls: hullsAt(one, going) }));
      }
    }
  };

const countAt = ({ squadrons }: State, { place: hex }: Squadron): number =>
  positionsOf(squadrons[basesAt(hex)] ?? { ships: [] }).length;

function finish(books: Books, turn: Turn<Guarding>): void {
  const book = listFor(books, turn.state);
  for (const [, { fixed, seat: owner, place: hex }] of inOrder<UnitId, Squadron>(turn.state.squadrons))
    for (const { hull: of, ready, done } of fixed?.recruits ?? []) {
      const row = book && rowFor(book, owner, of);
      if (book !== undefined && row !== undefined && done !== true && ready <= turn.state.turn + 1)
        turn.happen(guardFinished.of({ seat: owner, place: hex, ship: shipIn(book, row, false) }));
    }
}
