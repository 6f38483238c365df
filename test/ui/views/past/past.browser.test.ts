import { describe, expect, test } from 'vitest';
import { emptyNotebook } from '#contract/player/notebook.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { MapPicture, Scale } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { changes } from '#rulesets/galactic-empires/presentation/changes.ts';
import type { ShownSector } from '#rulesets/galactic-empires/presentation/map/sector.ts';
import { emptyMap } from '#test/support/play/toyRuleset.ts';
import { shownGalaxy, shownSector } from '#test/support/play/fixtureGame.ts';
import { MapExtrasStore } from '#ui/state/turn/mapExtras.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { axesOf } from '#ui/views/past/chart.ts';
import { ghostsOf } from '#ui/views/past/ghosts.ts';
import { mapMarks } from '#ui/views/past/marks.ts';
import { piecesOf } from '#ui/views/past/searching.ts';
import { seriesOf, valueText } from '#ui/views/past/series.ts';

const at = (reported: number | undefined, stale: boolean, ships: number): ShownSector => {
  const { reported: _, ...sector } = shownSector(1, 0, 0, { place: 'a' as PlaceId, stale });
  return {
    ...sector,
    ...defined({ reported }),
    ...(ships === 0
      ? {}
      : { foreign: { shipClass: 'Frigate', ships, owners: ['foe' as SeatId], units: [] } }),
  };
};
const turn = (
  number: number,
  sector: ShownSector,
): { readonly number: number; readonly map: MapPicture } => ({ number, map: shownGalaxy([sector]) });

describe('forces seen earlier', () => {
  test('stand where no report comes now, with the turns since then', () => {
    expect(ghostsOf(turn(9, at(5, true, 4)), [])).toEqual([
      { place: 'a', sign: 'Frigate', count: 4, said: '3 turns ago' },
    ]);
  });
  test('are none where a report is new, or saw nobody', () => {
    expect(ghostsOf(turn(9, at(8, false, 4)), [])).toEqual([]);
    expect(ghostsOf(turn(9, at(5, true, 0)), [])).toEqual([]);
  });
  test('come from an earlier turn that knew later, which may have seen nobody', () => {
    expect(ghostsOf(turn(9, at(3, true, 4)), [turn(6, at(5, false, 7)), turn(5, at(4, false, 6))])).toEqual([
      { place: 'a', sign: 'Frigate', count: 7, said: '3 turns ago' },
    ]);
    expect(ghostsOf(turn(9, at(undefined, true, 0)), [turn(6, at(5, false, 7))])).toEqual([
      { place: 'a', sign: 'Frigate', count: 7, said: '3 turns ago' },
    ]);
    expect(ghostsOf(turn(9, at(3, true, 4)), [turn(6, at(5, false, 0))])).toEqual([]);
  });
});

test('marks on the map say how many ships more or fewer', () => {
  const said = { template: '', args: {} };
  const watched = (wanted: string) => changes.find(({ when }) => when === wanted)!;
  const damage = changes.find(({ title }) => title === 'Damage')!;
  const marks = mapMarks([
    { watched: watched('grown'), place: 'a' as PlaceId, difference: 4, said },
    { watched: watched('left'), place: 'b' as PlaceId, difference: -3, said },
    { watched: watched('taken'), place: 'c' as PlaceId, said },
    { watched: damage, place: 'd' as PlaceId, said },
  ]);
  expect(marks).toEqual([
    { place: 'a', kind: 'grown', text: '+4' },
    { place: 'b', kind: 'left', text: '−3' },
    { place: 'c', kind: 'owner', text: 'taken' },
  ]);
});

test('news that come late for a turn that was left take nothing from the one on the table', () => {
  const made = (): MapExtrasStore => new MapExtrasStore({ now: emptyNotebook });
  const [left, now] = [made(), made()];
  const news = { place: 'a' as PlaceId, kind: 'grown', text: '+4' } as const;
  now.changes = [news];
  left.ghosts = [{ place: 'b' as PlaceId, sign: 'Frigate', count: 1, said: '2 turns ago' }];
  expect(now.shown).toMatchObject({ changes: [news], ghosts: [] });
  expect(left.shown).toMatchObject({ changes: [], ghosts: [{ place: 'b' }] });
  // An older turn on the map is shown without news of this one.
  left.past = {
    ...({} as Turn),
    number: 3,
    seats: [],
    map: emptyMap,
    location: () => ({
      title: { template: '', args: {} },
      subtitle: { template: '', args: {} },
      sections: [],
    }),
  };
  expect(left.shown).toMatchObject({ changes: [], ghosts: [] });
  left.past = undefined;
  expect(left.shown.ghosts).toHaveLength(1);
});

test('a found text is cut at its marks, and nothing of it is lost', () => {
  const hit = {
    text: 'Ships of war',
    marks: [
      [0, 5],
      [9, 12],
    ] as const,
  };
  expect(piecesOf(hit)).toEqual([
    { text: 'Ships', marked: true },
    { text: ' of ', marked: false },
    { text: 'war', marked: true },
  ]);
  expect(piecesOf({ text: 'x', marks: [] })).toEqual([{ text: 'x', marked: false }]);
});

const [plain, money] = [
  { unit: '', per: 1 },
  { unit: 'coins', per: 100 },
] as const;

test('figures become lines with a value or a gap for each turn, told apart without colour', () => {
  const figure = (key: string, value: number) => ({ key, label: key, scale: plain, value });
  const series = seriesOf([
    { turn: 1, figures: [figure('a', 1)] },
    { turn: 2, figures: [figure('a', 2), figure('b', 5)] },
  ]);
  expect(series.map(({ key, values }) => [key, values])).toEqual([
    ['a', [1, 2]],
    ['b', [undefined, 5]],
  ]);
  expect(series[0]!.dash).not.toEqual(series[1]!.dash);
  expect([valueText(money, 1250), valueText(plain, 1250), valueText(money, undefined)]).toEqual([
    '12.50',
    '1250',
    '–',
  ]);
});

test('what is measured in something has an axis of its own on the left, and a count that dwarfs the others one on the right', () => {
  const line = (key: string, scale: Scale, values: readonly number[]) => {
    const [series] = seriesOf([{ turn: 1, figures: [{ key, label: key, scale, value: 0 }] }]);
    return { ...series!, values };
  };
  const ships = line('ships', plain, [3, 9]);
  const strength = line('strength', plain, [200, 300]);
  expect(axesOf([ships, line('gold', money, [1]), line('debt', money, [2])])).toEqual([
    'unit coins',
    'counts',
  ]);
  expect(axesOf([strength, ships])).toEqual(['counts', 'large']);
  expect(axesOf([line('air', { unit: 'breaths', per: 10 }, [1]), line('gold', money, [1])])).toEqual([
    'unit breaths',
    'unit coins',
  ]);
});
