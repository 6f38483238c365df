import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { groupSize } from '../bases/types.ts';
import { basesIn } from '../model/territory.ts';
import { teamCost } from '../research/projects.ts';
import { teamsOf } from '../research/research.ts';
import { namesOf } from '../squadrons/codes.ts';
import { roomLeft, yardRows } from '../yards/rates.ts';
import type { Planner } from './planner.ts';
import { hexesBetween } from './forces.ts';
import { isThreatened } from './strength.ts';

/** Percent of the treasury that research has, and the most teams. */
const [share, mostTeams] = [10, 4] as const;
/** What is found out, the first first: what helps by itself, without orders of its own. */
const wanted = ['efo', 'hpm', 'repair', 'acd', 'refo', 'cefo', 'ff', 'alt', 'los'] as const;
/** In which turns crews are trained out of savings: every fourth one. */
const lessonsEvery = 4;
/** EP that are kept back from yards, EP from which on bases are built, orders for bases in a turn, and crews trained in a turn. */
const [reserve, plenty, mostBases, mostPupils] = [150, 900, 3, 2] as const;

const treasuryOf = ({ me, paid }: Planner): number => paid().empires[me]?.treasury ?? 0;
/** Whole points in the bank. */
const savingsOf = ({ me, paid }: Planner): number =>
  Math.floor((paid().empires[me]?.account?.savings ?? 0) / 100);

/** Funds teams with a share of the treasury: those that work already, then new ones (C17.30). */
export function research(planner: Planner): void {
  const { view, me } = planner;
  const empire = view.empires[me];
  const most = Math.min(mostTeams, Math.floor(((empire?.treasury ?? 0) * share) / 100 / teamCost));
  const running = new Map(teamsOf(empire?.research).map(([team, { project }]) => [team, project]));
  for (let team = 1; team <= most; team += 1) {
    const was = running.get(team);
    if (was !== undefined && planner.pay({ kind: 'fund', team, project: was })) continue;
    const taken = new Set(running.values());
    const next = wanted.find(
      (project) => !taken.has(project) && planner.pay({ kind: 'fund', team, project }),
    );
    if (next !== undefined) running.set(team, next);
  }
}

/** Takes what a purchase lacks out of the savings; whether there is enough with it. */
function withdrawFor(planner: Planner, cost: number): boolean {
  const lacks = cost - treasuryOf(planner);
  if (lacks <= 0) return true;
  return lacks <= savingsOf(planner) && planner.pay({ kind: 'withdraw', points: lacks });
}

/** Begins a shipyard where EP are left that no yard has room for, one at a time, at the homeworld first (B8.21). */
export function layYards(planner: Planner): void {
  const { view, me } = planner;
  const paid = planner.paid();
  const growing = valuesInOrder(paid.yards ?? {}).some(
    ({ seat, idle }) => seat === me && idle?.why === 'built' && idle.until > view.turn,
  );
  if (growing) return;
  const home = homeworldOf(view, me);
  const places = inOrder(view.systems)
    .flatMap(([place, { owner, severed }]) => (owner === me && severed !== true ? [place] : []))
    .toSorted(
      compareBy<PlaceId>(
        (place) => (place === home ? 0 : 1),
        (place) => place,
      ),
    );
  for (const type of ['SC3SY', 'SC4SY'] as const) {
    const { price, room } = yardRows[type];
    const place = places.find((one) => roomLeft(paid, one) >= room);
    if (place === undefined || treasuryOf(planner) + savingsOf(planner) < price + reserve) continue;
    if (
      withdrawFor(planner, price) &&
      planner.pay({ kind: 'lay-yard', type, place, compact: false, payer: 'treasury' })
    )
      return;
  }
}

/** Own systems, those nearest to foreign ones first. */
function borders(planner: Planner): readonly PlaceId[] {
  const { view, me } = planner;
  const all = inOrder(view.systems);
  const foreign = all.flatMap(([place, { owner }]) => (owner === me ? [] : [place]));
  const far = (place: PlaceId): number =>
    Math.min(99, ...foreign.map((one) => hexesBetween(planner, place, one)));
  return all
    .flatMap(([place, { owner, kind }]) => (owner === me && kind !== 'minor' ? [place] : []))
    .toSorted(compareBy<PlaceId>(far, (place) => place));
}

/** Puts defenses on the ground of systems that have none, such as were taken, until a base station stands there (B1.80, B11.60). */
export function garrison(planner: Planner): void {
  const { view, me } = planner;
  for (const [place, { owner, kind }] of inOrder(view.systems)) {
    if (owner !== me || basesIn(view, place) !== undefined) continue;
    for (let count = groupSize; count > 0; count -= groupSize / 2)
      if (planner.pay({ kind: 'build-base', place, hull: 'GBDP', count, payer: 'treasury' })) break;
    if (kind !== 'minor') planner.pay({ kind: 'build-base', place, hull: 'BS', count: 1, payer: 'treasury' });
  }
}

/** Makes the bases of border systems larger, and puts defenses on the ground (B11.60, B11.70). */
export function fortify(planner: Planner): void {
  const { me } = planner;
  let begun = 0;
  for (const place of borders(planner)) {
    if (begun >= mostBases || treasuryOf(planner) + savingsOf(planner) < plenty) return;
    const has = (hull: string): boolean =>
      basesIn(planner.view, place)?.ships.some((one) => one.hull === hull) === true;
    const bases = basesIn(planner.view, place);
    if (bases !== undefined && bases.seat !== me) continue;
    const grows = has('BS')
      ? (['BS', 'BATS'] as const)
      : has('BATS')
        ? (['BATS', 'STB'] as const)
        : undefined;
    const isNew = !has('BS') && !has('BATS') && !has('STB') && !has('SB') && !has('SF') && !has('SP');
    const done =
      withdrawFor(planner, reserve) &&
      ((grows !== undefined &&
        planner.pay({ kind: 'upgrade-base', place, from: grows[0], hull: grows[1] })) ||
        (isNew && planner.pay({ kind: 'build-base', place, hull: 'BS', count: 1, payer: 'treasury' })) ||
        planner.pay({ kind: 'build-base', place, hull: 'GBDP', count: 6, payer: 'treasury' }));
    if (done) begun += 1;
  }
}

/** Trains crews of squadrons that stay at the homeworld while no foreign ships were read in own space (C9.50). */
export function train(planner: Planner): void {
  const { view, me } = planner;
  const home = homeworldOf(view, me);
  // Out of the savings only now and then, so that these still grow.
  const saved = view.turn % lessonsEvery === 0 && savingsOf(planner) >= 2 * reserve;
  if (isThreatened(planner)) return;
  if (saved) withdrawFor(planner, reserve);
  if (treasuryOf(planner) < reserve) return;
  for (const [unit, { seat, place, ships, ledBy }] of inOrder(view.squadrons)) {
    if (seat !== me || place !== home || ships.length < 3) continue;
    const pupils = namesOf(ships)
      .filter((name, at) => ships[at]?.crew === undefined && name !== ledBy && ships[at]?.lost === undefined)
      .slice(-mostPupils);
    if (planner.pay({ kind: 'train-crews', ships: pupils }, { unit })) return;
  }
}

/** Pays for the officers’ school, once there is one (C9.80). */
export const school = (planner: Planner): boolean => planner.pay({ kind: 'pay-school' });
