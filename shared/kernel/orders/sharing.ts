import type { SeatId, UnitId } from '../words/ids.ts';
import { nthOrder } from '../words/ids.ts';
import type { AnyOrder, Plan } from '../game/plan.ts';
import { listedOrders } from '../game/plan.ts';
import { defined } from '../words/defined.ts';
import { mostInPlan, mostOrders, mostTyped } from './planCodec.ts';
import { inOrder } from '../words/inOrder.ts';
import type { Problem } from '../words/problem.ts';
import { unreadable } from '../words/refusals.ts';

/** How the orders of one seat are divided among several players. */
export interface Sharing<V, O extends AnyOrder> {
  /** What can be handed out, such as a fleet or the treasury, in the order of a list. */
  scopes(view: V): readonly { readonly scope: string; readonly label: string }[];
  /** The scope an order belongs to; `unit` is the unit whose list it stands in, if any. */
  scopeOf(view: V, order: O, unit: UnitId | undefined): string;
}

/** What one of a seat's players sends: orders, and the scopes that were handed to them. */
export interface Part<O> {
  readonly player: string;
  readonly scopes: readonly string[];
  readonly plan: Plan<O>;
}

/** An order that does not count, since somebody else holds its scope, or since the plan that the parts make is full. Both are told. */
export interface Dropped<O> {
  readonly order: O;
  readonly unit?: UnitId;
  readonly scope: string;
  /** Who sent it, and who holds its scope: the same where the plan is full. */
  readonly by: string;
  readonly heldBy: string;
}

export interface Merged<O> {
  readonly plan: Plan<O>;
  readonly dropped: readonly Dropped<O>[];
}

/** Who plays a seat, for one of them: all of them by number, with the scopes that were handed to each. */
interface Shared {
  readonly player: number;
  readonly players: readonly {
    readonly player: number;
    readonly name: string;
    readonly scopes: readonly string[];
  }[];
}

/** A player of a seat, and the scopes that were handed to them. */
export type Holder = Pick<Part<unknown>, 'player' | 'scopes'>;

/** Who holds a scope: the first player who was handed it, or else the first player of the seat. */
export const holderOf = (parts: readonly Holder[], scope: string): string =>
  (parts.find(({ scopes }) => scopes.includes(scope)) ?? parts[0])?.player ?? '';

/** Orders of a plan that would not count if this player sent them, since others hold their scopes. */
export const notHeld = <V, O extends AnyOrder>(
  sharing: Sharing<V, O>,
  view: V,
  plan: Plan<O>,
  { players, player }: { readonly players: readonly Holder[]; readonly player: string },
): readonly Dropped<O>[] =>
  listedOrders(plan).flatMap(({ order, unit }) => {
    const scope = sharing.scopeOf(view, order, unit);
    const heldBy = holderOf(players, scope);
    return heldBy === player ? [] : [{ order, scope, by: player, heldBy, ...defined({ unit }) }];
  });

/** Advice on the orders of one player of a seat that several share: those that would not count. */
export const partAdvice = <V, O extends AnyOrder>(
  sharing: Sharing<V, O>,
  view: V,
  plan: Plan<O>,
  { player: me, players }: Shared,
): readonly Problem[] => {
  const holders = players.map(({ player, scopes }) => ({ player: String(player), scopes }));
  const labels = new Map(sharing.scopes(view).map(({ scope, label }) => [scope, label]));
  return notHeld(sharing, view, plan, { players: holders, player: String(me) }).map(
    ({ order, scope, heldBy }) => {
      const name = players.find(({ player }) => String(player) === heldBy)?.name ?? '';
      const said = { scope: labels.get(scope) ?? scope, player: name === '' ? `player ${heldBy}` : name };
      return { ...unreadable('not-your-part', said), severity: 'doubtful', order: order.ref };
    },
  );
};

/**
 * The one plan that the parts of a seat's players make. An order counts if its sender holds its scope; scopes that nobody holds are the
 * first player's. Orders stand in the order of the parts, and get references of their own where two parts use the same. What is more than
 * a plan holds (`planCodec`) does not count. Lines that cannot be read are kept as the first part has them.
 */
export function merged<V, O extends AnyOrder>(
  sharing: Sharing<V, O>,
  view: V,
  { seat, turn }: { readonly seat: SeatId; readonly turn: number },
  parts: readonly Part<O>[],
): Merged<O> {
  const dropped: Dropped<O>[] = [];
  const numbered = numbering<O>(seat, turn, parts);
  const hq: O[] = [];
  const units = new Map<UnitId, O[]>();
  let count = 0;
  for (const { player, plan: sent } of parts)
    for (const { order, unit } of listedOrders(sent)) {
      const scope = sharing.scopeOf(view, order, unit);
      const heldBy = holderOf(parts, scope);
      const list = unit === undefined ? hq : (units.get(unit) ?? []);
      if (heldBy !== player || list.length >= mostOrders || count >= mostInPlan) {
        dropped.push({ order, scope, by: player, heldBy, ...defined({ unit }) });
        continue;
      }
      list.push(numbered(order));
      if (unit !== undefined) units.set(unit, list);
      count += 1;
    }
  const plan: Plan<O> = { hq, units: Object.fromEntries(units), ...typedIn(parts) };
  return { plan, dropped };
}

/** Gives an order a reference of its own if an order before it has the same. */
function numbering<O extends AnyOrder>(
  seat: SeatId,
  turn: number,
  parts: readonly Part<O>[],
): (order: O) => O {
  const taken = new Set(
    parts.flatMap(({ plan }) => listedOrders(plan).map(({ order }) => String(order.ref))),
  );
  const used = new Set<string>();
  let next = 1;
  return (order) => {
    let { ref } = order;
    if (used.has(ref)) {
      while (taken.has(nthOrder(seat, turn, next))) next += 1;
      ref = nthOrder(seat, turn, next);
      taken.add(ref);
    }
    used.add(ref);
    return { ...order, ref };
  };
}

/** The lines of all parts that cannot be read; not at all where there are none. */
function typedIn(parts: readonly Part<unknown>[]): Pick<Plan<never>, 'typed'> {
  const lines = new Map<string, string>();
  for (const { plan } of parts)
    for (const [line, text] of inOrder(plan.typed ?? {}))
      if (!lines.has(line) && lines.size < mostTyped) lines.set(line, text);
  return lines.size === 0 ? {} : { typed: Object.fromEntries(lines) };
}
