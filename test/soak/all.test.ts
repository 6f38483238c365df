import { expect, test } from 'vitest';
import { rowsOf } from './all.ts';
import { campaigns } from './campaigns.ts';

test('the hour of all campaigns has a share for each, and says which has none', () => {
  const { rows, faults } = rowsOf(campaigns);
  expect(faults).toEqual([]);
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(campaigns.map(({ name }) => name)));
  const more = { name: 'storm', what: '', run: () => Promise.resolve([]) };
  expect(rowsOf([...campaigns, more]).faults).toEqual(['all has no share for storm']);
});
