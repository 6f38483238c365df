import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { nameSeats, seatNames, seatTyped, theSeat, theSeats } from '#main/services/gm/named.ts';
import { setPlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { rollCallText } from '#main/services/gm/schedule/rollCallText.ts';
import { setAnswersBy } from '#main/services/gm/turns/answersBy.ts';
import { requestsText } from '#main/services/gm/people/requests.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { rulesetById } from '#rulesets/all.ts';
import { tempFolder, testPorts, toyGame, valueOf } from '../../../support/desk/gmWorld.ts';

/* What the game master reads calls seats by their names. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());
const { clock } = testPorts();

let made = 0;
/** A game of these rules as they are begun by usual. */
async function gameOf(rules: string): Promise<Gm> {
  const ruleset = rulesetById(rules) as unknown as SomeRuleset;
  const { beginning } = ruleset;
  const setup = beginning.setup(beginning.practice.wish, {});
  return valueOf(
    await newGame(testPorts(rules), gameFiles, folder.of(`${rules}-${(made += 1)}.game`), {
      ruleset,
      setup,
      players: {},
      seed: rules,
      game: 'nam',
    }),
  );
}
const known: readonly (readonly [rules: string, typed: string, said: string])[] = [
  ['galactic-empires', 'borg-unimatrix-1 (Borg Unimatrix 1)', 'Borg Unimatrix 1 and Breen Confederacy'],
  ['vbam-sfb', 'federation (Federation)', 'the Federation and the Klingon Empire'],
  ['star-fleet-warlord', 'c01 (Amber Reach Freight)', 'Amber Reach Freight and Blackwater Lines'],
  ['federation-commander', 'federation (Federation)', 'the Federation and the Klingon Empire'],
  ['galactic-conquest', 'hydran (Hydran Kingdom)', 'the Hydran Kingdom and the Lyran Star Empire'],
];
test.each(known)('of %s', async (rules, typed, said) => {
  const gm = await gameOf(rules);
  const seats = gm.store.seats().map(({ seat }) => seat);
  expect(seatTyped(gm.store, seats[0]!)).toBe(typed);
  expect(theSeats(gm.store, seats.slice(0, 2))).toBe(said);
  expect(theSeat(gm.store, gameMaster)).toBe('the game master');
  gm.close();
});

test('what is logged of players, answers and reminders names them', async () => {
  const gm = await gameOf('galactic-conquest');
  const [hydran, lyran] = gm.store.seats().map(({ seat }) => seat) as [SeatId, SeatId];
  for (const seat of [hydran, lyran])
    valueOf(setPlayer({ clock }, gm.store, seat, { player: 'Ann', address: 'ann@example.org' }));
  valueOf(await setStandIn(testPorts(), gm, hydran, { person: { player: 'Kim', address: '' } }));
  valueOf(setAnswersBy({ clock }, gm.store, { seat: lyran, by: ['computer'] }));
  expect(gm.store.log().map(({ what }) => what)).toEqual([
    'The game began with 2 seats.',
    'The Hydran Kingdom is played by Ann <ann@example.org>.',
    'The Lyran Star Empire is played by Ann <ann@example.org>.',
    'Turn 1: Kim stands in for the Hydran Kingdom.',
    'Questions to the Lyran Star Empire are answered by computer.',
  ]);
  expect(rollCallOf(gm).map(({ flags }) => flags)).toEqual([
    ['The same address as the Lyran Star Empire.'],
    ['The same address as the Hydran Kingdom.'],
  ]);
  const clockShown = { next: '', said: '', over: false };
  const text = rollCallText(rollCallOf(gm), clockShown, [], { now: clock.now(), command: () => '' });
  expect(text).toContain('* Hydran Kingdom: ');
  expect(text).not.toContain('hydran:');
  const request = { kind: 'extension', words: '' } as const;
  const asked = requestsText(gm.store, [{ seat: lyran, by: 'player', request }], 'a.game');
  expect(asked).toContain('* Lyran Star Empire ');
  expect(asked).toContain('--reason "The Lyran Star Empire asked for more time"');
  expect(asked).toContain('gm answer a.game lyran extension --grant');
  gm.close();
});

test('a seat that the first does not know yet is called as it calls itself', async () => {
  const gm = await toyGame(folder.of('shy.game'));
  // Each knows but itself.
  const shy: SomeRuleset = {
    ...gm.ruleset,
    presentation: {
      ...gm.ruleset.presentation,
      seats: (view) => [
        {
          seat: gm.ruleset.presentation.me(view),
          name: `Realm of ${gm.ruleset.presentation.me(view)}`,
          banner: 0,
        },
      ],
    },
  };
  nameSeats(gm.store, shy);
  expect([...seatNames(gm.store).values()]).toEqual(['Realm of ann', 'Realm of bob', 'Realm of cid']);
  gm.close();
});
