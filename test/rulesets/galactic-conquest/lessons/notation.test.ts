import { expect, test } from 'vitest';
import { phraseText } from '#kernel/words/phrase.ts';
import { guide } from '#rulesets/galactic-conquest/lessons/guide.ts';
import { yardRows } from '#rulesets/galactic-conquest/yards/rates.ts';
import { merchantNames } from '#rulesets/galactic-conquest/trade/units.ts';
import { baseTypes } from '#rulesets/galactic-conquest/bases/types.ts';
import { officerKinds } from '#rulesets/galactic-conquest/model/condition/officer.ts';

/* The sheet that says what is meant by what is written. */

const { sections } = guide.sheets.find((sheet) => sheet.abbreviations === true)!.page;
const written = (title: string): readonly (readonly [string, string])[] => {
  const found = sections.find((one) => one.title === title);
  return found?.kind !== 'table'
    ? []
    : found.rows.map(
        ({ cells }) => [phraseText(cells['short']!.value), phraseText(cells['long']!.value)] as const,
      );
};
const shorts = (title: string): readonly string[] =>
  written(title)
    .map(([short]) => short)
    .toSorted();

test('whatever is built, serves or commands is there by its designation', () => {
  expect(shorts('Yards and docks')).toEqual(Object.keys(yardRows).toSorted());
  expect(shorts('Merchants')).toEqual([...merchantNames].toSorted());
  expect(shorts('Bases')).toEqual([...baseTypes.keys()].toSorted());
  expect(shorts('Officers')).toEqual([...officerKinds].toSorted());
});

test('the letters of empires and the classes of ships are the book’s (A5.30, Z1.40)', () => {
  expect(Object.fromEntries(written('Empires'))).toMatchObject({
    F: 'Federation',
    X: 'Frax Faction',
    Z: 'Kzinti Hegemony',
  });
  expect(Object.fromEntries(written('Classes of ships'))).toMatchObject({
    DN: 'Dreadnought',
    CW: 'War cruiser',
    FFL: 'Frigate leader',
  });
});

test('nothing is written twice in one list, and each has a meaning', () => {
  for (const { title } of sections) {
    const all = written(title);
    expect(all.length, title).toBeGreaterThan(0);
    expect(new Set(all.map(([short]) => short)).size, title).toBe(all.length);
    expect(
      all.filter(([, long]) => long === ''),
      title,
    ).toEqual([]);
  }
});
