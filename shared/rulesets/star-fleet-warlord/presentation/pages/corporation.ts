import type { Books } from '#kernel/codec/books.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../../allOrders.ts';
import type { Funds } from '../../model/funds.ts';
import { resources } from '../../model/funds.ts';
import { itemKinds, officerLetters } from '../../model/ship.ts';
import { itemTitles } from '../../items/table.ts';
import type { View } from '../../model/view.ts';
import { placeName } from '../../words.ts';
import { firstYear, yearOf } from '../../model/figures.ts';
import { people } from '../../ships/people.ts';
import { siteKindOf } from '../../galaxy/terrain.ts';
import { economicPoints, holdingsOf } from '../../money/money.ts';
import { speedOf } from '../../ships/speed.ts';
import type { World } from '../../galaxy/world.ts';
import { worldOf } from '../../galaxy/world.ts';
import { count, fact, figure, number, text, word } from '../../model/cells.ts';
import { shipList } from './designs.ts';
import { aboutItself, contacts, others } from './known.ts';
import { galaxy } from './galaxy.ts';
import { fortifications } from './location.ts';
import { favoursNow, specials } from './specials.ts';
import { incomeAhead, withSites } from '../../money/knownSites.ts';
import { resourceNames } from '../purses.ts';
import { damageText } from '../units.ts';

/** Where everything of the Corporation is, and in the Initial Build what it can buy. What no order changes is made once for each view. */
export const corporation = (books: Books) => {
  const made = new WeakMap<View, (list: readonly Section[]) => Page>();
  return (view: View, plan: Plan<Order>): Page => {
    const pageWith = made.get(view) ?? pageOf(books, view);
    made.set(view, pageWith);
    return pageWith(view.me === gameMaster ? [] : [shipList(view, plan)]);
  };
};

/** The page, but for the Ship List: orders are counted there. */
function pageOf(books: Books, view: View): (list: readonly Section[]) => Page {
  const { own, turn } = view;
  const building = yearOf(turn) === firstYear;
  const world = worldOf(books, withSites(books, view));
  if (view.me === gameMaster) {
    const page = galaxy(world, view);
    return () => page;
  }
  const head = {
    title: phrase('{name}', { name: own.name }),
    subtitle: building
      ? phrase('Initial Build: buy your first ships. They leave your Home Office next year.')
      : phrase('Home Office in {place}', {
          place: { to: 'place', id: own.home, text: placeName(view, own.home) },
        }),
  };
  const first = [treasury(view, incomeAhead(books, view)), holdings(world, view), ...store(view)];
  const then = [
    ...reserve(view),
    ships(view),
    sites(world, view),
    ...favoursNow(view),
    ...specials(view),
    others(view),
    ...contacts(view),
    aboutItself(view),
  ];
  return (list) => ({
    ...head,
    sections: building ? [...first, ...list, ...then] : [...first, ...then, ...list],
  });
}

const treasury = ({ own: { funds, debt } }: View, income: Funds): Section => ({
  kind: 'facts',
  title: 'Treasury',
  facts: [
    { ...number('Economic points', economicPoints(funds)), tone: 'gold' },
    ...resources.map((key) =>
      fact(
        resourceNames[key],
        phrase('{held} ({sign}{income})', {
          held: funds[key],
          income: Math.abs(income[key]),
          sign: income[key] < 0 ? '−' : '+',
        }),
      ),
    ),
    ...(debt === 0 ? [] : [{ ...number('EP owed', debt), tone: 'bad' as const }]),
  ],
});

function holdings(world: World, { me, parameters, ships: all, scanned, prospects }: View): Section {
  const held = holdingsOf(world, me);
  const wins = parameters.victory;
  const most = (label: string, now: number, needed: number) =>
    fact(label, phrase('{now} of {needed} to win', { now, needed }));
  return {
    kind: 'facts',
    title: 'Holdings',
    facts: [
      number('Ships', keysInOrder(all).length),
      most('Major sites', held.sites, wins.sites),
      most('Whole sectors', held.sectors, wins.sectors),
      number('Sectors scanned', keysInOrder(scanned).length),
      number('Hexes assayed', keysInOrder(prospects).length),
    ],
  };
}

/** Items that no ship carries yet: at home they do nothing (SFW 2546). */
function store({ own }: View): readonly Section[] {
  const facts = itemKinds.flatMap((kind) =>
    own.store[kind] === 0 ? [] : [number(itemTitles[kind], own.store[kind])],
  );
  return facts.length === 0 ? [] : [{ kind: 'facts', title: 'In store', facts }];
}

/** Officers and Prime Teams who wait for a ship or a site; those on board and at sites stand on their pages. */
const reserve = ({ own: { officers, teams } }: View): readonly Section[] => {
  const facts = [
    ...officerLetters
      .filter((letter) => officers[letter] > 0)
      .map((letter) => number(people[letter].name, officers[letter])),
    ...(teams === 0 ? [] : [number(people.P.name, teams)]),
  ];
  return facts.length === 0 ? [] : [{ kind: 'facts', title: 'Waiting for an assignment', facts }];
};

const ships = (view: View): Section => ({
  kind: 'table',
  title: 'Ships',
  empty: 'You have no ships.',
  columns: [
    word('ship', 'Ship'),
    word('name', 'Name'),
    word('place', 'Hex'),
    figure('speed', 'Speed'),
    figure('crew', 'Crew'),
    word('damage', 'Damage'),
  ],
  rows: inOrder(view.ships).map(([unit, ship]) => ({
    id: unit,
    spot: { unit },
    cells: {
      ship: text(ship.design),
      name: text(ship.name),
      place: text(placeName(view, ship.place)),
      speed: count(speedOf(ship)),
      crew: count(ship.crew),
      damage: damageText(ship),
    },
  })),
});

/** What keeps a site from bringing anything in, with the sign of the income list (SFW 2460, 2521). */
function stateCell(devastated = false, raided = false): Row['cells'] {
  if (!devastated && !raided) return {};
  return { state: { ...text(devastated ? '@ devastated' : '& raided'), tone: 'bad' } };
}

const sites = (world: World, view: View): Section => ({
  kind: 'table',
  title: 'Sites',
  empty: 'You own none.',
  columns: [
    word('place', 'Hex'),
    word('kind', 'Site'),
    word('forts', 'Fortifications'),
    word('state', 'State'),
    ...resources.map((key) => figure(key, resourceNames[key])),
  ],
  rows: inOrder(view.sites)
    .filter(([, { owner }]) => owner === view.me)
    .map(([place, { points, production, devastated, raided }]) => ({
      id: place,
      spot: { place },
      cells: {
        place: text(placeName(view, place)),
        kind: text(siteKindOf(world.hex(place))?.name ?? ''),
        forts: { value: fortifications(points), sort: points },
        ...stateCell(devastated, raided),
        ...Object.fromEntries(resources.map((key) => [key, count(production[key])])),
      },
    })),
});
