import { flag, list, literal, optional } from '#kernel/codec/shapes.ts';
import { atPlace, eitherOr, way } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../../bank/paying.ts';
import { cause, event, hexAt, hexesSaid, order, ownerHears, place, points, seat } from '../../declare.ts';
import { beside, boardOf, hexName } from '../../map/board.ts';
import { saturatedId } from '../../mines/fields.ts';
import type { Lane } from '../../model/merchant.ts';
import type { State, View } from '../../model/state.ts';
import { brokenWay } from '../../movement/moving.ts';
import { impossible } from '../../refusals.ts';
import { anchorsAt } from './anchors.ts';
import { costOfHex } from './cost.ts';

/** The most hexes that an order names. */
export const mostHexes = 40;
export const hexes = list(place, mostHexes);

type World = Pick<State, 'map' | 'systems' | 'routes' | 'squadrons'>;

const isOwnSystem = ({ systems }: World, mine: SeatId, hex: PlaceId): boolean => systems[hex]?.owner === mine;
/** Whether a route can begin there: at a system, at a route that ends at one, or at a base (B1.10). */
const canBegin = (state: World, mine: SeatId, hex: PlaceId): boolean =>
  isAnchor(state, mine, hex) || anchorsAt(state, mine, hex);
/** Whether a route that ends there is paid for once: at a system, or at a route that does. */
const isAnchor = (state: World, mine: SeatId, hex: PlaceId): boolean => {
  const lane = state.routes?.[hex];
  return isOwnSystem(state, mine, hex) || (lane?.seat === mine && lane.open !== true);
};

/** The hexes of a way that are no trade route of the empire yet. */
const freshOf = ({ routes = {} }: World, mine: SeatId, ways: readonly PlaceId[]): readonly PlaceId[] =>
  [...new Set(ways)].filter((hex) => routes[hex]?.seat !== mine);

/** How a way would be laid: what is new of it, and whether it ends in open space. */
interface Laid {
  readonly fresh: readonly PlaceId[];
  readonly open: boolean;
  readonly points: number;
}

export function laidBy(state: World, mine: SeatId, ways: readonly PlaceId[], hidden: boolean): Laid {
  const fresh = freshOf(state, mine, ways);
  const last = ways.at(-1);
  const open = last !== undefined && !isAnchor(state, mine, last);
  const lane = { ...(open && { open: true as const }), ...(hidden && { hidden: true as const }) };
  const atBase = last !== undefined && anchorsAt(state, mine, last);
  return { fresh, open, points: fresh.length * costOfHex(lane, atBase) };
}

/** Why no route can begin in a hex: it must be anchored at one end (B1.10). */
function unanchored(state: World, mine: SeatId, first: PlaceId): Problem | undefined {
  const near = [first, ...beside(boardOf(state.map), first)];
  return near.some((hex) => canBegin(state, mine, hex))
    ? undefined
    : impossible('GC B1.10', 'route-unanchored', { place: hexName(first) });
}

/** A trade route, or more of one, hex by hex, in the empire’s own space (B1.10 to B1.24). */
export const layRoute = order('lay-route', {
  fields: { way: hexes, hidden: flag },
  title: 'Lay a trade route',
  offers({ me, territory, empires, routes = {} }, spot) {
    const at = hexAt(spot);
    return at === undefined || territory[at] !== me || empires[me]?.merchant === undefined
      ? []
      : [{ way: routes[at] === undefined ? [at] : [], hidden: false }];
  },
  form: (view, given, at) => [
    way(
      given,
      'way',
      'Hexes',
      { most: mostHexes, ...(at.place && { from: atPlace(at.place) }) },
      {
        along: () => given.way.map((hex) => ({ position: atPlace(hex) })),
        ahead: (to) =>
          beside(boardOf(view.map), given.way.at(-1) ?? at.place ?? to.place).includes(to.place)
            ? [{ position: atPlace(to.place) }]
            : [],
      },
    ),
    eitherOr(
      given,
      'hidden',
      'Visibility',
      phrase('Hidden: twice the price each turn'),
      phrase('Open to all'),
    ),
  ],
  facts: (view, given) => {
    const { points: cost, open } = laidBy(view, view.me, given.way, given.hidden);
    return [
      {
        label: 'Costs',
        value:
          open || given.hidden
            ? phrase('{cost} EP, each turn', { cost })
            : phrase('{cost} EP, once', { cost }),
      },
    ];
  },
  cannot(state, { seat: mine, order: { way: ways, hidden } }) {
    const empire = state.empires[mine];
    if (empire?.merchant === undefined) return impossible('GC B1.10', 'no-merchants');
    const [first] = ways;
    const { fresh, points: cost } = laidBy(state, mine, ways, hidden);
    if (first === undefined || fresh.length === 0) return impossible('GC B1.20', 'route-nothing-new');
    const foreign = ways.find((hex) => state.territory[hex] !== mine);
    if (foreign !== undefined) return impossible('GC B1.10', 'route-abroad', { place: hexName(foreign) });
    // Freighters would be lost in a hex full of mines (C4.45).
    const mined = fresh.find((hex) => state.mines?.[saturatedId(hex)] !== undefined);
    if (mined !== undefined) return impossible('GC C4.45', 'route-mined', { place: hexName(mined) });
    return (
      brokenWay(state.map, first, ways.slice(1)) ??
      unanchored(state, mine, first) ??
      (cost > empire.treasury
        ? impossible('GC B1.21', 'route-costs', { cost, left: empire.treasury })
        : undefined)
    );
  },
  say: (given) =>
    given.way.length === 0
      ? phrase('Lay a trade route')
      : given.hidden
        ? phrase('Lay a hidden trade route through {places}', { places: hexesSaid(given.way) })
        : phrase('Lay a trade route through {places}', { places: hexesSaid(given.way) }),
});

/** New hexes of trade routes, and what they cost. */
export const routeLaid = event('route-laid', {
  fields: {
    seat,
    way: hexes,
    points,
    open: optional(literal(true)),
    hidden: optional(literal(true)),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your trade routes lead through {places}, for {points} EP.', {
      places: hexesSaid(happened.way),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Your trade routes will lead through {places}, for {points} EP.', {
      places: hexesSaid(happened.way),
      points: happened.points,
    }),
  apply(draft, { seat: owner, way: ways, points: cost, open, hidden }) {
    const lane: Lane = { seat: owner, ...defined({ open, hidden }) };
    for (const hex of ways) layHex(draft, hex, lane);
    spend(draft, owner, cost);
  },
});

function layHex(draft: Draft<State>, hex: PlaceId, lane: Lane): void {
  draft.routes ??= {};
  put(draft.routes, hex, lane);
}

/** Trade routes are laid, one after another (B1.20). */
export function layRoutes(
  turn: Turn<Room<State, View, OrderIn<typeof layRoute>, EventIn<typeof routeLaid>>>,
): void {
  inTurn(turn, layRoute, ({ seat: owner, order: { way: ways, hidden, ref } }) => {
    const { fresh, open, points: cost } = laidBy(turn.state, owner, ways, hidden);
    return routeLaid.of({
      seat: owner,
      way: fresh,
      points: cost,
      ...(open && { open }),
      ...(hidden && { hidden }),
      cause: ref,
    });
  });
}
