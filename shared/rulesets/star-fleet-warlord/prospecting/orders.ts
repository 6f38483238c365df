import type { Problem } from '#kernel/words/problem.ts';
import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import { hexProspected, moonsSurveyed, siteRestored } from './events.ts';
import { hexAssayed } from '../movement/events.ts';
import type { Resource, Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Act } from '../acting.ts';
import { told } from '../acting.ts';
import { shipOrder } from '../ordering.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { bothOf, flatOf } from '../galaxy/terrain.ts';
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

/** What a hex holds is found at once; some ships find more of one resource (SFW 495, 1844, 6298). */
function prospects(act: Act): void {
  const { turn, world, ship, id } = act;
  const ep = prospected(world, ship);
  const [ores, share] = [oresBesides(world, ship, ep), sharesBesides(world, ship)];
  const besides: { [resource in Resource]?: number } = ores > 0 ? { or: ores } : {};
  if (share > 0) {
    const resource = turn.draw.fork(id, 'share').pick(scarcest(fundsOf(turn.state, ship.seat)));
    besides[resource] = (besides[resource] ?? 0) + share;
  }
  const bombs = bombsFound(world, ship);
  turn.happen(
    hexProspected.of({
      ...told(act),
      ep,
      ...(bombs === 0 ? {} : { bombs }),
      ...(resources.every((resource) => besides[resource] === undefined) ? {} : { besides }),
    }),
  );
}

/** Finds what a hex holds, all year long. */
export const prospect = shipOrder('prospect', {
  fields: {},
  title: 'Prospect',
  code: 'PRSP',
  cite: 'SFW 1840',
  hindered: (_, id, ship) =>
    designOf(ship).marks.includes('penal')
      ? impossible('SFW 1859', 'penal-ship', { ship: nameOf(id, ship) })
      : undefined,
  act: prospects,
});

/** What survey ships and the best crews do. */
const surveying = {
  fields: {},
  sound: true,
  crew: () => 2,
  able: orBestCrew('Y'),
  what: 'a survey ship, or a crew of level 9',
} as const;

/** Tells what lies in a hex. */
export const assay = shipOrder('assay', {
  ...surveying,
  title: 'Assay a Site',
  code: 'ASSA',
  cite: 'SFW 1509',
  act: (act) => act.turn.happen(hexAssayed.of({ ...told(act), value: act.world.prospect(act.ship.place) })),
});

/** Tells what lies in a hex, where anything does, and wakes the moons of a site (SFW 2030, 2036). */
export const survey = shipOrder('survey', {
  ...surveying,
  title: 'Survey a Site',
  code: 'SRVY',
  cite: 'SFW 2028',
  act(act) {
    const { turn, world, ship } = act;
    const [site, value] = [turn.state.sites[ship.place], world.prospect(ship.place)];
    if (value > 0) turn.happen(hexAssayed.of({ ...told(act), value }));
    if (site !== undefined && !site.surveyed)
      turn.happen(moonsSurveyed.of({ ...told(act), moons: world.moons(ship.place), value }));
  },
});

/** Restores a devastated site. */
export const restore = shipOrder('restore', {
  fields: {},
  title: 'Restore a Site',
  code: 'REST',
  cite: 'SFW 1941',
  sound: true,
  crew: () => 2,
  hindered: ({ world }, _, ship) => cannotRestore(world, ship),
  act: (act) =>
    act.turn.happen(siteRestored.of({ ...told(act), cost: restorationCost(act.world, act.ship) })),
});
