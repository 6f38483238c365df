import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { withWars, world } from '../model/imagine.ts';
import type { Order } from '../game.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { relation } from '../model/relations.ts';
import type { Manner } from './manner.ts';
import { mannerOf } from './manner.ts';
import type { Strength } from './strength.ts';
import { foesIn, nothing } from './strength.ts';

/** Plans the turn of an empire that the computer leads: what the empire knows, and the orders given so far. */
export interface Planner {
  readonly view: View;
  readonly me: SeatId;
  readonly manner: Manner;
  /** The world as it is known, with the wars declared in this plan. */
  readonly state: State;
  /** Own sectors, in id order. */
  readonly own: readonly PlaceId[];
  /** Enemies' forces in a sector as last reported: those at war, and independents in their own sectors. */
  foes(place: PlaceId): Strength;
  /** Forces of empires at war alone: independents never leave their sectors. */
  raiders(place: PlaceId): Strength;
  give(unit: UnitId | undefined, order: Unnumbered<Order>): void;
  plan(): Plan<Order>;
}

/** Begins a plan. @param wars empires on which it declares war */
export function startPlanner(view: View, wars: readonly SeatId[] = []): Planner {
  const { me } = view;
  const state = withWars(world(view), me, wars);
  const isEnemy = (owner: SeatId | undefined): boolean =>
    owner !== undefined && relation(state, me, owner) === 'war';
  const hq: Order[] = [];
  const units: Record<UnitId, Order[]> = {};
  let given = 0;
  const planner: Planner = {
    view,
    me,
    manner: mannerOf(view),
    state,
    own: keysInOrder(state.sectors).filter((place) => state.sectors[place]?.owner === me),
    foes: (place) => foesAt(view, place, (owner) => owner === undefined || isEnemy(owner)),
    raiders: (place) => foesAt(view, place, isEnemy),
    give(unit, order) {
      given += 1;
      (unit === undefined ? hq : (units[unit] ??= [])).push({
        ...order,
        ref: nthOrder(me, view.turn, given),
      } as Order);
    },
    plan: () => ({ hq, units }),
  };
  for (const on of wars) planner.give(undefined, { kind: 'declare-war', on });
  return planner;
}

function foesAt(view: View, place: PlaceId, counts: (owner: SeatId | undefined) => boolean): Strength {
  const sector = view.sectors[place];
  return sector === undefined ? nothing : foesIn(sector, counts);
}

export const linksOf = ({ state }: Planner, place: PlaceId): readonly PlaceId[] =>
  state.sectors[place]?.links ?? [];

/** The strongest enemy force in a linked sector, by combat. */
export function threatTo(planner: Planner, place: PlaceId): Strength {
  return linksOf(planner, place)
    .map((near) => planner.raiders(near))
    .reduce((worst, next) => (next.combat > worst.combat ? next : worst), nothing);
}
