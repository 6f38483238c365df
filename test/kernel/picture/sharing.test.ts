import { describe, expect, test } from 'vitest';
import { sharedMapBody } from '#kernel/files/sharedMap.ts';
import type { MapPicture, PiecePicture, PlacePicture } from '#kernel/presentation.ts';
import { type SharedWish, sharedPlaces } from '#kernel/picture/map/sharing.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { emptyMap } from '#test/support/play/toyRuleset.ts';

/* What goes along when somebody shares their map, and what does not. The turn that is open is 5. */

const [me, foe] = [seatId('me'), seatId('foe')];
const at = (place: string, rest: Partial<PlacePicture> = {}): PlacePicture => ({
  place: placeId(place),
  at: { x: 0, y: 0 },
  name: `Name of ${place}`,
  sight: { turn: 4 },
  facts: [],
  marks: [],
  values: {},
  ...rest,
});
const piece = (place: string, rest: Partial<PiecePicture>): PiecePicture => ({
  position: { kind: 'place', place: placeId(place) },
  side: 'other',
  owners: [foe],
  sign: 'cruiser',
  label: 'Cruiser',
  units: [unitId('hidden-unit')],
  badges: [],
  ...rest,
});
const secret = { key: 'secret', label: 'Vault', value: phrase('planted {what}', { what: 'marker' }) };
const map: MapPicture = {
  ...emptyMap,
  places: [
    at('home', { owner: me, facts: [secret, { ...secret, key: 'silent', silent: true }] }),
    at('theirs', { owner: foe, facts: [secret], sight: { turn: 2, stale: true } }),
    at('empty'),
    { ...at('fog'), sight: undefined as never },
    at('passage'),
  ],
  pieces: [
    piece('home', { side: 'own', owners: [me], label: 'Dreadnought', count: 3 }),
    piece('theirs', { count: 7 }),
    piece('passage', { side: 'foe', owners: [foe], sight: { turn: 3, stale: true } }),
    piece('passage', { side: 'own', owners: [me], label: 'Scout' }),
    piece('passage', { owners: [undefined], label: 'Monster' }),
  ],
};
const shared = (wish: SharedWish) => sharedPlaces(map, me, 5, wish);

describe('what is shared of a map', () => {
  test('all: every place that was ever seen, with when, its facts in words, and the forces in it', () => {
    expect(shared({ part: 'all' })).toEqual([
      {
        place: 'home',
        name: 'Name of home',
        owner: 'me',
        seen: 4,
        facts: [{ key: 'secret', label: 'Vault', value: 'planted marker' }],
        forces: [{ owners: ['me'], label: 'Dreadnought', sign: 'cruiser', count: 3, seen: 4 }],
      },
      {
        place: 'theirs',
        name: 'Name of theirs',
        owner: 'foe',
        seen: 2,
        facts: [{ key: 'secret', label: 'Vault', value: 'planted marker' }],
        forces: [{ owners: ['foe'], label: 'Cruiser', sign: 'cruiser', count: 7, seen: 2 }],
      },
      { place: 'empty', name: 'Name of empty', seen: 4, facts: [], forces: [] },
      {
        place: 'passage',
        name: 'Name of passage',
        seen: 4,
        facts: [],
        forces: [
          { owners: ['foe'], label: 'Cruiser', sign: 'cruiser', seen: 3 },
          { owners: ['me'], label: 'Scout', sign: 'cruiser', seen: 4 },
          { owners: [], label: 'Monster', sign: 'cruiser', seen: 4 },
        ],
      },
    ]);
  });

  test('an area: of its places alone, and the same of them', () => {
    const area = [placeId('theirs'), placeId('fog')];
    expect(shared({ part: 'area', area })).toEqual(
      shared({ part: 'all' }).filter(({ place }) => place === 'theirs'),
    );
    expect(shared({ part: 'area' })).toEqual([]);
  });

  test('sightings: who owns foreign places, and foreign forces; no fact, and nothing of one’s own', () => {
    const told = shared({ part: 'sightings' });
    expect(told.map(({ place, owner }) => [place, owner])).toEqual([
      ['theirs', 'foe'],
      ['passage', undefined],
    ]);
    expect(told.flatMap(({ forces }) => forces.map(({ label }) => label))).toEqual([
      'Cruiser',
      'Cruiser',
      'Monster',
    ]);
    expect(JSON.stringify(told)).not.toMatch(/"me"|marker|Scout|Dreadnought/);
  });

  test('no unit’s own name goes along, and what was made is what a file can hold', () => {
    const places = shared({ part: 'all' });
    expect(JSON.stringify(places)).not.toContain('hidden-unit');
    const made = sharedMapBody.make({ sign: 'k', part: 'all', places });
    expect(sharedMapBody.parse(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, value: made });
  });

  test('a name that is too long, or holds what no line holds, is cut to what a file can hold', () => {
    const long = `a\nb ${'\u{1f680}'.repeat(200)}`;
    const odd = { ...map, places: [at('x', { name: long })], pieces: [] };
    const [place] = sharedPlaces(odd, me, 5, { part: 'all' });
    expect(place?.name).toMatch(/^a b \u{1f680}+/u);
    expect(sharedMapBody.parse({ sign: 'k', part: 'all', places: [place] }).ok).toBe(true);
  });
});
