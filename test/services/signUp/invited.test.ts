import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitFile } from '#kernel/files/envelope.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { fileOf } from '#main/services/gm/results/results.ts';
import { remade } from '#main/services/gm/results/remake.ts';
import { formFile } from '#main/services/signUp/signingUp.ts';
import { makeOwnKeys } from '#main/services/signUp/ownKeys.ts';
import { openSignUp } from '#main/services/signUp/form.ts';
import { joinedBy } from '#main/services/signUp/roster.ts';
import {
  ann,
  bob,
  cid,
  codesOf,
  files,
  resultsFor,
  tempFolder,
  toyGame,
  toy,
  valueOf,
} from '../../support/desk/gmWorld.ts';
import { libraryAt } from '../../support/play/toyGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* From the form to the first orders: an invitation is sealed to whoever signed up. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

const clock = { now: () => '2026-11-22T10:00:00.000Z' };
const keysAt = (root: string) => makeOwnKeys({ root, files, secrets: plainSecrets, sealing });
const library = (name: string) => libraryAt(folder.of(name), { rulesets: theseRulesets([toy()]) });

async function signedUp(name: string, sides: readonly (typeof ann)[], home = name) {
  const player = name.charAt(0).toUpperCase() + name.slice(1);
  const wish = { ruleset: 'toy', player, address: `${name}@example.org`, sides };
  const file = valueOf(await formFile({ keys: keysAt(folder.of(home)), sealing, clock }, wish));
  const bytes = Uint8Array.from(Buffer.from(file.base64, 'base64'));
  return { name: file.name, bytes, ...valueOf(await openSignUp(sealing, bytes, clock.now())) };
}

async function begun(path: string) {
  const forms = [
    await signedUp('ann', [bob], `${path}-ann`),
    await signedUp('bob', [bob, ann], `${path}-bob`),
  ];
  const seats = { [ann]: 'Ann', [bob]: 'Bob', [cid]: 'Cid' };
  const { players, sealedTo, dealt } = joinedBy(forms, { seats, room: 3, named: {} }, { by: 'arrival' });
  const gm = await toyGame(folder.of(path), { players, sealedTo, dealt, address: 'gm@example.org' });
  return { gm, forms };
}

test('the keys of a library are made once, and each form is signed with them', async () => {
  const one = await signedUp('dee', []);
  const two = await signedUp('dee', [ann]);
  expect(one.keys).toEqual(two.keys);
  expect(one.name).toBe('Dee.signup');
});

test('who signed up opens their invitation, nobody else does, and from then on all is as for everybody', async () => {
  const { gm } = await begun('one.game');
  expect(gm.store.seats().map(({ seat, player, address }) => [seat, player, address])).toEqual([
    ['ann', 'Bob', 'bob@example.org'],
    ['bob', 'Ann', 'ann@example.org'],
    ['cid', '', ''],
  ]);
  expect(gm.store.log()[0]?.what).toBe(
    'The game began with 3 seats. Sides were dealt to 2 players who signed up, in the order in which their forms came in. Ann: Bob (wish 1); Bob: Ann (wish 2).',
  );
  const invitation = resultsFor(gm, bob);
  expect(valueOf(splitFile(invitation)).header.sealed).toBe('age');
  expect(valueOf(splitFile(resultsFor(gm, cid))).header.sealed).toBe('open');
  // Of bob's computer and of one that never signed up.
  expect(codesOf(await library('one.game-bob').take(invitation))).toEqual(['cannot-unseal']);
  expect(codesOf(await library('nobody').take(invitation))).toEqual(['cannot-unseal']);
  expect(valueOf(await library('one.game-bob').list())).toEqual([]);
  const hers = library('one.game-ann');
  const { key } = valueOf(await hers.take(invitation));
  // By the program started anew too, and once the keys of the form are gone: the seat's own open it.
  await files.remove(folder.of('one.game-ann/sign-up-keys'));
  valueOf(await library('one.game-ann').open(key));
  const orders = valueOf(await library('one.game-ann').exportOrders(key));
  const bytes = Uint8Array.from(Buffer.from(orders.base64, 'base64'));
  const taken = await gm.takeAll([{ name: orders.name, bytes }]);
  expect(taken.map(({ verdict, seat }) => [verdict, seat])).toEqual([['final', bob]]);
  gm.close();
});

test('the letter with a sealed invitation says so, and that of the next turn is none', async () => {
  const { gm } = await begun('two.game');
  const letters = valueOf(postResults(gm, clock)).letters;
  expect(letters.map(({ to }) => to)).toEqual(['bob@example.org', 'ann@example.org']);
  for (const { body } of letters) {
    expect(body).toContain('is your invitation to');
    expect(body).toContain('It opens only on the computer where you made your sign-up form.');
  }
  await gm.run();
  for (const { body } of valueOf(postResults(gm, clock)).letters) expect(body).not.toContain('invitation');
  gm.close();
});

test('an invitation that is made again, as when the game changes its title, is still one, and sealed as before', async () => {
  const { gm } = await begun('three.game');
  const facts = { ...gm.store.facts, title: 'Another title' };
  const write = await remade(sealing, gm, { facts, change: (body) => ({ ...body, title: facts.title }) });
  gm.store.together(write);
  expect(codesOf(await library('three.game-bob').take(resultsFor(gm, bob)))).toEqual(['cannot-unseal']);
  const hers = library('three.game-ann');
  const { key } = valueOf(await hers.take(resultsFor(gm, bob)));
  expect(valueOf(await hers.list()).map(({ title, turn }) => [title, turn])).toEqual([
    ['Another title', key.turn],
  ]);
  gm.close();
});

test('results without keys that somebody seals to the keys of a form are not taken in', async () => {
  const { gm } = await begun('four.game');
  const form = await signedUp('cid', []);
  const body = gm.store.results(1).find(({ seat }) => seat === cid)?.body as Parameters<typeof fileOf>[3];
  const file = await fileOf(sealing, { facts: gm.store.facts, ruleset: toy(), turn: 1 }, cid, body, {
    kind: 'age',
    recipient: form.keys.seal,
  });
  const his = library('cid');
  expect(codesOf(await his.take(file))).toEqual(['cannot-unseal']);
  expect(valueOf(await his.list())).toEqual([]);
  gm.close();
});
