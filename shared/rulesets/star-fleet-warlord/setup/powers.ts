import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from '../model/ids.ts';
import { nthShip, sectorIn } from '../model/ids.ts';
import type { Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import type { Power, SectorKind, State } from '../model/state.ts';
import { evenly } from '../money/money.ts';
import { fleetOf } from '../powers/building.ts';
import { bornShip } from '../powers/ships.ts';
import { hexesOf } from '../galaxy/board.ts';
import { builders } from '../market/builders.ts';
import { firstYear, officePoints, officeProduction } from '../model/figures.ts';
import { monsterCosts, nastyMonsters, npcs, pirateBands, pirateBase } from '../powers/table.ts';
import { hulls } from '../ships/list/classes.ts';
import type { Design } from '../ships/list/index.ts';
import { designs } from '../ships/list/index.ts';
import { codesOf, emptyHex, siteKindOf } from '../galaxy/terrain.ts';
import type { Made } from './drawn.ts';
import type { MadeSector } from './sector.ts';

type Berth = readonly [Design, PlaceId];

/** The galaxy with all powers that the game is to have: monsters everywhere, pirates in wild sectors, and Corporations in homes without players (SFW 749 to 830). */
export function withPowers(state: State, made: Made, draw: Draw): State {
  const { monsters, pirates, npcs: others } = state.parameters;
  return [
    monsters ? withMonsters : undefined,
    pirates ? withPirates : undefined,
    others ? withOthers : undefined,
  ].reduce((now: State, joins) => joins?.(now, made, draw) ?? now, state);
}

/** Sectors of some kinds, by their ids. */
const sectorsOf = ({ sectors }: State, made: Made, kinds: readonly SectorKind[]): Made =>
  made
    .filter(([sector]) => kinds.some((kind) => sectors[sector]?.kind === kind))
    .toSorted(compareBy(([sector]) => sector));

/** A power with sites and ships that it begins with. */
function joined(
  state: State,
  power: Omit<Power, 'launched' | 'funds'>,
  ships: readonly Berth[],
  base: (site: Site, seat: SeatId) => Site,
  draw: Draw,
): State {
  const seat = seatId(`c${power.number}`);
  let launched: Power['launched'] = {};
  const born = ships.map(([design, place], at): readonly [UnitId, Ship] => {
    const id = nthShip(seat, at + 1);
    const ship = bornShip(seat, { design, place, launched, year: firstYear }, draw.fork(id));
    launched = { ...launched, [design.id]: ship.number };
    return [id, ship];
  });
  const bases = power.homes.flatMap((home): readonly (readonly [PlaceId, Site])[] => {
    const site = state.sites[home];
    return site === undefined ? [] : [[home, base(site, seat)]];
  });
  return {
    ...state,
    powers: { ...state.powers, [seat]: { ...power, launched, funds: evenly(0) } },
    sites: { ...state.sites, ...(Object.fromEntries(bases) as State['sites']) },
    ships: { ...state.ships, ...(Object.fromEntries(born) as State['ships']) },
  };
}

/** One monster in every sector but the Graveyard (SFW 755): weak ones in home sectors, strong ones in wild ones (SFW 771; OURS: by what they cost). */
function withMonsters(state: State, made: Made, draw: Draw): State {
  const kinds = designs.filter(({ race }) => race === nastyMonsters.race);
  const ships = sectorsOf(state, made, ['home', 'npc', 'wild']).map(([sector, its]): Berth => {
    const dice = draw.fork('monsters', sector);
    const wild = state.sectors[sector]?.kind === 'wild';
    const design = dice.pick(
      kinds.filter(({ cost }) => (wild ? cost >= monsterCosts.wild : cost <= monsterCosts.home)),
    );
    return [design, dice.fork('place').pick(lairs(sector, its))];
  });
  return joined(state, { ...nastyMonsters, kind: 'monsters', homes: [] }, ships, (site) => site, draw);
}

/** Empty hexes of a sector (OURS: monsters begin in one, so that none begins in a site or in what would destroy it). */
const lairs = (sector: SectorId, { hexes }: MadeSector): readonly PlaceId[] => {
  const full = new Set(
    hexes.filter(({ hex }) => codesOf(hex) !== codesOf(emptyHex)).map(({ place }) => place),
  );
  return hexesOf(sector).filter((place) => !full.has(place));
};

/** In each wild sector a base of one band of pirates, with a few ships (SFW 796; OURS: as many sectors for each band, as far as they go). */
function withPirates(state: State, made: Made, draw: Draw): State {
  const homes = sectorsOf(state, made, ['wild']).flatMap(([sector, { hexes }]) => {
    const majors = hexes.filter(({ hex }) => siteKindOf(hex)?.major === true).map(({ place }) => place);
    return majors.length === 0 ? [] : [draw.fork('base', sector).pick(majors)];
  });
  const mixed = draw.fork('bands').shuffle(homes);
  return pirateBands.reduce((now, band, at) => {
    const own = mixed.filter((_, n) => n % pirateBands.length === at).toSorted();
    if (own.length === 0) return now;
    const ships = own.flatMap((home) => bandOf(band.race, home, draw.fork('band', sectorIn(home))));
    return joined(now, { ...band, kind: 'pirates', homes: own }, ships, withBase, draw);
  }, state);
}

/** OURS: ships that the race has from the first on, of no more than a destroyer’s price; all begin at the base. */
function bandOf(race: string, home: PlaceId, draw: Draw): readonly Berth[] {
  const fleet = fleetOf(race).filter(({ cost }) => cost <= pirateBase.most);
  const first = Math.max(firstYear, Math.min(...fleet.map(({ year }) => year)));
  const known = fleet.filter(({ year }) => year <= first);
  return Array.from({ length: pirateBase.ships }, (_, at) => [draw.fork(at).pick(known), home]);
}

/** OURS: how strong and how rich a base of pirates is. */
const withBase = (site: Site, seat: SeatId): Site => ({
  ...site,
  owner: seat,
  points: pirateBase.points,
  base: true,
  production: Object.fromEntries(
    resources.map((resource) => [resource, pirateBase.times * site.production[resource]]),
  ) as unknown as Funds,
});

/** Races of Corporations that nobody plays: neither Civilians nor pirates (SFW 816), and none that has no ships yet. */
const npcRaces: readonly string[] = keysInOrder(builders).filter(
  (race) =>
    ![...pirateBands.map((band) => band.race), nastyMonsters.race, 'C'].includes(race) &&
    firstFleet(race).length > 0,
);

/** Its smallest ships: one of each class, or of the next class that it has (OURS). */
function firstFleet(race: string): readonly Design[] {
  const rank = ({ hull }: Pick<Design, 'hull'>): number => hulls[hull].rank;
  const known = fleetOf(race)
    .filter((design) => design.year <= firstYear && rank(design) <= hulls.battleship.rank)
    .toSorted(compareBy<Design>(rank, ({ cost }) => cost));
  return npcs.hulls.flatMap((hull) => known.find((design) => rank(design) >= hulls[hull].rank) ?? []);
}

/** In each home sector without a player a Corporation of one race, with a Home Office and a few ships (SFW 812). */
function withOthers(state: State, made: Made, draw: Draw): State {
  const offices = sectorsOf(state, made, ['npc']).flatMap(([, { office }]) => office ?? []);
  return offices.reduce((now, home, at) => {
    const race = draw.fork('race', sectorIn(home)).pick(npcRaces);
    const name = `${builders[race] ?? race} Company ${sectorIn(home).slice(1)}`;
    const ships = firstFleet(race).map((design): Berth => [design, home]);
    const power = { number: npcs.from + at, kind: 'npc', race, name, homes: [home] } as const;
    return joined(now, power, ships, withOffice, draw);
  }, state);
}

/** Their Home Offices are as those of players (SFW 818). */
const withOffice = (site: Site, seat: SeatId): Site => ({
  ...site,
  owner: seat,
  office: seat,
  points: officePoints,
  base: true,
  production: evenly(officeProduction),
});
