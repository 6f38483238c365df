import { describe, expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { feeOf, fleetsIn } from '#rulesets/galactic-conquest/expeditions/fees.ts';
import { serveUnder } from '#rulesets/galactic-conquest/expeditions/serve.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import type { Alliances } from '#rulesets/galactic-conquest/model/relations/alliances.ts';
import { pairOf } from '#rulesets/galactic-conquest/model/relations/pacts.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { rowFor, shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { selfRepairOf } from '#rulesets/galactic-conquest/repair/selfRepair.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { galacticConquest } from '../yards/shelf.ts';

const [frax, isc, gorn] = [seatId('frax'), seatId('isc'), seatId('gorn')];
const [federation, paravian] = [seatId('federation'), seatId('paravian')];
const ship = (seat: SeatId, hull: string): Ship => shipOf(rowFor(ourShips, seat, hull)!);
const some = (count: number, one: Ship): readonly Ship[] => Array.from({ length: count }, () => one);
/** Of so much BPV. */
const worth = (bpv: number): Ship => ({
  hull: 'CA',
  size: 3,
  sensors: 0,
  figures: {
    attack: Math.ceil((bpv * 286) / 2000),
    defence: Math.ceil((bpv * 286) / 2000),
    ...{ speed: 3, rating: 8, crew: 1, cost: 1, class: 'CA' },
  },
});
const squadron = (
  seat: SeatId,
  place: string,
  ships: readonly Ship[],
  more: Partial<Squadron> = {},
): Squadron => ({
  seat,
  flagship: '',
  place: placeId(place),
  speed: 3,
  ships,
  ...more,
});
const allied = (...pairs: readonly (readonly [SeatId, SeatId])[]): Alliances =>
  Object.fromEntries(pairs.map(([one, other]) => [pairOf(one, other), { seats: [one, other].sort() }]));

/** Frax hold D4 to D6, and are allied with whoever is named. */
const world = (squadrons: Readonly<Record<string, Squadron>>, alliances: Alliances): State => ({
  turn: 1,
  year: 175,
  map: smallMap,
  systems: { [placeId('hd5')]: { name: 'Fraxia', kind: 'homeworld', owner: frax } },
  territory: Object.fromEntries(['hd4', 'hd5', 'hd6'].map((hex) => [placeId(hex), frax])),
  squadrons: squadrons as State['squadrons'],
  alliances,
  empires: Object.fromEntries(
    [frax, isc, gorn, federation, paravian].map((seat) => [seat, { mobility: 'PT', treasury: 1000 }]),
  ),
});
const cc = ship(isc, 'CC');
const guests = squadron(isc, 'hd5', [cc, ...some(9, ship(isc, 'DD'))]);
const host = squadron(frax, 'hd5', [ship(frax, 'DN')]);
const serves = (state: State, seat: SeatId, unit: string, leader: string) =>
  serveUnder.cannot(state, {
    seat,
    unit: unitId(unit),
    order: { kind: 'serve-under', leader: unitId(leader) },
  })?.code;

describe('who commands allied ships', () => {
  const both = allied([frax, isc]);

  test('in Frax space a DN commands a CC and nine other ships of the ISC, which the CC could not (GCV-106)', () => {
    const state = world({ i01a: guests, f01a: host }, both);
    expect(serves(state, isc, 'i01a', 'f01a')).toBeUndefined();
    const more = { ...guests, ships: [...guests.ships, ship(isc, 'DD')] };
    expect(serves(world({ i01a: more, f01a: host }, both), isc, 'i01a', 'f01a')).toBe('allies-uncommanded');
    expect(serves(state, frax, 'f01a', 'i01a')).toBe('allies-uncommanded');
  });

  test('elsewhere whoever has most ships leads, and of as many either (GCV-107)', () => {
    const away = (isles: number, frigates: number) =>
      world(
        {
          i01a: squadron(isc, 'he8', some(isles, ship(isc, 'CA'))),
          f01a: squadron(frax, 'he8', some(frigates, ship(frax, 'CA'))),
        },
        both,
      );
    expect(serves(away(3, 2), isc, 'i01a', 'f01a')).toBe('fewer-ships');
    expect(serves(away(3, 2), frax, 'f01a', 'i01a')).toBeUndefined();
    expect(serves(away(2, 2), isc, 'i01a', 'f01a')).toBeUndefined();
    expect(serves(away(2, 2), frax, 'f01a', 'i01a')).toBeUndefined();
  });

  test('in Frax space Frax lead whatever the numbers (C22.20)', () => {
    const state = world({ i01a: squadron(isc, 'hd5', some(3, ship(isc, 'CA'))), f01a: host }, both);
    expect(serves(state, isc, 'i01a', 'f01a')).toBeUndefined();
  });

  test('a technology helps to command if all of them know it (C22.20)', () => {
    const small = { ...guests, ships: [cc, ...some(10, ship(isc, 'DD'))] };
    const knows = (...seats: readonly SeatId[]): State => {
      const state = world({ i01a: small, f01a: host }, both);
      const known = { mobility: 'PT', treasury: 0, research: { known: { efo: 1 } } } as const;
      return {
        ...state,
        empires: { ...state.empires, ...Object.fromEntries(seats.map((one) => [one, known])) },
      };
    };
    expect(serves(knows(frax), isc, 'i01a', 'f01a')).toBe('allies-uncommanded');
    expect(serves(knows(isc), isc, 'i01a', 'f01a')).toBe('allies-uncommanded');
    expect(serves(knows(frax, isc), isc, 'i01a', 'f01a')).toBeUndefined();
  });

  test('nobody leads from elsewhere, nor whoever follows already, nor those who are no allies', () => {
    const far = world({ i01a: guests, f01a: { ...host, place: placeId('hd4') } }, both);
    expect(serves(far, isc, 'i01a', 'f01a')).toBe('leader-elsewhere');
    const led = world({ i01a: guests, f01a: { ...host, allies: [unitId('i01a')] } }, both);
    expect(serves(led, isc, 'i01a', 'f01a')).toBe('serves-already');
    expect(serves(world({ i01a: guests, f01a: host }, {}), isc, 'i01a', 'f01a')).toBe('no-allied-leader');
  });
});

describe('what ships abroad cost', () => {
  test('2800 BPV cost 50 EP (GCV-044)', () => {
    expect(feeOf(2800)).toBe(50);
    expect(feeOf(1800)).toBe(0);
  });

  test('the free 1800 BPV go to whom the host favours, and to nobody else (GCV-108)', () => {
    const squadrons = {
      p01a: squadron(paravian, 'hd5', [worth(2000)]),
      k01a: squadron(federation, 'hd6', [worth(6000)]),
      p02a: squadron(paravian, 'he8', [worth(900)]),
    };
    const pairs = allied([frax, paravian], [frax, federation]);
    const first = { ...pairs, [pairOf(frax, paravian)]: { seats: [frax, paravian], first: [frax] } };
    const costs = (alliances: Alliances) =>
      fleetsIn(world(squadrons, alliances), frax).map(({ of, worth: bpv, points }) => [of, bpv, points]);
    expect(costs(first)).toEqual([
      [paravian, 2000, 10],
      [federation, 6000, 300],
    ]);
    expect(costs(pairs)).toEqual([
      [federation, 6000, 210],
      [paravian, 2000, 100],
    ]);
  });
});

const idle: Plan<Order> = { hq: [], units: {} };
const attackers = squadron(gorn, 'hd7', some(3, ship(gorn, 'CA')));
const ref = (seat: SeatId, n: number) => nthOrder(seat, 1, n);
/** Gorns attack D6. */
const assault: Plan<Order> = {
  hq: [],
  units: {
    [unitId('g01a')]: [
      { kind: 'plot', ref: ref(gorn, 1), way: [placeId('hd6')] },
      {
        kind: 'fight',
        ref: ref(gorn, 2),
        attack: true,
        intensity: 'typical',
        breaks: 10,
        target: 'none',
        losses: [],
      },
    ],
  },
};
const play = (state: State, plans: Readonly<Record<SeatId, Plan<Order>>> = {}) =>
  runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'abroad',
    plans: { [frax]: idle, [isc]: idle, [federation]: idle, [paravian]: idle, [gorn]: assault, ...plans },
    decide: silenceOf,
  });

describe('allied ships in battle', () => {
  const both = allied([frax, isc]);
  const serving: Plan<Order> = {
    hq: [],
    units: { [unitId('i01a')]: [{ kind: 'serve-under', ref: ref(isc, 1), leader: unitId('f01a') }] },
  };

  test('a fleet that nobody pays for has no attack factors abroad at first, and is out of supply (C22.45)', () => {
    const fleet = (bpv: number) => ({
      i01a: squadron(isc, 'hd6', [...some(2, worth(bpv / 2))]),
      g01a: attackers,
    });
    const shots = (bpv: number) => {
      const { entries, state } = play(world(fleet(bpv), both));
      const fires = entries.flatMap(({ event }) =>
        event.kind === 'fired' && event.seat === isc ? [event.points] : [],
      );
      return { first: fires[0], out: state.squadrons[unitId('i01a')]?.supply?.out };
    };
    expect(shots(2000)).toEqual({ first: 0, out: 1 });
    const kept = shots(1600);
    expect(kept.first).toBeGreaterThan(0);
    expect(kept.out).toBeUndefined();
  });

  test('at home they fight as usual, whatever is not paid abroad (C22.45)', () => {
    const own = world({ f01a: squadron(frax, 'hd6', [worth(900)], { unkept: true }), g01a: attackers }, both);
    const [first] = play(own).entries.flatMap(({ event }) =>
      event.kind === 'fired' && event.seat === frax ? [event.points] : [],
    );
    expect(first).toBeGreaterThan(0);
  });

  test('allies under one command fight as one, and both hear of it; other allies do not', () => {
    const state = world(
      {
        i01a: squadron(isc, 'hd6', some(3, ship(isc, 'CA'))),
        f01a: squadron(frax, 'hd6', [ship(frax, 'DN')]),
        g01a: attackers,
      },
      allied([frax, isc], [frax, paravian]),
    );
    const { entries } = play(state, { [isc]: serving });
    const joined = entries.flatMap(({ event }) => (event.kind === 'battle-joined' ? [event] : []));
    expect(joined.map(({ defender, seats }) => [defender.unit, defender.ships.length, seats])).toEqual([
      ['f01a', 4, [gorn, frax, isc]],
    ]);
    const hears = (seat: SeatId) =>
      entries.some(
        ({ event }) =>
          event.kind === 'battle-joined' &&
          galacticConquest.tell['battle-joined'].told(event, seat, state) !== undefined,
      );
    expect([gorn, frax, isc, paravian].map(hears)).toEqual([true, true, true, false]);
  });

  test('what one of them knows makes no fewer slots for maulers and troop ships of both (C22.20, A10.41)', () => {
    // Six others take six slots, of which three may be troop ships; Enhanced Flag Operations would make four of them, and two.
    const troops: Ship = { ...ship(frax, 'DD'), figures: { ...ship(frax, 'DD').figures!, flags: ['troop'] } };
    const landed = (...seats: readonly SeatId[]): number => {
      const state = world(
        {
          i01a: squadron(isc, 'hd6', some(3, ship(isc, 'DD'))),
          f01a: squadron(frax, 'hd6', [ship(frax, 'DN'), ...some(3, troops)]),
          g01a: attackers,
        },
        both,
      );
      const known = { mobility: 'PT', treasury: 0, research: { known: { efo: 1 } } } as const;
      const empires = { ...state.empires, ...Object.fromEntries(seats.map((one) => [one, known])) };
      const fights = {
        ...assault.units[unitId('g01a')]![1]!,
        ref: ref(frax, 1),
        attack: false,
        forms: { troops: true },
      };
      const plans = {
        [isc]: serving,
        [frax]: { hq: [], units: { [unitId('f01a')]: [fights] } },
      } as Readonly<Record<SeatId, Plan<Order>>>;
      return play({ ...state, empires }, plans).entries.filter(
        ({ event }) => event.kind === 'special-used' && event.form === 'troops' && event.round === 1,
      ).length;
    };
    expect(landed()).toBe(3);
    expect(landed(frax)).toBe(3);
    expect(landed(frax, isc)).toBe(2);
  });

  test('whoever fights under the command of an ally fights its own partner, and their pact ends (C30.40, C22.20)', () => {
    const fleets = {
      i01a: squadron(isc, 'hd6', some(3, ship(isc, 'CA'))),
      f01a: squadron(frax, 'hd6', [ship(frax, 'DN')]),
      g01a: attackers,
    };
    const pact = { seats: [gorn, isc], pools: { [gorn]: { FT: 1 }, [isc]: { FT: 1 } }, majors: {} } as const;
    const homes = {
      [placeId('ha3')]: { name: 'Ghdar', kind: 'homeworld', owner: gorn },
      [placeId('hb9')]: { name: 'Veltressai', kind: 'homeworld', owner: isc },
    } as const;
    const state = world(fleets, both);
    const { entries } = play(
      { ...state, systems: { ...state.systems, ...homes }, pacts: { [pairOf(gorn, isc)]: pact } },
      { [isc]: serving },
    );
    expect(entries.flatMap(({ event }) => (event.kind === 'pact-ended' ? [event.reason] : []))).toEqual([
      'battle',
    ]);
  });

  /** A battle in which Gorns board worn ships of the ISC under the command of Frax. */
  const boardedWith = (known: Readonly<Record<string, number>>) => {
    const worn: Ship = { ...ship(isc, 'DD'), lost: ship(isc, 'DD').figures!.defence - 1 };
    const [course, told] = assault.units[unitId('g01a')]!;
    const seizing = {
      hq: [],
      units: { [unitId('g01a')]: [course, { ...told, breaks: 100, forms: { capture: 'weakest' } }] },
    } as unknown as Plan<Order>;
    const state = world(
      {
        i01a: squadron(isc, 'hd6', some(9, worn)),
        f01a: squadron(frax, 'hd6', [ship(frax, 'DN')]),
        g01a: squadron(gorn, 'hd7', some(9, ship(gorn, 'CA'))),
      },
      both,
    );
    const empires = {
      ...state.empires,
      [frax]: { mobility: 'PT', treasury: 0, research: { known } },
    } as const;
    return play({ ...state, empires }, { [isc]: serving, [gorn]: seizing });
  };

  test('a captured ship of an ally is marked with whose it was, and not with who commanded it (C2.40, C22.20)', () => {
    const taken = Object.values(boardedWith({}).state.squadrons).flatMap(({ ships }) =>
      ships.flatMap(({ captured }) => captured ?? []),
    );
    expect(new Set(taken)).toEqual(new Set([isc]));
  });

  test('boarders of a ship of an ally are thrown out on a 2 if its own empire is on alert, and not its commander’s (C40.30, C22.20)', () => {
    const rolls = boardedWith({ alt: 1 }).entries.flatMap(({ event }) =>
      event.kind === 'boardings-decided' ? event.ships : [],
    );
    const twos = rolls.filter(({ hull, die }) => hull === 'DD' && die === 2);
    expect(new Set(twos.map(({ fortune }) => fortune))).toEqual(new Set(['captured']));
  });

  test('gunboats of allies who fight as one are trained in stealth if all of them know it (C20.200, C22.20)', () => {
    const pf = { type: 'PF', class: 'PF', attack: 543, defence: 362, spaces: 0, count: 6, most: 6 } as const;
    const knows = { mobility: 'PT', treasury: 0, research: { known: { ast: 1 } } } as const;
    const trained = (...seats: readonly SeatId[]): readonly (true | undefined)[] => {
      const state = world(
        {
          i01a: squadron(isc, 'hd6', [{ ...cc, wings: [pf] }, ship(isc, 'CA')]),
          f01a: squadron(frax, 'hd6', [ship(frax, 'DN')]),
          g01a: attackers,
        },
        both,
      );
      const empires = { ...state.empires, ...Object.fromEntries(seats.map((one) => [one, knows])) };
      return play({ ...state, empires }, { [isc]: serving }).entries.flatMap(({ event }) =>
        event.kind === 'wings-launched' ? event.bands.map(({ stealth }) => stealth) : [],
      );
    };
    expect(trained(frax)).toEqual([undefined]);
    expect(trained(isc)).toEqual([undefined]);
    expect(trained(frax, isc)).toEqual([true]);
  });

  test('troop ships of allies who fight as one protect if all of them know how (C50.20, C22.20)', () => {
    const troops = { ...ship(frax, 'CA'), figures: { ...ship(frax, 'CA').figures!, flags: ['troop'] } };
    const prey: Ship = { ...ship(frax, 'FF'), lost: ship(frax, 'FF').figures!.defence - 2 };
    const knows = { mobility: 'PT', treasury: 0, research: { known: { tss: 1 } } } as const;
    const [course, told] = assault.units[unitId('g01a')]!;
    const seizing = { ...told, forms: { capture: 'weakest' } };
    const shielding = { ...told, ref: ref(frax, 1), attack: false, forms: { shields: ['FF'] } };
    const plans = {
      [isc]: serving,
      [gorn]: { hq: [], units: { [unitId('g01a')]: [course, seizing] } },
      [frax]: { hq: [], units: { [unitId('f01a')]: [shielding] } },
    } as unknown as Readonly<Record<SeatId, Plan<Order>>>;
    // 15 % of 72 are 11 points: enough for five times two defense factors, and not for seven times.
    const boarded = (...seats: readonly SeatId[]): readonly string[] => {
      const state = world(
        {
          i01a: squadron(isc, 'hd6', some(3, ship(isc, 'CA'))),
          f01a: squadron(frax, 'hd6', [ship(frax, 'DN'), troops, prey]),
          g01a: squadron(gorn, 'hd7', some(4, ship(gorn, 'CA'))),
        },
        both,
      );
      const empires = { ...state.empires, ...Object.fromEntries(seats.map((one) => [one, knows])) };
      const [hit] = play({ ...state, empires }, plans).entries.flatMap(({ event }) =>
        event.kind === 'struck' && event.seat === frax ? [event.hits] : [],
      );
      return (hit ?? []).map(({ fate }) => fate);
    };
    expect(boarded(frax)).toEqual(['boarded']);
    expect(boarded(frax, isc)).toEqual(['crippled']);
  });

  test('a mauler of an ally is improved if its own empire knows how, whoever commands it (C16.50, C22.20)', () => {
    const mauler: Ship = { ...ship(isc, 'CA'), figures: { ...ship(isc, 'CA').figures!, flags: ['mauler'] } };
    const knows = { mobility: 'PT', treasury: 0, research: { known: { im: 1 } } } as const;
    const told = assault.units[unitId('g01a')]![1]!;
    const fires = { ...told, ref: ref(frax, 1), attack: false, forms: { maulers: true } };
    const exposes = (...seats: readonly SeatId[]): readonly boolean[] => {
      const state = world(
        {
          i01a: squadron(isc, 'hd6', [mauler]),
          f01a: squadron(frax, 'hd6', [ship(frax, 'DN'), ...some(2, ship(frax, 'CA'))]),
          g01a: attackers,
        },
        both,
      );
      const empires = { ...state.empires, ...Object.fromEntries(seats.map((one) => [one, knows])) };
      const plans = { [isc]: serving, [frax]: { hq: [], units: { [unitId('f01a')]: [fires] } } };
      return play({ ...state, empires }, plans as Readonly<Record<SeatId, Plan<Order>>>).entries.flatMap(
        ({ event }) => (event.kind === 'special-used' && event.round === 1 ? [event.exposes] : []),
      );
    };
    expect(exposes(frax)).toEqual([true]);
    expect(exposes(isc)).toEqual([false]);
  });

  test('in the space of an ally ships repair a tenth of their defense factors, if a quarter is left (C22.10)', () => {
    const worn: Ship = { ...worth(100), figures: { ...worth(100).figures!, defence: 40 }, lost: 20 };
    expect(selfRepairOf(worn, { behind: false, abroad: true, better: false })).toBe(5);
    expect(selfRepairOf({ ...worn, lost: 31 }, { behind: false, abroad: true, better: false })).toBe(1);
    expect(selfRepairOf(worn, { behind: true, abroad: false, better: false })).toBe(9);
  });
});

test('allies know where squadrons are that stand beside theirs or in their space, and nobody else does (C22.10)', () => {
  const state = world(
    {
      i01a: squadron(isc, 'hd6', [cc]),
      i02a: squadron(isc, 'he8', [cc]),
      f01a: squadron(frax, 'hd4', [cc]),
    },
    allied([frax, isc]),
  );
  const known = (seat: SeatId): readonly UnitId[] =>
    Object.keys(makeView(state, seat).fellows ?? {}) as UnitId[];
  expect(known(frax)).toEqual(['i01a']);
  expect(known(isc)).toEqual([]);
  expect(makeView(state, gorn).alliances).toBeUndefined();
});
