import type { Books } from '#kernel/codec/books.ts';
import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { Room } from '#kernel/declare/room.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { cannotPayAt, purseAt } from '../bank/paying.ts';
import { atHeadquarters, order, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { yearOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import type { Batch, Yard, YardId } from '../model/yards/yard.ts';
import { impossible } from '../refusals.ts';
import { rowFor } from '../ships/fleet.ts';
import { shipIn } from '../ships/wings.ts';
import { listFor } from '../ships/list/book.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { squadronsIn } from './commission.ts';
import { shipLaid } from './events.ts';
import { cannotBuildX, cannotServe, fits, isEarly, turnsFor } from './fit.ts';
import { canWorkIn, isDock } from '../space/docks.ts';
import { codeOf, costBeside, isGivenUp, yardName, yardsListed } from './known.ts';
import { batchOf } from './price.ts';
import { designation, mostJobs, yardId } from './shapes.ts';
import type { BuiltCrew } from './ships/crewing.ts';
import { builtCrews, cannotMan, crewEntry, hullWith, mannedBy, priceWith } from './ships/crewing.ts';
import { firstOffer, firstServed, servedBy, yardSaid } from './ships/firstOffer.ts';
import { builtFor, cannotBeLent } from './ships/generic.ts';
import { termOf, whenReady } from './ships/term.ts';
import { countedAs, priceNow } from './yearly.ts';
import { titleOf } from '../ships/list/titles.ts';

type Space = Parameters<typeof canWorkIn>[0];

/** Why nothing can be begun in this yard; undefined if something can. */
export function cannotUse(
  state: Space & Pick<State, 'yards'>,
  seat: SeatId,
  id: YardId,
): Problem | undefined {
  const yard = state.yards?.[id];
  const system = yard && state.systems[yard.place];
  if (yard?.seat === seat && isDock(yard.kind))
    return canWorkIn(state, seat, yard.place)
      ? undefined
      : impossible('GC B8.96', 'dock-not-supplied', { place: hexName(yard.place), dock: yard.kind });
  return yard?.seat !== seat || isGivenUp(yard) || system?.owner !== seat
    ? impossible('GC B8.20', 'no-such-yard')
    : undefined;
}

/** Why a yard does not build ships of this row now; undefined if it does. */
function cannotLay(state: State, seat: SeatId, id: YardId, row: Hull, crew?: BuiltCrew): Problem | undefined {
  const yard = state.yards?.[id];
  if (yard === undefined || !fits(yard, row))
    return impossible('GC B8.40', 'yard-builds-other', {
      yard: yard === undefined ? '' : yardName(yard),
      hull: row.designation,
    });
  if ((yard.jobs ?? []).length >= mostJobs)
    return impossible('GC B8.40', 'yard-is-full', { yard: codeOf(id) });
  const late = cannotServe(state, seat, row, termOf(yard, row, state.turn));
  if (late !== undefined) return late;
  const barred = cannotBuildX(state, seat, row) ?? cannotBeLent(state, seat, row);
  if (barred !== undefined) return barred;
  const unmanned = cannotMan(state, seat, row, crew);
  if (unmanned !== undefined) return unmanned;
  const price = priceWith(priceNow(state, seat, yard, whenReady(state, yard, row)), crew);
  const cost = costBeside(state, seat, batchIn(state, yard, row), price);
  return cannotPayAt(state, seat, yard.place, cost, (left) =>
    impossible('GC B11.80', 'ship-costs', { cost, left }),
  );
}

/** With which others of a turn a ship is priced: war hulls that are built in a system that is cut off with none (B11.80, C12.90). */
function batchIn({ systems }: Pick<State, 'systems'>, { place }: Yard, row: Hull): Batch | undefined {
  const batch = batchOf(row);
  return batch !== 'BB' && systems[place]?.severed === true ? undefined : batch;
}

/** What this yard could begin now, the cheapest first. */
export function buildable(view: View, list: ShipList, id: YardId): readonly Hull[] {
  const yard = view.yards?.[id];
  return yard === undefined ? [] : servedBy(view, list, yard);
}

const buildFields = {
  yard: yardId,
  hull: designation,
  joins: optional(unit),
  crew: optional(oneOf(builtCrews)),
} as const;
export type BuildShip = Ordered<'build-ship', typeof buildFields>;

/** Which yard builds what, and whom it joins. */
function buildForm(
  books: Books,
  view: View,
  given: Unnumbered<BuildShip>,
): readonly Entry<Unnumbered<BuildShip>>[] {
  const list = listFor(books, view);
  const yard = view.yards?.[given.yard];
  const rows = list === undefined ? [] : buildable(view, list, given.yard);
  const named = list && rowFor(list, view.me, given.hull);
  const all = named === undefined || rows.includes(named) ? rows : [named, ...rows];
  return [
    choice(
      given,
      'yard',
      'Yard',
      yardsListed(view, view.me).map(([id, one]) => ({
        value: id,
        label: yardSaid(view, id, one),
      })),
    ),
    choice(
      given,
      'hull',
      'Ship',
      all.map((row) => ({
        value: row.designation,
        label: phrase('{hull}, {title}: {price} EP', {
          hull: row.designation,
          title: titleOf(row),
          price: yard === undefined ? row.epv : priceNow(view, view.me, yard, whenReady(view, yard, row)),
        }),
      })),
    ),
    crewEntry(given),
    choiceOrNone(
      given,
      'joins',
      'Joins',
      phrase('no squadron'),
      choicesOf(yard === undefined ? [] : squadronsIn(view, yard), (code) =>
        phrase('{code}', { code: code.toUpperCase() }),
      ),
    ),
  ];
}

function buildFacts(books: Books, view: View, given: Unnumbered<BuildShip>): readonly Fact[] {
  const list = listFor(books, view);
  const [row, yard] = [list && rowFor(list, view.me, given.hull), view.yards?.[given.yard]];
  return row === undefined || yard === undefined
    ? []
    : [
        { label: 'Takes', value: phrase('{turns|turn|turns}', { turns: turnsFor(yard, row) }) },
        {
          label: 'Treasury',
          value: phrase('{points} EP', { points: purseAt(view, view.me, yard.place) }),
        },
      ];
}

/** A ship of the game’s list is built in a yard: it is paid now, and is there when it is done (B8.50, B11.40, B11.80). */
export const buildShip = (books: Books) =>
  order('build-ship', {
    fields: buildFields,
    title: 'Build a ship',
    offers: (view, at, plan) => {
      const list = listFor(books, view);
      return list === undefined || atHeadquarters(view, at).length === 0
        ? []
        : firstOffer(view, plan, (yard) => buildable(view, list, yard));
    },
    whyNot(view, at) {
      const list = listFor(books, view);
      if (list === undefined || atHeadquarters(view, at).length === 0) return undefined;
      const yards = yardsListed(view, view.me).map(([, yard]) => yard);
      if (yards.some((yard) => servedBy(view, list, yard).length > 0)) return undefined;
      const first = firstServed(view, list, yards);
      return (
        first && impossible('GC B11.80', 'yards-wait-for', { hull: first.designation, year: first.year })
      );
    },
    form: (view, given) => buildForm(books, view, given),
    facts: (view, given) => buildFacts(books, view, given),
    cannot(state, { seat, order: { yard, hull, crew } }) {
      const list = listFor(books, state);
      if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
      const barred = cannotUse(state, seat, yard);
      if (barred !== undefined) return barred;
      const row = rowFor(list, seat, hull);
      return row === undefined
        ? impossible('GC B11.80', 'no-such-hull', { hull })
        : cannotLay(state, seat, yard, row, crew);
    },
    say: ({ yard, hull, joins, crew }) =>
      joins === undefined
        ? phrase('Build {hull} in {yard}', { hull: hullWith(hull, crew), yard: codeOf(yard) })
        : phrase('Build {hull} in {yard}, to join {code}', {
            hull: hullWith(hull, crew),
            yard: codeOf(yard),
            code: joins.toUpperCase(),
          }),
  });

/** As what it is counted over this year (C19.10, C21.30). */
function countedNow(state: State, row: Hull, ready: number) {
  const as = countedAs(row, isEarly(state, row, ready));
  return as === undefined ? {} : { counted: { as, year: yearOf(state) } };
}

/** Ships are ordered, one after another (B11.40). */
export const layShips =
  (books: Books) =>
  (turn: Turn<Room<State, View, BuildShip, EventIn<typeof shipLaid>>>): void =>
    inTurn(turn, buildShip(books), ({ seat, order: { yard: id, hull, joins, crew, ref } }) => {
      const { state } = turn;
      const list = listFor(books, state);
      const [row, yard] = [list && rowFor(list, seat, hull), state.yards?.[id]];
      if (list === undefined || row === undefined || yard === undefined) return undefined;
      const [price, batch, term] = [
        priceWith(priceNow(state, seat, yard, whenReady(state, yard, row)), crew),
        batchIn(state, yard, row),
        termOf(yard, row, state.turn),
      ];
      return shipLaid.of({
        seat,
        yard: id,
        ship: builtFor(state, seat, row, mannedBy(shipIn(list, whenReady(state, yard, row), false), crew)),
        ...(crew === 'poor' && { poor: true as const }),
        ...defined({ joins, batch }),
        price,
        points: costBeside(state, seat, batch, price),
        ...(!row.standard && !has(row, 'X1') && { variant: true as const }),
        ...(isEarly(state, row, term.ready) && { early: true as const }),
        ...countedNow(state, row, term.ready),
        ...term,
        cause: ref,
      });
    });
