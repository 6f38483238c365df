import { expect, test } from 'vitest';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { endGame } from '#main/services/gm/running/end.ts';
import { setExtension, setPolicy } from '#main/services/gm/policy/policy.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { ann, bob, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, letter, needs, ordersOf, postGames } from '../../../support/mail/postWorld.ts';

/* Letters with results and receipts say when orders are due. */
const { begin } = postGames();
const due = 'Orders for turn 1 are due on Tue 24 Nov, 17:00 America/Los_Angeles (Wed 25 Nov, 01:00 UTC).';
const flat = (text = ''): string => text.replace(/\s+/g, ' ');

async function scheduled() {
  const made = await begin();
  valueOf(setPolicy({ clock }, made.gm.store, defaultPolicy));
  const bodies = () => made.gm.store.post.letters().map(({ body }) => flat(body));
  return { ...made, bodies };
}

test('a letter with results and a receipt say when orders are due, in the zone of the schedule and in UTC', async () => {
  const { gm, players, bodies } = await scheduled();
  valueOf(postResults(gm, clock, { seats: [ann] }));
  await takeLetter(needs, gm, letter('bob@example.org', [await ordersOf(players, 'bob')]));
  expect(bodies().map((body) => body.includes(`${due} The game master may still change that.`))).toEqual([
    true,
    true,
  ]);
});

test('another deadline of this turn alone is told in the next letter', async () => {
  const { gm, bodies } = await scheduled();
  valueOf(setExtension({ clock }, gm.store, { at: '2026-12-24T18:00:00Z', reason: 'Holidays.' }));
  valueOf(postResults(gm, clock, { seats: [bob] }));
  expect(bodies()[0]).toContain(
    'Orders for turn 1 are due on Thu 24 Dec, 10:00 America/Los_Angeles (Thu 24 Dec, 18:00 UTC).',
  );
});

test('nothing is due without a deadline, once it is past, of an earlier turn, and when the game is over', async () => {
  const plain = await begin();
  valueOf(postResults(plain.gm, clock, { seats: [ann] }));
  const past = await scheduled();
  valueOf(postResults(past.gm, { now: () => '2026-11-25T01:00:00.000Z' }, { seats: [ann] }));
  const earlier = await scheduled();
  await earlier.gm.run();
  valueOf(postResults(earlier.gm, clock, { turn: 1, seats: [ann] }));
  const over = await scheduled();
  valueOf(await endGame(testPorts(), over.gm, { words: '', reveal: false }));
  valueOf(postResults(over.gm, clock, { seats: [ann] }));
  for (const { gm } of [plain, past, earlier, over])
    for (const { body } of gm.store.post.letters()) expect(flat(body)).not.toContain('are due');
});
