import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { defeatedSeats } from '#rulesets/galactic-empires/empire/fate.ts';
import {
  convoyProblem,
  mostSendable,
  sendingFee,
  sendMoneyProblem,
} from '#rulesets/galactic-empires/economy/sending.ts';
import { hasPermission } from '#rulesets/galactic-empires/diplomacy/permission.ts';
import { pillageShares, pillageStrengthProblem } from '#rulesets/galactic-empires/movement/pillage.ts';
import { a, fleet, g, garrison, gorn, klingon, play, romulan, scene, ship, travel, vulcan } from '../play.ts';
import { defined } from '#kernel/words/defined.ts';

const percents = [100, 80, 65, 50];

describe('the shares of pillage (GE 1505, E-18)', () => {
  const land = (revenue: number, damage: number): State =>
    scene({ sectors: { 1: { owner: klingon, revenue, damage } }, units: [] });

  it('are each the nearest whole resource to their part of 90 % of what the sector yields, halves up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 0, max: 3 }),
        fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 }),
        (revenue, damage, ships) => {
          const all = BigInt(ships.reduce((sum, count) => sum + count, 0));
          pillageShares(land(revenue, damage), sectorId(1), ships).forEach((share, index) => {
            // Exact, in ten-thousandths of a resource times all ships: the rest is at least -1/2 and less than 1/2.
            const exact = BigInt(revenue) * BigInt(percents[damage] ?? 0) * 90n * BigInt(ships[index] ?? 0);
            expect(share % 100).toBe(0);
            const rest = exact - BigInt(share / 100) * 10_000n * all;
            expect(2n * rest >= -10_000n * all && 2n * rest < 10_000n * all).toBe(true);
          });
        },
      ),
    );
  });

  it('are none where a sector yields nothing', () => {
    expect(pillageShares(land(0, 0), sectorId(1), [3])).toEqual([0]);
  });

  it('need a combat of 10 together, admirals counted', () => {
    const unit = (ships: number, combat: number) =>
      fleet(klingon, 1, {
        at: 1,
        ships: [[ship.scout, ships]],
        admirals: combat === 0 ? [] : [{ combat }],
      })[1];
    expect(
      [[unit(3, 0)], [unit(3, 1)], [unit(2, 0), unit(2, 0)], [unit(2, 0), unit(1, 0)]].map(
        (units) => pillageStrengthProblem(units)?.code,
      ),
    ).toEqual(['too-weak', undefined, undefined, 'too-weak']);
  });
});

describe('convoys (GE 297, 815, E-14)', () => {
  /** Sectors 1 to 9 in a ring with a few chords; owners by number. */
  const world = (
    owners: readonly number[],
    chords: readonly (readonly [number, number])[],
    passage: boolean,
    posts: readonly boolean[],
  ): State => {
    const links = new Map(owners.map((_, at) => [at + 1, new Set<number>()]));
    const join = (x: number, y: number): void => void (links.get(x)?.add(y), links.get(y)?.add(x));
    owners.forEach((_, at) => join(at + 1, ((at + 1) % owners.length) + 1));
    for (const [x, y] of chords) if (x !== y) join(x, y);
    const owner = (at: number) => [klingon, romulan, gorn, undefined][at];
    return scene({
      sectors: Object.fromEntries(
        owners.map((at, index) => {
          const seat = owner(at);
          return [
            index + 1,
            {
              ...defined({ owner: seat }),
              links: [...(links.get(index + 1) ?? [])].sort(),
              level: posts[index] === true ? 1 : 0,
            },
          ];
        }),
      ),
      units: [],
      passage: [[romulan, klingon], ...(passage ? [[gorn, klingon] as const] : [])],
    });
  };

  it('go wherever a walk of permitted sectors does, and nowhere else', () => {
    const nine = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 9, maxLength: 9 });
    const chord = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(
        nine(fc.integer({ min: 0, max: 3 })),
        fc.array(chord, { maxLength: 3 }),
        fc.boolean(),
        nine(fc.boolean()),
        fc.integer({ min: 1, max: 9 }),
        (owners, chords, passage, posts, range) => {
          const made = world(owners, chords, passage, posts);
          const state = { ...made, parameters: { ...made.parameters, sending: { fee: 10, range } } };
          const posted = (seat: number): number[] =>
            owners.flatMap((at, index) => (at === seat && posts[index] === true ? [index + 1] : []));
          // By brute force: all sectors reached after each link.
          const goals = new Set(posted(1));
          let reached = new Set(posted(0));
          let found = false;
          for (let link = 0; link < range; link += 1) {
            const next = [...reached].flatMap((at) =>
              (state.sectors[sectorId(at)]?.links ?? []).map((place) => Number(place.slice(1))),
            );
            reached = new Set([
              ...reached,
              ...next.filter((at) => hasPermission(state, klingon, sectorId(at))),
            ]);
            found ||= [...reached].some((at) => goals.has(at));
          }
          expect(convoyProblem(state, klingon, romulan)?.code).toBe(
            posted(0).length === 0 ? 'no-garrison' : found ? undefined : 'no-convoy',
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('carry what the treasury pays with its fee, and not one resource more (E-13)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_000 }),
        fc.integer({ min: 0, max: 40 }),
        (treasury, fee) => {
          const made = scene({ sectors: { 1: { owner: klingon } }, units: [] }, { [klingon]: treasury });
          const state = { ...made, parameters: { ...made.parameters, sending: { fee, range: 7 } } };
          const most = mostSendable(state, treasury);
          expect(most * 100 + sendingFee(state, most)).toBeLessThanOrEqual(treasury);
          expect(sendMoneyProblem(state, klingon, most)).toBeUndefined();
          expect(sendMoneyProblem(state, klingon, most + 1)?.code).toBe('not-enough-money');
        },
      ),
    );
  });
});

describe('defeat (GE 1016, E-47)', () => {
  test.each([
    ['nothing at all', [], {}, [gorn, romulan, vulcan]],
    ['an empty starfleet', [fleet(gorn, 1, { at: 1 })], {}, [gorn, romulan, vulcan]],
    ['an admiral', [fleet(gorn, 1, { at: 1, admirals: [{}] })], {}, [gorn, romulan, vulcan]],
    [
      'a cloaked ship',
      [fleet(gorn, 1, { at: 1, ships: [[ship.scout, 1]], cloaked: true })],
      {},
      [romulan, vulcan],
    ],
    ['a sector', [], { 2: { owner: gorn } }, [romulan, vulcan]],
    ['a sector that is only annexed', [], { 2: { annexedTo: gorn } }, [gorn, romulan, vulcan]],
  ])('%s', (_, units, sectors, expected) => {
    expect(defeatedSeats(scene({ sectors: { 1: { owner: klingon }, ...sectors }, units }))).toEqual(expected);
  });

  it('is told to all, and comes once', () => {
    const played = play(scene({ sectors: { 1: { owner: klingon } }, units: [] }));
    expect(played.events('empire-defeated').map(({ seat }) => seat)).toEqual([gorn, romulan, vulcan]);
    expect(play(played.state).events('empire-defeated')).toEqual([]);
  });
});

test('a garrison lost before its turn to pillage pillages no more', () => {
  const start = scene({
    sectors: { 1: { owner: romulan, links: [2], level: 1 }, 2: { owner: klingon, links: [1] } },
    units: [garrison(romulan, { at: 1 }), fleet(klingon, 1, { at: 2, ships: [[ship.three, 1]] })],
    wars: [[klingon, romulan]],
  });
  const played = play(start, {
    [klingon]: { [a(klingon, 1)]: [travel(1)], [g(1)]: [{ kind: 'pillage' }] },
    [romulan]: { [g(1)]: [{ kind: 'wait' }, { kind: 'pillage' }] },
  });
  expect(played.events('sector-pillaged')).toEqual([]);
  expect(played.refused).toEqual([
    'klingon 2: not-your-unit',
    'romulan 1: garrisons-stay',
    'romulan 2: not-your-unit',
  ]);
  expect(played.sector(1).owner).toBe(klingon);
});
