import { describe, expect, test } from 'vitest';
import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { Film, MapPicture, News, NewsMoment, PiecePicture, PlacePicture } from '#kernel/presentation.ts';
import { mapAt, newsreelOf } from '#kernel/report/newsreel.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';

const [ash, birch, cedar] = [placeId('ash'), placeId('birch'), placeId('cedar')];
const [us, them] = [seatId('us'), seatId('them')];

const place = (id: PlacePicture['place'], more: Partial<PlacePicture> = {}): PlacePicture => ({
  place: id,
  at: { x: 0, y: 0 },
  name: id,
  facts: [],
  marks: [],
  values: {},
  ...more,
});
const piece = (unit: string, where: PlacePicture['place'], owner = us): PiecePicture => ({
  position: { kind: 'place', place: where },
  side: owner === us ? 'own' : 'other',
  owners: [owner],
  sign: 'Scout',
  label: unit,
  units: [unitId(unit)],
  badges: [],
});
const tower = { key: 'tower', sign: 'shield', label: 'Tower', slot: 'base' } as const;

/** What the map has after the turn. */
const map: MapPicture = {
  grid: { tiling: 'pointed' },
  edges: [],
  legend: [],
  columns: [],
  places: [
    place(ash, { owner: us }),
    place(birch, { owner: them }),
    place(cedar, { owner: us, marks: [tower] }),
  ],
  pieces: [piece('heron', cedar), piece('stork', ash), piece('wren', birch, them)],
  modes: [{ key: 'pieces', label: 'Pieces', shows: 'pieces' }],
  words: {} as MapPicture['words'],
};

interface Told extends AnyEvent {
  readonly news: readonly News[];
}

const walk = (unit: string, from: PlacePicture['place'], to: PlacePicture['place']): News => ({
  kind: 'travel',
  piece: unit,
  from,
  to: { kind: 'place', place: to },
});

/** The moments of these steps, each with its news: `march 2` is a step in its second pass. */
function moments(
  steps: Readonly<Record<string, readonly News[]>>,
  films: readonly Film[] = [],
): readonly NewsMoment[] {
  const heard = Object.entries(steps).map(([at, news], line): Heard<Told> => {
    const [step = '', pass = '0'] = at.split(' ');
    return { step, pass: Number(pass), line, event: { kind: 'told', news } };
  });
  const presentation = {
    map: () => map,
    films: () => films,
    news: { of: (_: unknown, event: AnyEvent) => (event as Told).news },
  };
  const tell = { told: { say: () => phrase('It was told.') } };
  return newsreelOf({ presentation, tell, sequences: {} }, {}, heard).moments;
}

const where = ({ pieces }: NewsMoment, name: string): string | undefined => pieces.get(name)?.position.place;

describe('a newsreel', () => {
  test('takes back what was heard: pieces stand where their ways began, and come back in the order of the turn', () => {
    const played = moments({
      'march 1': [walk('heron', ash, birch)],
      'march 2': [walk('heron', birch, cedar)],
    });
    expect(played.map((moment) => [moment.kind, where(moment, 'heron')])).toEqual([
      ['beginning', ash],
      ['travel', birch],
      ['travel', cedar],
      ['end', cedar],
    ]);
    expect(played.map(({ said }) => said.map(phraseText))).toEqual([
      [],
      ['It was told.'],
      ['It was told.'],
      [],
    ]);
  });

  test('tells a fight by its film: which it was, and how it ended, a sentence each', () => {
    const film: Film = {
      battle: 'at birch',
      title: phrase('Battle in Birch'),
      outcome: phrase('Nobody is left.'),
      stage: { kind: 'ranks', backdrop: 'open' },
      cast: [],
      nobodies: 'Nobody',
      scenes: [],
      damage: { label: 'Damage', scale: 'parts' as never },
    };
    const fights: readonly News[] = ['at birch', 'at ash'].map((battle) => ({
      kind: 'fight',
      place: birch,
      battle,
    }));
    const [, first, second] = moments({ fights }, [film]);
    expect(first!.said.map(phraseText).join(' ')).toBe('Battle in Birch. Nobody is left.');
    expect(second!.said.map(phraseText)).toEqual(['It was told.']);
  });

  test('shows pieces that stand where something happens, and leaves the others to the map', () => {
    const [beginning] = moments({ march: [walk('heron', ash, cedar)] });
    expect([...beginning!.pieces.keys()]).toEqual(['heron', 'stork']);
  });

  test('knows nothing of a stranger before they are seen, and nothing after they have passed', () => {
    const passing = piece('', birch, them);
    const seen: News = {
      ...(walk('stranger', cedar, birch) as Extract<News, { kind: 'travel' }>),
      as: passing,
    };
    const played = moments({
      'march 1': [walk('heron', ash, birch)],
      'march 2': [seen],
      'fights 2': [{ kind: 'fight', place: birch }],
      'march 3': [walk('heron', birch, cedar)],
    });
    expect(played.map((moment) => [moment.kind, where(moment, 'stranger')])).toEqual([
      ['beginning', undefined],
      ['travel', undefined],
      ['travel', birch],
      ['fight', birch],
      ['travel', undefined],
      ['end', undefined],
    ]);
  });

  test('has what came only from when it came, and what went only until then', () => {
    const gone = piece('gull', birch);
    const played = moments({
      forming: [{ kind: 'come', piece: 'stork' }],
      fights: [{ kind: 'go', piece: 'gull', as: gone }],
    });
    const there = (name: string): readonly boolean[] => played.map(({ pieces }) => pieces.has(name));
    expect([there('stork'), there('gull')]).toEqual([
      [false, true, true, true],
      [true, true, false, false],
    ]);
  });

  test('gives places back to whom they were, and builds towers when they are built', () => {
    const played = moments({
      landing: [{ kind: 'owner', place: cedar, owner: us, was: them }],
      building: [{ kind: 'sign', place: cedar, mark: 'tower' }],
    });
    const shown = played.map((moment) => {
      const { owner, marks } = mapAt({ map, moments: played }, moment).places.find(
        (one) => one.place === cedar,
      )!;
      return [owner, marks.length];
    });
    expect(shown).toEqual([
      [them, 0],
      [us, 0],
      [us, 1],
      [us, 1],
    ]);
  });

  test('plays at once what is of one kind in one step, and each fight by itself', () => {
    const fight = { kind: 'fight', place: birch } as const;
    const both = moments({
      'march 1': [walk('heron', ash, birch), walk('stork', birch, ash)],
      'march 2': [walk('heron', birch, cedar)],
      'fights 2': [fight, fight],
    });
    expect(both.map(({ kind, ways }) => `${kind} ${ways.length}`)).toEqual([
      ...['beginning 0', 'travel 2', 'travel 1', 'fight 0', 'fight 0', 'end 0'],
    ]);
  });

  test('is empty where nothing was heard that can be played', () => {
    expect(moments({ taxes: [] })).toEqual([]);
  });

  test('shows places with their sentences where a ruleset makes no pictures', () => {
    const heard = [ash, placeId('nowhere')].map((one, line) => ({
      step: 'news',
      pass: 0,
      line,
      event: { kind: 'told', place: one },
    }));
    const tell = { told: { say: () => phrase('Here.') } };
    const { moments: played } = newsreelOf(
      { presentation: { map: () => map }, tell, sequences: {} },
      {},
      heard,
    );
    expect(played.map(({ kind, places }) => [kind, ...places])).toEqual([
      ['beginning'],
      ['note', ash],
      ['end'],
    ]);
  });
});
