import { expect, test } from 'vitest';
import { gameMaster, nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { baseTypes, baseUnit } from '#rulesets/galactic-conquest/bases/types.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { seesThrough, slotsOf, slotsTaken } from '#rulesets/galactic-conquest/ships/sense/decoys.ts';
import { channelsBy } from '#rulesets/galactic-conquest/ships/sense/enhanced.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';
import { typist } from '../typed/typist.ts';
import { galacticConquest } from '../yards/shelf.ts';

const [hydran, lyran] = seats;
const base = (hull: string) => {
  const type = baseTypes.get(hull);
  if (type === undefined) throw new RangeError(hull);
  return baseUnit(type, 1);
};

test('six activity stations of the Gorn project a BB, a DNT and others within four slots each (C5.100, GCV-076)', () => {
  const shown = [
    ['BB', 'BDD+'],
    ['DNT', 'BDD+'],
    ['CCH', 'CA'],
    ['CA', 'BDD+', 'BDD+'],
    ['BDD+', 'BDD+', 'BDD+', 'BDD+'],
    ['BDS'],
  ];
  const rows = (hulls: readonly string[]) => hulls.flatMap((one) => hullOf(ourShips, 'G', one) ?? []);
  expect(shown.map((hulls) => slotsTaken(rows(hulls)))).toEqual([4, 4, 4, 4, 4, 1]);
  expect(slotsOf(base('SAM'))).toBe(4);
});

test.each([
  ['SAM', 4],
  ['MB', 8],
  ['BS', 16],
  ['BATS', 16],
  ['STB', 16],
  ['SB', 16],
  ['SF', 16],
  ['SP', 16],
  ['SBX', 16],
  ['CPL', 0],
  ['QCB', 0],
  ['GBDP', 0],
  ['DefSat', 0],
])('%s: %i ship slots (C5.100)', (hull, slots) => {
  expect(slotsOf(base(hull))).toBe(slots);
});

test('a ship takes a slot for each size class from the fourth up (C5.100)', () => {
  expect([1, 2, 3, 4].map((size) => slotsTaken([{ size }]))).toEqual([4, 3, 2, 1]);
});

test('one scout of two sensors does not see through four slots, two of two enhanced ones do (C5.105, GCV-077, GCV-078)', () => {
  const scout = { hull: 'SC', size: 4, sensors: 2 };
  expect(seesThrough(channelsBy(scout), base('SAM'))).toBe(false);
  expect(seesThrough(2 * channelsBy({ ...scout, enhanced: true }), base('SAM'))).toBe(true);
  expect(seesThrough(7, base('SAM'))).toBe(false);
});

function after() {
  const state = cases.world(
    cases.readGiven([
      'stock of lyran: 1xPF',
      'territory D5 D9 of lyran',
      'lyran is at PT, knows decoys',
      'bases of lyran in D5: SAM',
      'bases of lyran in D9: SAM BS',
      'squadron H01A of hydran in D6: SC+8',
      'squadron H02A of hydran in D8: SC+7',
    ]),
  );
  const ref = (n: number) => nthOrder(lyran, 1, n);
  const show = (n: number): Order => ({
    kind: 'project',
    ref: ref(n),
    base: 'SAM',
    ships: ['CAR'],
    segment: 1,
  });
  const { state: then, entries } = runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'decoys',
    plans: {
      [hydran]: emptyPlan<Order>(),
      [lyran]: { hq: [], units: { [unitId('bases-d5')]: [show(1)], [unitId('bases-d9')]: [show(2)] } },
    },
  });
  return { state, then, heard: tellTurn(galacticConquest, state, entries, seats).get(hydran) };
}

test('a base that projects ships is nowhere in what a rival gets, even once they see through it; others beside it are (C5.100)', () => {
  const { then, heard } = after();
  const view = makeView(then, hydran);
  expect(view.contacts).toEqual({ hd9: { grade: 3, turn: 2, count: 1, ships: [{ seat: lyran, size: 3 }] } });
  expect(Object.keys(view.sighted ?? {})).toEqual(['hd9']);
  const given = JSON.stringify([view, heard]);
  for (const secret of ['SAM', 'bases-d5', 'BASES-D5', '"decoy"', 'CAR'])
    expect(given, secret).not.toContain(secret);
  expect(JSON.stringify(heard)).toContain('decoy-seen');
  for (const whole of [makeView(then, lyran), makeView(then, gameMaster)])
    expect(JSON.stringify(whole)).toContain('"decoy"');
});

test('of bases whose kinds are read only those that project nothing are on the map (C5.100)', () => {
  const { then } = after();
  const near = { ...then.squadrons[unitId('h02a')], place: placeId('hd9') };
  const squadrons = { ...then.squadrons, [unitId('h02a')]: near } as typeof then.squadrons;
  expect(makeView({ ...then, squadrons }, hydran).sighted?.[placeId('hd9')]?.hulls).toEqual(['BS']);
});

test('the page of the bases says what each of them projects', () => {
  const { then } = after();
  const page = JSON.stringify(presentation.unit(makeView(then, lyran), emptyPlan(), unitId('bases-d9')));
  expect(page).toContain('Projects');
  expect(page).toContain('CAR');
});

test('its form has an entry more than ships, as far as there is room, and takes one away where nothing is chosen', () => {
  const { then } = after();
  const view = makeView(then, lyran);
  const at = { unit: unitId('bases-d9') };
  const given = { kind: 'project' as const, base: 'SAM', ships: ['CA', 'FF'], segment: 1 };
  const form = (ships: readonly string[]) => {
    const found = galacticConquest.orders.project.form?.(view, { ...given, ships } as never, at, emptyPlan());
    if (found === undefined) throw new RangeError('no form');
    return found;
  };
  const names = (ships: readonly string[]) => form(ships).fields.map(({ name }) => name);
  expect(names(['CA'])).toEqual(['base', 'ship-1', 'ship-2', 'segment']);
  expect(names(['CA', 'FF', 'FF', 'FF'])).toEqual([
    'base',
    'ship-1',
    'ship-2',
    'ship-3',
    'ship-4',
    'segment',
  ]);
  const filled = form(['CA', 'FF']);
  expect(filled.set('ship-1', '')).toMatchObject({ ships: ['FF'] });
  expect(filled.set('ship-3', 'DD')).toMatchObject({ ships: ['CA', 'FF', 'DD'] });
});

test.each(['SAM projects nothing from segment 1.', 'MB 2 projects BB, 2xBDD+ from segment 12.'])(
  '%s is read as it is written',
  (text) => {
    const at = placeId('hr24');
    const { orders, faults } = readSquadron(at, text, typist);
    expect(faults).toEqual([]);
    expect(orders.map((order) => writeSquadron(at, order as never, 0))).toEqual([text]);
  },
);

test.each([
  'SAM projects FF from segment 13',
  'SAM projects 17xFF',
  'SAM projects 0xFF',
  'SAM projects FF DD',
])('%s is no sentence', (text) => {
  expect(readSquadron(placeId('hr24'), text, typist).faults).not.toEqual([]);
});
