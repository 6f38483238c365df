import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { sectorIn } from '../model/ids.ts';
import { economicPoints, evenly, fundsIn } from '../money/money.ts';
import { offeredTo } from '../market/deals.ts';
import { likelyPrice } from '../market/likely.ts';
import { primaryRaces } from '../market/races.ts';
import { hasVariant } from '../ships/ships.ts';
import { firstYear, fortifying, mostPrimaries, yearOf } from '../model/figures.ts';
import type { Hull } from '../ships/list/classes.ts';
import type { Design } from '../ships/list/index.ts';
import { guard, sustains } from './guarding.ts';
import type { Planner } from './planner.ts';
import { unscanned } from './scouting.ts';

/** EP that are kept, the year from which debts are paid back, and parts of what there is that go into debts and into a Home Office in danger. */
const [reserve, repaysFrom, debtPart, homePart] = [20, 168, 3, 4] as const;
/** Points up to which a Home Office is fortified in quiet and in danger, and other major sites, a few at a time. */
const [garrisonEach, garrisonMost, garrisonAbove] = [10, 60, 150] as const;
/** The slowest warship and scout that it buys. */
const slowest = 4;

/** The Initial Build: races by the number of the Corporation, so that not all have the same, and the ships of the Default Build. */
export function initialBuild(planner: Planner): void {
  const { number } = planner.view.own;
  for (let n = 0; n < mostPrimaries; n += 1) {
    const race =
      primaryRaces[(number + n * Math.floor(primaryRaces.length / mostPrimaries)) % primaryRaces.length];
    if (race !== undefined) planner.order({ kind: 'declare-race', race });
  }
  planner.order({ kind: 'make-default-build' });
}

/** What EP there will be once the income of this run is in, as far as it is known. */
const means = ({ view: { own, foreseen } }: Planner): number =>
  economicPoints(fundsIn(own.funds, foreseen ?? evenly(0)));

/** Pays debts, fortifies, and buys ships with the rest. */
export function spend(planner: Planner): void {
  const { view } = planner;
  if (yearOf(view.turn) === firstYear) return initialBuild(planner);
  let purse = Math.max(0, means(planner) - reserve);
  const pay = (ep: number, order: Parameters<Planner['order']>[0]): void => {
    planner.order(order);
    purse -= ep;
  };
  const debt = Math.min(view.own.debt, Math.floor(purse / debtPart));
  if (debt > 0 && yearOf(view.turn) >= repaysFrom) pay(debt, { kind: 'repay-loan', ep: debt });
  purse -= fortify(planner, purse);
  purse -= guard(planner, purse);
  const bought: Design[] = [];
  while (planner.lines > 0 && sustains(planner)) {
    const next = choice(planner, bought, purse);
    if (next === undefined) return;
    pay(next.price, { kind: 'purchase', design: next.design.id, name: '' });
    bought.push(next.design);
  }
}

/** Fortifies the Home Office, more where others were seen near it, and a little each major site; what it takes. */
function fortify(planner: Planner, purse: number): number {
  const { view } = planner;
  const { home } = view.own;
  const site = view.sites[home];
  const { quietHome, besiegedHome, thrifty } = planner.manner;
  const danger = inOrder(view.sightings).some(
    ([place, { turn, monsters }]) =>
      turn >= view.turn - 1 && sectorIn(place) === sectorIn(home) && !(thrifty && monsters !== undefined),
  );
  const most = danger ? besiegedHome : quietHome;
  let spent = 0;
  if (site?.owner === view.me && site.points < most) {
    const ep = Math.min(most - site.points, Math.floor(purse / homePart));
    if (ep >= fortifying.least) {
      planner.order({ kind: 'fortify', place: home, ep });
      spent += ep;
    }
  }
  const held = inOrder(view.sites).filter(
    ([, { owner, points }]) => owner === view.me && points < garrisonMost,
  ).length;
  if (!thrifty && purse - spent > garrisonAbove && held > 0 && view.turn % 2 === 0) {
    const all = Math.floor((purse - spent) / 3);
    const ep = Math.min(garrisonEach, Math.floor(all / held));
    if (ep >= fortifying.least) {
      planner.order({ kind: 'fortify-all', ep, most: garrisonMost });
      spent += ep * held;
    }
  }
  return spent;
}

/** What it never buys: it is no ship of war, or too slow for one. */
const civil: readonly Hull[] = [
  'gate',
  'dock',
  'decoy',
  'logistics',
  'freighter',
  'express',
  'obsolete',
  'monitor',
];

const isOf = ({ variants }: Design, letter: string): boolean => variants.includes(letter);

interface Offer {
  readonly design: Design;
  readonly price: number;
}

/** What it buys next: scouts while there is much to explore, one ship to survey, else what fights best for its price; undefined where nothing can be paid. */
function choice(planner: Planner, before: readonly Design[], purse: number): Offer | undefined {
  const { view, world, me } = planner;
  const offers = offeredTo(world.state, me)
    .filter(
      ({ hull, speed, marks }) => !civil.includes(hull) && speed >= slowest && !marks.includes('at-gate'),
    )
    .map((design): Offer => {
      const copies = before.filter(({ id }) => id === design.id).length;
      return {
        design,
        price: likelyPrice(world.state, { seat: me, primaries: view.own.primaries }, design, { copies }),
      };
    })
    .filter(({ price }) => price <= purse);
  const count = (letter: string): number =>
    before.filter((design) => isOf(design, letter)).length +
    valuesInOrder(view.ships).filter((ship) => hasVariant(ship, letter)).length;
  const cheapest = (letter: string): Offer | undefined =>
    offers
      .filter(({ design }) => isOf(design, letter))
      .toSorted(
        compareBy(
          ({ price }) => price,
          ({ design }) => design.id,
        ),
      )[0];
  const scouts = unscanned(planner).length === 0 ? 0 : 1 + Math.min(2, Math.floor(view.turn / 4));
  const wanted =
    count('S') < scouts ? cheapest('S') : count('Y') < 1 && view.turn > 3 ? cheapest('Y') : undefined;
  // A line buys one ship: what many EP have to go through few lines buys larger ones.
  const large = offers.filter(({ price }) => price * (planner.lines + 1) >= purse);
  return wanted ?? fittest(large) ?? fittest(offers);
}

const fittest = (offers: readonly Offer[]): Offer | undefined =>
  offers.toSorted(
    compareBy(
      ({ design: { attack, defense, speed }, price }) =>
        -Math.floor((100 * (2 * attack + defense) * (6 + speed)) / price),
      ({ design }) => design.id,
    ),
  )[0];
