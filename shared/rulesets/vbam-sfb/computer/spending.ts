import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Design } from '../units/designs.ts';
import { designOf, designsOf, has, isGround, isWarship, priceOf as hundredths } from '../units/designs.ts';
import { cannotRaise, raiseCost } from '../economy/productivity.ts';
import { productOf } from '../economy/economy.ts';
import { required } from '../economy/tech.ts';
import { cannotBuild } from '../yards/buying.ts';
import { hasShipyard, priceOf } from '../yards/yards.ts';
import { settled, targetsOf } from './fleets.ts';
import { isTransport, prizesOf, troopsWanted } from './invasion.ts';
import type { Planner } from './planner.ts';

/** Colony Fleets that are built or under way at once; EP that are kept back; systems for each Trade Fleet; Transport Fleets for troops; work of a yard that is enough. */
const [settlers, kept, perTrader, carriers, queue] = [2, 5, 3, 3, 4] as const;

/** How many it has or builds of some classes. */
function count({ view: { units, projects, me } }: Planner, isSo: (design: Design) => boolean): number {
  const built = valuesInOrder(units).filter((unit) => isSo(designOf(unit))).length;
  const coming = valuesInOrder(projects).filter(({ work, design }) => {
    const found = designsOf(me).get(design);
    return work === 'build' && found !== undefined && isSo(found);
  }).length;
  return built + coming;
}
const can =
  (ability: string) =>
  (design: Design): boolean =>
    has(design, ability);

/** Builds one unit where it can be paid and built; whether it could. */
function build(planner: Planner, place: PlaceId, design: Design | undefined): boolean {
  if (design === undefined) return false;
  const what = { place, design: design.name, count: 1 };
  if (cannotBuild(planner.state, planner.me, what) !== undefined) return false;
  planner.order({ kind: 'build', ...what });
  planner.spend(priceOf(design, 1));
  return true;
}

const withAbility = ({ me }: Planner, ability: string): Design | undefined =>
  [...designsOf(me).values()].find((design) => has(design, ability));

/** The class that fights best for what it costs, of those that the year allows and the purse pays. */
function fittest(
  { me, view: { own } }: Planner,
  isSo: (design: Design) => boolean,
  purse: number,
): Design | undefined {
  return [...designsOf(me).values()]
    .filter((design) => isSo(design) && design.year <= own.tech.year && priceOf(design, 1) <= purse)
    .toSorted(
      compareBy(
        (design) => -Math.floor((1000 * (design.attack + design.defense)) / Math.max(1, hundredths(design))),
        ({ name }) => name,
      ),
    )[0];
}

/** Work under way in a yard. */
const worksAt = ({ view: { projects } }: Planner, yard: PlaceId): number =>
  valuesInOrder(projects).filter(({ place }) => place === yard).length;

/** Raises what costs least, where people are there to work. */
function raise(planner: Planner): void {
  const [cheapest] = inOrder(planner.view.systems)
    .filter(([, { census, productivity }]) => productivity < census)
    .toSorted(compareBy(([, system]) => Math.floor((10 * raiseCost(system)) / system.raw)));
  if (cheapest === undefined) return;
  const [place, system] = cheapest;
  if (cannotRaise(planner.state, planner.me, place) !== undefined) return;
  planner.order({ kind: 'raise', place });
  planner.spend(raiseCost(system));
}

/** Troops, and Transport Fleets for them once there are systems to be taken. */
function arm(planner: Planner, yard: PlaceId): void {
  const transports = count(planner, isTransport);
  if (count(planner, isGround) < troopsWanted(planner, transports))
    build(planner, yard, fittest(planner, isGround, planner.left() - kept));
  if (prizesOf(planner).length > 0 && transports < carriers)
    build(
      planner,
      yard,
      [...designsOf(planner.me).values()].find((design) => isTransport(design)),
    );
}

/** What the income buys: people for free systems, work for those that have none, trade, research, and ships. */
export function spend(planner: Planner): void {
  const { view, me } = planner;
  const yards = inOrder(view.systems)
    .filter(([place]) => hasShipyard(planner.state, me, place))
    .map(([place]) => place);
  const [yard] = yards;
  if (yard !== undefined && targetsOf(planner).length > 0 && count(planner, can('Colonize')) < settlers)
    build(planner, yard, withAbility(planner, 'Colonize'));
  if (yard !== undefined) arm(planner, yard);
  raise(planner);
  const traders = count(planner, can('Trade'));
  if (yard !== undefined && traders < Math.ceil(settled(planner) / perTrader))
    build(planner, yard, withAbility(planner, 'Trade'));
  const wanted = Math.max(0, 2 * required(productOf(planner.state, me)) - view.own.tech.pool);
  const ep = Math.min(wanted, Math.floor(planner.left() / 2));
  if (ep > 0) {
    planner.order({ kind: 'invest', ep });
    planner.spend(ep);
  }
  // A yard with more to do than it can is given no more warships: they would be paid long before they are there.
  if (yard !== undefined && worksAt(planner, yard) < queue)
    build(
      planner,
      yard,
      fittest(planner, (design) => isWarship(design) && design.attack > 0, planner.left() - kept),
    );
}
