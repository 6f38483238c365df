import type { Books } from '#kernel/codec/books.ts';
import { integer, line, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choiceOrNone, choicesOf, number } from '#kernel/declare/entries.ts';
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
import type { Turn } from '#kernel/sequence/step.ts';
import { cannotPayAt } from '../bank/paying.ts';
import { atHeadquarters, order, place } from '../declare.ts';
import { hexName, listedBy } from '../map/board.ts';
import type { Flight } from '../model/yards/flights.ts';
import { mostBuilt } from '../model/yards/flights.ts';
import { countText } from '../model/battle/wings.ts';
import type { Empire } from '../model/empire.ts';
import type { State, View } from '../model/state.ts';
import { basesOf } from '../model/stations/squadrons.ts';
import { canBuildIn } from '../model/works/capacity.ts';
import { impossible } from '../refusals.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { listFor } from '../ships/list/book.ts';
import { codeOf, yardsOf } from '../yards/known.ts';
import { yardId } from '../yards/shapes.ts';
import type { Kindred } from '../hangars/kinds.ts';
import { costOf, kindredOf, typesOf } from '../hangars/kinds.ts';
import { cannotBeginYet } from './prototypes.ts';
import { imagine } from '../model/imagine.ts';
import { rowFor } from '../ships/fleet.ts';
import { flyersBuilt, flyersOrdered } from './built.ts';
import { cannotBuildSlowly, costIn, fateOf, namedIn } from './slow.ts';

const buildFields = {
  place,
  type: line(20, 1),
  count: integer(1, mostBuilt),
  yard: optional(yardId),
} as const;
/** What of an order says what is built. */
type Wanted = Pick<Ordered<'build-flyers', typeof buildFields>, 'place' | 'type' | 'count' | 'yard'>;

const flightOf = (
  { flyer, variant }: Kindred,
  { place: at, count, yard }: Omit<Wanted, 'type'>,
  turn: number,
): Flight => ({
  place: at,
  type: flyer.type,
  class: flyer.class,
  spaces: flyer.spaces,
  count,
  ...(variant && { variant: true as const }),
  ...(yard !== undefined && { slow: { yard, ordered: turn } }),
});

/** What is built in a hex already this turn. */
const flightsIn = ({ flights = [] }: Partial<Pick<Empire, 'flights'>>, at: PlaceId): readonly Flight[] =>
  flights.filter((one) => one.place === at);

function cannotBuild(list: ShipList, state: State, owner: SeatId, wanted: Wanted): Problem | undefined {
  const { place: at, type, count, yard } = wanted;
  const empire = state.empires[owner];
  if (empire === undefined) return impossible('GC B8.40', 'no-empire');
  const found = kindredOf(list, state, owner, type);
  if (found === undefined) return impossible('GC C20.10', 'no-flyer', { unit: type });
  const flight = flightOf(found, wanted, state.turn);
  const early = cannotBeginYet(state, owner, flight, found.year);
  if (early !== undefined) return early;
  const barred = yard && cannotBuildSlowly(state, owner, yard, flight);
  if (barred !== undefined) return barred;
  const others = flightsIn(empire, at);
  if (yard === undefined && !canBuildIn(state, owner, at, [...others, flight])) {
    const some =
      others.length > 0 ||
      canBuildIn(state, owner, at, [flightOf(found, { ...wanted, count: 1 }, state.turn)]);
    return impossible('GC B8.40', some ? 'no-flyer-yard' : 'no-flyer-works', {
      place: hexName(at),
      unit: type,
    });
  }
  const cost = costIn(state, yard, costOf(found, count));
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
  const named = given.yard === undefined ? [] : [given.yard];
  const slow = [...new Set([...namedIn(view, view.me, given.place), ...named])];
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
    ...(slow.length === 0
      ? []
      : [
          choiceOrNone(
            given,
            'yard',
            'Built in',
            phrase('any yard or starbase'),
            choicesOf(slow, (id) => phrase('{yard}, a turn later', { yard: codeOf(id) })),
          ),
        ]),
  ];
}

/** Fighters, bombers, gunboats or pods are built for stock: paid now, and there at the end of the turn, those of docks and base stations a turn later (B8.40, B8.403, B8.50). */
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
    facts(view, { type, count, yard }) {
      const list = listFor(books, view);
      const found = list && kindredOf(list, view, view.me, type);
      return found === undefined
        ? []
        : [
            {
              label: 'Costs',
              value: phrase('{cost} EP', { cost: costIn(view, yard, costOf(found, count)) }),
            },
          ];
    },
    cannot(state, { seat: owner, order: given }) {
      const list = listFor(books, state);
      return list === undefined
        ? impossible('GC A1.20', 'no-ship-list')
        : cannotBuild(list, state, owner, given);
    },
    say: (given) =>
      phrase('Build {units} in {place}', {
        units: countText(given),
        place: given.yard === undefined ? hexName(given.place) : codeOf(given.yard),
      }),
  });
export type BuildFlyers = OrderIn<ReturnType<typeof buildFlyers>>;

/** Fighters and gunboats are ordered, one after another (B11.40). */
export const layFlyers =
  (books: Books) =>
  (turn: Turn<Room<State, View, BuildFlyers, EventIn<typeof flyersOrdered>>>): void =>
    inTurn(turn, buildFlyers(books), ({ seat: owner, order: { ref, ...wanted } }) => {
      const list = listFor(books, turn.state);
      const found = list && kindredOf(list, turn.state, owner, wanted.type);
      return (
        found &&
        flyersOrdered.of({
          seat: owner,
          flights: [flightOf(found, wanted, turn.state.turn)],
          points: costIn(turn.state, wanted.yard, costOf(found, wanted.count)),
          cause: ref,
        })
      );
    });

/** What was built goes to the stock. OURS: what was built in a system, in bases or in a yard that another empire has now is lost. */
export function finishFlyers(turn: Turn<Room<State, View, never, EventIn<typeof flyersBuilt>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const flights = turn.state.empires[owner]?.flights;
    if (flights === undefined) continue;
    const fates = Map.groupBy(flights, (flight) => {
      if (flight.slow !== undefined) return fateOf(turn.state, owner, flight);
      const holder = turn.state.systems[flight.place]?.owner ?? turn.state.territory[flight.place];
      return holder === undefined || holder === owner ? 'done' : 'lost';
    });
    const [done, later] = [fates.get('done') ?? [], fates.get('later')];
    if (later?.length === flights.length) continue;
    turn.happen(flyersBuilt.of({ seat: owner, flights: done, ...defined({ later }) }));
  }
}
