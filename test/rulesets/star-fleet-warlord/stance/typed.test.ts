import { expect, test } from 'vitest';
import { phraseText } from '#kernel/words/phrase.ts';
import { readExtra, written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';

const home = 's07' as Parameters<typeof readExtra>[1];

test('names are typed for a Corporation, a ship by race, class and number, and a site by its hex, with or without its sector', () => {
  expect(readExtra('na corp "Hydrans from Hell"').orders).toEqual([
    { kind: 'name-corporation', name: 'Hydrans from Hell' },
  ]);
  expect(readExtra('NA CORPORATION Hydrans from Hell').orders).toEqual([
    { kind: 'name-corporation', name: 'Hydrans from Hell' },
  ]);
  expect(readExtra('NA F PC 1 "Loser"').orders).toEqual([
    { kind: 'name-ship', design: 'F-PC', number: 1, name: 'Loser' },
  ]);
  // The book itself writes Orions with a zero (SFW 3341).
  expect(readExtra('NA 0 CA 2 "Raider"').orders).toEqual([
    { kind: 'name-ship', design: 'O-CA', number: 2, name: 'Raider' },
  ]);
  expect(readExtra('NA 02 1511 "Yutzworld"').orders).toEqual([
    { kind: 'name-site', place: 'h02-1511', name: 'Yutzworld' },
  ]);
  expect(readExtra('NA 1511 "Yutzworld"', home).orders).toEqual([
    { kind: 'name-site', place: 'h07-1511', name: 'Yutzworld' },
  ]);
});

test('what a Corporation tells of itself is typed with or without quotation marks, and taken back by the code alone', () => {
  expect(readExtra('NH USS').orders).toEqual([{ kind: 'set-header', header: 'USS' }]);
  expect(readExtra('NH').orders).toEqual([{ kind: 'set-header', header: '' }]);
  expect(readExtra('cm "Late, but sure!"').orders).toEqual([{ kind: 'set-motto', motto: 'Late, but sure!' }]);
  expect(readExtra('CM').orders).toEqual([{ kind: 'set-motto', motto: '' }]);
  expect(readExtra('PH ON (513)555-3902').orders).toEqual([
    { kind: 'set-phone', open: true, phone: '(513)555-3902' },
  ]);
  expect(readExtra('ph off').orders).toEqual([{ kind: 'set-phone', open: false }]);
  expect(readExtra('PI "Call after 5pm"').orders).toEqual([{ kind: 'set-info', info: 'Call after 5pm' }]);
});

test('messages are typed for all, a Corporation by its number with or without CORP, a sector, ships in one and a team, signed or not', () => {
  const kind = 'send-message';
  expect(readExtra('ME SECT 15 "Call me - we need to talk!"').orders).toEqual([
    { kind, to: 'sector', sector: 's15', text: 'Call me - we need to talk!' },
  ]);
  expect(readExtra('ME 396 KNOW "Surrender!"').orders).toEqual([
    { kind, to: 'corporation', number: 396, signed: 'known', text: 'Surrender!' },
  ]);
  expect(readExtra('me corp 396 known Surrender').orders).toEqual([
    { kind, to: 'corporation', number: 396, signed: 'known', text: 'Surrender' },
  ]);
  expect(readExtra('ME ALL "Wimps!"').orders).toEqual([{ kind, to: 'all', text: 'Wimps!' }]);
  expect(readExtra('ME SHIP 67 RSVP "Get out!"').orders).toEqual([
    { kind, to: 'ships', sector: 's67', signed: 'rsvp', text: 'Get out!' },
  ]);
  expect(readExtra('ME TEAM 3 "Anyone?"').orders).toEqual([{ kind, to: 'team', number: 3, text: 'Anyone?' }]);
});

test.each([
  ...['ME SECT 15 "Call me"', 'ME CORP 396 KNOW "Surrender!"', 'ME ALL "Wimps!"', 'ME SHIP 67 RSVP "Out!"'],
  ...['ME TEAM 3 "Anyone?"', 'ME ALL'],
  ...['NA CORP "Hydrans from Hell"', 'NA F PC 1 "Loser"', 'NA 02 1511 "Yutzworld"', 'NH "USS"', 'NH', 'CM'],
  ...['CM "Late, but sure!"', 'PH ON (513)555-3902', 'PH OFF 555', 'PH ON', 'PI "Call"', 'PI'],
])('are written as they are read: %s', (line) => {
  expect(readExtra(line).orders.map(written)).toEqual([line]);
});

const long = 'x'.repeat(91);
const whom =
  'ME takes whom it is for: ALL, the number of a Corporation, or SECT or SHIP with a sector, such as ME SECT 15.';
test.each([
  ['NA', 1, 2, 'NA takes a hex, such as 1101, with its sector before it unless it is yours.'],
  ['NA CORP', 1, 2, 'NA takes a name last, such as NA CORP "Home Fleet".'],
  [
    'NA F PC Loser',
    9,
    13,
    'NA takes the race, the class and the number of a ship, such as NA F PC 1 "Loser".',
  ],
  [
    'NA F XX9 1 "Loser"',
    6,
    8,
    'NA takes the race, the class and the number of a ship, such as NA F PC 1 "Loser".',
  ],
  [
    'NA F PC 0 "Loser"',
    9,
    9,
    'NA takes the race, the class and the number of a ship, such as NA F PC 1 "Loser".',
  ],
  ['NA CORP "Twenty-one signs long"', 9, 31, 'This can have at most 20 characters.'],
  ['NH "USSRXY"', 4, 11, 'This can have at most 5 characters.'],
  [`CM ${long}`, 4, 94, 'This can have at most 90 characters.'],
  [`PI ${long}`, 4, 94, 'This can have at most 90 characters.'],
  [`PH ON ${long}`, 7, 97, 'This can have at most 40 characters.'],
  ['PH 555', 4, 6, 'PH takes ON or OFF, then a number, such as PH ON (513)555-3902.'],
  [`ME ALL ${long}`, 8, 98, 'This can have at most 90 characters.'],
  ['ME', 1, 2, whom],
  ['ME "Hello"', 4, 10, whom],
  ['ME SECT', 1, 2, whom],
  ['ME SHIP 7 "Hello"', 9, 9, whom],
  ['ME CORP "Hello"', 9, 15, whom],
])('a fault stands where it is: %s', (line, from, to, said) => {
  const { orders, faults } = readExtra(line);
  expect(orders).toEqual([]);
  expect(faults.map((fault) => [fault.from, fault.to, phraseText(fault.said)])).toEqual([[from, to, said]]);
});
