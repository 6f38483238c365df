import { beforeAll, expect, test } from 'vitest';
import { seenFile } from '#kernel/files/envelope.ts';
import { stableAscii } from '#kernel/codec/stableText.ts';
import { signUpHead } from '#kernel/files/signUp.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { makeSignUp, openSignUp } from '#main/services/signUp/form.ts';
import { gathered } from '#main/services/signUp/gather.ts';
import { codesOf, toy, valueOf } from '../../support/desk/gmWorld.ts';
import { type Applicant, applicant, signUpNow as now } from '../../support/desk/signUps.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let ann: Applicant;
let bob: Applicant;
beforeAll(async () => {
  ann = await applicant('Ann');
  bob = await applicant('Bob');
});

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytes = (words: string): Uint8Array => new Uint8Array(Buffer.from(words, 'latin1'));
const open = (form: Uint8Array) => openSignUp(sealing, form, now);
const other = { ...toy(), id: 'salt-roads', title: 'Salt Roads' } as SomeRuleset;
const gather = (given: readonly (readonly [string, Uint8Array])[], wanted: SomeRuleset | undefined = toy()) =>
  gathered(
    { sealing, now, rulesets: theseRulesets([toy(), other]), wanted },
    given.map(([name, form]) => ({ name, bytes: form })),
  );

test('a form says who signs up, for what, and to which keys the invitation is sealed', async () => {
  expect(valueOf(await open(ann.form(['bob', 'ann'])))).toEqual({
    ruleset: 'toy',
    player: 'Ann',
    address: 'ann@example.org',
    sides: ['bob', 'ann'],
    made: '2026-11-22T10:00:00.000Z',
    keys: ann.keys.publicly,
  });
  // No private key is in it, and any mail carries it: it is ASCII in three lines.
  const words = text(ann.form(['bob'], undefined, { player: 'Änne Öz' }));
  expect(words).toMatch(/^Sealed Orders signup 1\n[ -~]+\n[A-Za-z0-9+/=]{88}\n$/);
  expect(words).not.toContain(ann.keys.privately.seal);
  expect(words).not.toContain(ann.keys.privately.sign);
});

test('what mail programs do to plain text does it no harm: line ends, a mark before it, words behind it', async () => {
  const form = text(ann.form(['bob']));
  for (const changed of [
    form.replaceAll('\n', '\r\n'),
    `\u00ef\u00bb\u00bf${form}`,
    `${form}\n-- \nSent from my telephone\n`,
    form.trimEnd(),
  ])
    expect((await open(bytes(changed))).ok, JSON.stringify(changed.slice(-40))).toBe(true);
});

test('a form that is cut short, changed, forged or none at all is refused by name, wherever it was hurt', async () => {
  const form = ann.form(['bob']);
  const words = text(form);
  for (let length = 0; length < words.trimEnd().length; length += 7) {
    const [code] = codesOf(await open(form.slice(0, length)));
    expect(['not-ours', 'truncated', 'damaged'], String(length)).toContain(code);
  }
  for (let at = 0; at < words.trimEnd().length; at += 11) {
    const hurt = form.slice();
    hurt[at] = (hurt[at] ?? 0) ^ 1;
    expect((await open(hurt)).ok, String(at)).toBe(false);
  }
  const mine = words.replace('ann@example.org', 'eve@example.org');
  expect(codesOf(await open(bytes(mine)))).toEqual(['sign-up-forged']);
  expect(codesOf(await open(bytes(words.replace('signup 1', 'signup 2'))))).toEqual(['newer-program']);
  for (const foreign of ['', 'Sealed Orders orders 1\n{}\n', 'Dear game master, I want to play.', '\0\0\0'])
    expect(codesOf(await open(bytes(foreign)))).toEqual(['not-ours']);
  expect(
    codesOf(await open(bytes(`Sealed Orders signup 1\n${'['.repeat(90_000)}\n${'A'.repeat(86)}==\n`))),
  ).toEqual(['damaged']);
  expect(codesOf(await open(bytes(words + ' '.repeat(200_000))))).toEqual(['damaged']);
});

test('a form that its own keys sign may still be hostile: each is refused, and harms nothing', async () => {
  const eve = await applicant('Eve');
  const signed = (change: Readonly<Record<string, unknown>>): Uint8Array => {
    const body = { ...(JSON.parse(text(eve.form(['bob'])).split('\n')[1] ?? '') as object), ...change };
    const head = `Sealed Orders signup 1\n${stableAscii(body)}\n`;
    return bytes(`${head}${sealing.sign(bytes(head), eve.keys.privately.sign)}\n`);
  };
  expect((await open(signed({}))).ok).toBe(true);
  for (const [change, code] of [
    [{ made: '2126-11-22T10:00:00.000Z' }, 'sign-up-future'],
    [{ address: 'eve@example.org, ann@example.org' }, 'bad-address'],
    [{ address: '<>@@' }, 'bad-address'],
    [{ player: 'Eve\u202e' }, 'damaged'],
    [{ player: '   ' }, 'damaged'],
    [{ sides: ['bob', 'bob'] }, 'damaged'],
    [{ sides: ['__proto__'] }, 'damaged'],
    [{ sides: Array.from({ length: 51 }, (_, at) => `s${at}`) }, 'damaged'],
    // It looks like a key of age, and is none: a game sealed to it could not be begun.
    [{ keys: { ...eve.keys.publicly, seal: `age1${'q'.repeat(58)}` } }, 'sign-up-forged'],
    [{ keys: { sign: 'no key', seal: eve.keys.publicly.seal } }, 'sign-up-forged'],
  ] as const)
    expect(codesOf(await open(signed(change))), JSON.stringify(change)).toEqual([code]);
});

test('no form is made that could not be opened', () => {
  const wish = { ruleset: 'toy', player: 'Ann', sides: [] };
  const make = (address: string) => codesOf(makeSignUp(sealing, ann.keys, { ...wish, address }, now));
  expect(make('')).toEqual(['no-address']);
  expect(make('ann at example')).toEqual(['bad-address']);
  const named = (player: string) =>
    codesOf(makeSignUp(sealing, ann.keys, { ...wish, player, address: 'ann@example.org' }, now));
  expect([named(''), named('Ann\u202e'), named('Ann')]).toEqual([['untidy-name'], ['untidy-name'], []]);
  expect(signUpHead({ ...wish, address: 'ann@example.org', made: now, keys: ann.keys.publicly })).toMatch(
    /^Sealed Orders signup 1\n/,
  );
});

test('of two forms of one person the later counts, whichever came first, and it is said', async () => {
  const early = ann.form(['ann'], '2026-11-22T10:00:00.000Z');
  const late = ann.form(['bob'], '2026-11-22T11:00:00.000Z');
  for (const given of [
    [
      ['1.signup', early],
      ['2.signup', late],
    ],
    [
      ['2.signup', late],
      ['1.signup', early],
    ],
  ] as const) {
    const { forms, replaced } = await gather(given);
    expect(forms.map(({ sides }) => sides)).toEqual([['bob']]);
    expect(replaced.map(({ old, by, strange }) => [old.name, by.name, strange])).toEqual([
      ['1.signup', '2.signup', false],
    ]);
  }
  // The same form twice is one, and replaces nothing.
  expect(
    await gather([
      ['a', late],
      ['b', late],
    ]),
  ).toMatchObject({ forms: [{ name: 'b' }], replaced: [] });
});

test('a person is known by the address, or by keys and name; other keys at an address are called strange', async () => {
  const moved = ann.form(['ann'], '2026-11-22T11:00:00.000Z', { address: 'ann@example.net' });
  expect(
    (
      await gather([
        ['1', ann.form([])],
        ['2', moved],
      ])
    ).forms.map(({ address }) => address),
  ).toEqual(['ann@example.net']);
  // Two at one computer.
  const cid = ann.form([], undefined, { player: 'Cid', address: 'cid@example.org' });
  expect(
    (
      await gather([
        ['1', ann.form([])],
        ['2', cid],
      ])
    ).forms.length,
  ).toBe(2);
  const eve = (await applicant('Eve')).form([], '2026-11-22T11:00:00.000Z', { address: 'ANN@example.org' });
  const both = await gather([
    ['1', ann.form([])],
    ['2', eve],
  ]);
  expect(both.forms.map(({ player }) => player)).toEqual(['Eve']);
  expect(both.replaced.map(({ strange }) => strange)).toEqual([true]);
});

test('forms for other rules, and what is no form, are refused one by one; the others stay', async () => {
  const salt = await applicant('Cid', 'salt-roads');
  const odd = await applicant('Dee', 'no-such-rules');
  const all = await gather([
    ['ann.signup', ann.form(['ann'])],
    ['cid.signup', salt.form([])],
    ['dee.signup', odd.form([])],
    ['bob.signup', bob.form(['bob']).slice(0, 80)],
    ['letter.txt', bytes('Dear game master')],
    ['none.signup', bytes('Dear game master')],
  ]);
  expect(all.forms.map(({ name }) => name)).toEqual(['ann.signup']);
  expect(all.refused.map(({ name, problems }) => [name, problems.map(({ code }) => code)])).toEqual([
    ['cid.signup', ['sign-up-other-rules']],
    ['dee.signup', ['sign-up-unknown-rules']],
    ['bob.signup', ['truncated']],
    ['none.signup', ['not-ours']],
  ]);
  expect(await gather([['cid.signup', salt.form([])]], other)).toMatchObject({ forms: [{ player: 'Cid' }] });
});

test('forms are found in mails as they were saved', async () => {
  const mail = [
    'From: ann@example.org',
    'Message-ID: <1@example.org>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I would like to play.',
    '--b',
    'Content-Type: application/octet-stream; name="Ann.signup"',
    'Content-Disposition: attachment; filename="Ann.signup"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(ann.form(['ann'])).toString('base64'),
    '--b--',
    '',
  ].join('\r\n');
  const { forms, refused } = await gather([['letter.eml', bytes(mail)]]);
  expect([forms.map(({ name, player }) => [name, player]), refused]).toEqual([
    [['Ann.signup in letter.eml', 'Ann']],
    [],
  ]);
});

test('whoever opens a form where another file is wanted is told where it belongs', () => {
  const { parts } = seenFile(ann.form(['ann']));
  expect(parts.ok ? [] : parts.fault.map(({ code, phrase }) => [code, phrase.template])).toEqual([
    ['unknown-kind', expect.stringContaining('Mail it to the game master')],
  ]);
});
