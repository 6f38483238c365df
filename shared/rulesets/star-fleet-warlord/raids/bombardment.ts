import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import { distance } from '../galaxy/board.ts';
import { crewLevels, launching } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { designOf } from '../ships/list/index.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { hasVariant } from '../ships/ships.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** Where no drone finds its way (SFW 1558). */
export const stopsDrones = (hex: Hex): boolean => bothOf(hex).some(({ code }) => ['NF', 'AZ'].includes(code));

/** Points of percent that fortifications cost (SFW 1540). */
const sheltered: readonly (readonly [points: number, percent: number])[] = [
  [2000, -50],
  [1000, -30],
  [600, -20],
  [300, -10],
];

/** Range: five hexes are neither here nor there (SFW 1533). */
const ofRange = (steps: number): number => 5 * (5 - steps);

function ofShip(ship: Ship): number {
  return sumOf([
    10 * Math.max(0, ship.crew - crewLevels.usual),
    ship.crew === 2 ? -10 : 0,
    designOf(ship).race === 'Z' ? 10 : 0,
    hasVariant(ship, 'L') ? 10 : 0,
    hasOfficer(ship, 'W') ? 25 : 0,
  ]);
}

/** What a site does against drones: its garrison counts half as much again under an Ace (SFW 1540, 6937). */
function ofSite({ points, fighters, pfs, officers }: Site, hex: Hex): number {
  const guards = fighters + 2 * pfs;
  const codes = bothOf(hex).map(({ code }) => code);
  return sumOf([
    sheltered.find(([least]) => points >= least)?.[1] ?? 0,
    -(officers.includes('A') ? percentOf(150, guards) : guards),
    officers.includes('W') ? -10 : 0,
    officers.includes('M') ? -10 : 0,
    codes.includes('NE') ? -50 : 0,
    codes.includes('CC') || codes.includes('GP') ? 10 : 0,
  ]);
}

/** The site that drones are fired at. */
type Target = readonly [place: PlaceId, site: Site];

/** Percent of drones that hit whoever fires them from a hex at a site, before luck; a Bombardment Targeter leaves no penalties of range (SFW 1529, 7368; OURS: the base). */
function percentFrom(
  { state, hex }: World,
  [from, seat]: readonly [PlaceId, SeatId | undefined],
  [place, site]: Target,
): number {
  const steps = distance(state.parameters.size, from, place);
  const targeted = seat !== undefined && hasSpecial(state, seat, 'bombardment-targeter');
  return (
    figureOf(state, 'drones.bombard') +
    (targeted ? Math.max(0, ofRange(steps)) : ofRange(steps)) +
    ofSite(site, hex(place))
  );
}

/** Percent of the drones of a ship that hit, before luck; it may be below 0 or beyond 100. */
export const bombardPercent = (world: World, ship: Ship, target: Target): number =>
  percentFrom(world, [ship.place, ship.seat], target) + ofShip(ship);

/** The same of a base: the larger the better, and a Weapons Officer of its own helps; crews do not count (SFW 4199). */
export function launchPercent(world: World, from: PlaceId, target: Target): number {
  const base = world.state.sites[from];
  const better = launching.better.find(([least]) => (base?.points ?? 0) >= least)?.[1] ?? 0;
  const led = base?.officers.includes('W') === true ? launching.officer : 0;
  return percentFrom(world, [from, base?.owner], target) + better + led;
}

/** Drones that hit, with so many points of luck (SFW 1552). */
export const hitsOf = (drones: number, percent: number, luck: number): number =>
  percentOf(Math.max(0, Math.min(100, percent + luck)), drones);
