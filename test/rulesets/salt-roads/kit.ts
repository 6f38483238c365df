import { openDice } from '#kernel/dice/streams.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import { cases } from './caseWriting.ts';
import type { Order, SaltRoads } from './game/game.ts';
import type { House, State, View } from './game/model.ts';
import { saltRoads } from './game/ruleset.ts';
import { names } from './game/tables.ts';

const notForPlayers = 'It is a game for tests, and no player ever sees it.';
const noComputer = 'People play it, and nobody else.';
const [asch, brod] = names as [SeatId, SeatId];

const houses = (draw: Draw, seats: readonly SeatId[]): State['houses'] =>
  Object.fromEntries(
    seats.map((seat) => [
      seat,
      { carter: seat, coins: draw.fork(seat, 'coins').int(9), salt: draw.fork(seat).int(9) },
    ]),
  );
const world = (draw: Draw): State => ({ week: 1, price: 4, houses: houses(draw, names) });

function anyPlan({ me, week }: View, draw: Draw): Plan<Order> {
  let plan = emptyPlan<Order>();
  for (let n = 1; n <= draw.int(5); n += 1) {
    const ref = nthOrder(me, week, n);
    plan = withOrder(
      plan,
      draw.chance(1, 2)
        ? { kind: 'dig', ref }
        : { kind: 'send', ref, to: draw.pick([...names, seatId('nobody')]), coins: draw.int(6) },
    );
  }
  return plan;
}

/** Digs once and sends a coin to the next house. */
const scripted = ({ me, week, others }: View): Plan<Order> => {
  const dig = withOrder<Order>(emptyPlan(), { kind: 'dig', ref: nthOrder(me, week, 1) });
  const [to = me] = others;
  return withOrder(dig, { kind: 'send', ref: nthOrder(me, week, 2), to, coins: 1 });
};

export const saltRoadsKit: TestKit<SaltRoads> = {
  ruleset: saltRoads,
  folder: 'test/rulesets/salt-roads/game',
  own: { cites: 'SR', nouns: ['carter', 'salt road'] },
  cases,
  exempt: {},
  start: () => world(openDice('start')),
  plant: (state, seat, marker) => ({
    ...state,
    houses: { ...state.houses, [seat]: { ...(state.houses[seat] as House), carter: marker } },
  }),
  seen: () => ({
    state: { week: 1, price: 4, houses: { [asch]: { carter: 'Ada', coins: 3, salt: 0 } } },
    seat: asch,
    plan: scripted({
      week: 1,
      me: asch,
      own: { carter: 'Ada', coins: 3, salt: 0 },
      price: 4,
      others: [brod],
    }),
  }),
  secrets: {
    fields: { all: 'week price', alone: 'houses.*.*', seen: '', nobody: '' },
    knows: (_, [, seat]) => [seat as SeatId],
  },
  conserved: (state) => ({
    coins: valuesInOrder(state.houses).reduce((sum, { coins }: House) => sum + coins, 0),
    houses: keysInOrder(state.houses).length,
  }),
  setup: (seats) => ({ seats: names.slice(0, Math.max(2, Math.min(4, seats))) }),
  mutated: { drawers: ['digging.ts', 'sending.ts', 'market.ts', 'sequence.ts'], equivalents: [], asides: [] },
  anyPlan,
  games: {
    world,
    plans: ({ week }, views, draw) => ({
      ...Object.fromEntries(
        [...views]
          .filter(([seat]) => draw.fork(seat, 'sent').chance(3, 4))
          .map(([seat, view]) => [seat, anyPlan(view, draw.fork(seat))]),
      ),
      [gameMaster]: draw.fork('market').chance(1, 2)
        ? emptyPlan()
        : { hq: [{ kind: 'price', ref: nthOrder(gameMaster, week, 1), price: 5 }], units: {} },
    }),
    faults: ({ after }) =>
      inOrder(after.houses).flatMap(([seat, { coins }]) => (coins < 0 ? [`${seat} has ${coins} coins`] : [])),
  },
  script: { plan: scripted, happens: ['dug', 'sent', 'priced'] },
  lacks: {
    vectors: 'Its rulebook works out no example.',
    large: 'Nothing in it grows large.',
    stops: 'No turn of it asks in its middle.',
    scenarios: notForPlayers,
    tutorial: notForPlayers,
    course: notForPlayers,
    guide: notForPlayers,
    outsider: notForPlayers,
    seating: noComputer,
    computerPlan: noComputer,
    chronicle: noComputer,
    league: noComputer,
  },
};
