import { connectedIn, hexesOfRoutes } from '../trade/routes/network.ts';
import { drainedAfter, plateauOf } from '../economy/exhaustion.ts';
import type { Mobility } from '../model/empire.ts';
import { imagine } from '../model/imagine.ts';
import { buildable } from '../yards/build.ts';
import { freeFrom, yardsOf } from '../yards/known.ts';
import { priceNow } from '../yards/yearly.ts';
import { listFor } from '../ships/list/book.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import { factorsOf, shipOf } from '../ships/fleet.ts';
import { mostBuilt } from '../trade/marine/buy.ts';
import { priceOf } from '../trade/units.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { fortify, layYards, research, school, train } from './developing.ts';
import { wayThrough } from './ways.ts';
import { isThreatened } from './strength.ts';
import type { Planner } from './planner.ts';

/** Ships that are begun in a turn at most, and EP under which nothing is begun. */
const [mostShips, least] = [12, 20] as const;

/** The highest mobility that the empire bears: war where it means to, and peace to recover. */
function mobilityOf(planner: Planner): Mobility {
  const { view, me, level } = planner;
  const empire = view.empires[me];
  if (empire === undefined) return 'PT';
  const state = imagine(view);
  const bears = (mobility: Mobility): boolean =>
    drainedAfter(state, me, { ...empire, mobility }) < plateauOf(state, me);
  const wanted: readonly Mobility[] =
    level === 'bold' ? ['FW', 'LW'] : level === 'steady' || isThreatened(planner) ? ['LW'] : [];
  return wanted.find(bears) ?? 'PT';
}

/** What a ship is worth in battle for what it costs, in thousandths. */
function meritOf(row: Hull, price: number): number {
  const { attack, defence } = factorsOf(shipOf(row));
  return Math.floor((1000 * (attack + defence)) / Math.max(1, price));
}

/** Builds warships, in each yard what fights best for its price, as long as the treasury pays. */
function build(planner: Planner): void {
  const list = listFor(planner.books, planner.view);
  if (list === undefined) return;
  for (let begun = 0; begun < mostShips; begun += 1) {
    const paid = planner.paid();
    const left = paid.empires[planner.me]?.treasury ?? 0;
    if (left < least) return;
    const offers = yardsOf(paid, planner.me)
      .filter(([, yard]) => freeFrom(yard, paid.turn) <= paid.turn)
      .flatMap(([yard, one]) =>
        buildable(paid, list, yard).flatMap((row) => {
          const price = priceNow(paid, planner.me, one, row);
          const fights = row.standard && price <= left && !isPeaceful(row);
          return fights ? [{ yard, hull: row.designation, merit: meritOf(row, price) }] : [];
        }),
      )
      .toSorted(
        compareBy(
          ({ merit }) => -merit,
          ({ yard }) => yard,
          ({ hull }) => hull,
        ),
      );
    if (!offers.some(({ yard, hull }) => planner.pay({ kind: 'build-ship', yard, hull }))) return;
  }
}

const isPeaceful = (row: Hull): boolean => row.class === 'AUX' || has(row, 'survey');

/** Freighters for all that the merchants can pay, large ones first, then small ones. */
function trade(planner: Planner): void {
  for (const unit of ['F-L', 'F-S']) {
    const budget = planner.paid().empires[planner.me]?.merchant?.budget ?? 0;
    const most = Math.min(mostBuilt(unit), Math.floor(budget / priceOf(unit)));
    for (let count = most; count > 0; count -= 1)
      if (planner.pay({ kind: 'build-merchants', unit, count, payer: 'merchants', to: 'working' })) break;
  }
}

/** Routes to major systems that no route connects yet, through own space. */
function connect(planner: Planner): void {
  const { view, me } = planner;
  const mine = (place: PlaceId): boolean => view.territory[place] === me;
  for (const [place, { owner, kind, founded }] of inOrder(view.systems)) {
    if (owner !== me || kind === 'minor' || founded === 'settling') continue;
    const paid = planner.paid();
    const state = imagine(paid);
    if (connectedIn(state, me).has(place)) continue;
    const [way] = hexesOfRoutes(state, me)
      .filter((lane) => connectedIn(state, me).has(lane))
      .flatMap((lane) => {
        const found = wayThrough(view, place, lane, mine);
        return found === undefined ? [] : [found];
      })
      .toSorted(compareBy<readonly PlaceId[]>(({ length }) => length, String));
    if (way !== undefined) planner.pay({ kind: 'lay-route', way: [place, ...way], hidden: false });
  }
}

/** What the income pays: routes, freighters, research and ships; of what is left yards, bases and lessons; the rest is saved. */
export function spend(planner: Planner): void {
  const { view, me } = planner;
  const to = mobilityOf(planner);
  if (view.empires[me]?.mobility !== to) planner.order({ kind: 'mobilise', to });
  connect(planner);
  trade(planner);
  research(planner);
  school(planner);
  build(planner);
  layYards(planner);
  fortify(planner);
  train(planner);
  const points = planner.paid().empires[me]?.treasury ?? 0;
  if (points > 0) planner.pay({ kind: 'save', points });
}
