import { expect, test } from 'vitest';
import { klingon, play, scene } from '../play.ts';
import { defined } from '#kernel/words/defined.ts';

const words = 'People of the galaxy, the Klingon Empire wishes you well.';
const proclaim = (text: string) => ({ kind: 'issue-proclamation', text }) as const;
test.each([
  ['long enough, without a ruling', words, undefined, 'suitable', 700],
  ['of 39 characters', 'x'.repeat(39), undefined, 'short', 0],
  ['of 40 characters', 'x'.repeat(40), undefined, 'suitable', 700],
  ['of blanks', ' '.repeat(80), undefined, 'short', 0],
  ['ruled short', words, 'short', 'short', 0],
  ['short but ruled suitable', 'Peace!', 'suitable', 'suitable', 700],
  ['ruled unsuitable', words, 'unsuitable', 'unsuitable', -700],
  ['with a ruling that is none', words, 'splendid', 'suitable', 700],
] as const)('a proclamation %s (GE 91, 954, E-42)', (_, text, ruling, verdict, amount) => {
  const start = scene({ sectors: {}, units: [] }, { [klingon]: 10_000 });
  const played = play(
    start,
    { [klingon]: { hq: [proclaim(text)] } },
    'dice',
    defined({ 'klingon.t1.o1': ruling }),
  );
  expect(played.events('proclamation-issued')).toEqual([
    { kind: 'proclamation-issued', seat: klingon, text, verdict, amount, cause: 'klingon.t1.o1' },
  ]);
  expect(played.empire(klingon).treasury).toBe(9300 + amount);
});

test('a fine takes no more than there is, and only the first proclamation of a turn counts (E-42)', () => {
  const fined = play(
    scene({ sectors: {}, units: [] }, { [klingon]: 100 }),
    { [klingon]: { hq: [proclaim(words), proclaim(words)] } },
    'dice',
    { 'klingon.t1.o1': 'unsuitable' },
  );
  expect(fined.events('proclamation-issued').map(({ amount }) => amount)).toEqual([-93, 0]);
  expect(fined.empire(klingon).treasury).toBe(0);
});
