import { expect, test } from 'vitest';
import { good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { publish } from '#main/services/gm/results/publish.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { postResults, unmailedOf } from '#main/services/gm/post/results.ts';
import { ann, bob, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, postGames } from '../../../support/mail/postWorld.ts';

const { begin } = postGames();

test('a letter with an invitation says that it holds keys; one with sealed results that nobody else can read it', async () => {
  const { gm } = await begin();
  valueOf(postResults(gm, clock, { seats: [ann] }));
  await gm.run();
  valueOf(postResults(gm, clock, { seats: [ann] }));
  const [invitation, results] = gm.store.post.letters().map(({ body }) => body);
  expect(invitation).toMatch(
    /is your invitation to [^]* It contains your keys for the game: keep it, and share it with nobody/,
  );
  expect(results).toMatch(/begins turn 2 of [^]* Nobody else can read it/);
  expect(results).not.toContain('keys');
});

test('an invitation says where the program is, where the game master has written that down, and nothing otherwise', async () => {
  const { gm } = await begin();
  const letters = () => gm.store.post.letters().map(({ body }) => body);
  valueOf(postResults(gm, clock, { seats: [ann] }));
  expect(letters().join()).not.toContain('get it here');
  const program = 'https://example.org/sealed-orders';
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, program }));
  expect(gm.store.log().at(-1)?.what).toContain(`Invitations say that the program is at ${program}.`);
  valueOf(postResults(gm, clock, { seats: [bob] }));
  expect(letters()[1]).toContain(`If you do not have Sealed Orders yet, get it here first: ${program}`);
  // Whoever stands in is invited too; results of later turns come to those who have the program.
  valueOf(await setStandIn(testPorts(), gm, ann, { person: { player: 'Kim', address: 'kim@example.org' } }));
  valueOf(postResults(gm, clock, { seats: [ann] }));
  expect(letters().filter((body) => body.includes(program)).length).toBe(2);
  await gm.run();
  const before = letters().length;
  valueOf(postResults(gm, clock));
  expect(letters().slice(before).join()).not.toContain(program);
});

test('a stand-in whose address is known gets a letter of their own', async () => {
  const { gm } = await begin();
  for (const [seat, address] of [
    [ann, 'kim@example.org'],
    [bob, ''],
  ] as const)
    valueOf(await setStandIn(testPorts(), gm, seat, { person: { player: 'Kim', address } }));
  expect(valueOf(postResults(gm, clock)).letters.map(({ to }) => to)).toEqual([
    'ann@example.org',
    'kim@example.org',
    'bob@example.org',
  ]);
});

test('results of a turn that was run again say what they take the place of, and first results do not', async () => {
  const { gm } = await begin();
  await gm.run();
  valueOf(postResults(gm, clock, { seats: [ann] }));
  valueOf(await gm.rerun({ turn: 1, dice: 'new', why: 'So.' }));
  valueOf(postResults(gm, clock, { seats: [ann] }));
  const says = 'The previous turn was run again: this file replaces the one you had for turn 2.';
  expect(gm.store.post.letters().map(({ subject, body }) => [subject, body.includes(says)])).toEqual([
    ['Toy gw9: turn 2', false],
    ['Toy gw9: turn 2 (run again)', true],
  ]);
});

test('results that were written into a folder are in no letter yet, until they are mailed, and again after another run', async () => {
  const { gm } = await begin();
  await gm.run();
  const written: string[] = [];
  const folder = {
    write: (path: string) => Promise.resolve(good(void written.push(path))),
  } as unknown as Files;
  valueOf(await publish(folder, gm.store, 'results'));
  expect([written.length > 0, unmailedOf(gm.store)]).toEqual([true, [ann, bob]]);
  valueOf(postResults(gm, clock, { seats: [ann] }));
  expect(unmailedOf(gm.store)).toEqual([bob]);
  valueOf(postResults(gm, clock, { seats: [bob] }));
  expect(unmailedOf(gm.store)).toEqual([]);
  valueOf(await gm.rerun({ turn: 1, dice: 'same', why: 'So.' }));
  expect(unmailedOf(gm.store)).toEqual([ann, bob]);
});

test('results are sent once more when the game master wishes it, though the first letter failed or was withdrawn, and not beside one that is on its way', async () => {
  const { gm } = await begin();
  const wish = () => valueOf(postResults(gm, clock, { seats: [ann], afresh: true })).letters[0]?.number ?? 0;
  const numbers = [wish(), wish()];
  for (const state of ['failed', 'withdrawn', 'sent'] as const) {
    gm.store.post.move(numbers.at(-1) ?? 0, 'waiting', { state });
    numbers.push(wish());
  }
  gm.store.post.move(numbers.at(-1) ?? 0, 'waiting', { state: 'unsure' });
  expect([...numbers, wish()]).toEqual([1, 1, 2, 3, 4, 4]);
});
