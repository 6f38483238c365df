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
import { factorsOf, hexesIn, shipOf } from '../ships/fleet.ts';
import { isWarHull } from '../ships/surveyors.ts';
import { leftToBuild } from '../trade/marine/slips.ts';
import { priceOf } from '../trade/units.ts';
import { compareBy, inOrder, pairsWhere } from '#kernel/words/inOrder.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { fortify, garrison, layYards, research, school, train } from './developing.ts';
import { wayThrough } from './ways.ts';
import { isThreatened } from './strength.ts';
import type { Planner } from './planner.ts';

/** Ships that are begun in a turn at most, and EP under which nothing is begun. */
const [mostShips, least] = [12, 20] as const;
/** Hexes that most warships move in a turn. */
const usualSpeed = 3;

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
  const ship = shipOf(row);
  const { attack, defence } = factorsOf(ship);
  // Whoever is slower than others keeps them back.
  const pace = Math.min(usualSpeed, hexesIn(ship) ?? usualSpeed);
  return Math.floor((1000 * (attack + defence) * pace) / (usualSpeed * Math.max(1, price)));
}

/** Builds warships, in each yard what fights best for its price, as long as the treasury pays. */
function build(planner: Planner): void {
  const list = listFor(planner.books, planner.view);
  if (list === undefined) return;
  const paid = planner.paid();
  let left = paid.empires[planner.me]?.treasury ?? 0;
  const offers = yardsOf(paid, planner.me)
    .filter(([, yard]) => freeFrom(yard, paid.turn) <= paid.turn)
    .flatMap(([yard, one]) =>
      buildable(paid, list, yard).flatMap((row) => {
        const price = priceNow(paid, planner.me, one, row);
        return row.standard && price <= left && !isPeaceful(row)
          ? [
              {
                yard,
                place: one.place,
                hull: row.designation,
                war: isWarHull(shipOf(row)),
                price,
                merit: meritOf(row, price),
              },
            ]
          : [];
      }),
    )
    .toSorted(
      compareBy(
        ({ merit }) => -merit,
        ({ yard }) => yard,
        ({ hull }) => hull,
      ),
    );
  const busy = new Set<string>();
  for (const { yard, place, hull, war, price } of offers) {
    if (busy.size >= mostShips || left < least) return;
    if (busy.has(yard) || price > left) continue;
    const joins = war ? warHullsIn(planner, place) : undefined;
    if (!planner.pay({ kind: 'build-ship', yard, hull, ...defined({ joins }) }, { known: paid })) continue;
    busy.add(yard);
    left -= price;
  }
}

/** A squadron of war hulls alone, which cannot go everywhere, for others to join (B3.70). */
const warHullsIn = ({ view: { squadrons, me } }: Planner, place: PlaceId): UnitId | undefined =>
  pairsWhere(
    squadrons,
    (one) => one.seat === me && one.place === place && one.ships.length > 0 && one.ships.every(isWarHull),
  )[0]?.[0];

const isPeaceful = (row: Hull): boolean => row.class === 'AUX' || has(row, 'survey');

/** Freighters for all that the merchants can pay, large ones first, then small ones. */
function trade(planner: Planner): void {
  for (const unit of ['F-L', 'F-S']) {
    const paid = planner.paid();
    const budget = paid.empires[planner.me]?.merchant?.budget ?? 0;
    const left = leftToBuild(imagine(paid), planner.me, unit);
    const most = Math.min(left, Math.floor(budget / priceOf(unit)));
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
  garrison(planner);
  build(planner);
  layYards(planner);
  fortify(planner);
  train(planner);
  const points = planner.paid().empires[me]?.treasury ?? 0;
  if (points > 0) planner.pay({ kind: 'save', points });
}
