import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { In } from '#contract/calls.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { deskOf } from '../../support/desk/deskOf.ts';
import { codesOf, tempFolder, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { type Applicant, applicant } from '../../support/desk/signUps.ts';

/* On the desk: forms are taken in and kept, sides are dealt, and the game that is begun uses the forms up. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let ann: Applicant;
let bob: Applicant;
beforeAll(async () => {
  folder = await tempFolder();
  ann = await applicant('Ann', 'galactic-empires');
  bob = await applicant('Bob', 'galactic-empires');
});
afterAll(() => folder.end());

const ruleset = 'galactic-empires';
const [romulan, klingon] = ['romulan-star-empire', 'klingon-empire'] as const;
const file = (name: string, bytes: Uint8Array) => ({ name, base64: Buffer.from(bytes).toString('base64') });
const clock = { now: () => '2026-11-22T12:00:00.000Z' };
const deskAt = (name: string) => deskOf(folder.of(name), { ports: { ...testPorts(), clock } }).handlers;
const kept = (name: string) => readdirSync(folder.of(`${name}/game-master/sign-up`));
const game = (more: Partial<In<'gm.begin'>> = {}): In<'gm.begin'> => ({
  ruleset,
  title: 'Sealed',
  game: 'gw9',
  address: '',
  map: { kind: 'wish', wish: { kind: 'size', values: { size: 'small' } } },
  players: [],
  computer: 'none',
  conquers: false,
  passphrase: '',
  ...more,
});

test('forms are taken in and kept; those that cannot be used are told one by one, and change nothing', async () => {
  const desk = deskAt('one');
  const take = async (...files: readonly ReturnType<typeof file>[]) =>
    valueOf(await desk['gm.takeForms']({ ruleset, files }));
  expect(await take()).toEqual({ waiting: [], said: [], refused: [] });
  const bad = await take(
    file('cut.signup', ann.form([]).slice(0, 99)),
    file('dee.signup', (await applicant('Dee', 'no-such-rules')).form([])),
  );
  expect(bad.refused.map(({ name, problems }) => [name, problems.map(({ code }) => code)])).toEqual([
    ['cut.signup', ['truncated']],
    ['dee.signup', ['sign-up-unknown-rules']],
  ]);
  expect([
    bad.waiting,
    (await take(file('a.txt', new Uint8Array([65])))).refused.map(({ name }) => name),
  ]).toEqual([[], ['a.txt']]);
  const two = await take(file('ann.signup', ann.form([klingon])), file('bob.signup', bob.form([klingon])));
  expect(two.waiting.map(({ player }) => player).sort()).toEqual(['Ann', 'Bob']);
  // A form for another game waits for that one.
  const cid = await applicant('Cid', 'star-fleet-warlord');
  expect((await take(file('cid.signup', cid.form([])))).waiting.length).toBe(2);
  const later = await take(file('late.signup', ann.form([romulan], '2026-11-22T11:00:00.000Z')));
  expect(later.said).toEqual([expect.stringContaining('is a later form of Ann, and counts.')]);
  // The program started anew has them too.
  expect(valueOf(await deskAt('one')['gm.takeForms']({ ruleset, files: [] })).waiting.length).toBe(2);
});

test('sides are dealt to those who signed up around those that are named, by dice the same from the same words', async () => {
  const desk = deskAt('two');
  expect(codesOf(await desk['gm.deal']({ game: game(), by: 'arrival', words: '' }))).toEqual([
    'nobody-signed-up',
  ]);
  valueOf(
    await desk['gm.takeForms']({
      ruleset,
      files: [file('ann.signup', ann.form([klingon])), file('bob.signup', bob.form([klingon, romulan]))],
    }),
  );
  const named = [{ seat: klingon, player: 'Eve', address: 'eve@example.org' }];
  const deal = async (by: 'arrival' | 'dice', words: string) =>
    valueOf(await desk['gm.deal']({ game: game({ players: named }), by, words }));
  const dice = await deal('dice', 'lotto');
  expect(dice.said).toContain('by dice from «lotto»');
  expect(await deal('dice', 'lotto')).toEqual(dice);
  expect(dice.players).toContainEqual(named[0]);
  expect(dice.players.find(({ player }) => player === 'Bob')?.seat).toBe(romulan);
  // Without words they are drawn, and said: whoever knows them can deal again.
  const [, drawn = ''] = /«([0-9a-f]{16})»/.exec((await deal('dice', '')).said) ?? [];
  expect((await deal('dice', drawn)).said).toContain(drawn);
});

test('the game that is begun seals invitations to the forms of its players, says how, and uses the forms up', async () => {
  const desk = deskAt('three');
  const cid = await applicant('Cid', ruleset);
  const files = [
    file('old.signup', ann.form([romulan], '2026-11-22T09:00:00.000Z')),
    file('ann.signup', ann.form([klingon])),
    file('cid.signup', cid.form([])),
  ];
  valueOf(await desk['gm.takeForms']({ ruleset, files }));
  expect(kept('three').length).toBe(3);
  const players = [
    { seat: klingon, player: 'Ann', address: 'Ann@Example.org' },
    { seat: romulan, player: 'Bob', address: 'bob@example.org' },
  ];
  valueOf(await desk['gm.begin'](game({ players, dealt: 'Sides were dealt.' })));
  const begun = valueOf(await desk['gm.desk']({ game: 'gw9' }));
  expect(begun.log.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/began with .* Sides were dealt\.$/),
  );
  const handed = valueOf(await desk['gm.publish']({ game: 'gw9', to: 'files' }));
  const sealed = Object.fromEntries(
    handed.files.map(({ name, base64 }) => [
      name,
      valueOf(splitFile(Uint8Array.from(Buffer.from(base64, 'base64')))).header.sealed,
    ]),
  );
  expect(sealed[`gw9N01-${klingon}.new`]).toBe('age');
  expect(sealed[`gw9N01-${romulan}.new`]).toBe('open');
  // Cid, who does not play, still waits.
  expect(kept('three').length).toBe(1);
  expect(
    valueOf(await desk['gm.takeForms']({ ruleset, files: [] })).waiting.map(({ player }) => player),
  ).toEqual(['Cid']);
});

test('a game that is not begun uses no form up', async () => {
  const desk = deskAt('four');
  valueOf(await desk['gm.takeForms']({ ruleset, files: [file('ann.signup', ann.form([klingon]))] }));
  const players = [{ seat: 'nowhere', player: 'Ann', address: 'ann@example.org' }];
  expect(codesOf(await desk['gm.begin'](game({ players })))).not.toEqual([]);
  expect(kept('four').length).toBe(1);
});
