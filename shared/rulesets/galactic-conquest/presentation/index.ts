import type { Books } from '#kernel/codec/books.ts';
import { booksOf } from '#kernel/codec/books.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { freshRef, ordersOf } from '#kernel/game/plan.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Overlay, Presentation } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import { ordersOver } from '../game.ts';
import type { View } from '../model/state.ts';
import { numberOf } from '../model/opening/purchase.ts';
import { spareIn } from '../movement/planned/points.ts';
import { rangeOf, stepsOf, wayTo } from '../movement/ways.ts';
import { speedOf } from '../ships/ships.ts';
import { squadronsListed } from '../squadrons/listed.ts';
import { nameOf } from '../map/seats.ts';
import { everySeat } from '../map/sheets.ts';
import { calendarOf, numbered } from './calendar.ts';
import { bankingOver } from '../sequence.ts';
import { films } from './film/film.ts';
import { watchOf } from './squadrons/maneuvers.ts';
import { map } from './map.ts';
import { news } from './news.ts';
import { economyPage, purses } from './money.ts';
import { location } from './pages.ts';
import { paperOf } from './navy/paper.ts';
import { pages, screens } from './screens.ts';
import { groups } from './turn/groups.ts';
import { plannedFronts, sensorOverlay, supplyOverlay } from './space.ts';
import { partOf } from './parts.ts';
import { figures } from './turn/figures.ts';
import { formerly } from './turn/formerly.ts';
import { loose, looseKinds } from './turn/loose.ts';
import { outlook, withOutlook } from './squadrons/outlook.ts';
import { transfers } from './squadrons/transfers.ts';
import { roster, rowOf, squadronPage } from './squadrons/units.ts';

const orders = ordersOver(booksOf([]));
const said = (view: View, order: Order, unit: UnitId): Phrase =>
  (orders[order.kind] as unknown as OrderKind<View, AnyOrder>).say(order, view, { unit });

/** What a client draws, as data, whatever the books of the game. */
const drawn: Omit<Presentation<View, Order>, 'page' | 'purses' | 'unit' | 'loose'> = {
  words: {
    seat: { one: 'empire', many: 'empires' },
    place: { one: 'hex', many: 'hexes' },
    unit: { one: 'squadron', many: 'squadrons' },
    leader: { one: 'admiral', many: 'admirals' },
    turn: { one: 'turn', many: 'turns' },
  },
  calendar: calendarOf,
  roster,
  me: ({ me }) => me,
  definite: true,
  seats: ({ me, seats, blind }) =>
    seats.map((seat, at) => ({
      seat,
      name: nameOf(seat),
      // On a double-blind map more are known from turn to turn, and none changes its banner.
      banner: blind === true ? everySeat.indexOf(seat) : at,
      ...(seat === me ? { own: true } : {}),
    })),
  map: (view) => numbered(view, map(view)),
  films,
  news,
  routes: (view, plan, only) =>
    inOrder(view.squadrons).flatMap(([unit, squadron]) =>
      only !== undefined && only !== unit
        ? []
        : ordersOf(plan, unit).flatMap((order) =>
            order.kind === 'plot'
              ? [
                  {
                    unit,
                    order: order.ref,
                    from: { kind: 'place', place: squadron.place } as const,
                    steps: stepsOf(view, squadron.place, order.way, spareIn(ordersOf(plan, unit), squadron)),
                  },
                ]
              : [],
          ),
    ),
  screens,
  location: (view, _, place) => location(view, place),
  units: (view, plan) =>
    squadronsListed(view).flatMap(([unit, { seat }]) =>
      seat === view.me || view.me === gameMaster ? [rowOf(view, plan, unit)] : [],
    ),
  nextRef: (view, plan) => freshRef(view.me, numberOf(view, view.turn), plan),
  moveTo(view, plan, unit, to) {
    const squadron = view.squadrons[unit];
    if (squadron?.seat !== view.me || ordersOf(plan, unit).some(({ kind }) => kind === 'plot')) return [];
    const way = wayTo(view, squadron.place, to);
    return way.length === 0 || way.length > speedOf(squadron) ? [] : [{ kind: 'plot', way }];
  },
  reach(view, plan, unit) {
    const squadron = view.squadrons[unit];
    const places = squadron?.seat === view.me ? rangeOf(view, squadron) : [];
    const range: Overlay = {
      key: 'range',
      label: 'A course can lead here',
      tone: 'gold',
      places,
      look: 'fill',
      of: unit,
    };
    return [
      ...(places.length < 2 ? [] : [range]),
      ...watchOf(view, plan, unit),
      ...(squadron?.seat === view.me
        ? [sensorOverlay(view, unit, squadron), supplyOverlay(view, unit, squadron.seat)]
        : []),
    ];
  },
  planned: plannedFronts,
  planWords: {
    title: 'Orders',
    general: 'Orders of the empire',
    whom: 'nobody in particular',
    empty: 'None yet. Squadron orders are below.',
  },
  groups,
  transfers,
  figures,
  looseKinds,
  part: (step) => partOf[formerly[step] ?? step],
};

/** What a client draws: what orders of the plan cost goes by the books of the game. */
export function presentationOver(books: Books, banking = bankingOver(books)): Presentation<View, Order> {
  return {
    ...drawn,
    page: (view, plan, screen) => (pages[screen] ?? economyPage)(view, plan, banking),
    paper: (view, _, unit) => paperOf(view, banking, unit),
    purses: (view, plan) => purses(view, plan, banking),
    loose: (view, plan) => loose(view, plan, banking),
    unit: (view, plan, unit) => ({
      row: rowOf(view, plan, unit),
      page: withOutlook(squadronPage(view, plan, unit), outlook(view, plan, unit, books)),
      stacks: [],
      orders: ordersOf(plan, unit).map((order) => ({
        ref: order.ref,
        kind: order.kind,
        said: said(view, order, unit),
      })),
    }),
  };
}

/** The same for games without books. */
export const presentation = presentationOver(booksOf([]));
