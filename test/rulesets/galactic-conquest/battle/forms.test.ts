import { describe, expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { fight } from '#rulesets/galactic-conquest/combat/fight.ts';
import { hitsOn } from '#rulesets/galactic-conquest/combat/damage.ts';
import { formEntries, withForms } from '#rulesets/galactic-conquest/combat/forms/formFields.ts';
import { usefulForms } from '#rulesets/galactic-conquest/combat/outlook/usefulForms.ts';
import type { Combat } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { assaultsOf } from '#rulesets/galactic-conquest/ships/assault.ts';
import { commandOf, doubleCommand, freeEscorts } from '#rulesets/galactic-conquest/ships/command.ts';
import { isElite } from '#rulesets/galactic-conquest/ships/elite.ts';
import { escortsIn, guardOf } from '#rulesets/galactic-conquest/ships/escorts.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';
import { typist } from '../typed/typist.ts';

/** A ship of these factors. */
const ship = (
  hull: string,
  [attack, defence]: readonly [number, number],
  more: {
    readonly class?: string;
    readonly flags?: readonly string[];
    readonly rating?: number;
    readonly size?: number;
  } = {},
): Ship => ({
  hull,
  size: more.size ?? 3,
  sensors: 0,
  figures: {
    ...{ attack, defence, speed: 3, rating: more.rating ?? 0, crew: 10, cost: 100 },
    class: more.class ?? 'CA',
    ...(more.flags && { flags: more.flags }),
  },
});
const many = (count: number, one: Ship): readonly Ship[] => Array.from({ length: count }, () => one);
const state = (known: Readonly<Record<string, number>> = {}) => ({
  turn: 1,
  empires: { [seats[0]]: { mobility: 'PT' as const, treasury: 0, research: { known } } },
});
const usual = combatOf({});
const attackBy = (forms: Combat['forms'], target: Combat['target'] = 'none'): Combat => ({
  ...usual,
  target,
  ...(forms && { forms }),
});

describe('what damage does to ships (A10.35, A10.40)', () => {
  test('of a hundred points fifty take out a ship of 25, and fifty are left to the enemy (GCV-022)', () => {
    const ships = [ship('BC', [30, 25]), ship('BB', [90, 90])];
    const hits = hitsOn(ships, { points: 100 }, attackBy({ first: ['BC'] }, 'strongest'), { losses: ['BB'] });
    expect(hits.map(({ hull, directed, normal }) => [hull, directed, normal])).toEqual([
      ['BC', 25, 0],
      ['BB', 0, 50],
    ]);
  });

  test('a D5G of 16 takes a CL of 12 by its troops alone (GCV-016)', () => {
    const troops = [{ form: 'troops' as const, points: 16 }];
    const [hit] = hitsOn([ship('CL', [13, 12])], { points: 0, used: troops }, attackBy({}), usual);
    expect([hit?.fate, hit?.normal]).toEqual(['boarded', 0]);
    const [short] = hitsOn([ship('CL', [13, 17])], { points: 0, used: troops }, attackBy({}), usual);
    expect([short?.fate, short?.taken]).toEqual(['damaged', 80]);
  });

  test('directed damage must take a ship whole, and half a share of the points goes no further', () => {
    const hits = hitsOn([ship('CA', [18, 18])], { points: 60 }, attackBy({ aimed: 50 }, 'strongest'), usual);
    expect(hits.map(({ directed, normal }) => [directed, normal])).toEqual([[0, 18]]);
  });

  test('partial directed damage is three points for one, and leaves reserves alone', () => {
    const ships = [{ ...ship('CA', [18, 18]), engaged: { reserve: true as const } }, ship('DD', [11, 8])];
    const hits = hitsOn(ships, { points: 11 }, attackBy({ partial: 'strongest' }), usual);
    expect(hits.map(({ hull, partial }) => [hull, partial])).toEqual([['DD', 3]]);
  });

  test('a ship whose own attack exposes it, in shock, or with a poor crew takes fewer points', () => {
    const loss = (more: Partial<Ship>) =>
      hitsOn([{ ...ship('CA', [30, 30]), ...more }], { points: 6, round: 2 }, attackBy({}), usual)[0]?.normal;
    expect(loss({})).toBe(6);
    expect(loss({ engaged: { exposed: 2 } })).toBe(12);
    expect(loss({ engaged: { exposed: 1 } })).toBe(6);
    expect(loss({ shock: true })).toBe(16);
    expect(loss({ engaged: { poor: true } })).toBe(8);
    // The crew of a captured ship has made its factors fewer already.
    expect(loss({ captured: seatId('lyran') })).toBe(6);
  });

  test('capture points that nobody adds to become a fifth as much damage', () => {
    const held = { ...ship('CA', [18, 18]), engaged: { taken: 24 } };
    const [hit] = hitsOn([held], { points: 0 }, attackBy({}), usual);
    expect([hit?.released, hit?.fate]).toEqual([4, 'damaged']);
    const [more] = hitsOn([held], { points: 7 }, attackBy({ capture: 'strongest' }), usual);
    expect([more?.released, more?.taken]).toEqual([undefined, 7]);
  });

  test('aegis hits gunboats and fighters alone', () => {
    const ships = [ship('CA', [18, 18]), ship('PF', [5, 4], { class: 'PF' })];
    const hits = hitsOn(ships, { points: 0, used: [{ form: 'aegis', points: 9 }] }, attackBy({}), usual);
    expect(hits.map(({ hull, special, fate }) => [hull, special, fate])).toEqual([['PF', 4, 'destroyed']]);
  });

  test('a mauler cannot get at a carrier while an escort is left, and boarders neither', () => {
    const ships = [ship('CV', [20, 20], { flags: ['carrier'] }), ship('DE', [9, 9], { flags: ['escort'] })];
    const mauled = hitsOn(ships, { points: 0, used: [{ form: 'mauler', points: 12 }] }, attackBy({}), usual);
    expect(mauled.map(({ hull, fate }) => [hull, fate])).toEqual([['DE', 'destroyed']]);
    const alone = hitsOn(
      ships.slice(0, 1),
      { points: 0, used: [{ form: 'mauler', points: 12 }] },
      attackBy({}),
      usual,
    );
    expect(alone.map(({ hull, special }) => [hull, special])).toEqual([['CV', 12]]);
  });

  test('escorts add half of theirs to their carrier, and suffer before it (D6.28)', () => {
    const ships = [ship('CV', [20, 20], { flags: ['carrier'] }), ship('DE', [9, 9], { flags: ['escort'] })];
    expect([...escortsIn(ships)]).toEqual([[0, [1]]]);
    expect(guardOf(ships, [1])).toBe(4);
    const hits = hitsOn(ships, { points: 15 }, attackBy({}), usual);
    // Six points of 24 take five of the carrier’s 20.
    expect(hits.map(({ hull, normal }) => [hull, normal])).toEqual([
      ['CV', 5],
      ['DE', 9],
    ]);
    expect(hitsOn(ships, { points: 47 }, attackBy({}, 'strongest'), usual)[0]?.directed).toBe(0);
    expect(hitsOn(ships, { points: 48 }, attackBy({}, 'strongest'), usual)[0]?.directed).toBe(20);
  });
});

describe('maulers and troop ships, and escorts that take no slot (A10.41, D6.27)', () => {
  const dn = ship('DN', [25, 32], { rating: 10, class: 'DN' });
  const plain = ship('CA', [18, 18]);
  const mauler = ship('MAP', [18, 18], { flags: ['mauler'] });
  const carrier = ship('CV', [18, 18], { flags: ['carrier'] });
  const escort = ship('DE', [9, 9], { flags: ['escort'], size: 4 });

  test('two ships beside a DN are two slots, and one of them may be a mauler (GCV-018)', () => {
    expect(assaultsOf(state(), seats[0], [dn, plain, mauler])).toEqual({ most: 1, count: 1 });
    expect(assaultsOf(state(), seats[0], [mauler, plain, mauler], 'MAP')).toEqual({ most: 1, count: 1 });
  });

  test('three small ships take two slots with Enhanced Flag Operations (GCV-019)', () => {
    const small = many(3, ship('FF', [8, 6], { size: 4, class: 'FF' }));
    expect(commandOf(state({ efo: 1 }), seats[0], [dn, ...small]).slots).toBe(2);
  });

  test('of ten slots with two escorts four, and with two levels of Carrier-Escort Flag Operations five (GCV-020, GCV-021)', () => {
    const ships = [dn, carrier, escort, escort, ...many(7, plain)];
    expect(assaultsOf(state(), seats[0], ships).most).toBe(4);
    expect(assaultsOf(state({ cefo: 2 }), seats[0], ships).most).toBe(5);
  });

  test('an escort is free of a slot where there is none left for it, and only one with the first level (GCV-124)', () => {
    const ships = [dn, carrier, escort, escort, ...many(7, plain)];
    expect(freeEscorts(state({ cefo: 1 }), seats[0], ships)).toEqual([]);
    const crowd = [...ships, plain, plain];
    expect(freeEscorts(state(), seats[0], crowd)).toEqual([]);
    expect(freeEscorts(state({ cefo: 1 }), seats[0], crowd)).toEqual([2]);
    expect(freeEscorts(state({ cefo: 3 }), seats[0], crowd)).toEqual([2, 3]);
    expect(commandOf(state({ cefo: 2 }), seats[0], crowd).slots).toBe(10);
    expect(guardOf(crowd, [2])).toBe(4);
  });

  test('with lowered ratings escorts are free of a slot sooner, but not those of a squadron that keeps its own (B12.110, B12.120)', () => {
    const ships = [dn, carrier, escort, escort, ...many(6, plain)];
    const known = state({ cefo: 2 });
    const lowered = {
      ...known,
      empires: { ...known.empires, [seats[0]]: { ...known.empires[seats[0]]!, ratings: { by: 3 } } },
    } as typeof known;
    expect(freeEscorts(lowered, seats[0], ships)).toEqual([2, 3]);
    expect(freeEscorts(lowered, seats[0], ships, undefined, true)).toEqual([]);
    // Nine slots are in use where the escorts take two, and seven where they take none.
    expect(assaultsOf(lowered, seats[0], ships).most).toBe(3);
    expect(assaultsOf(lowered, seats[0], ships, undefined, true).most).toBe(4);
  });

  test('a tug with a pod that commands is a command ship, of which there is one (GCV-128)', () => {
    const [bare, pod] = [
      ship('TGA', [7, 12], { class: 'TG' }),
      ship('TGA', [7, 12], { class: 'TG', flags: ['command'] }),
    ];
    expect([doubleCommand([bare, pod, bare]), doubleCommand([pod, bare, pod])]).toEqual([undefined, 'TG']);
  });
});

describe('elite X-squadrons (C19.40, C21.49)', () => {
  const x = (of: string, flag = 'X1', size = 3) =>
    ship(`${of}X`, [24, 18], { class: of, flags: [flag], size });

  test('four cruisers, five war cruisers, six light ones, and no ship of the old kind', () => {
    const elite = (count: number, of: string) => isElite(many(count, x(of)));
    expect([
      elite(4, 'CA'),
      elite(5, 'CA'),
      elite(5, 'CW'),
      elite(6, 'CW'),
      elite(6, 'CL'),
      elite(7, 'CL'),
    ]).toEqual([true, false, true, false, true, false]);
    expect(isElite([x('CA'), x('CA'), x('CW'), x('CL')])).toBe(true);
    expect(isElite([x('CA'), ship('CA', [18, 18])])).toBe(false);
    expect(isElite([])).toBe(false);
  });

  test('of the second generation three large and six small ones', () => {
    const [large, small] = [x('CA', 'X2'), x('FF', 'X2', 4)];
    expect(isElite([...many(3, large), ...many(6, small)])).toBe(true);
    expect(isElite(many(4, large))).toBe(false);
    expect(isElite(many(7, small))).toBe(false);
  });
});

describe('the order to fight with forms of attack', () => {
  const at = unitId('h01a');
  const home = placeId('hd3');
  const view = makeView(
    cases.world(
      cases.readGiven(['squadron H01A of hydran in D3: CA DD', 'squadron L01A of lyran in D3: SC']),
    ),
    seats[0],
  );
  const given = { kind: 'fight' as const, ...usual };

  test.each([
    'Partial directed at the weakest.',
    'Capture the strongest.',
    'Aim first at CA, DD.',
    'Aimed = 40%.',
    'Non-violent = 25%.',
    'Reserve CA.',
    'Stasis fields against the enemy. Sensors against the enemy. Join battles. Maulers fire. Defend in a crowd. Troop ships board.',
  ])('is written as it is read: %s', (text) => {
    const line = `Orders.....Attack. BI = Charge. DI = 30%. ${text}`;
    const { orders, faults } = readSquadron(home, line, typist);
    expect(faults).toEqual([]);
    expect(orders.map((order) => writeSquadron(home, order))).toEqual([line]);
  });

  test('what is so anyhow is no form, and an order without any is as it was', () => {
    expect(withForms(given, { aimed: 100, partial: 'none', reserve: [], maulers: false })).toEqual(given);
    expect(withForms(given, { maulers: true, aimed: 0 })).toEqual({
      ...given,
      forms: { maulers: true, aimed: 0 },
    });
  });

  test('its form has an entry for each, which sets it and takes it back', () => {
    const entries = formEntries(given, ['CA', 'DD'], ['SC'], new Set(['maulers']));
    const set = (name: string, value: string | readonly string[]) =>
      entries.find(({ field }) => field.name === name)?.set(value).forms;
    expect(set('capture', 'weakest')).toEqual({ capture: 'weakest' });
    expect(set('capture', 'none')).toBeUndefined();
    expect(set('maulers', 'yes')).toEqual({ maulers: true });
    expect(set('troops', 'yes')).toBeUndefined();
    expect(set('nonviolent', '30')).toEqual({ nonviolent: 30 });
    expect(set('reserve', ['DD'])).toEqual({ reserve: ['DD'] });
    expect(fight.offers(view, { unit: at }, emptyPlan())).toEqual([
      { ...usual, kind: 'fight', attack: true },
    ]);
  });

  describe('asks what only some ships do', () => {
    const ofShips = ['maulers', 'troops', 'shields', 'suicide', 'bombs', 'jams', 'binds'];
    /** What it asks of that, of K01A in a world. */
    const asked = (world: readonly string[], forms?: Combat['forms']): readonly string[] => {
      const known = makeView(cases.world(cases.readGiven([...world])), seats[0]);
      const order = { ...given, ...(forms && { forms }) };
      const { fields = [] } = fight.form?.(known, order, { unit: unitId('k01a') }, emptyPlan()) ?? {};
      return ofShips.filter((name) => fields.some((field) => field.name === name));
    };

    test.each([
      ['CA DD', []],
      ['CA *D6M', ['maulers']],
      ['CA *D5G', ['troops', 'shields']],
      ['CA *F-SL', ['suicide']],
      ['CA SC+4', ['jams']],
      ['CA *D7A', ['binds']],
    ])('where a ship does it: %s', (ships, fields) => {
      expect(asked([`squadron K01A of hydran in D3: ${ships}`])).toEqual(fields);
    });

    test('also where one stands in its hex, as fusion bombs of a base do, but of no other seat and nowhere else', () => {
      const own = 'squadron K01A of hydran in D3: CA DD';
      expect(asked([own, 'bases of hydran in D3: SB FBGB'])).toContain('bombs');
      expect(asked([own, 'squadron K02A of hydran in D3: *D6M'])).toEqual(['maulers']);
      expect(asked([own, 'squadron K02A of hydran in D4: *D6M'])).toEqual([]);
      // The game master sees the squadrons of all.
      const all = cases.world(cases.readGiven([own, 'squadron K03A of lyran in D3: *D6M *D7A']));
      expect([...usefulForms(all, all.squadrons[unitId('k01a')])]).toEqual([]);
    });

    test('sensor mines are as good as special sensors, and what allies have is not known', () => {
      const known = makeView(
        cases.world(cases.readGiven(['squadron K01A of hydran in D3: CA DD'])),
        seats[0],
      );
      const squadron = known.squadrons[unitId('k01a')]!;
      const empires = { [seats[0]!]: { ...known.empires[seats[0]!]!, sensorMines: 'kept' as const } };
      expect([...usefulForms({ ...known, empires }, squadron)]).toEqual(['jams']);
      expect([...usefulForms(known, { ...squadron, allies: [unitId('l01a')] })].toSorted()).toEqual(
        ofShips.toSorted(),
      );
    });

    test('and where it says so already, to be taken back', () => {
      const own = ['squadron K01A of hydran in D3: CA DD'];
      expect(asked(own, { suicide: true, binds: true })).toEqual(['suicide', 'binds']);
      expect(asked(own, { shields: ['CA'] })).toEqual(['shields']);
    });
  });
});
