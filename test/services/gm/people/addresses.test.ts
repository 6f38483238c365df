import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame, type Gm } from '#main/services/gm/gm.ts';
import { type Person, replacePlayer, setPlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { addFellow, changeFellow } from '#main/services/gm/people/fellows.ts';
import { north, pearls, south } from '../../../support/desk/askedPearls.ts';
import { codesOf } from '../../../support/desk/gmWorld.ts';
import { ports, sharedGame } from '../../../support/desk/sharedPearls.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';

/* One rule for names and addresses, at every door that stores those of a person. */
let gm: Gm;
beforeAll(async () => void ({ gm } = await sharedGame()));
afterAll(() => {
  gm.close();
  removeFolders();
});

const begin = (person: Person, address = '') =>
  newGame(ports, gameFiles, join(tempFolder(), 'new.game'), {
    ruleset: pearls,
    setup: { seats: [north, south] },
    players: { [north]: person },
    address,
  });
const doors: readonly (readonly [string, (person: Person) => Promise<{ readonly ok: boolean }>])[] = [
  ['the beginning of a game', (person) => begin(person)],
  ['a seat’s player', async (person) => setPlayer(ports, gm.store, south, person)],
  ['a new player', (person) => replacePlayer(ports, gm, south, { person, why: 'left' })],
  ['a stand-in', (person) => setStandIn(ports, gm, south, { person })],
  ['a further player', (person) => addFellow(ports, gm, north, { person, scopes: ['sailing'] })],
  [
    'a further player who is changed',
    async (person) => changeFellow(ports, gm, { seat: north, number: 2 }, person),
  ],
];
const text = (): string => JSON.stringify([gm.store.seats(), gm.store.standIns(), gm.store.fellows()]);

describe.each(doors)('%s', (_, door) => {
  test.each([
    ['ends a line and begins a header', 'kim@example.org\r\nBcc: all@example.org'],
    ['is two', 'kim@example.org, lee@example.org'],
    ['has a name about it', 'Kim <kim@example.org>'],
    ['has a hidden sign', 'kim\u202e@example.org'],
    ['is none', 'Kim'],
  ])('refuses an address that %s, and stores nothing', async (_why, address) => {
    const before = text();
    expect(codesOf((await door({ player: 'Kim', address })) as never)).toEqual(['bad-address']);
    expect(text()).toBe(before);
  });

  test.each(['\u3164', '\u115f\u1160', '\u2800', 'Kim\r\nBcc: all@example.org', 'Kim\u202e'])(
    'refuses %j as a name, and stores nothing',
    async (player) => {
      const before = text();
      expect(codesOf((await door({ player, address: '' })) as never)).toEqual(['untidy-name']);
      expect(text()).toBe(before);
    },
  );
});

test('nor does a game begin whose own address is none', async () => {
  expect(codesOf(await begin({ player: '', address: '' }, 'gm@example.org\nBcc: x@example.org'))).toEqual([
    'bad-address',
  ]);
});
