import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { freshCode } from '../squadrons/codes.ts';
import { judged } from './judge.ts';
import type { Buy, Purchased } from './question.ts';
import { cannotBuy, withPurchase } from './question.ts';
import { countedShips } from './words.ts';

/** Own systems, the homeworld first. */
const systemsOf = ({ systems }: Pick<State, 'systems'>, owner: SeatId): readonly PlaceId[] =>
  inOrder(systems)
    .filter(([, { owner: of }]) => of === owner)
    .toSorted(([, one], [, other]) => rank[one.kind] - rank[other.kind])
    .map(([at]) => at);
const rank = { homeworld: 0, major: 1, minor: 2 } as const;

/** The usual squadrons of an empire: those with which its map begins. */
const begunBy = ({ purchase }: Pick<State, 'purchase'>, owner: SeatId): State['squadrons'] =>
  Object.fromEntries(inOrder(purchase?.usual ?? {}).filter(([, one]) => one.seat === owner));

/** One more squadron like the first of the usual ones, in the next of the empire’s systems; undefined where there is none, or the rules or the points forbid it. */
function oneMore(now: State, owner: SeatId, begun: State['squadrons'], lines: number): Purchased | undefined {
  const first: readonly Ship[] = inOrder(begun)[0]?.[1].ships ?? [];
  const systems = systemsOf(now, owner);
  const place = systems[lines % systems.length];
  if (place === undefined || first.length === 0) return undefined;
  const order = { ships: countedShips(first), to: freshCode(now, owner), place };
  return cannotBuy(now, owner, order) === undefined ? order : undefined;
}

const mostLines = 99;

/**
 * The usual navy of an empire: the squadrons with which its map begins, and then, as far as the points go, more like the first of them, one in each of its
 * systems after the other (OURS).
 */
export function usualNavy(state: State, owner: SeatId): State['squadrons'] {
  const begun = begunBy(state, owner);
  let now: State = { ...state, squadrons: { ...state.squadrons, ...begun } };
  for (let lines = 0; lines < mostLines; lines += 1) {
    const order = oneMore(now, owner, begun, lines);
    if (order === undefined) break;
    now = withPurchase(now, owner, order);
  }
  return Object.fromEntries(
    inOrder(now.squadrons).filter(([, one]) => one.seat === owner && one.fixed === undefined),
  );
}

/** The purchase that is proposed after those of the plan: the next squadron of the usual navy that can be bought, or else one without ships. */
export function proposed(state: State, owner: SeatId, plan: readonly Buy[]): Purchased {
  const { after } = judged(state, owner, plan);
  const begun = begunBy(state, owner);
  const codes: ReadonlySet<UnitId> = new Set(plan.map(({ to }) => to));
  for (const [code, { place, flagship, ships }] of inOrder(begun)) {
    const order = {
      ships: countedShips(ships),
      to: code,
      place,
      ...(flagship !== '' && { name: flagship }),
    };
    if (!codes.has(code) && cannotBuy(after, owner, order) === undefined) return order;
  }
  const lines = Math.max(0, codes.size - inOrder(begun).length);
  return oneMore(after, owner, begun, lines) ?? { ships: [], to: freshCode(after, owner, codes) };
}
