import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { pairKey } from '#rulesets/galactic-empires/model/state.ts';
import type { State, Victory } from '#rulesets/galactic-empires/model/state.ts';
import { victors } from '#rulesets/galactic-empires/empire/fate.ts';
import { gorn, klingon, play, romulan, scene, vulcan } from '../play.ts';

type Pair = readonly [SeatId, SeatId];

/** Ten sectors in a row, the first so many of each empire, the rest independent. */
function held(
  counts: readonly (readonly [SeatId, number])[],
  alliances: readonly Pair[],
  victory: Victory,
): State {
  const owners = counts.flatMap(([seat, count]) => Array.from({ length: count }, () => seat));
  const sectors = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [at + 1, defined({ owner: owners[at] })]),
  );
  return {
    ...scene({ sectors, units: [] }),
    relations: Object.fromEntries(alliances.map(([a, b]) => [pairKey(a, b), 'alliance'])),
    victory,
  };
}
const wins = (
  counts: readonly (readonly [SeatId, number])[],
  alliances: readonly Pair[],
  share?: number,
): readonly SeatId[] => victors(held(counts, alliances, { text: 'Hold the stars', ...defined({ share }) }));

describe('victors', () => {
  test('are nobody where no share is asked for, or nobody holds it', () => {
    expect(wins([[klingon, 10]], [])).toEqual([]);
    expect(
      wins(
        [
          [klingon, 5],
          [gorn, 4],
        ],
        [],
        60,
      ),
    ).toEqual([]);
  });

  test('hold the share exactly, of all sectors, the independent ones too', () => {
    expect(wins([[klingon, 6]], [], 60)).toEqual([klingon]);
    expect(wins([[klingon, 6]], [], 61)).toEqual([]);
    expect(wins([[klingon, 1]], [], 1)).toEqual([klingon]);
  });

  test('win with their allies, and only those who are all allied with each other', () => {
    expect(
      wins(
        [
          [gorn, 3],
          [klingon, 3],
        ],
        [[gorn, klingon]],
        60,
      ),
    ).toEqual([gorn, klingon]);
    expect(
      wins(
        [
          [gorn, 3],
          [klingon, 3],
        ],
        [],
        60,
      ),
    ).toEqual([]);
    const chain: readonly Pair[] = [
      [gorn, klingon],
      [klingon, romulan],
    ];
    expect(
      wins(
        [
          [gorn, 2],
          [klingon, 2],
          [romulan, 2],
        ],
        chain,
        60,
      ),
    ).toEqual([]);
    expect(
      wins(
        [
          [gorn, 2],
          [klingon, 2],
          [romulan, 2],
        ],
        [...chain, [gorn, romulan]],
        60,
      ),
    ).toEqual([gorn, klingon, romulan]);
  });

  test('are the coalition that holds most; of equals the smaller, then the first by id', () => {
    expect(
      wins(
        [
          [gorn, 2],
          [klingon, 4],
          [romulan, 3],
        ],
        [
          [gorn, klingon],
          [klingon, romulan],
        ],
        60,
      ),
    ).toEqual([klingon, romulan]);
    expect(
      wins(
        [
          [gorn, 3],
          [klingon, 3],
          [romulan, 3],
        ],
        [
          [gorn, klingon],
          [klingon, romulan],
        ],
        60,
      ),
    ).toEqual([gorn, klingon]);
    expect(
      wins(
        [
          [gorn, 2],
          [klingon, 2],
          [romulan, 2],
          [vulcan, 4],
        ],
        [
          [gorn, klingon],
          [klingon, vulcan],
          [gorn, romulan],
        ],
        30,
      ),
    ).toEqual([klingon, vulcan]);
    expect(
      wins(
        [
          [gorn, 2],
          [klingon, 2],
          [romulan, 4],
        ],
        [[gorn, klingon]],
        40,
      ),
    ).toEqual([romulan]);
  });

  test('do not include allies who hold nothing', () => {
    expect(wins([[klingon, 6]], [[gorn, klingon]], 60)).toEqual([klingon]);
  });
});

describe('the turn', () => {
  const announced = (start: State): unknown =>
    play(start)
      .events('victory-reached')
      .map(({ seats, share }) => [seats, share]);
  const start = (
    victory: Partial<Victory>,
    counts: readonly (readonly [SeatId, number])[] = [
      [klingon, 6],
      [gorn, 2],
    ],
  ): State => held(counts, [], { text: 'Hold the stars', share: 60, ...victory });

  test('announces victors once, as long as they are the same', () => {
    expect(announced(start({}))).toEqual([[[klingon], 60]]);
    expect(play(start({})).state.victory?.announced).toEqual([klingon]);
    expect(announced(start({ announced: [klingon] }))).toEqual([]);
    expect(announced(start({ announced: [gorn] }))).toEqual([[[klingon], 60]]);
  });

  test('says when nobody holds the share any more, and then no more', () => {
    expect(announced(start({ announced: [klingon] }, [[klingon, 5]]))).toEqual([[[], 60]]);
    expect(announced(start({ announced: [] }, [[klingon, 5]]))).toEqual([]);
    expect(announced(start({}, [[klingon, 5]]))).toEqual([]);
  });
});
