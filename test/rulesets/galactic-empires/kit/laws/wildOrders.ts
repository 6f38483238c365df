import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders, withOrder } from '#kernel/game/plan.ts';
import type { Order, OrderOf } from '#rulesets/galactic-empires/game.ts';
import type { AdmiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { ShipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { starships } from '#rulesets/galactic-empires/tables/starships.ts';

/** Everything that a foolish or hostile file may name: what is there, one's own or not, and what is not. */
interface Things {
  seats(): SeatId;
  place(): PlaceId;
  unit(): UnitId;
  admiral(): AdmiralId;
  type(): ShipTypeId;
  rank(): Rank;
  count(): number;
  flag(): boolean;
  number(most: number): number;
}

type Wild<K extends Order['kind']> = Omit<OrderOf<K>, 'kind' | 'ref'>;

type Wilds<K extends Order['kind']> = { readonly [L in K]: (things: Things) => Wild<L> };

const atHeadquarters = {
  'declare-war': (any) => ({ on: any.seats() }),
  'offer-peace': (any) => ({ to: any.seats() }),
  'offer-alliance': (any) => ({ to: any.seats() }),
  'cancel-alliance': (any) => ({ with: any.seats() }),
  'accept-gifts': (any) => ({ from: any.seats() }),
  'accept-nothing': (any) => ({ from: any.seats() }),
  'grant-passage': (any) => ({ to: any.seats() }),
  'revoke-passage': (any) => ({ from: any.seats() }),
  'grant-permission': (any) => ({ place: any.place(), to: any.seats() }),
  'revoke-permission': (any) => ({ place: any.place(), from: any.seats() }),
  'request-permission': (any) => ({ place: any.place() }),
  'drop-permission': (any) => ({ place: any.place() }),
  'annex-sector': (any) => ({ place: any.place() }),
  'cede-sector': (any) => ({ place: any.place() }),
  'give-sector': (any) => ({ place: any.place(), to: any.seats() }),
  'send-resources': (any) => ({
    to: any.seats(),
    amount: any.flag() ? any.number(9_999_999) : any.number(60),
  }),
  'send-ambassador': (any) => ({ to: any.seats(), address: '' }),
  'share-info': (any) => ({ with: any.seats() }),
  'stop-sharing-info': (any) => ({ with: any.seats() }),
  espionage: (any) => ({ on: any.seats() }),
  'rename-ruler': () => ({ name: 'x' }),
  'issue-proclamation': () => ({ text: 'x' }),
  'bring-in': (any) => ({ place: any.place(), fought: any.flag(), losses: [], leaves: [] }),
  'set-status': (any) => ({ of: any.seats(), status: any.flag() ? 'royalty' : 'commoner' }),
  'set-leadership': (any) => ({
    of: any.seats(),
    computer: any.flag(),
    ...(any.flag() && { level: any.flag() ? 'bold' : 'cautious' }),
  }),
} satisfies Partial<Wilds<Order['kind']>>;

const wild: Wilds<Order['kind']> = {
  ...atHeadquarters,
  travel: (any) => ({ to: any.place() }),
  wait: () => ({}),
  pillage: () => ({}),
  search: () => ({}),
  cloak: () => ({}),
  decloak: () => ({}),
  'build-defences': () => ({}),
  'raze-defences': (any) => ({ levels: any.number(12) }),
  'form-starfleet': (any) => ({ number: any.number(99), name: 'x' }),
  'build-starships': (any) => ({ type: any.type(), count: any.count(), rank: any.rank() }),
  'hire-admiral': () => ({}),
  'transfer-starships': (any) => ({ type: any.type(), count: any.count(), to: any.unit(), rank: any.rank() }),
  'reassign-starships': (any) => ({
    type: any.type(),
    ranks: [any.count(), any.count(), any.number(9) - 1, 0, any.count()],
  }),
  'disband-starships': (any) => ({ type: any.type(), count: any.count() }),
  'salvage-starships': (any) => ({ type: any.type(), count: any.count() }),
  'transfer-admiral': (any) => ({ admiral: any.admiral(), to: any.unit() }),
  'assign-leader': (any) => (any.flag() ? {} : { admiral: any.admiral() }),
  'disband-admiral': (any) => ({ admiral: any.admiral() }),
  'rename-admiral': (any) => ({ admiral: any.admiral(), name: 'x' }),
  'set-follow': (any) => (any.flag() ? {} : { unit: any.unit() }),
  'set-retreat-level': (any) => ({ level: any.rank() }),
  'set-defend-option': (any) => ({ defends: any.flag() }),
  'rename-unit': () => ({ name: 'x' }),
};

function thingsOf(state: State, seat: SeatId, draw: Draw): Things {
  const rarely = <T>(usual: readonly T[], odd: readonly T[]): T =>
    draw.pick(usual.length === 0 || draw.chance(1, 12) ? odd : usual);
  const officers = valuesInOrder(state.units).flatMap(({ admirals }) => admirals.map(({ id }) => id));
  const present = valuesInOrder(state.units).flatMap(({ stacks }) => stacks.map(({ type }) => type));
  const all = starships.map(({ id }) => id);
  return {
    seats: () => rarely(keysInOrder(state.empires), [seat, 'nobody' as SeatId, 'tostring' as SeatId]),
    place: () => rarely(keysInOrder(state.sectors), ['s99999' as PlaceId, seat as string as PlaceId]),
    unit: () =>
      rarely(keysInOrder(state.units), ['g99999' as UnitId, starfleetId(seat, draw.int(99)), 'x' as UnitId]),
    admiral: () => rarely(officers, [admiralId('nobody'), ...officers]),
    type: () => rarely(present, all),
    rank: () => draw.int(5) as Rank,
    count: () => (draw.chance(1, 10) ? 9999 : draw.int(6)),
    flag: () => draw.chance(1, 2),
    number: (most) => draw.int(most),
  };
}

const kinds = keysInOrder(wild);

/** So many orders of any kind with anything in them, in any list, twice the same now and then: most of them cannot be carried out. */
export function wildPlan(
  state: State,
  seat: SeatId,
  draw: Draw,
  count: number,
  from: Plan<Order>,
): Plan<Order> {
  const things = thingsOf(state, seat, draw);
  const own = keysInOrder(state.units).filter((id) => state.units[id]?.owner === seat);
  let plan = from;
  for (let at = 0; at < count; at += 1) {
    const given = listedOrders(plan);
    const again = given.length > 0 && draw.chance(1, 6) ? draw.pick(given).order : undefined;
    const kind = draw.pick(kinds);
    const raw = {
      ...(again ?? { kind, ...wild[kind](things) }),
      ref: nthOrder(seat, state.turn, given.length + 1),
    };
    const read = galacticEmpires.orders[raw.kind].codec.parse(raw);
    const inUnits = own.length === 0 || draw.chance(1, 8) ? things.unit() : draw.pick(own);
    const atHome = Object.hasOwn(atHeadquarters, raw.kind) !== draw.chance(1, 8);
    if (read.ok) plan = withOrder<Order>(plan, read.value as Order, atHome ? undefined : inUnits);
  }
  return plan;
}
