import { expect, test } from 'vitest';
import german from '../../../assets/languages/de.json' with { type: 'json' };
import { allTranslatable } from '#test/support/texts/translatable.ts';
import { digestOf } from '#ui/language/digest.ts';
import { misshapen, staleKeys } from '#test/support/texts/gaps.ts';

const all = allTranslatable();

test('German has no key that is no text of the program', () => {
  expect(Object.keys(german).length).toBeGreaterThan(500);
  expect(
    staleKeys(german, all),
    'npm run texts -- german --mend takes them out; translate what took their place',
  ).toEqual([]);
});

test('no two texts of the program have one digest', () => {
  const keys = [...new Set(all.map(({ key }) => key))];
  const byDigest = Map.groupBy(keys, digestOf);
  expect([...byDigest.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('what is filled in is filled in by German too, with the same links and keys', () => {
  expect(misshapen(german)).toEqual([]);
});

test('a stale key is named, and a translation that leaves out or moves what is filled in', () => {
  expect(staleKeys({ 'Save Turn': 'Zug speichern', 'Save Turm': 'Turm speichern' }, all)).toEqual([
    'Save Turm',
  ]);
  const texts = {
    'Turn {1}': 'Zug',
    '{count|ship|ships} of {owner}': '{owner} hat {count|Schiff|Schiffe}',
    '<1>{1}</1> of {2}': '{2}: <1>{1}</1>',
    'Now <1>save</1> it': 'Jetzt speichern',
    Saved: ' ',
    'Try <1>this</1>, or <2>that</2>': 'Nimm <1>dies</1> oder <2>das</2>',
    'Go <1>on</1> now': 'Weiter<1>gehen</1> jetzt',
    '<1>{1}</1> <2>{2}</2>': '<1>{1}</1><2>{2}</2>',
  };
  expect(misshapen(texts).map((line) => line.split(' → ')[0])).toEqual([
    'Turn {1}',
    '<1>{1}</1> of {2}',
    'Now <1>save</1> it',
    'Saved',
    'Go <1>on</1> now',
    '<1>{1}</1> <2>{2}</2>',
  ]);
});
