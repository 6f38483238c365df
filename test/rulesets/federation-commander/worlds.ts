import type { Cell } from '#kernel/board/grid.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, orderRef, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import type { FireWhen } from '#rulesets/federation-commander/fire/fireWhen.ts';
import type { Ship, State, View } from '#rulesets/federation-commander/model/state.ts';
import { isOnMap } from '#rulesets/federation-commander/model/ships.ts';
import { cardOf } from '#rulesets/federation-commander/ships/ships.ts';
import { create, freshFreighter, freshShip, shipId } from '#rulesets/federation-commander/setup.ts';
import { board } from '#rulesets/federation-commander/map/board.ts';
import { mailingNumber, sinceBegun, spanNames } from '#rulesets/federation-commander/model/mailing.ts';
import type { CardId } from '#rulesets/federation-commander/cards/ids.ts';
import { cardFor, ownBook } from '#rulesets/federation-commander/cards/known.ts';
import { convoy } from '#rulesets/federation-commander/model/limits.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { Large, RandomGames, Script, TestKit } from '#test/support/kits/testKit.ts';

type Kit = TestKit<FederationCommander>;

export const setup: Kit['setup'] = () => ({ seats: [...seats] });

const [federation, klingon] = seats;
const cards: readonly CardId[] = ownBook.map(({ card }) => card);
const hex = (x: number, y: number) => board.names.id(board.at({ x, y }) as Cell);

/** An order as it stands with a ship of this seat since the turn before. */
const fireOf = (seat: SeatId, ship: Ship): FireWhen => ({
  kind: 'fire-when',
  ref: nthOrder(seat, 1, 90),
  name: `Secret of ${seat}`,
  weapons: cardOf(ship).mounts.map(({ box }) => box),
  at: 'nearest',
  from: 1,
  within: 12,
  expected: 3,
  keep: 0,
});

/** Two ships a few hexes apart, in the middle of a battle. */
export const start: Kit['start'] = () => {
  const eagle = {
    ...freshShip(federation, 'federation-ca', 'Eagle'),
    place: hex(10, 12),
    speed: 16,
  } as const;
  const hawk = {
    ...freshShip(klingon, 'klingon-d7', 'Hawk'),
    place: hex(13, 8),
    facing: 3,
    speed: 16,
  } as const;
  return {
    turn: 2,
    impulse: 0,
    limit: 10,
    computer: [],
    declared: [],
    volleys: [],
    ships: {
      [shipId(federation, 0)]: {
        ...eagle,
        tracks: { 'phot.a': 'loaded', 'phot.b': 'pre-loaded' },
        standing: [fireOf(federation, eagle)],
      },
      [shipId(klingon, 0)]: { ...hawk, standing: [fireOf(klingon, hawk)] },
    },
  };
};

export const plant: Kit['plant'] = (state, seat, marker) => ({
  ...state,
  ships: Object.fromEntries(
    keysInOrder(state.ships).map((id) => {
      const ship = state.ships[id] as Ship;
      // Several: random plans withdraw one now and then.
      const standing = [1, 2, 3, 4].map((n) => ({
        ...fireOf(seat, ship),
        name: marker,
        ref: nthOrder(seat, 1, n),
      }));
      return [id, ship.seat === seat ? { ...ship, standing } : ship];
    }),
  ),
});

/** The other captain has said nothing, so there is nothing that Federation does not see. */
export const seen: Kit['seen'] = () => {
  const state = start();
  const enemy = shipId(klingon, 0);
  const own = shipId(federation, 0);
  const ref = (n: number) => nthOrder(federation, state.turn, n);
  const orders: readonly Order[] = [
    { kind: 'allocate', ref: ref(1), pace: 16, reverse: false, arm: [], regenerate: [0, 0, 0, 0, 0, 0] },
    { kind: 'plot', ref: ref(2), impulse: 1, subPulse: 2, action: 'turn-right' },
    { kind: 'steer', ref: ref(3), least: 3, most: 5, present: 2 },
  ];
  return {
    state: {
      ...state,
      ships: { ...state.ships, [enemy]: { ...(state.ships[enemy] as Ship), standing: [] } },
    },
    seat: federation,
    plan: { hq: [], units: { [own]: orders } },
  };
};

/** Ships, and the boxes of their cards: they are disabled and repaired, but never lost. */
export const conserved: Kit['conserved'] = ({ ships }) => ({
  ships: keysInOrder(ships).length,
  boxes: keysInOrder(ships).reduce((sum, id) => sum + cardOf(ships[id] as Ship).boxes.length, 0),
});

/** The beginning of a turn, or of its second half. */
function moment(draw: Draw): Pick<State, 'turn' | 'impulse' | 'mailing'> {
  const turn = draw.fork('turn').int(6);
  const span = draw.fork('mailing').pick(['turn', 'turn', ...spanNames] as const);
  const impulse = draw.fork('impulse').pick([0, 0, 5]);
  if (span === 'turn') return { turn, impulse: 0 };
  const turns = Array.from({ length: turn }, (_, at) => sinceBegun(at + 1, 1));
  const starts = impulse === 0 ? turns : [...turns, sinceBegun(turn, impulse)];
  return { turn, impulse, mailing: { span, starts } };
}

/** One or two ships a side, near each other or far apart, some of them in a bad way. */
function battle(draw: Draw): State {
  const far = draw.fork('far').chance(1, 5);
  const ships = seats.flatMap((seat, side) =>
    Array.from({ length: draw.fork('ships').int(2) }, (_, at): readonly [UnitId, Ship] => [
      shipId(seat, at),
      wornShip(seat, draw.fork(seat, at), side * (far ? 40 : 6)),
    ]),
  );
  const freighters = [1, 2, 3].map((at): readonly [UnitId, Ship] => [
    unitId(`${federation}.f${at}`),
    {
      ...freshFreighter(`Freighter ${at}`),
      place: hex(8 + 3 * at, 14),
      turnCount: draw.fork('way').int(59),
      disabled: points.slice(0, draw.fork('damage', at).int(49)),
    },
  ]);
  const isConvoy = draw.fork('convoy').chance(1, 4);
  return {
    ...moment(draw),
    limit: 10,
    // Everybody begins on it, and some near its edge.
    ...(isConvoy ? { convoy } : draw.fork('edge').chance(1, 2) ? { edge: { across: 54, down: 18 } } : {}),
    computer: [],
    declared: [],
    volleys: [],
    ships: Object.fromEntries([...ships, ...(isConvoy ? freighters : [])]),
  };
}

const points = cardFor({ card: 'freighter' }).boxes.map(({ box }) => box);

function wornShip(seat: SeatId, draw: Draw, away: number): Ship {
  const ship = freshShip(seat, draw.fork('card').pick(cards), `Ship of ${seat}`);
  const { boxes, shields } = cardOf(ship);
  const worn = draw.fork('worn').pick([0, 0, 5, 20, boxes.length - 2]);
  const disabled = draw
    .fork('boxes')
    .shuffle(boxes)
    .slice(0, worn)
    .map(({ box }) => box);
  const tubes = keysInOrder(ship.tracks);
  return {
    ...ship,
    place: hex(10 + away + draw.fork('x').int(3), 10 + draw.fork('y').int(4)),
    facing: draw.fork('facing').int(6) - 1,
    shields: shields.map((most, at) => draw.fork('shield', at).pick([most, most, 3, 0])),
    energy: draw.fork('energy').int(4),
    stopped: draw.fork('stopped').chance(1, 4),
    disabled,
    internal: worn > 0,
    ...(tubes.length > 0 && draw.fork('arming').chance(1, 4) ? { mayPreLoad: true } : {}),
    tracks: Object.fromEntries(
      tubes.map((tube) => [
        tube,
        disabled.includes(tube) ? 'empty' : draw.fork(tube).pick(['empty', 'pre-loaded', 'loaded'] as const),
      ]),
    ),
  };
}

/** Orders that no form thinks of: for anybody's ship, about boxes that are not there. */
export function anyPlan(view: View, draw: Draw): Plan<Order> {
  const { me, ships } = view;
  const turn = mailingNumber(view);
  const units = [...keysInOrder(ships), unitId('nobody'), undefined];
  let plan = emptyPlan<Order>();
  for (let n = 1; n <= draw.int(8); n += 1) {
    const ref = nthOrder(me, turn, n);
    const strange: readonly Order[] = [
      { kind: 'withdraw', ref, order: orderRef(`${me}.t1.o90`) },
      {
        kind: 'allocate',
        ref,
        pace: 24,
        reverse: true,
        arm: ['phot.a', 'lab.1'] as never,
        regenerate: [9, 0, 0, 0, 0, 3],
      },
      { kind: 'pre-load', ref },
      { kind: 'use-larger', ref, what: 'tractor-beams' },
      { kind: 'steer', ref, least: 9, most: 1, present: 0 },
      {
        kind: 'change-speed-when',
        ref,
        does: 'emergency-stop',
        from: 2,
        until: 8,
        least: 0,
        most: 99,
        keep: 0,
      },
      {
        kind: 'fire-when',
        ref,
        name: 'All',
        weapons: ['phot.a', 'disr.a', 'ph-1.1'] as never,
        at: 'nearest',
        from: 1,
        within: 25,
        expected: 0,
        keep: 0,
      },
      { kind: 'plot', ref, impulse: draw.int(8), subPulse: draw.int(4), action: 'turn-left' },
      { kind: 'disengage-when', ref, crippled: false },
    ];
    plan = withOrder(plan, draw.pick(strange), draw.pick(units));
  }
  return plan;
}

export const games: RandomGames<FederationCommander> = {
  world: battle,
  faults: ({ after }) =>
    inOrder(after.ships).flatMap(([id, ship]) => {
      const { shields, boxes } = cardOf(ship);
      const over = ship.shields.filter((left, at) => left < 0 || left > (shields[at] ?? 0));
      return [
        ...(over.length > 0 ? [`shields of ${id} hold ${ship.shields.join(' ')}`] : []),
        ...(new Set(ship.disabled).size < ship.disabled.length ? [`${id} lost a box twice`] : []),
        ...(ship.energy < 0 || (after.impulse === 0 && ship.pool !== 0)
          ? [`${id} keeps ${ship.energy} and ${ship.pool}`]
          : []),
        ...(after.impulse === 0 && (ship.used.length > 0 || ship.tactical !== undefined)
          ? [`marks of the turn are left on ${id}`]
          : []),
        ...(ship.status === 'active' && !isOnMap(after, ship.place) ? [`${id} fights beyond the map`] : []),
        ...((ship.disabled.length === boxes.length) !== (ship.status === 'destroyed')
          ? [`${id} is ${ship.status} with ${ship.disabled.length} of ${boxes.length} boxes disabled`]
          : []),
      ];
    }),
};

/** Everybody arms what there is, closes in and fires. */
function scripted(view: View): Plan<Order> {
  const { me, ships } = view;
  const turn = mailingNumber(view);
  let plan = emptyPlan<Order>();
  for (const [id, ship] of inOrder(ships)) {
    if (ship.seat !== me || ship.status !== 'active') continue;
    const ref = (n: number) => nthOrder(me, turn, n);
    const arm = keysInOrder(ship.tracks).filter((tube) => !ship.disabled.includes(tube));
    const orders: readonly Order[] = [
      { kind: 'allocate', ref: ref(1), pace: 8, reverse: false, arm, regenerate: [0, 0, 0, 0, 0, 0] },
      { kind: 'steer', ref: ref(2), least: 2, most: 6, present: 1 },
      { ...fireOf(me, ship), ref: ref(3) },
    ];
    for (const order of orders) plan = withOrder(plan, order, id);
  }
  return plan;
}

export const script: Script<FederationCommander> = {
  plan: scripted,
  happens: ['allocated', 'moved', 'order-filed'],
};

/** Three ships a side in the corners of the map. */
const fleets = {
  seats: [...seats],
  ships: {
    federation: [{ card: 'federation-ca' }, { card: 'federation-ca' }, { card: 'federation-ca' }],
    klingon: [{ card: 'klingon-d7' }, { card: 'klingon-d7' }, { card: 'klingon-d7' }],
  },
};

export const large: Large<FederationCommander> = {
  setups: [{ name: 'three ships a side', setup: fleets }],
  worlds: 1,
  world() {
    const made = create(fleets);
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    return made.value;
  },
  opening: 1,
  plans: (state) =>
    Object.fromEntries(seats.map((seat) => [seat, scripted({ ...state, me: seat, traces: [] })])),
  objects: ({ ships }) => keysInOrder(ships).length,
  oneMore: ({ me, turn }, plan) =>
    withOrder<Order>(
      plan,
      { kind: 'plot', ref: nthOrder(me, turn, 99), impulse: 1, subPulse: 4, action: 'straight' },
      shipId(seatId(me), 0),
    ),
};
