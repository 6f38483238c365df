import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { optional } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, ownerHears, seat } from '../../declare.ts';
import type { Coming, Duty, Freighters, Merchant, Moorings, Units } from '../../model/merchant.ts';
import { freightersShape, mooringsShape, unitsShape } from '../../model/merchant.ts';
import type { State, View } from '../../model/state.ts';
import { mooredAt, mooringsLeft, servingReserveOf, settledMoorings, withMoored } from './lying.ts';
import { unitsSaid, withUnits } from '../units.ts';

type Pools = Pick<Merchant, 'working' | 'reserve'>;

/** A pool with more units in it, or fewer, none below 0. */
function withMore({ working, reserve }: Pools, to: Duty, unit: string, more: number): Pools {
  if (to === 'reserve') return { working, reserve: withUnits(reserve, unit, more) };
  const size = unit === 'F-L' ? 'large' : 'small';
  return { working: { ...working, [size]: Math.max(0, working[size] + more) }, reserve };
}

/** As many of what changes its duty as raids have left of it, and no blockade holds (C12.80). */
function leftOf(pools: Pools, held: Units, { to, unit, count, moved }: Coming): number {
  if (moved !== true) return count;
  const there =
    to === 'working'
      ? (pools.reserve[unit] ?? 0) - (held[unit] ?? 0)
      : pools.working[unit === 'F-L' ? 'large' : 'small'];
  return Math.min(count, there);
}

type Works = Pick<State, 'turn' | 'yards'> & Parameters<typeof servingReserveOf>[0];

/** When it comes: with the end of this turn, or in a later one, where its dock or base station was halted too (B8.20, B8.42). OURS: what is built there is lost with it, undefined. */
function comes(
  { turn, yards }: Works,
  owner: SeatId,
  { yard, ready = 0 }: Coming,
): 'now' | 'later' | undefined {
  if (yard === undefined) return ready > turn ? 'later' : 'now';
  const { seat: builder, idle } = yards?.[yard] ?? {};
  if (builder !== owner || idle?.why !== 'merchant') return undefined;
  return idle.until > turn + 1 ? 'later' : 'now';
}

/** What of a reserve a blockade holds where it lies. */
const heldOf = (works: Works, seat: SeatId, { reserve }: Merchant): Units =>
  inOrder(servingReserveOf(works, seat)).reduce<Units>(
    (held, [unit, count]) => withUnits(held, unit, -count),
    reserve,
  );

/** The pools of an empire once all that comes with the end of the turn has come. */
export function poolsAfter(works: Works, seat: SeatId, merchant: Merchant): Pools {
  const { working, reserve, coming = [] } = merchant;
  const held = heldOf(works, seat, merchant);
  return coming
    .filter((one) => comes(works, seat, one) === 'now')
    .reduce<Pools>(
      (pools, one) => {
        const count = leftOf(pools, held, one);
        const other: Duty = one.to === 'working' ? 'reserve' : 'working';
        const from = one.moved === true ? withMore(pools, other, one.unit, -count) : pools;
        return withMore(from, one.to, one.unit, count);
      },
      { working, reserve },
    );
}

/** Where the reserve lies once freighters have left it for trade routes. */
const liesAfter = (works: Works, seat: SeatId, { coming = [] }: Merchant): Moorings | undefined =>
  mooringsLeft(
    works,
    seat,
    coming.reduce<Units>(
      (all, { to, unit, count, moved }) =>
        moved === true && to === 'working' ? withUnits(all, unit, count) : all,
      {},
    ),
  );

/** Freighters as units. */
export const asUnits = ({ large, small }: Freighters): Units =>
  withUnits(withUnits({}, 'F-L', large), 'F-S', small);

/** What serves on trade routes and what lies in the strategic reserve from now on; `lies`: where that lies, if freighters left it elsewhere than at the homeworld. */
export const merchantsServe = event('merchants-serve', {
  fields: { seat, working: freightersShape, reserve: unitsShape, lies: optional(mooringsShape) },
  by: 'rules',
  hears: ownerHears,
  say: ({ working, reserve }) =>
    phrase('Freighters on your trade routes: {working}. In reserve: {reserve}.', {
      working: unitsSaid(asUnits(working)),
      reserve: unitsSaid(reserve),
    }),
  ahead: ({ working, reserve }) =>
    phrase('Freighters on your trade routes will be: {working}. In reserve: {reserve}.', {
      working: unitsSaid(asUnits(working)),
      reserve: unitsSaid(reserve),
    }),
  apply: (draft, { seat: owner, working, reserve, lies: moored }) =>
    change(draft.empires, owner, ({ merchant }) => {
      if (merchant === undefined) return {};
      const { coming = [], ...rest } = settledMoorings(merchant);
      const later = coming.filter((one) => comes(draft, owner, one) === 'later');
      const lies = coming.reduce(
        (all, { at, unit, count }) =>
          at === undefined ? all : withMoored(all, { place: at, unit, side: 'here' }, count),
        moored ?? rest.lies ?? {},
      );
      return {
        merchant: mooredAt({ ...rest, working, reserve, ...(later.length > 0 && { coming: later }) }, lies),
      };
    }),
});

/** What was built or changes its duty serves now (B11.40, E2.60). */
export function serveMerchants(turn: Turn<Room<State, View, never, EventIn<typeof merchantsServe>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const merchant = turn.state.empires[owner]?.merchant;
    if (merchant?.coming !== undefined)
      turn.happen(
        merchantsServe.of({
          seat: owner,
          ...poolsAfter(turn.state, owner, merchant),
          ...defined({ lies: liesAfter(turn.state, owner, merchant) }),
        }),
      );
  }
}
