import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { nthOrder, seatId, unitId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { countOrders, emptyPlan, withOrder } from '#kernel/orders/plan.ts';
import { randomPlan } from '#test/support/play/randomPlan.ts';
import type { RandomGames, TestKit } from '#test/support/kits/testKit.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/model/game.ts';
import type { HexNumber, SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { hexIn, nthShip, sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/model/orders.ts';
import { switchNames } from '#rulesets/star-fleet-warlord/model/orders/stance.ts';
import { scans } from '#rulesets/star-fleet-warlord/model/orders/scans.ts';
import type { Corporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import { bareCorporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import { usualParameters } from '#rulesets/star-fleet-warlord/model/parameters.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import { itemKinds, officerLetters } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { Site } from '#rulesets/star-fleet-warlord/model/site.ts';
import { bareSite } from '#rulesets/star-fleet-warlord/model/site.ts';
import { usualVictory } from '#rulesets/star-fleet-warlord/tables/densities.ts';
import type { Power, State } from '#rulesets/star-fleet-warlord/model/state.ts';
import {
  shipsHeldBy,
  sitesHeldBy,
  sitesWithin,
  stationedAt,
  stationedIn,
} from '#rulesets/star-fleet-warlord/model/stations.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { evenly } from '#rulesets/star-fleet-warlord/rules/money.ts';
import { isChangeYear } from '#rulesets/star-fleet-warlord/rules/market/races.ts';
import { newShip } from '#rulesets/star-fleet-warlord/rules/market/newShip.ts';
import { neighbours } from '#rulesets/star-fleet-warlord/tables/board.ts';
import { areaTerrains } from '#rulesets/star-fleet-warlord/tables/areaTerrain.ts';
import { pointTerrains } from '#rulesets/star-fleet-warlord/tables/pointTerrain.ts';
import type { Design } from '#rulesets/star-fleet-warlord/tables/ships/index.ts';
import { designOf, designs, soldIn } from '#rulesets/star-fleet-warlord/tables/ships/index.ts';
import { yearOf } from '#rulesets/star-fleet-warlord/tables/figures.ts';
import { siteKinds } from '#rulesets/star-fleet-warlord/tables/sites.ts';
import { hexesOf } from '#rulesets/star-fleet-warlord/tables/board.ts';
import { readGiven, world } from './caseWorlds.ts';
import { ledgerFaults } from './economy/ledger.ts';
import { baseOrder } from './games/bases.ts';
import { boardingOrder, stationOrder } from './games/officers.ts';
import { spyingOrder } from './games/spying.ts';
import { withStores } from './games/stores.ts';
import type { GivenHex } from './shelf.ts';
import { sectorsWith, starFleetWarlord } from './shelf.ts';

type Kit = TestKit<StarFleetWarlord>;

export const setup: Kit['setup'] = (seats) => ({
  seats: Array.from({ length: Math.max(2, Math.min(8, seats)) }, (_, at) => `c0${at + 1}`),
});

/** Three Corporations so far from each other that no ships meet in three turns. */
export const start: Kit['start'] = () =>
  world(
    readGiven([
      'year 168',
      ...['corporation c01 at 00-0808', 'corporation c02 at 22-0808', 'corporation c03 at 20-0808'],
      ...['hex 00-0909 ES+AF, worth 80', 'hex 00-0807 ES+MS, worth 70', 'hex 22-0708 PL+NE, produces 30'],
      // Whoever leaves a home rolls dice.
      ...['0708', '0709', '0908', '0810'].map((hex) => `hex 00-${hex} ES+MS`),
      ...['0707', '0709', '0807', '0809', '0908', '0909', '0910', '1009'].map((hex) => `hex 22-${hex} ES+MS`),
      'hex 20-0101 BP+ES, owner c03',
      ...['0807', '0809', '0708', '0709', '0908', '0909'].map((hex) => `hex 20-${hex} ES+MS`),
      ...['ship c01.s00001 C-WG at 00-0808', 'ship c01.s00002 H-SC at 00-0809, crew 5'],
      ...['ship c01.s00003 R-FF at 00-0808, age 4', 'ship c02.s00001 C-WG at 22-0808'],
      ...['ship c02.s00002 T-PR at 22-0707, damage 4', 'ship c02.s00003 K-D6S at 22-0909, crew 9'],
      ...['ship c03.s00001 W-AMS at 20-0808', 'ship c03.s00002 F-GSC+ at 20-0707'],
    ]),
  );

export const plant: Kit['plant'] = (state, seat, marker) => ({
  ...state,
  ships: Object.fromEntries(
    inOrder(state.ships).map(([id, ship]) => [id, ship.seat === seat ? { ...ship, name: marker } : ship]),
  ),
});

/** One Corporation alone in a sector that it has scanned, whose ships fly, scan and repair. */
export const seen: Kit['seen'] = () => {
  const seat = seatId('c01');
  const state = world(
    readGiven([
      'corporation c01 at 00-0808, funds 200',
      ...['hex 00-0809 ES+DC, worth 50', 'hex 00-0708 ES+NE', 'ship c01.a T-PC at 00-0808, damage 3'],
      ...['ship c01.b H-SC at 00-0808', 'ship c01.c R-FF at 00-0707'],
    ]),
  );
  const ref = (n: number): Order['ref'] => nthOrder(seat, state.turn, n);
  const move = (hex: string, n: number): Order => ({ kind: 'move', hex: hex as HexNumber, ref: ref(n) });
  const units: Plan<Order>['units'] = {
    [unitId('c01.a')]: [{ kind: 'repair', ref: ref(1) }, move('0809', 2), move('0811', 3), move('0808', 4)],
    [unitId('c01.b')]: [{ kind: 'scan', what: 'TERR', ref: ref(5) }],
    [unitId('c01.c')]: [move('0708', 6), { kind: 'cloak', ref: ref(7) }],
  };
  return { state, seat, plan: { hq: [], units } };
};

export const conserved: Kit['conserved'] = ({ corporations, sites, sectors, stargates }) => ({
  corporations: keysInOrder(corporations).length,
  sites: keysInOrder(sites).length,
  sectors: keysInOrder(sectors).length,
  stargates: keysInOrder(stargates).length,
});

const crowded = ['s00', 's01', 's10', 's11'] as unknown as readonly SectorId[];
const seats = [1, 2, 3].map((n) => seatId(`c0${n}`));

/** Terrain of every kind close together in four sectors, with a major site in each. */
function crowdedHexes(draw: Draw): Readonly<Record<PlaceId, GivenHex>> {
  const minors = siteKinds.filter(({ major }) => !major);
  const hexes: Record<PlaceId, GivenHex> = {};
  for (const sector of crowded) {
    const own = draw.fork(sector);
    const all = own.shuffle(hexesOf(sector));
    for (const [at, place] of all.slice(0, 110).entries()) {
      const area = own.pick(areaTerrains).code;
      const point =
        at === 0 ? 'PL' : at < 8 ? own.pick(minors).code : at < 30 ? own.pick(pointTerrains).code : 'ES';
      hexes[place] = { codes: `${point}+${at === 0 ? 'ES' : area}`, worth: own.int(120) - 1, orbits: at % 4 };
    }
  }
  return hexes;
}

const siteCodes = siteKinds.map(({ code }) => code);

/** A galaxy in which three Corporations are in each other's way, at the beginning or later. */
function manyMeet(draw: Draw): State {
  const hexes = crowdedHexes(draw);
  const places = keysInOrder(hexes);
  const is = (place: PlaceId, ...codes: readonly string[]): boolean =>
    codes.some((code) => hexes[place]?.codes.split('+').includes(code) === true);
  const homes = draw.fork('homes').shuffle(places.filter((place) => is(place, 'PL')));
  const turn = draw.fork('turn').chance(1, 4) ? 1 : draw.fork('year').pick([2, 3, 4, 5, 6, 7, 8, 9, 13]);
  const corporations = Object.fromEntries(
    seats.map((seat, at): readonly [SeatId, Corporation] => [
      seat,
      {
        ...bareCorporation,
        turn,
        number: at + 1,
        name: `Corporation ${at + 1}`,
        funds: evenly(draw.fork('funds', seat).int(400)),
        home: homes[at] as PlaceId,
        launched: { 'C-WG': 50 },
        ...stanceOf(seat, draw.fork('stance', seat)),
        store: { ...bareCorporation.store, fighters: 60, pfs: 12, drones: 40, decoys: 4 },
        officers: { A: 2, C: 1, D: 2, E: 2, M: 2, N: 2, S: 2, W: 2 },
        teams: 2,
        stock: 33,
        primaries: at === 2 ? [] : ['F', 'K'],
        debt: at === 2 ? 60 : 0,
        reversedOrders: { now: at === 1, next: at === 1 },
        ...(draw.fork('yard', seat).chance(1, 3) ? { megaship: 2 + draw.fork('paid', seat).int(2) } : {}),
      },
    ]),
  ) as State['corporations'];
  const sites = sitesOf(hexes, corporations, draw.fork('sites'));
  return {
    turn,
    parameters: usualParameters('4x4', usualVictory('4x4')),
    corporations,
    powers: { [nasty]: monsters },
    cycle: draw.fork('cycle').shuffle(seats),
    sectors: sectorsWith(hexes),
    prospects: {},
    glimpsed: {},
    swept: [],
    calmed: [],
    market: {},
    hit: {},
    sites,
    ships: {
      ...fleets(hexes, { corporations, sites }, draw.fork('ships')),
      ...monstersIn(hexes, corporations, draw.fork('monsters')),
    },
    stargates: Object.fromEntries(
      places
        .filter((place) => is(place, 'SG'))
        .map((place) => [place, draw.fork('gate', place).pick(places.filter((other) => !is(other, 'SG')))]),
    ),
  };
}

/** Whom a Corporation spares and fears, and how it fights. */
const stanceOf = (seat: SeatId, draw: Draw): Partial<Corporation> => ({
  ...(draw.chance(1, 4) ? { ally: draw.pick(seats.filter((other) => other !== seat)) } : {}),
  ...(draw.chance(1, 2) ? { against: draw.pick([...seats, nasty]) } : {}),
  ...(draw.chance(1, 3) ? { listens: draw.pick(crowded) } : {}),
  tactics: { attack: draw.int(10) - 1, defense: draw.int(10) - 1 },
  attackPercent: draw.pick([75, 90, 90, 120]),
  primaries: draw.chance(1, 2) ? ['F'] : [],
});

const nasty = seatId('c998');
const monsters: Power = {
  number: 998,
  kind: 'monsters',
  race: 'M',
  name: 'Space Monsters',
  homes: [],
  launched: {},
  funds: evenly(0),
};

/** Monsters in hexes of their own beside those where fleets gather. */
function monstersIn(
  hexes: Readonly<Record<PlaceId, GivenHex>>,
  corporations: State['corporations'],
  draw: Draw,
): State['ships'] {
  const free = draw.shuffle(crowded.flatMap(hexesOf).filter((place) => hexes[place] === undefined));
  const owner = Object.values(corporations)[0] as Corporation;
  return Object.fromEntries(
    ['M-RC', 'M-CC', 'M-VD', 'M-SBS'].map((id, n): readonly [UnitId, Ship] => {
      const place = free[n] as PlaceId;
      const made = newShip(designOf({ design: id }), owner, nasty, id);
      return [nthShip(nasty, n + 1), { ...made, place, from: place, heading: draw.int(6) }];
    }),
  );
}

/** What a ship may carry, and who may be on board. */
const laden = (design: Design, draw: Draw): Pick<Ship, 'items' | 'officers' | 'team'> => {
  const half = (most: number): number => (most === 0 ? 0 : draw.int(most));
  const items = {
    fighters: half(design.fighters),
    pfs: half(design.pfs),
    drones: half(design.drones),
    commandos: half(design.commandos),
    bombs: half(design.bombs),
    mrs: design.mrs,
  };
  const carried = Object.entries(items).filter(([, count]) => count > 0);
  return {
    items: draw.chance(1, 2) ? Object.fromEntries(carried) : {},
    ...(draw.fork('team').chance(1, 6) ? { team: true } : {}),
    officers: draw.chance(1, 3) ? officerLetters.filter(() => draw.chance(1, 3)).join('') : '',
  };
};

/** Sector Specials that have something to do with what is bought. */
const dealers = [
  ...(['domination-broker', 'ship-broker', 'orion-association'] as const),
  ...(['cloak-black-market', 'fortification-hardener', 'megaship-yard', 'megaship-yard'] as const),
];

function sitesOf(
  hexes: Readonly<Record<PlaceId, GivenHex>>,
  corporations: State['corporations'],
  draw: Draw,
): State['sites'] {
  const all = keysInOrder(hexes).filter((place) => siteCodes.includes(hexes[place]?.codes.slice(0, 2) ?? ''));
  const rich = draw.chance(1, 8) ? draw.pick(seats) : undefined;
  return Object.fromEntries(
    all.map((place): readonly [PlaceId, Site] => {
      const own = draw.fork(place);
      const home = seats.find((seat) => corporations[seat]?.home === place);
      const owner = home ?? rich ?? (own.chance(1, 2) ? own.pick(seats) : undefined);
      const points =
        home !== undefined
          ? own.pick([200, 650])
          : owner === undefined
            ? 0
            : own.pick([0, 0, 10, 60, 210, 650, 650, 2000]);
      return [
        place,
        {
          ...bareSite,
          production: evenly(own.int(60)),
          devastated: own.chance(1, 6),
          ...(own.fork('special').chance(1, 5) ? { special: own.fork('which').pick(dealers) } : {}),
          points,
          base: points >= 200,
          fighters: own.chance(1, 2) ? Math.floor(points / 20) : 0,
          pfs: own.chance(1, 4) ? Math.floor(points / 50) : 0,
          officers:
            points > 0 && own.chance(1, 3) ? own.pick(['A', 'W', 'MW', 'DEN', 'DE', 'NS', 'S', 'N']) : '',
          ...(owner === undefined ? {} : { owner: home === undefined ? owner : (rich ?? home) }),
          ...(home === undefined ? {} : { office: home }),
          ...(own.chance(1, 3) ? { post: own.pick(seats) } : {}),
        },
      ];
    }),
  );
}

/** Ships that every Corporation has: a gate that others may destroy, a cloaked scout, a minesweeper with company, a repair ship at home, an explorer, and a mothership with a satellite. */
const always = ['C-WG', 'R-SC', 'W-AMS', 'T-PC', 'F-CA', 'T-PR', 'C-FEL', 'A-INT', 'A-COB'];

/** What may fly and be damaged: monsters too, but neither decoys nor what never moves. */
const ships = designs.filter(({ hits, speed }) => hits > 0 && speed > 0);

/** Ten ships of each Corporation, whole or damaged, in hexes that it has to itself; some stand beside a minefield. */
function fleets(
  hexes: Readonly<Record<PlaceId, GivenHex>>,
  { corporations, sites }: Pick<State, 'corporations' | 'sites'>,
  draw: Draw,
): State['ships'] {
  const quiet = draw.shuffle(
    keysInOrder(hexes).filter((place) => hexes[place]?.codes.startsWith('ES') === true),
  );
  const homeOf = (seat: SeatId): PlaceId | undefined => {
    const home = corporations[seat]?.home;
    return home !== undefined && sites[home]?.owner === seat ? home : undefined;
  };
  const besideMines = minesOf(hexes).flatMap(
    (field) =>
      neighbours('4x4', field).find(
        (place) => hexes[place] === undefined && crowded.includes(sectorIn(place)),
      ) ?? [],
  );
  return Object.fromEntries(
    seats.flatMap((seat, at) =>
      Array.from({ length: 10 }, (_, n): readonly [UnitId, Ship] => {
        const own = draw.fork(seat, n);
        const design = always[n] === undefined ? own.pick(ships) : designOf({ design: always[n] });
        const away = (n === 8 ? draw.fork(seat, 7) : own).pick(quiet.slice(at * 8, at * 8 + 8));
        const place =
          n > 1 && n < 5 ? (besideMines[at] ?? away) : [5, 7, 8].includes(n) ? (homeOf(seat) ?? away) : away;
        const made = newShip(design, corporations[seat] as Corporation, seat, `No. ${n + 1}`);
        const crew = own.pick([0, 1, 2, 3, 3, 3, 4, 5, 6, 7, 8, 9]);
        return [
          nthShip(seat, n + 1),
          {
            ...made,
            ...laden(design, own.fork('laden')),
            place,
            from: place,
            crew,
            crewMost: Math.max(crew, own.int(9)),
            age: own.int(16),
            damage: own.chance(1, 3) ? own.int(design.hits) : 0,
            drained: own.chance(1, 4) ? own.int(design.speed) - 1 : 0,
            spares: own.chance(1, 2) ? design.spares : 0,
            cloaked: n === 1,
          },
        ];
      }),
    ),
  );
}

const minesOf = (hexes: Readonly<Record<PlaceId, GivenHex>>): readonly PlaceId[] =>
  keysInOrder(hexes).filter((place) => hexes[place]?.codes === 'ES+OM');

/** What everybody orders: anything at all, but the company of a minesweeper follows it into the minefield that it sweeps. */
function plansOf(
  state: State,
  views: ReadonlyMap<SeatId, View>,
  draw: Draw,
): Readonly<Record<SeatId, Plan<Order>>> {
  const {
    turn,
    parameters: { size },
    ships,
  } = state;
  const sent = [...views].filter(([seat]) => !draw.fork('unsent', seat).chance(1, 12));
  return Object.fromEntries(
    sent.map(([seat, view]) => {
      const own = draw.fork(seat);
      const random = own.chance(1, 2)
        ? anyPlan(view, own)
        : (randomPlan(starFleetWarlord, view, own) as Plan<Order>);
      const sent = own.fork('stores').chance(1, 4) ? withStores(state, seat, random) : random;
      const any = own.fork('bombers').chance(1, 2) ? withBombers(state, seat, sent) : sent;
      const [sweeper, ...company] = [3, 4, 5].map((n) => nthShip(seat, n));
      const ship = sweeper === undefined ? undefined : ships[sweeper];
      const direction = ship === undefined ? 0 : own.int(6);
      const field = ship === undefined ? undefined : neighbours(size, ship.place)[direction - 1];
      if (sweeper === undefined || field === undefined || own.chance(1, 2)) return [seat, any];
      const ref = (n: number): Order['ref'] => nthOrder(seat, turn, 900 + n);
      const follow = (n: number): Order => ({ kind: 'move', hex: hexIn(field), ref: ref(n) });
      return [
        seat,
        {
          ...any,
          units: {
            ...any.units,
            [sweeper]: [{ kind: 'sweep', direction, ref: ref(0) }],
            ...Object.fromEntries(
              company.map((id, at) => [id, [{ kind: 'stay', ref: ref(10 + at) }, follow(20 + at)]]),
            ),
          },
        },
      ];
    }),
  );
}

/** A plan in which ships with drones bombard a site of somebody else in their sector, where there is one. */
function withBombers({ turn, ships, sites }: State, seat: SeatId, plan: Plan<Order>): Plan<Order> {
  const units = shipsHeldBy(ships, seat).flatMap(([id, { items, place }], at) => {
    const [target] = sitesWithin(sites, sectorIn(place)).filter(
      ([, { owner }]) => owner !== undefined && owner !== seat,
    );
    if ((items.drones ?? 0) === 0 || target === undefined) return [];
    const ref = nthOrder(seat, turn, 950 + at);
    return [[id, [{ kind: 'bombard', hex: hexIn(target[0]), ref }]]];
  });
  return { ...plan, units: { ...plan.units, ...(Object.fromEntries(units) as Plan<Order>['units']) } };
}

export const games: RandomGames<StarFleetWarlord> = {
  world: manyMeet,
  plans: plansOf,
  faults: ({ before, after, outcome }) => [...ledgerFaults({ before, after, outcome }), ...faultsIn(after)],
};

/** What is wrong with a galaxy between two turns. */
const faultsIn = ({ ships, sites, swept, parameters }: State): readonly string[] => [
  ...inOrder(ships).flatMap(([id, { place, seat, halted, damage }]) => [
    ...(halted ? [`${id} is still halted`] : []),
    ...(damage > 2 * designOf(ships[id] as Ship).hits
      ? [`${id} flies on with ${damage} points of damage`]
      : []),
    ...inOrder(ships).flatMap(([other, ship]) =>
      ship.place === place && ship.seat !== seat ? [`${id} and ${other} are both in ${place}`] : [],
    ),
    ...(neighbours(parameters.size, place).length === 6 ? [] : [`${id} is nowhere`]),
  ]),
  ...misplaced(ships, sites),
  ...inOrder(sites).flatMap(([place, { owner, points }]) =>
    points < 0 || (points > 0 && owner === undefined) ? [`${place} has ${points} points`] : [],
  ),
  ...(swept.length > 0 ? ['swept paths are left open'] : []),
];

/** What the indexes of a turn no longer find where it is. */
const misplaced = (ships: State['ships'], sites: State['sites']): readonly string[] => [
  ...inOrder(ships).flatMap(([id, { place, seat }]) =>
    [stationedAt(ships, place), shipsHeldBy(ships, seat), stationedIn(ships, sectorIn(place))].every(
      (found) => found.some(([one]) => one === id),
    )
      ? []
      : [`${id} is not found in ${place}`],
  ),
  ...inOrder(sites).flatMap(([place, { owner }]) =>
    owner === undefined || sitesHeldBy(sites, owner).some(([one]) => one === place)
      ? []
      : [`${place} is not found among those of ${owner}`],
  ),
];

/** The number of a hex with a site, or any. */
const target = (view: View, draw: Draw, hex: HexNumber, ship?: Ship): HexNumber => {
  const near = keysInOrder(view.sites).filter(
    (place) => ship !== undefined && sectorIn(place) === sectorIn(ship.place),
  );
  const known = near.length > 0 ? near : keysInOrder(view.sites);
  return known.length > 0 && draw.chance(4, 5) ? hexIn(draw.pick(known)) : hex;
};

const lone = [
  ...(['stay', 'assay', 'cloak', 'cure', 'devastate', 'fix', 'prospect'] as const),
  ...(['collect-decoys', 'drop-cloaked-decoy', 'drop-decoy', 'fill-garrison'] as const),
  ...(['give', 'place-base', 'take-garrison'] as const),
  ...([
    'enter-graveyard',
    'buy-cloak',
    'refit',
    'repair',
    'restore',
    'scrap',
    'survey',
    'train',
    'upgrade',
  ] as const),
];

/** Orders of how to fight, and whom, with numbers that nobody has. */
const postures: readonly ((draw: Draw) => (ref: Order['ref']) => Order)[] = [
  (draw) => (ref) => ({ kind: 'ally', with: draw.pick([0, 1, 2, 3, 998, 233]), ref }),
  (draw) => (ref) => ({ kind: 'defend-against', against: draw.pick([0, 1, 2, 3, 998, 233]), ref }),
  (draw) => (ref) => ({ kind: 'set-tactics', attack: draw.int(12) - 1, defense: draw.int(12) - 1, ref }),
  (draw) => (ref) => ({ kind: 'set-attack-percent', percent: 60 + draw.int(100), ref }),
];

/** Links and displacements, of ships that can and of some that cannot; a mothership may be scrapped. */
function linkOrder(view: View, { design }: Ship, draw: Draw): ((ref: Order['ref']) => Order) | undefined {
  const [satellite, mother] = [design === 'A-COB', design === 'A-INT'];
  if (draw.chance(satellite ? 2 : 1, satellite ? 3 : 16)) {
    const number = draw.pick([1, 1, 1, 2]);
    const mothership = draw.chance(7, 8) ? 'A-INT' : 'T-PC';
    return (ref) => ({ kind: 'link', design: mothership, number, ref });
  }
  if (mother && draw.chance(1, 4)) return (ref) => ({ kind: 'scrap', ref });
  if (!draw.chance(1, mother ? 3 : 16)) return undefined;
  const known = [...keysInOrder(view.sites), view.own.home];
  const starbases = known.filter((place) => (view.sites[place]?.points ?? 0) >= 600);
  const place = draw.pick(starbases.length > 0 && draw.chance(7, 8) ? starbases : known);
  return (ref) => ({ kind: 'displace', place, ref });
}

/** Slots for anybody's ships, with hexes near and far, and purchases of whatever is on the list and more. */
export function anyPlan(view: View, draw: Draw): Plan<Order> {
  const { me, turn } = view;
  let plan = emptyPlan<Order>();
  const add = (order: (ref: Order['ref']) => Order, unit?: UnitId): void => {
    plan = withOrder(plan, order(nthOrder(me, turn, countOrders(plan) + 1)), unit);
  };
  const units = [...keysInOrder(view.ships), unitId('c02.s00001'), unitId('nobody.s00001'), undefined];
  for (const unit of units) {
    const ship = unit === undefined ? undefined : view.ships[unit];
    let at = ship?.place;
    const whole = ship === undefined ? undefined : linkOrder(view, ship, draw);
    if (whole !== undefined) add(whole, unit);
    for (let n = draw.int(7); n > 1; n -= 1) {
      const next = at === undefined ? undefined : draw.pick(neighbours(view.parameters.size, at));
      const hex = (next === undefined || draw.chance(1, 12) ? '0511' : next.slice(4)) as HexNumber;
      const kind = draw.pick(lone);
      if (draw.chance(3, 5)) add((ref) => ({ kind: 'move', hex, ref }), unit);
      else if (draw.chance(1, 4)) add((ref) => ({ kind: 'scan', what: draw.pick(scans), ref }), unit);
      else if (draw.chance(1, 5)) add((ref) => ({ kind: 'sweep', direction: draw.int(7) - 1, ref }), unit);
      else if (draw.chance(2, 7)) add((ref) => ({ kind: 'raid', direction: draw.int(6), ref }), unit);
      else if (draw.chance(2, 9))
        add((ref) => ({ kind: 'bombard', hex: target(view, draw, hex, ship), ref }), unit);
      else if (draw.chance(1, 6))
        add((ref) => ({ kind: 'change-mission', mission: draw.pick(['B', 'V', 'H', 'N', 'S']), ref }), unit);
      else if (draw.chance(1, 7)) add(boardingOrder(draw), unit);
      else if (kind !== 'scrap' || draw.chance(1, 6)) add((ref) => ({ kind, ref }), unit);
      at = next;
    }
  }
  const wanted = [...soldIn(167).map(({ id }) => id), 'J-FF', 'F-NONE'];
  for (let n = draw.int(5); n > 1; n -= 1)
    add(
      (ref) => ({ kind: 'purchase', design: draw.pick(wanted), name: '', ref }),
      draw.chance(1, 9) ? keysInOrder(view.ships)[0] : undefined,
    );
  for (let n = draw.int(4); n > 1; n -= 1) add(draw.pick(postures)(draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(draw.pick([...marketOrders, ...sheetOrders])(draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(siteOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(spyingOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(stationOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(baseOrder(view, draw));
  // Primary races can be changed in one year of twelve.
  if (isChangeYear(yearOf(turn))) add((ref) => ({ kind: 'change-race', from: 'F', to: 'Z', ref }));
  return plan;
}

const sheetOrders: readonly ((draw: Draw) => (ref: Order['ref']) => Order)[] = [
  (draw) => (ref) => ({ kind: 'set-switch', what: draw.pick(switchNames), on: draw.chance(1, 2), ref }),
  (draw) => (ref) => ({ kind: 'buy-lines', lines: draw.int(10), ref }),
  (draw) => (ref) => ({ kind: 'buy-items', what: draw.pick(itemKinds), ep: draw.int(60), ref }),
  (draw) => (ref) => ({
    kind: draw.chance(1, 2) ? 'request-loan' : 'repay-loan',
    ep: draw.pick([1, 40, 999]),
    ref,
  }),
  () => (ref) => ({ kind: 'make-default-build', ref }),
  (draw) => (ref) =>
    draw.chance(1, 2)
      ? { kind: 'buy-lines', lines: 10, permanent: true, ref }
      : { kind: 'buy-lines', lines: 0, permanent: false, ref },
];

/** Orders of races and prices, possible and not. */
const marketOrders: readonly ((draw: Draw) => (ref: Order['ref']) => Order)[] = [
  (draw) => (ref) => ({ kind: 'declare-race', race: draw.pick(['F', 'K', 'T', 'M', 'C']), ref }),
  (draw) => (ref) => ({ kind: 'change-race', from: draw.pick(['F', 'K']), to: 'Z', ref }),
  (draw) => (ref) => ({ kind: 'set-price-percent', percent: draw.pick([0, 89, 120, 250]), ref }),
  () => (ref) => ({ kind: 'begin-megaship', ref }),
  (draw) => (ref) => ({
    kind: 'purchase',
    design: draw.pick(['F-SDS', 'C-MBB', 'A-DOM', 'O-CA']),
    name: '',
    ref,
  }),
  (draw) => (ref) => ({ kind: 'request-ads', of: draw.pick(['ALL', 'PRIMARY', 'F', 'M', 'Q']), ref }),
  (draw) => (ref) => ({ kind: 'ask-for-ad', design: draw.pick(['T-PC', 'M-YSD', 'F-NONE']), ref }),
  (draw) => (ref) => ({ kind: 'purchase', design: 'O-LR', cloak: true, gate: draw.int(3), name: '', ref }),
];

/** Orders of defenses, of any site that is known, one's own or not. */
function siteOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const known = [...keysInOrder(view.sites), view.own.home];
  const own = known.filter((at) => view.sites[at]?.owner === view.me);
  const place = draw.pick(own.length > 0 && draw.chance(3, 4) ? own : known);
  const [fighters, pfs, ep] = [draw.int(21) - 6, draw.int(11) - 4, 5 * draw.int(60)];
  switch (draw.int(6)) {
    case 1:
      return (ref) => ({ kind: 'fortify', place, ep, fighters: Math.max(0, fighters), ref });
    case 2:
      return (ref) => ({ kind: 'fortify-all', ep: 10, bases: true, most: 500, ref });
    case 3:
      return (ref) => ({ kind: 'unfortify', place, ref });
    case 4:
      return draw.chance(1, 3)
        ? (ref) => ({ kind: 'drop-site', place, ref })
        : (ref) => ({ kind: 'garrison', place, fighters, pfs, ref });
    default:
      return (ref) => ({ kind: 'garrison', place, fighters, pfs, ref });
  }
}
