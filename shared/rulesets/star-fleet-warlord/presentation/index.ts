import type { Books } from '#kernel/codec/books.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { MapPicture, PlanWords, Presentation, Screen } from '#kernel/presentation.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { defined } from '#kernel/words/defined.ts';
import type { StarFleetWarlord } from '../game.ts';
import type { Order } from '../allOrders.ts';
import type { Contact, View } from '../model/view.ts';
import type { Preview } from '../preview/preview.ts';
import { sequencesOf } from '../sequence.ts';
import { orderGroups } from './groups.ts';
import { espionage, firstYear, yearOf } from '../model/figures.ts';
import { changes } from './changes.ts';
import { corporation } from './pages/corporation.ts';
import { designPage } from './pages/designs.ts';
import { shipInBattle } from './pages/factors.ts';
import { figures } from './figures.ts';
import { films } from './films.ts';
import { location } from './pages/location.ts';
import { loose, looseKinds } from './loose.ts';
import { map } from './map.ts';
import { news } from './news.ts';
import { purses } from './purses.ts';
import { moveTo, nextRef, pulseOf, rangeOf, routes } from './routes.ts';
import { scroll } from './scroll.ts';
import { rankings, standing } from './pages/rankings.ts';
import { roster, rowOf, shipPage } from './units.ts';

const words = {
  seat: { one: 'Corporation', many: 'Corporations' },
  place: { one: 'hex', many: 'hexes' },
  unit: { one: 'ship', many: 'ships' },
  leader: { one: 'Warlord', many: 'Warlords' },
  turn: { one: 'year', many: 'years' },
} as const;

const screens: readonly Screen[] = [
  {
    shows: 'page',
    key: 'corporation',
    title: 'Corporation',
    sign: 'money',
    orders: {
      hint: 'Choose a ship or a site in a list to see what can be ordered for it.',
      whole: 'For the Home Office',
      none: 'The Home Office can order nothing this year.',
    },
  },
  { shows: 'page', key: 'rankings', title: 'Rankings', sign: 'list' },
  { shows: 'map', title: 'Map' },
  { shows: 'messages', title: 'Messages' },
];

const planWords: PlanWords = {
  title: 'Plans',
  general: 'Miscellaneous orders',
  whom: 'the Home Office',
  empty: 'No miscellaneous orders yet. In the Initial Build, buy ships on the Corporation screen.',
};

/** The part of a turn to which each step belongs: what comes before the pulses of a run, in them and after them, and the generator. */
function partsOf(books: Books): ReadonlyMap<string, string> {
  const { corporation: run, generator } = sequencesOf(books);
  const pulses = run.findIndex((part) => 'repeat' in part);
  const named = (parts: Sequence<StarFleetWarlord>, part: string): readonly (readonly [string, string])[] =>
    parts.flatMap((one) => ('repeat' in one ? named(one.repeat, part) : [[one.name, part] as const]));
  return new Map([
    ...named(run.slice(0, pulses), 'Start of the run'),
    ...named(run.slice(pulses, pulses + 1), 'Movement'),
    ...named(run.slice(pulses + 1), 'End of the run'),
    ...named(generator, 'Next Turn Generator'),
  ]);
}

/** The map of a view, made once. */
function mapOnce(books: Books): (view: View) => MapPicture {
  const maps = new WeakMap<View, MapPicture>();
  return (view) => {
    const made = maps.get(view) ?? map(books, view);
    maps.set(view, made);
    return made;
  };
}

/** Who plays a Corporation, and a mail address that they have told, wherever in their words it stands. */
function reachedAt(contact: Contact | undefined): { readonly leader?: string; readonly address?: string } {
  if (contact === undefined) return {};
  const { person, info } = contact;
  const address = /[^\s<>"]+@[^\s<>",;]+\.[^\s<>",;.]+/.exec(`${person ?? ''} ${info}`)?.[0];
  const leader = person?.replace(/\s*<[^>]*>\s*$/, '');
  return {
    ...(leader === undefined || leader === '' ? {} : { leader }),
    ...defined({ address }),
  };
}

type Pictures = Presentation<View, Order>;

/** In the first year ships are bought before any can move (SFW 991). */
const initialBuild: NonNullable<Pictures['first']> = ({ turn, me }, { hq }) =>
  me === gameMaster ||
  yearOf(turn) !== firstYear ||
  hq.some(({ kind }) => kind === 'purchase' || kind === 'make-default-build')
    ? undefined
    : { said: phrase('The Initial Build comes first: buy your ships.'), screen: 'corporation' };

const unitPicture =
  (books: Books, rules: () => Ruleset<StarFleetWarlord>): Pictures['unit'] =>
  (view, plan, unit) => {
    const ship = view.ships[unit];
    if (ship === undefined) throw new RangeError(`No ship ${unit}.`);
    const { orders } = rules();
    return {
      row: rowOf(view, unit, ship, plan),
      page: shipPage(view, ship, shipInBattle(books, view, ship)),
      stacks: [],
      orders: ordersOf(plan, unit).map((order, index) => ({
        ref: order.ref,
        kind: order.kind,
        moment: pulseOf(view, ship, index),
        said: (orders[order.kind] as OrderKind<View, Order>).say(order, view, { unit }),
      })),
    };
  };

/** What a client draws, as data. */
export const presentationOf = (
  books: Books,
  rules: () => Ruleset<StarFleetWarlord>,
  previewOf: (view: View, plan: Plan<Order>) => Preview,
): Pictures => {
  const parts = partsOf(books);
  return {
    words,
    roster,
    screens,
    planWords,
    changes,
    figures,
    films,
    news,
    looseKinds,
    routes,
    nextRef,
    purses: purses(books),
    loose: loose(books),
    standing: (view) => standing(view),
    me: ({ me }) => me,
    calendar: (turn) => phrase('Y{year}', { year: yearOf(turn) }),
    groups: orderGroups,
    seats: ({ me, names, contacts }) =>
      inOrder(names).map(([seat, { name, number }], banner) => ({
        seat,
        name,
        banner,
        ...reachedAt(contacts[seat]),
        ...(seat === me ? { own: true } : {}),
        ...(number >= espionage.powersFrom ? { unled: true } : {}),
      })),
    map: mapOnce(books),
    page: (view, plan, screen) =>
      screen === 'rankings' ? rankings(books, view) : corporation(books)(view, plan),
    thing: (view, plan, thing) => designPage(view, plan, thing),
    location: (view, _, place) => location(books, view, place),
    units: (view, plan) => inOrder(view.ships).map(([id, ship]) => rowOf(view, id, ship, plan)),
    unit: unitPicture(books, rules),
    reach: rangeOf,
    first: initialBuild,
    moveTo: moveTo(books),
    scroll: scroll(rules, previewOf),
    part: (step) => parts.get(step),
  };
};
