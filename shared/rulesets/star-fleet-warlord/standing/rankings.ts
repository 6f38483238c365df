import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Ranked, Rankings, State } from '../model/state.ts';
import { officerLetters } from '../model/ship.ts';
import { shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import { crewLevels, lists, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { designOf } from '../ships/list/index.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import type { ListKey } from './lists.ts';
import { listTable } from './lists.ts';
import { averageIncome, holdingsOf } from '../money/money.ts';
import { factorsOf } from '../ships/ships.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

type Count = (world: World, seat: SeatId) => number;

const ships = ({ state }: World, seat: SeatId) =>
  shipsHeldBy(state.ships, seat)
    .map(([, ship]) => ship)
    .filter((ship) => designOf(ship).hull !== 'decoy');
const sites = ({ state }: World, seat: SeatId) => sitesHeldBy(state.sites, seat);

/** Whole sectors, from half of those that win on (SFW 4504; OURS: half, as 4 are of 8). */
function sectorsOfNote(world: World, seat: SeatId): number {
  const { sectors } = holdingsOf(world, seat);
  return 2 * sectors >= world.state.parameters.victory.sectors ? sectors : 0;
}

/** Officers and Prime Teams of a Corporation, wherever they are. */
function peopleOf(world: World, seat: SeatId): number {
  const owner = world.state.corporations[seat];
  const waiting = sumOf(officerLetters.map((letter) => owner?.officers[letter] ?? 0)) + (owner?.teams ?? 0);
  const aboard = ships(world, seat).map(({ officers, team }) => officers.length + (team === true ? 1 : 0));
  return waiting + sumOf(aboard) + sumOf(sites(world, seat).map(([, { officers }]) => officers.length));
}

/** By how many percent the stock of a Corporation has risen since the last lists (SFW 5036), as a fraction. */
function riseOf({ corporations }: Pick<State, 'corporations'>, seat: SeatId): readonly [number, number] {
  const before = corporations[seat]?.stockBefore ?? 0;
  return [(corporations[seat]?.stock ?? 0) - before, Math.max(1, before)];
}

/** What each list counts (OURS, G-54). */
const counts: Readonly<Record<ListKey, Count>> = {
  stock: ({ state }, seat) => state.corporations[seat]?.stock ?? 0,
  income: averageIncome,
  power: (world, seat) =>
    sumOf(
      ships(world, seat).map((ship) => {
        const { attack, defense } = factorsOf(ship);
        return attack + defense;
      }),
    ),
  ships: (world, seat) => ships(world, seat).length,
  forts: (world, seat) => sumOf(sites(world, seat).map(([, { points }]) => points)),
  sites: (world, seat) => holdingsOf(world, seat).sites,
  victory: sectorsOfNote,
  minors: (world, seat) =>
    sites(world, seat).filter(([place]) => siteKindOf(world.hex(place))?.major === false).length,
  bases: (world, seat) => sites(world, seat).filter(([, { base }]) => base).length,
  crews: (world, seat) => ships(world, seat).filter(({ crew }) => crew >= crewLevels.trained).length,
  officers: peopleOf,
  rise: ({ state }, seat) => {
    const [more, of] = riseOf(state, seat);
    return more > 0 ? Math.max(1, rounded(100 * more, of)) : 0;
  },
};

/** Best first; of equals the lower number of a Corporation, which is no secret (OURS). */
function ranked(world: World, key: ListKey, standing: readonly SeatId[]): readonly Ranked[] {
  const { state } = world;
  const rows = standing
    .map((seat) => ({ seat, value: counts[key](world, seat) }))
    .filter(({ value }) => value > 0);
  if (key !== 'rise') return rows.toSorted((a, b) => b.value - a.value);
  // Percentages are compared as they are, and not as they are rounded.
  return rows.toSorted((a, b) => {
    const [[rise, of], [other, than]] = [riseOf(state, a.seat), riseOf(state, b.seat)];
    return other * of - rise * than;
  });
}

/** All lists of Corporations that stand, whole (SFW 5074). */
export function rankingsOf(world: World): Rankings {
  const standing = inOrder(world.state.corporations)
    .filter(([, { fallen }]) => !fallen)
    .toSorted(([, a], [, b]) => a.number - b.number)
    .map(([seat]) => seat);
  return Object.fromEntries(keysInOrder(listTable).map((key) => [key, ranked(world, key, standing)]));
}

/** Whose stock had risen most when the last lists were made, and by how many percent; undefined where none had (SFW 5036). */
export const bestRise = ({ rankings }: Pick<State, 'rankings'>): Ranked | undefined =>
  rankings?.['rise']?.[0];

/** The lists that a report has, with their first places: stock at once, others later, and all of them for a Corporate Spy (SFW 4998, 7400). */
export function listsFor(state: State, seat: SeatId): Rankings {
  const { rankings } = state;
  if (rankings === undefined) return {};
  const [later, spied] = [yearOf(state.turn) >= lists.others, hasSpecial(state, seat, 'corporate-spy')];
  return Object.fromEntries(
    keysInOrder(listTable)
      .filter((key) => key === 'stock' || (later && (spied || listTable[key].often)))
      .map((key) => [
        key,
        rankings[key]?.slice(0, key === 'stock' ? lists.stock : figureOf(state, 'lists.places')) ?? [],
      ]),
  );
}
