import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { MapPicture, UnitRow } from '#kernel/presentation.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';

/**
 * The orders of a player who wants the galaxy: fleets go for what others hold, centers build, what was won is annexed,
 * and war is declared on a neighbour. The same view gives the same orders; it knows no rule but what the ruleset offers.
 */
export function scriptedOrders(ruleset: SomeRuleset, view: unknown): Plan<AnyOrder> {
  const { presentation } = ruleset;
  const me = presentation.me(view);
  const turn = ruleset.turnNumber(view);
  const picture = presentation.map(view);
  const draw = openDice(`scripted ${me} ${turn}`);
  const desk = deskOf(ruleset, view);
  const units = presentation.units(view, emptyPlan());

  const foes = neighboursOf(picture, me);
  if (turn >= 2 && foes.length > 0) desk.give('declare-war', { seat: draw.pick(foes) });
  if (turn % 3 === 1)
    desk.give(
      'issue-proclamation',
      {},
      { text: `In turn ${turn} ${me} lays claim to every star it can reach, and means it.` },
    );
  for (const place of picture.places
    .filter((one) => one.owner === me && one.marks.every(({ key }) => key !== 'annexed'))
    .slice(0, 2))
    desk.give('annex-sector', { place: place.place });
  for (const row of units.filter(({ kind }) => kind === 'garrison')) {
    desk.give('build-starships', { unit: row.unit }, { count: 2 });
    if (row.size >= 3) split(desk, row, picture, me);
  }
  for (const row of units.filter(({ kind, size }) => kind === 'starfleet' && size > 0)) {
    if (turn === 1) split(desk, row, picture, me);
    desk.march(row.unit, targetOf(picture, row, me, draw.fork(row.unit).int(1000)));
  }
  return desk.plan();
}

interface Desk {
  /** Gives the first order of this kind that is offered at the spot, with fields filled in where the form has them. */
  give(kind: string, at: Spot, fields?: Readonly<Record<string, string | number>>): AnyOrder | undefined;
  march(unit: UnitId, to: PlaceId | undefined): void;
  plan(): Plan<AnyOrder>;
}

function deskOf(ruleset: SomeRuleset, view: unknown): Desk {
  let plan = emptyPlan<AnyOrder>();
  const add = (order: Unnumbered<AnyOrder>, at: Spot): AnyOrder => {
    const given = { ...order, ref: ruleset.presentation.nextRef(view, plan) } as AnyOrder;
    plan = withOrder(plan, given, at.unit);
    return given;
  };
  return {
    give(kind, at, fields = {}) {
      const orders = ruleset.orders[kind];
      let [order] = orders?.offers(view, at, plan) ?? [];
      if (orders === undefined || order === undefined) return undefined;
      for (const [name, value] of Object.entries(fields))
        order = orders.form?.(view, order, at, plan).set(name, value) ?? order;
      return add(order, at);
    },
    march(unit, to) {
      if (to === undefined) return;
      for (const step of ruleset.presentation.moveTo(view, plan, unit, to)) add(step, { unit });
    },
    plan: () => plan,
  };
}

/** A fleet out of another unit, so that more of them march. */
function split(desk: Desk, row: UnitRow, picture: MapPicture, me: SeatId): void {
  if (row.size < 3 || desk.give('form-starfleet', { unit: row.unit }) === undefined) return;
  const { moves: _, ...still } = row;
  const ships = Math.max(2, Math.trunc(row.size / 2));
  const moved = desk.give('transfer-starships', { unit: row.unit }, { count: ships }) as
    | { readonly to?: UnitId }
    | undefined;
  if (moved?.to !== undefined) desk.march(moved.to, targetOf(picture, { ...still, size: ships }, me, ships));
}

/** A place near the fleet that is not the seat's own and looks weaker: the nearest by links, one of those equally near. */
function targetOf(
  picture: MapPicture,
  { place, moves, size }: Pick<UnitRow, 'place' | 'moves' | 'size'>,
  me: SeatId,
  choice: number,
): PlaceId | undefined {
  let edge: readonly PlaceId[] = place === undefined ? [] : [place];
  const seen = new Set(edge);
  for (let jump = 0; jump < Math.max(1, moves?.left ?? 0); jump += 1) {
    const next = [...new Set(edge.flatMap((one) => linked(picture, one)))]
      .filter((one) => !seen.has(one))
      .sort();
    const wanted = next.filter((one) => isPrey(picture, one, me, size));
    if (wanted.length > 0) return wanted[choice % wanted.length];
    for (const one of next) seen.add(one);
    edge = next;
  }
  return undefined;
}

function isPrey({ places, pieces }: MapPicture, place: PlaceId, me: SeatId, ships: number): boolean {
  const others = pieces.find(({ side, position }) => side !== 'own' && position.place === place);
  return places.some((one) => one.place === place && one.owner !== me) && (others?.count ?? 0) < ships;
}

const waysIn = ({ edges }: MapPicture): readonly (readonly [PlaceId, PlaceId])[] =>
  edges.flatMap(({ look, pairs }) => (look === 'way' ? pairs : []));

const linked = (picture: MapPicture, place: PlaceId): readonly PlaceId[] =>
  waysIn(picture).flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

function neighboursOf(picture: MapPicture, me: SeatId): readonly SeatId[] {
  const owners = new Map(picture.places.map(({ place, owner }) => [place, owner]));
  const found = waysIn(picture).flatMap(([a, b]) => [
    [owners.get(a), owners.get(b)],
    [owners.get(b), owners.get(a)],
  ]);
  return [
    ...new Set(
      found.flatMap(([mine, theirs]) =>
        mine === me && theirs !== undefined && theirs !== me ? [theirs] : [],
      ),
    ),
  ].sort();
}
