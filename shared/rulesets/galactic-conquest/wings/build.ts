import type { Books } from '#kernel/codec/books.ts';
import { integer, line } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choice, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cannotPayAt, spendAt } from '../bank/paying.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName, listedBy } from '../map/board.ts';
import type { Flight } from '../model/battle/flights.ts';
import { flightsShape, mostBuilt } from '../model/battle/flights.ts';
import { countText, withStock } from '../model/battle/wings.ts';
import type { Empire } from '../model/empire.ts';
import type { State, View } from '../model/state.ts';
import { basesOf } from '../model/stations/squadrons.ts';
import { canBuildIn } from '../model/works/capacity.ts';
import { impossible } from '../refusals.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { listFor } from '../ships/list/book.ts';
import { yardsOf } from '../yards/known.ts';
import type { Kindred } from '../hangars/kinds.ts';
import { costOf, kindredOf, typesOf } from '../hangars/kinds.ts';
import { cannotBeginYet } from './prototypes.ts';
import { imagine } from '../model/imagine.ts';
import { rowFor } from '../ships/fleet.ts';

const buildFields = { place, type: line(20, 1), count: integer(1, mostBuilt) } as const;

const flightOf = ({ flyer, variant }: Kindred, at: PlaceId, count: number): Flight => ({
  place: at,
  type: flyer.type,
  class: flyer.class,
  spaces: flyer.spaces,
  count,
  ...(variant && { variant: true as const }),
});

/** What is built in a hex already this turn. */
const flightsIn = ({ flights = [] }: Partial<Pick<Empire, 'flights'>>, at: PlaceId): readonly Flight[] =>
  flights.filter((one) => one.place === at);

function cannotBuild(
  list: ShipList,
  state: State,
  owner: SeatId,
  { place: at, type, count }: { readonly place: PlaceId; readonly type: string; readonly count: number },
): Problem | undefined {
  const empire = state.empires[owner];
  if (empire === undefined) return impossible('GC B8.40', 'no-empire');
  const found = kindredOf(list, state, owner, type);
  if (found === undefined) return impossible('GC C20.10', 'no-flyer', { unit: type });
  const flight = flightOf(found, at, count);
  const early = cannotBeginYet(state, owner, flight, found.year);
  if (early !== undefined) return early;
  if (!canBuildIn(state, owner, at, [...flightsIn(empire, at), flight]))
    return impossible('GC B8.40', 'no-flyer-yard', { place: hexName(at), unit: type });
  const cost = costOf(found, count);
  return cannotPayAt(state, owner, at, cost, (left) => impossible('GC C20.10', 'ship-costs', { cost, left }));
}

/** Hexes where an empire has yards or bases. */
const worksOf = (view: View): readonly PlaceId[] =>
  [
    ...new Set([
      ...yardsOf(view, view.me).map(([, yard]) => yard.place),
      ...basesOf(view.squadrons, view.me).map(([, one]) => one.place),
    ]),
  ].toSorted(compareBy(listedBy));

type Given = Unnumbered<Ordered<'build-flyers', typeof buildFields>>;

/** What a type is called in the ship list, behind its designation. */
function nameOfType(list: ShipList | undefined, { me }: View, type: string): string {
  const name = list === undefined ? undefined : rowFor(list, me, type)?.name;
  return name === undefined || name === '' ? '' : `, ${name}`;
}

/** Where which type is built. */
function buildForm(books: Books, view: View, given: Given): readonly Entry<Given>[] {
  const list = listFor(books, view);
  const types = list === undefined ? [] : typesOf(list, view, view.me);
  return [
    choice(
      given,
      'place',
      'Where',
      [...new Set([...worksOf(view), given.place])].map((one) => ({
        value: one,
        label: phrase('{place}', { place: hexName(one) }),
        place: one,
      })),
    ),
    choice(
      given,
      'type',
      'Type',
      types.map((one) => ({
        value: one.flyer.type,
        label: phrase('{unit}{name}: {price} EP', {
          unit: one.flyer.type,
          name: nameOfType(list, view, one.flyer.type),
          price: one.halves / 2,
        }),
      })),
    ),
    number(given, 'count', 'How many', { least: 1, most: mostBuilt }),
  ];
}

/** Fighters, bombers, gunboats or pods are built for stock: paid now, and there at the end of the turn (B8.40, B8.403, B8.50). */
export const buildFlyers = (books: Books) =>
  order('build-flyers', {
    fields: buildFields,
    title: 'Build fighters, gunboats or pods',
    offers(view, at) {
      const list = listFor(books, view);
      const places = worksOf(view);
      if (list === undefined || places[0] === undefined || atHeadquarters(view, at).length === 0) return [];
      const [kind] = typesOf(list, view, view.me);
      if (kind === undefined) return [];
      const built = (place: PlaceId) => ({ place, type: kind.flyer.type, count: 1 });
      // One that can build it is proposed, where there is one.
      const can = places.find(
        (place) => cannotBuild(list, imagine(view), view.me, built(place)) === undefined,
      );
      return [built(can ?? places[0])];
    },
    form: (view, given) => buildForm(books, view, given),
    facts(view, { type, count }) {
      const list = listFor(books, view);
      const found = list && kindredOf(list, view, view.me, type);
      return found === undefined
        ? []
        : [{ label: 'Costs', value: phrase('{cost} EP', { cost: costOf(found, count) }) }];
    },
    cannot(state, { seat: owner, order: given }) {
      const list = listFor(books, state);
      return list === undefined
        ? impossible('GC A1.20', 'no-ship-list')
        : cannotBuild(list, state, owner, given);
    },
    say: (given) =>
      phrase('Build {units} in {place}', { units: countText(given), place: hexName(given.place) }),
  });
export type BuildFlyers = OrderIn<ReturnType<typeof buildFlyers>>;

export const flyersOrdered = event('flyers-ordered', {
  fields: { seat, flights: flightsShape, points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ flights, points: cost }) =>
    phrase('{units} are built in {place} for {cost} EP.', {
      units: flights.map(countText).join(', '),
      place: hexName(flights[0]?.place ?? ('h' as PlaceId)),
      cost,
    }),
  ahead: ({ flights, points: cost }) =>
    phrase('{units} will be built in {place} for {cost} EP.', {
      units: flights.map(countText).join(', '),
      place: hexName(flights[0]?.place ?? ('h' as PlaceId)),
      cost,
    }),
  apply(draft, { seat: owner, flights, points: cost }) {
    change(draft.empires, owner, (was) => ({ flights: [...(was.flights ?? []), ...flights] }));
    spendAt(draft, owner, flights[0]?.place, cost);
  },
});

/** What was built is in stock, but what was built where the empire lost its hex. */
export const flyersBuilt = event('flyers-built', {
  fields: { seat, flights: flightsShape },
  by: 'rules',
  hears: ownerHears,
  say: ({ flights }) =>
    flights.length === 0
      ? phrase('What was being built for the stock is lost.')
      : phrase('{units} go to the stock.', { units: flights.map(countText).join(', ') }),
  ahead: ({ flights }) =>
    phrase('{units} will go to the stock.', { units: flights.map(countText).join(', ') }),
  apply: (draft, { seat: owner, flights }) =>
    replace(draft.empires, owner, ({ flights: _, stock, ...empire }) => {
      const more = flights.reduce<Record<string, number>>(
        (sums, { type, count }) => ({ ...sums, [type]: (sums[type] ?? 0) + count }),
        {},
      );
      return { ...empire, ...defined({ stock: withStock(stock, more) }) };
    }),
});

/** Fighters and gunboats are ordered, one after another (B11.40). */
export const layFlyers =
  (books: Books) =>
  (turn: Turn<Room<State, View, BuildFlyers, EventIn<typeof flyersOrdered>>>): void =>
    inTurn(turn, buildFlyers(books), ({ seat: owner, order: { place: at, type, count, ref } }) => {
      const list = listFor(books, turn.state);
      const found = list && kindredOf(list, turn.state, owner, type);
      return (
        found &&
        flyersOrdered.of({
          seat: owner,
          flights: [flightOf(found, at, count)],
          points: costOf(found, count),
          cause: ref,
        })
      );
    });

/** What was built goes to the stock. OURS: what was built in a system or in bases that another empire has now is lost. */
export function finishFlyers(turn: Turn<Room<State, View, never, EventIn<typeof flyersBuilt>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const flights = turn.state.empires[owner]?.flights;
    if (flights === undefined) continue;
    const kept = flights.filter(({ place: at }) => {
      const holder = turn.state.systems[at]?.owner ?? turn.state.territory[at];
      return holder === undefined || holder === owner;
    });
    turn.happen(flyersBuilt.of({ seat: owner, flights: kept }));
  }
}
