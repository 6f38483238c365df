import { describe, expect, test } from 'vitest';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { OfficerId } from '#rulesets/galactic-conquest/model/condition/officer.ts';
import type { SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import { readEmpire, writeEmpire } from '#rulesets/galactic-conquest/sheet/empire.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { officersOf } from '#rulesets/galactic-conquest/officers/corps.ts';
import { shipText } from '#rulesets/galactic-conquest/presentation/squadrons/status.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { typist } from '../typed/typist.ts';

describe('schools, prime teams and propaganda are typed', () => {
  test.each<readonly [string, Unnumbered<Order>]>([
    ['Spy 2 to the Spy School.', { kind: 'school-spy', spy: 's002' as SpyId }],
    ['Create a prime team.', { kind: 'raise-team' }],
    ['Train prime team 1.', { kind: 'train-team', team: 'p001' as SpyId }],
    [
      'Transfer officer 3 to CA 2 of K01A in segment 4.',
      {
        kind: 'transfer-officer',
        officer: 'o3' as OfficerId,
        to: unitId('k01a'),
        ship: 'CA 2',
        at: 4,
      },
    ],
    [
      'Reassign prime team 1 to BS of BASES-D5.',
      { kind: 'reassign-officer', officer: 'p001' as OfficerId, to: unitId('bases-d5'), ship: 'BS' },
    ],
    ['Officer 1 acts as LN.', { kind: 'officer-role', officer: 'o1' as OfficerId, role: 'LN' }],
    ['Station prime team 1.', { kind: 'station-team', team: 'p001' as SpyId }],
    [
      'Orions for 40 EP on Lyran Star Empire, raid at D5: "Their convoys.".',
      {
        kind: 'hire-orions',
        on: seats[1],
        service: 'raid',
        place: placeId('hd5'),
        points: 40,
        task: 'Their convoys.',
      },
    ],
    ['Propaganda at home.', { kind: 'hearten' }],
    ['Propaganda against the rulers of D5.', { kind: 'incite', place: placeId('hd5') }],
  ])('%s', (text, order) => {
    expect(readEmpire(typist, text)).toEqual({ faults: [], orders: [order] });
    expect(writeEmpire(order)).toBe(text);
  });
});

test('officers are typed by their abbreviations too, and roles that there are not are told', () => {
  expect(readEmpire(typist, 'LA1 acts as LN. Reassign PR1 to CA of K01A.').orders).toEqual([
    { kind: 'officer-role', officer: 'o1', role: 'LN' },
    { kind: 'reassign-officer', officer: 'p001', to: 'k01a', ship: 'CA' },
  ]);
  expect(readEmpire(typist, 'LA1 acts as XY.').faults).toHaveLength(1);
});

test('an admiral who looks first is typed among the forms of attack (A12.211)', () => {
  const line = 'Orders.....Attack. BI = Charge. DI = 30%. Admiral leaves above 150%.';
  const home = placeId('hr24');
  const { orders } = readSquadron(home, line, typist);
  expect(orders).toMatchObject([{ kind: 'fight', forms: { looks: 150 } }]);
  expect(orders.map((order) => writeSquadron(home, order))).toEqual([line]);
});

test('every new empire has its admiral at the homeworld, for nothing, and they are on the status sheet of a ship (A12.10, A12.55, Z1.800)', () => {
  const made = create({ seats: [...seats], treasury: 100 }, openDice('officers'));
  if (!made.ok) throw new Error('no game');
  for (const seat of seats)
    expect(officersOf(made.value, seat)).toMatchObject([{ officer: { kind: 'LA' }, ashore: {} }]);
  const ship = { hull: 'CA', size: 3, sensors: 0, officers: [officer('LE'), officer('LC')] };
  expect(shipText(ship)).toBe('CA (LE, LC)');
});

const officer = (kind: 'LE' | 'LC') => ({ id: 'o1' as OfficerId, kind, of: 'CA', size: 3 });
