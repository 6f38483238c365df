import type { Problem } from '#kernel/words/problem.ts';
import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import type { Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { SitesShipOrder } from '../model/orders/sites.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { bothOf, flatOf } from '../galaxy/terrain.ts';
import type { Doings } from '../ships/able.ts';
import { nameOf, orBestCrew } from '../ships/able.ts';
import { evenly, fundsOf, usualOf } from '../money/money.ts';
import { roomOnBoard } from '../items/items.ts';
import { hasVariant, actsAs } from '../ships/ships.ts';
import type { World } from '../galaxy/world.ts';

/** Points of percent that survey ships and those beyond them find more (SFW 1855). */
const surveyPercent = 25;

/** What a ship finds where so much lies, in EP (SFW 1855, 6412). */
export const prospected = (world: World, ship: Ship): number => {
  const value = world.prospect(ship.place);
  if (flatOf(world.hex(ship.place))) return value;
  const skill = 10 * (ship.crew - crewLevels.usual) + (hasVariant(ship, 'Y') ? surveyPercent : 0);
  return percentOf(100 + skill, value);
};

/** Resources that it is short of most. */
export const scarcest = (funds: Funds): readonly (keyof Funds)[] => {
  const least = Math.min(...resources.map((resource) => funds[resource]));
  return resources.filter((resource) => funds[resource] === least);
};

/** Ores that Jindarians find besides in asteroids: a third of what they find there, but where nothing adds to it (SFW 495, 5648). */
export const oresBesides = (world: World, ship: Ship, ep: number): number => {
  const hex = world.hex(ship.place);
  return designOf(ship).race === 'J' && hex.area.code === 'AF' && !flatOf(hex) ? percentOf(33, ep) : 0;
};

/** What notification ships find besides, of the resource that is scarcest, but where nothing adds to it (SFW 5648, 6298). */
export const sharesBesides = (world: World, ship: Ship): number =>
  actsAs(world.state, ship, 'N') && !flatOf(world.hex(ship.place))
    ? percentOf(10, world.prospect(ship.place))
    : 0;

/** T-bombs with which a ship fills up in an old minefield, as often as it likes (SFW 1850, 2674). */
export const bombsFound = (world: World, ship: Ship): number =>
  bothOf(world.hex(ship.place)).some(({ bombs }) => bombs === true) ? roomOnBoard(ship, 'bombs') : 0;

/** What it costs to restore a site: what it usually brings, and half of it for survey ships (SFW 1944, 1953; OURS: halves up). */
export const restorationCost = (world: World, ship: Ship): Funds => {
  const site = world.state.sites[ship.place];
  const usual = site === undefined ? evenly(0) : usualOf(site);
  const part = hasVariant(ship, 'Y') ? 2 : 1;
  return Object.fromEntries(
    resources.map((resource) => [resource, rounded(usual[resource], part)]),
  ) as unknown as Funds;
};

function cannotRestore(world: World, ship: Ship): Problem | undefined {
  const site = world.state.sites[ship.place];
  if (site === undefined) return impossible('SFW 1949', 'no-site-here');
  if (!site.devastated) return impossible('SFW 1942', 'not-devastated');
  const [cost, holds] = [restorationCost(world, ship), fundsOf(world.state, ship.seat)];
  const short = resources.find((resource) => cost[resource] > holds[resource]);
  return short === undefined
    ? undefined
    : impossible('SFW 1943', 'too-dear', {
        price: cost[short],
        what: short.toUpperCase(),
        holds: holds[short],
      });
}

/** Orders of sites, their fortifications and what hexes are worth, and what hinders them. */
export const sitesDoings: Doings<SitesShipOrder> = {
  assay: {
    title: 'Assay a Site',
    code: 'ASSA',
    cite: 'SFW 1509',
    sound: true,
    crew: () => 2,
    able: orBestCrew('Y'),
    what: 'a survey ship, or a crew of level 9',
  },
  prospect: {
    title: 'Prospect',
    code: 'PRSP',
    cite: 'SFW 1840',
    whole: true,
    hindered: (_, id, ship) =>
      designOf(ship).marks.includes('penal')
        ? impossible('SFW 1859', 'penal-ship', { ship: nameOf(id, ship) })
        : undefined,
  },
  restore: {
    title: 'Restore a Site',
    code: 'REST',
    cite: 'SFW 1941',
    sound: true,
    crew: () => 2,
    hindered: ({ world }, _, ship) => cannotRestore(world, ship),
  },
  survey: {
    title: 'Survey a Site',
    code: 'SRVY',
    cite: 'SFW 2028',
    sound: true,
    crew: () => 2,
    able: orBestCrew('Y'),
    what: 'a survey ship, or a crew of level 9',
  },
};
