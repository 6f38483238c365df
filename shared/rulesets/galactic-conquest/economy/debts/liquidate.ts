import { id, integer, list, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, drop, put, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { bankShut, savedPoints } from '../../bank/account.ts';
import { joined } from '../../model/bases/integrated.ts';
import type { Sunk } from '../../carried/spilled.ts';
import { sinkCargo } from '../../carried/spilled.ts';
import { hullsText } from '../../combat/words.ts';
import { event, hull, most, ownerHears, place, points, seat, unit } from '../../declare.ts';
import { keepUnits, reserveShape } from '../../crewing/reserve.ts';
import { unitsKept } from '../../crewing/units.ts';
import { landFrom } from '../../model/corps/ashore.ts';
import type { Empire } from '../../model/empire.ts';
import type { State, View } from '../../model/state.ts';
import type { Yard } from '../../model/yards/yard.ts';
import { isBase } from '../../ships/fleet.ts';
import { withUnits } from '../../trade/units.ts';
import type { YardId } from '../../model/yards/yard.ts';
import type { Asset } from './assets.ts';
import { kinds, liquidatedFor } from './assets.ts';

/** Items of one kind that lie together are liquidated, for so many points. */
export const liquidated = event('liquidated', {
  fields: {
    seat,
    what: oneOf(kinds),
    unit: optional(unit),
    yard: optional(id<YardId>()),
    place: optional(place),
    at: list(integer(0, 1_000_000), most.ships),
    hulls: list(hull, most.ships),
    points,
    /** What is kept of their crews (B9.70). */
    kept: reserveShape,
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('You liquidate {hulls} for {points} EP to cover your debts.', {
      hulls: hullsText(happened.hulls),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('You will liquidate {hulls} to cover your debts.', { hulls: hullsText(happened.hulls) }),
  apply(draft, { seat: owner, unit: one, yard, place: where, at, hulls, kept }) {
    keepUnits(draft, owner, kept);
    if (one !== undefined) takeShips(draft, owner, one, at);
    else if (yard !== undefined && draft.yards !== undefined)
      replace(draft.yards, yard, ({ jobs = [], ...rest }): Yard => {
        const left = jobs.filter((_, position) => !at.includes(position));
        return left.length === 0 ? rest : { ...rest, jobs: left };
      });
    else if (where !== undefined) takeSites(draft, where, at);
    else
      change(draft.empires, owner, ({ merchant }) =>
        merchant === undefined
          ? {}
          : {
              merchant: {
                ...merchant,
                reserve: hulls.reduce((left, name) => withUnits(left, name, -1), merchant.reserve),
              },
            },
      );
  },
});

function takeSites(draft: Draft<State>, where: PlaceId, at: readonly number[]): void {
  const left = (draft.sites?.[where] ?? []).filter((_, position) => !at.includes(position));
  if (draft.sites === undefined) return;
  if (left.length === 0) drop(draft.sites, where);
  else put(draft.sites, where, left);
}

function takeShips(draft: Draft<State>, owner: SeatId, unitOfThem: UnitId, at: readonly number[]): void {
  const squadron = draft.squadrons[unitOfThem];
  if (squadron === undefined) return;
  const left = squadron.ships.filter((_, position) => !at.includes(position));
  landFrom(
    draft,
    owner,
    squadron.place,
    squadron.ships.filter((ship, position) => at.includes(position) && !isBase(ship)),
  );
  if (left.length === 0) drop(draft.squadrons, unitOfThem);
  else
    change(draft.squadrons, unitOfThem, ({ fixed }) => ({
      ships: fixed === undefined ? left : joined(left),
    }));
}

/** Savings pay what a treasury cannot. */
export const reservesTaken = event('reserves-taken', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your savings pay {points} EP that your treasury could not.', { points: happened.points }),
  ahead: (happened) =>
    phrase('Your savings will pay {points} EP that your treasury cannot.', { points: happened.points }),
  apply: (draft, { seat: owner, points: taken }) =>
    replace(draft.empires, owner, (empire): Empire => {
      const { savings = 0, ...account } = empire.account ?? {};
      const left = savings - taken * 100;
      return { ...empire, account: left > 0 ? { ...account, savings: left } : account };
    }),
});

/** Whether one thing lay before another one of the same squadron. */
const isBefore = (one: Asset, other: Asset): boolean =>
  one.unit !== undefined && one.unit === other.unit && one.at < other.at;

type Liquidating = Room<State, View, never, EventIn<typeof liquidated | typeof reservesTaken> | Sunk>;

/** Covers so much of what an empire owes, by its savings and then by what is liquidated; answers how much that gave (B10.45). */
export function coverDebt(turn: Turn<Liquidating>, owner: SeatId, short: number): number {
  const isCut = bankShut(turn.state, owner) !== undefined;
  const saved = isCut ? 0 : Math.min(short, savedPoints(turn.state.empires[owner]?.account));
  if (saved > 0) turn.happen(reservesTaken.of({ seat: owner, points: saved }));
  const assets = liquidatedFor(turn.state, owner, short - saved);
  const groups = Map.groupBy(assets, ({ kind, unit: of, yard, place: where }) =>
    [kind, of ?? yard ?? where ?? ''].join(' '),
  );
  let gained = saved;
  const gone: Asset[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const worth = group.reduce((sum, one) => sum + one.worth, 0);
    gained += worth;
    // Ships stand further ahead once others of their squadron have gone.
    const now = group.map((one) => one.at - gone.filter((was) => isBefore(was, one)).length);
    gone.push(...group);
    const ships = first.unit === undefined ? [] : (turn.state.squadrons[first.unit]?.ships ?? []);
    if (first.unit !== undefined) sinkCargo(turn, first.unit, now.length);
    turn.happen(
      liquidated.of({
        seat: owner,
        what: first.kind,
        ...defined({ unit: first.unit, yard: first.yard, place: first.place }),
        at: now,
        hulls: group.map((one) => one.hull),
        points: worth,
        kept: unitsKept(now.flatMap((at) => ships[at] ?? [])),
      }),
    );
  }
  return gained;
}
