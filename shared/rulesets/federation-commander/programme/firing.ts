import type { Unnumbered } from '#kernel/game/plan.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Order } from '../game.ts';
import { mayAnnounce } from '../fire/announcing.ts';
import type { FireWhen } from '../fire/fireWhen.ts';
import { bearing, cannotFire, fireCost, hasFired, scoredOn, sixfold, targetsOf } from '../fire/firing.ts';
import { cannotFireOut } from '../fire/stack.ts';
import { rangeOf } from '../map/board.ts';
import type { Aim } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { active, enemiesOf, isFiring } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import { nearestOf } from '../ships/ships.ts';

type Shot = { readonly by: FireWhen; readonly at: Named[0]; readonly aims: readonly Aim[] };
type Answer = readonly Unnumbered<Order>[] | undefined;

/**
 * Whether these orders fire, when it is announced: the target is named then too, unless the order looks at dice of ships before this one.
 * OURS: whoever has announced it and finds nobody who has not enough fires all the same (FC 1E4).
 */
export function fireAnswer(
  state: State,
  named: Named,
  orders: readonly FireWhen[],
  isAnnouncing: boolean,
): Answer {
  if (orders.length === 0) return undefined;
  const [id] = named;
  const shot =
    shotBy(state, named, orders) ??
    (isFiring(state, id) && !hasFired(state, id)
      ? shotBy(
          state,
          named,
          orders.map((order) => ({ ...order, enough: 0 })),
        )
      : undefined);
  if (shot === undefined) return isFiring(state, id) && !hasFired(state, id) ? undefined : [];
  const { by, at, aims } = shot;
  const standing = by.ref;
  const waits = isAnnouncing && (by.enough ?? 0) > 0 && othersFire(state, named);
  return [waits ? { kind: 'announce-fire', standing } : { kind: 'fire', at, aims, standing }];
}

/** Whether another ship of its side fires in this impulse, or may. */
const othersFire = (state: State, [id, { seat }]: Named): boolean =>
  [...mayAnnounce(state).map(([other]) => other), ...(state.firing ?? []).map(({ ship }) => ship)].some(
    (other) => other !== id && state.ships[other]?.seat === seat,
  );

/** The first order that finds a target; its weapons are taken as they are listed, as far as energy goes. */
function shotBy(state: State, named: Named, orders: readonly FireWhen[]): Shot | undefined {
  for (const order of orders) {
    const target = state.impulse < order.from ? undefined : targetOf(state, named, order);
    if (target === undefined) continue;
    const [at, enemy] = target;
    const range = rangeOf(named[1].place, enemy.place);
    const aims = aimsOf(named[1], enemy, order);
    const score = sumOf(aims.map((aim) => sixfold(named[1], aim, range)));
    const fits = range <= order.within && score >= 6 * order.expected;
    if (fits && cannotFire(state, named, at, aims) === undefined) return { by: order, at, aims };
  }
  return undefined;
}

function targetOf(state: State, own: Named, { at, enough = 0 }: FireWhen): Named | undefined {
  const lacks = ([id, enemy]: Named): boolean =>
    (enough === 0 || scoredOn(state, id) < enough) && cannotFireOut(state, own, enemy) === undefined;
  if (at === 'nearest') return nearestOf(own[1], enemiesOf(state, own[1].seat).filter(lacks));
  return firersAt(state, own).find(lacks);
}

/** Who has named this ship as a target, and then who fires and could name it. */
function firersAt(state: State, [id]: Named): readonly Named[] {
  const named = state.declared.filter(({ at }) => at === id).map(({ ship }) => ship);
  const may = (state.firing ?? []).flatMap(({ ship }) => {
    const other = active(state).find(([one]) => one === ship);
    const open = other !== undefined && !hasFired(state, ship);
    return open && targetsOf(state, other).some(([target]) => target === id) ? [ship] : [];
  });
  return [...named, ...may].flatMap((ship) => active(state).filter(([one]) => one === ship));
}

function aimsOf(ship: Ship, enemy: Ship, { weapons, keep }: FireWhen): readonly Aim[] {
  const able = bearing(ship, enemy);
  return [...new Set(weapons)].reduce<readonly Aim[]>((aims, weapon) => {
    const aim = able.find((one) => one.weapon === weapon);
    const more = aim === undefined ? aims : [...aims, aim];
    return fireCost(more) + keep <= ship.energy ? more : aims;
  }, []);
}
