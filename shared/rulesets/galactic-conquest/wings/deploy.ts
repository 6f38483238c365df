import type { Books } from '#kernel/codec/books.ts';
import { integer, line } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Deploying } from '../model/battle/deploys.ts';
import { mostDeployed } from '../model/battle/deploys.ts';
import { isFlotillaScout, isLeader, isOfFlotilla, plainOfFlotilla } from '../model/battle/flotilla.ts';
import type { Flyer } from '../model/battle/wings.ts';
import { countText, flyerShape } from '../model/battle/wings.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { activeGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import { listFor } from '../ships/list/book.ts';
import { flyerNamed } from '../ships/wings.ts';
import { coresOf } from '../space/own.ts';
import { namesOf } from '../squadrons/codes.ts';
import { cannotCommand, excessOf } from '../squadrons/regroup.ts';
import { takeFromStock } from '../hangars/stock.ts';
import { roomLeft, withAboard } from './room.ts';
import { isServed } from './supplied.ts';

const type = line(20, 1);
const deployFields = {
  type,
  count: integer(1, mostDeployed),
  ship: line(24, 1),
  segment: integer(1, segments),
} as const;

/** What the game’s list says of a type that an empire has. */
function flyerIn(
  books: Books,
  state: Pick<State, 'ships' | 'turn' | 'year'>,
  owner: SeatId,
  named: string,
): Flyer | undefined {
  const list = listFor(books, state);
  return list && flyerNamed(list, owner, named);
}

/** The squadron with the units aboard. */
const loaded = (squadron: Squadron, at: number, flyer: Flyer, count: number): Squadron => ({
  ...squadron,
  ships: squadron.ships.map((one, position) => (position === at ? withAboard(one, flyer, count) : one)),
});

/** What is to come aboard; `cause`: its order, where it is under way. */
type Landing = Pick<Deploying, 'flyer' | 'count' | 'ship'> & Partial<Pick<Deploying, 'cause'>>;

/** Whether a leader or a scout of gunboats comes to a ship that has four others aboard, or will have, and none like it: they fly in no other way (C20.22). */
function completes(
  { ships, deploys = [] }: Squadron,
  at: number,
  { flyer, count, ship, cause: by }: Landing,
): boolean {
  const all = [
    ...(ships[at]?.wings ?? []),
    ...deploys.flatMap((one) =>
      one.ship === ship && one.cause !== by ? [{ ...one.flyer, count: one.count }] : [],
    ),
  ];
  const is = isLeader(flyer) ? isLeader : isFlotillaScout;
  const plain = sumOf(all.map((one) => (one.class === 'PF' && !isOfFlotilla(one) ? one.count : 0)));
  return count === 1 && plain >= plainOfFlotilla && !all.some((one) => is(one) && one.count > 0);
}

/** Why units cannot come aboard now: the stock, the room, command slots, supply (A4.151, A4.201, C20.20, C20.21). */
function cannotLand(state: State, squadron: Squadron, given: Landing): Problem | undefined {
  const { flyer, count, ship } = given;
  const at = namesOf(squadron.ships).indexOf(ship);
  if (at === -1) return impossible('GC A4.151', 'no-such-ship');
  const stock = state.empires[squadron.seat]?.stock?.[flyer.type] ?? 0;
  if (stock < count) return impossible('GC A4.151', 'not-in-stock', { unit: flyer.type, left: stock });
  if (isOfFlotilla(flyer) && !completes(squadron, at, given)) return impossible('GC C20.22', 'no-flotilla');
  const room = roomLeft(squadron.ships, at, flyer);
  if (room < count) return impossible('GC C20.21', 'no-room-aboard', { unit: flyer.type, ship, left: room });
  const then = loaded(squadron, at, flyer, count);
  const barred = squadron.fixed === undefined ? cannotCommand(state, then) : undefined;
  return excessOf(state, then) > excessOf(state, squadron) ? barred : undefined;
}

type Ordered = Giving<
  Pick<Deploying, 'count' | 'ship' | 'segment'> & {
    readonly ref: never;
    readonly kind: 'deploy';
    readonly type: string;
  }
>;

function cannotDeploy(books: Books, state: State, given: Ordered): Problem | undefined {
  const squadron = activeGiven(state.squadrons, given);
  if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (squadron.hyper !== undefined) return impossible('GC C21.51', 'hyper-and-moves');
  const flyer = flyerIn(books, state, squadron.seat, given.order.type);
  if (flyer === undefined) return impossible('GC A4.151', 'no-flyer', { unit: given.order.type });
  return cannotLand(state, squadron, { ...given.order, flyer });
}

/** What of the reader’s stock a ship of the squadron has room for. */
function offered(books: Books, view: View, at: UnitId | undefined) {
  const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at });
  const stock = view.empires[view.me]?.stock ?? {};
  if (squadron === undefined) return [];
  const names = namesOf(squadron.ships);
  return keysInOrder(stock).flatMap((one) => {
    const flyer = flyerIn(books, view, view.me, one);
    return flyer === undefined
      ? []
      : names.flatMap((ship, position) => {
          const count = Math.min(stock[one] ?? 0, roomLeft(squadron.ships, position, flyer), mostDeployed);
          return count > 0 ? [{ type: one, count, ship, segment: 1 }] : [];
        });
  });
}

/** Fighters or gunboats go from stock aboard a ship or a base, in any segment (A4.151, A4.201). */
export const deploy = (books: Books) =>
  order('deploy', {
    fields: deployFields,
    title: 'Take fighters or gunboats aboard',
    offers: (view, { unit: at }) => offered(books, view, at).slice(0, 1),
    form(view, given, { unit: at }) {
      const all = offered(books, view, at);
      const names = namesOf((at && view.squadrons[at]?.ships) ?? []);
      return [
        choice(
          given,
          'type',
          'Type',
          choicesOf([...new Set([...all.map((one) => one.type), given.type])], (one) =>
            phrase('{unit}', { unit: one }),
          ),
        ),
        number(given, 'count', 'How many', { least: 1, most: mostDeployed }),
        choice(
          given,
          'ship',
          'Ship',
          choicesOf([...new Set([...names, given.ship])], (one) => phrase('{ship}', { ship: one })),
        ),
        number(given, 'segment', 'In segment', { least: 1, most: segments }),
      ];
    },
    cannot: (state, given) => cannotDeploy(books, state, given as Ordered),
    say: ({ ship, segment, ...given }) =>
      phrase('Take {units} aboard {ship} in segment {segment}', {
        units: countText(given),
        ship,
        segment,
      }),
  });
export type Deploy = OrderIn<ReturnType<typeof deploy>>;

const wing = { seat, unit, flyer: flyerShape, count: integer(1, mostDeployed), ship: line(24, 1) };

/** Units will come aboard in a segment of this turn. */
export const deployOrdered = event('deploy-ordered', {
  fields: { ...wing, segment: integer(1, segments), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ flyer, count, ship, segment, ...happened }) =>
    phrase('{units} are made ready for {ship} of {unit}, in segment {segment}.', {
      units: countText({ count, type: flyer.type }),
      ship,
      unit: own(happened.unit),
      segment,
    }),
  ahead: ({ flyer, count, ship, segment, ...happened }) =>
    phrase('{units} will be made ready for {ship} of {unit}, in segment {segment}.', {
      units: countText({ count, type: flyer.type }),
      ship,
      unit: own(happened.unit),
      segment,
    }),
  apply: (draft, { unit: to, flyer, count, ship, segment, cause: by }) =>
    change(draft.squadrons, to, ({ deploys = [] }) => ({
      deploys: [...deploys, { flyer, count, ship, segment, cause: by }],
    })),
});

/** Units come aboard from stock (A4.151, A4.201). */
export const deployed = event('deployed', {
  fields: { ...wing, place, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ flyer, count, ship, ...happened }) =>
    phrase('{ship} of {unit} takes {units} aboard in {place}.', {
      units: countText({ count, type: flyer.type }),
      ship,
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: ({ flyer, count, ship, ...happened }) =>
    phrase('{ship} of {unit} will take {units} aboard in {place}.', {
      units: countText({ count, type: flyer.type }),
      ship,
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply(draft, { flyer, count, ship, ...happened }) {
    replace(draft.squadrons, happened.unit, (was) => {
      const at = namesOf(was.ships).indexOf(ship);
      const deploys = (was.deploys ?? []).filter((one) => one.cause !== happened.cause);
      return { ...loaded(was, at, flyer, count), deploys };
    });
    takeFromStock(draft, happened.seat, flyer.type, count);
  },
});

/** What is to come aboard is noted, each for its segment. */
export const prepareDeploys =
  (books: Books) =>
  (turn: Turn<Room<State, View, Deploy, EventIn<typeof deployOrdered>>>): void =>
    inTurn(turn, deploy(books), ({ seat: owner, unit: to, order: given }) => {
      const flyer = flyerIn(books, turn.state, owner, given.type);
      const { count, ship, segment, ref } = given;
      return (
        flyer && to && deployOrdered.of({ seat: owner, unit: to, flyer, count, ship, segment, cause: ref })
      );
    });

/** Units come aboard at the end of their segment, if the squadron is in supply then, and nothing else is in the way (A4.151, A4.201). */
export function deployWings(turn: Turn<Room<State, View, never, EventIn<typeof deployed>>>): void {
  const core = coresOf(turn.state);
  for (const [to, { deploys = [] }] of inOrder<UnitId, Squadron>(turn.state.squadrons))
    for (const one of deploys) {
      const squadron = turn.state.squadrons[to];
      if (one.segment !== turn.pass || squadron === undefined) continue;
      const { segment: _, ...given } = one;
      const why = isServed(turn.state, core, squadron)
        ? cannotLand(turn.state, squadron, one)
        : impossible('GC C20.80', 'not-served', { place: hexName(squadron.place) });
      if (why !== undefined) turn.refuse(one.cause, why);
      else turn.happen(deployed.of({ seat: squadron.seat, unit: to, place: squadron.place, ...given }));
    }
}
