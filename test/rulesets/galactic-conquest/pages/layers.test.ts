import { expect, test } from 'vitest';
import { gameMaster } from '#kernel/words/ids.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { map } from '#rulesets/galactic-conquest/presentation/map.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

/* What can be switched on and off of the map. */

const [hydran] = seats;
const world = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'territory D4 of hydran',
    'homeworld Lyra of lyran in E9',
    'territory E8 of lyran',
    'squadron H01A of hydran in D6: CA',
  ]),
);
const mapOf = (reader: string) => map(makeView(world, reader as typeof hydran));
const placesOf = (reader: string, key: string) =>
  mapOf(reader).overlays?.find((overlay) => overlay.key === key)?.places;

test('all supply is the core space of the reader alone (C13.31)', () => {
  expect(placesOf(hydran, 'all-supply')).toEqual(['hd3', 'hd4']);
});

test('all that sensors read is what systems and squadrons read, and nobody else’s (C5.10)', () => {
  const read = placesOf(hydran, 'all-sensors');
  expect(read).toEqual(expect.arrayContaining(['hd3', 'hd4', 'hd6', 'hd7', 'hd5']));
  expect(read).not.toContain('he9');
});

test('each has a name of its own, and those of a whole empire are off at first; the game master has none of them', () => {
  const { layers = [] } = mapOf(hydran);
  expect(new Set(layers.map(({ label }) => label)).size).toBe(layers.length);
  expect(layers.filter(({ off }) => off === true).map(({ label }) => label)).toEqual([
    'All sensor range',
    'All supply range',
  ]);
  expect(mapOf(gameMaster).overlays).toEqual([]);
  expect(mapOf(gameMaster).layers?.map(({ label }) => label)).toEqual([
    'Trade routes',
    'Fronts',
    'Minefields',
  ]);
});

test('behind a front, a reader sees their own and those of others; the game master sees whose each is', () => {
  const fronts = cases.world(
    cases.readGiven([
      'homeworld Hydrax of hydran in D3',
      'homeworld Lyra of lyran in E9',
      'territory E8 E10 of lyran',
      'territory D4 of hydran',
      'front E8 of hydran',
      'front D4 of lyran',
    ]),
  );
  const behind = (reader: string) =>
    (map(makeView(fronts, reader as typeof hydran)).overlays ?? []).flatMap(({ key, label, places }) =>
      key.startsWith('front') ? [`${label}: ${places.join()}`] : [],
    );
  expect(behind(hydran)).toEqual(['Behind your front: he8', 'Behind a front of others: hd4']);
  expect(behind(gameMaster)).toEqual([
    'Behind the front of the Hydran Kingdom: he8',
    'Behind the front of the Lyran Star Empire: hd4',
  ]);
});
