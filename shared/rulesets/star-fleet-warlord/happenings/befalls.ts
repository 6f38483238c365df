import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import type { FavourKey } from './table.ts';
import type { Effects } from './events.ts';
import type { Resource } from '../model/funds.ts';
import { sectorIn } from '../model/ids.ts';
import type { ItemKind } from '../model/ship.ts';
import { officerLetters } from '../model/ship.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { sectorIdsOf, sectorsApart } from '../galaxy/board.ts';
import { crewLevels, yearOf } from '../model/figures.ts';
import { firstPfYear } from '../items/table.ts';
import { teamYears } from '../ships/people.ts';
import type { EventKey } from './chances.ts';
import { badEvents, eventDraws, eventFigures, goodEvents, goodShare } from './chances.ts';
import { evenly, fundsOf, pointsOf } from '../money/money.ts';
import { officerOf } from '../officers/officers.ts';
import type { Named } from '../ships/ships.ts';
import { factorsOf, shipsOf } from '../ships/ships.ts';
import type { World } from '../galaxy/world.ts';

/** What an event brings about for a Corporation; undefined where it cannot come. */
type Befalls = (world: World, seat: SeatId, draw: Draw) => Effects | undefined;

const roll = ([least, most]: readonly [number, number], draw: Draw): number =>
  least - 1 + draw.int(most - least + 1);

const storeOf = ({ state }: World, seat: SeatId, kind: ItemKind): number =>
  state.corporations[seat]?.store[kind] ?? 0;

/** Items for the store. */
const given =
  (kind: Exclude<ItemKind, 'decoys'>): Befalls =>
  (_, __, draw) => ({ items: { [kind]: roll(eventFigures[kind], draw) } });

/** A part of what is in store is lost; halves up. */
const spoiled =
  (...kinds: readonly ItemKind[]): Befalls =>
  (world, seat) => {
    const lost = kinds.flatMap((kind) => {
      const count = percentOf(eventFigures.store, storeOf(world, seat, kind));
      return count > 0 ? [[kind, -count]] : [];
    });
    return lost.length === 0 ? undefined : { items: Object.fromEntries(lost) as Required<Effects>['items'] };
  };

const found =
  (resource: Resource): Befalls =>
  (_, __, draw) => ({ funds: { ...evenly(0), [resource]: roll(eventFigures.gain, draw) } });

/** Never more than there is. */
const lost =
  (resource: Resource): Befalls =>
  ({ state }, seat, draw) => {
    const count = Math.min(fundsOf(state, seat)[resource], roll(eventFigures.loss, draw));
    return count > 0 ? { funds: { ...evenly(0), [resource]: -count } } : undefined;
  };

const favoured =
  (favour: FavourKey): Befalls =>
  ({ state: { turn } }) => ({ favour, until: turn + 1 });

/** Something that befalls one of the ships that it can befall. */
const aboard =
  (can: (named: Named) => boolean, left: (named: Named) => Required<Effects>['left']): Befalls =>
  ({ state }, seat, draw) => {
    const able = shipsOf(state, seat).filter(can);
    if (able.length === 0) return undefined;
    const named = draw.pick(able);
    return { ship: named[0], place: named[1].place, left: left(named) };
  };

/** A ship without damage, of some size, that is neither decoy nor the like. */
const isSound = ([, ship]: Named): boolean => ship.damage === 0 && factorsOf(ship).hits >= eventFigures.hull;

const audited: Befalls = ({ state }, seat, draw) => {
  const ep = Math.min(pointsOf(state, seat), roll(eventFigures.fine, draw));
  return ep > 0 ? { funds: evenly(-ep) } : undefined;
};

const charted: Befalls = ({ state }, seat, draw) => {
  const home = state.corporations[seat]?.home;
  if (home === undefined) return undefined;
  const { size } = state.parameters;
  const around = sectorIdsOf(size).filter((sector) => sectorsApart(size, sector, sectorIn(home)) === 1);
  return { sector: draw.pick(around) };
};

const rumoured: Befalls = ({ state }, seat, draw) => {
  const others = inOrder(state.corporations).filter(([of, { fallen }]) => of !== seat && !fallen);
  if (others.length === 0) return undefined;
  const [of, { home }] = draw.pick(others);
  return { of, sector: sectorIn(home) };
};

const retired: Befalls = ({ state }, seat, draw) => {
  const waiting = officerLetters.filter((letter) => (state.corporations[seat]?.officers[letter] ?? 0) > 0);
  return waiting.length === 0 ? undefined : { leaves: draw.pick(waiting) };
};

const sunk: Befalls = ({ state }, seat, draw) => {
  const sites = sitesHeldBy(state.sites, seat).filter(([, { points }]) => points >= eventFigures.ground);
  if (sites.length === 0) return undefined;
  const [place, { points }] = draw.pick(sites);
  return { place, points: points - percentOf(eventFigures.ground, points) };
};

/** What each event does (OURS, G-50). */
const befalls: Readonly<Record<EventKey, Befalls>> = {
  fighters: given('fighters'),
  drones: given('drones'),
  bombs: given('bombs'),
  commandos: given('commandos'),
  mrs: given('mrs'),
  decoy: () => ({ items: { decoys: 1 } }),
  pfs: (world, seat, draw) =>
    yearOf(world.state.turn) < firstPfYear ? undefined : given('pfs')(world, seat, draw),
  grant: (_, __, draw) => ({ funds: evenly(roll(eventFigures.grant, draw)) }),
  harvest: found('fp'),
  ores: found('or'),
  crystals: found('dc'),
  settlers: found('pe'),
  volunteer: (_, __, draw) => ({ joins: officerOf(draw.int(100)) }),
  team: ({ state: { turn } }) => (yearOf(turn) < teamYears.first ? undefined : { team: true }),
  drill: aboard(
    ([, { crew }]) => crew > 0 && crew < crewLevels.best,
    ([, { crew, crewMost }]) => ({ crew: crew + 1, crewMost: Math.max(crewMost, crew + 1) }),
  ),
  repairs: aboard(
    ([, { damage, drained }]) => damage + drained > 0,
    ([, ship]) => ({ damage: 0, drained: 0, shields: factorsOf(ship).shields }),
  ),
  engineers: favoured('upgrades'),
  fair: favoured('trade'),
  terraformers: favoured('calm'),
  dealer: favoured('monsters'),
  clerks: favoured('lines'),
  charts: charted,
  rumour: rumoured,
  gossip: () => ({}),
  fire: spoiled('drones', 'bombs'),
  defects: spoiled('fighters'),
  desertion: spoiled('commandos'),
  audit: audited,
  famine: lost('fp'),
  cavein: lost('or'),
  decay: lost('dc'),
  emigration: lost('pe'),
  retirement: retired,
  quarrel: aboard(
    ([, { crew }]) => crew > 1,
    ([, { crew }]) => ({ crew: crew - 1 }),
  ),
  accident: aboard(isSound, ([, ship]) => ({
    damage: rounded(factorsOf(ship).hits, eventFigures.hull),
  })),
  subsidence: sunk,
};

/** What befalls a Corporation in a run: a good thing twice as often as a bad one; another is drawn where one cannot come, and at last there is only talk (SFW 3776; OURS: the rest). */
export function befallen(world: World, seat: SeatId, draw: Draw): { readonly key: EventKey } & Effects {
  const [good, all] = goodShare;
  const keys: readonly EventKey[] = draw.fork('good').chance(good, all) ? goodEvents : badEvents;
  for (let nth = 1; nth <= eventDraws; nth += 1) {
    const key = keys[draw.fork('which', nth).int(keys.length) - 1];
    const effects = key === undefined ? undefined : befalls[key](world, seat, draw.fork('effects'));
    if (key !== undefined && effects !== undefined) return { key, ...effects };
  }
  return { key: 'gossip' };
}
