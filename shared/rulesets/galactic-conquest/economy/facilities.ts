import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { basesLeft } from '../bases/stand.ts';
import { isHomeSevered, moraleAt, usualMorale } from '../model/homeworld.ts';
import type { State } from '../model/state.ts';
import { bestMorale } from '../model/unrest/morale.ts';
import { levelOf } from '../research/research.ts';

type World = Pick<State, 'systems'> &
  Partial<Pick<State, 'squadrons' | 'empires' | 'turn' | 'year' | 'morale'>>;

/** What an improved colony needs, each so many times (B1.55). */
const improvements: readonly (readonly [hulls: readonly string[], count: number])[] = [
  [['BATS', 'STB', 'SB', 'SF', 'SP'], 1],
  [['CPL'], 1],
  [['GMS'], 2],
  [['GSA'], 2],
  [['GPS'], 2],
];

/** Whether an empire can use a technology; where a turn or an empire is not known, it cannot. */
function knows({ empires, turn, year }: World, seat: SeatId, project: string): boolean {
  const empire = empires?.[seat];
  if (empire === undefined || turn === undefined) return false;
  return levelOf(empire, project, { turn, ...(year !== undefined && { year }) }) > 0;
}

/** Whether a minor system is an improved colony, by technology and by what stands there (B1.55). */
export function isImproved(world: World, place: PlaceId): boolean {
  const { squadrons, systems } = world;
  const system = systems[place];
  if (squadrons === undefined || system?.kind !== 'minor' || !knows(world, system.owner, 'ic')) return false;
  const { owner } = system;
  return improvements.every(([hulls, count]) => basesLeft({ squadrons }, owner, place, hulls) >= count);
}

/** Economic points that a quadruple commercial base adds to the core economics of its system: twice its morale (B4.20, C40.30b). Where no morale is played, it is the usual one. */
export function coreOfBases(world: World, place: PlaceId): number {
  const { squadrons, systems, morale } = world;
  const system = systems[place];
  if (squadrons === undefined || system === undefined || system.ruin?.base === true) return 0;
  if (basesLeft({ squadrons }, system.owner, place, ['QCB']) === 0) return 0;
  const { base } = moraleAt({ systems, ...(morale && { morale }) }, place) ?? {
    base: usualMorale[system.kind],
  };
  // Alert levels raise morale, and with it this (C40.30b).
  const alert = knows(world, system.owner, 'alt') && world.empires?.[system.owner]?.alert !== 'off';
  return 2 * Math.min(bestMorale, base + (alert ? 1 : 0));
}

/** Agricultural stations of a network, and the most networks of a system (B12.85). */
const network = { stations: 12, most: 2, mostOfMinor: 1 } as const;

/** The agricultural networks of a system, once its empire knows how to feed the workers (B12.85). OURS: a homeworld has as many as a major system. */
export function networksAt(world: World, place: PlaceId): number {
  const { squadrons, systems } = world;
  const system = systems[place];
  if (squadrons === undefined || system === undefined || !knows(world, system.owner, 'ftw')) return 0;
  const stations = basesLeft({ squadrons }, system.owner, place, ['GSA']);
  return Math.min(
    system.kind === 'minor' ? network.mostOfMinor : network.most,
    Math.floor(stations / network.stations),
  );
}

/** Hundredths of an economic point that a small mining station brings in a turn (B3.100). */
const perMine = 200;

/** What small mining stations bring, whatever the mobility, in hundredths of an economic point (B3.100, B11.15). OURS: none where the system pays nothing, or the homeworld is cut off (C12.95b). */
export const miningIncome = (world: World, seat: SeatId): number => {
  const { squadrons } = world;
  const { empires = {}, systems, turn = 1 } = world;
  if (squadrons === undefined || !knows(world, seat, 'eem') || isHomeSevered({ empires, systems }, seat))
    return 0;
  return sumOf(
    inOrder(world.systems).flatMap(([place, { owner, unpaid, severed, founded, merging = 0 }]) =>
      owner === seat && unpaid !== true && severed !== true && founded !== 'settling' && turn >= merging
        ? [basesLeft({ squadrons }, seat, place, ['GMS']) * perMine]
        : [],
    ),
  );
};
