import { describe, expect, test } from 'vitest';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Rx } from '#rulesets/galactic-conquest/model/reaction.ts';
import { rxKinds } from '#rulesets/galactic-conquest/model/reaction.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { usualReaction } from '#rulesets/galactic-conquest/movement/react.ts';
import { charted, meet } from '#rulesets/galactic-conquest/reactions/chart.ts';
import { settledManeuvers } from '#rulesets/galactic-conquest/reactions/close.ts';
import { costOf } from '#rulesets/galactic-conquest/reactions/kinds.ts';
import { holds, pointsLeft, readyOf } from '#rulesets/galactic-conquest/reactions/watch.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from './caseWriting.ts';

const [hydran, lyran] = seats;
const [attacker, defender, other] = ['h01a', 'l01a', 'l02a'].map(unitId) as [UnitId, UnitId, UnitId];
const ways = ['hd5', 'hd6'].map(placeId);

/**
 * Hydrans go from D4 to D5 and stand there in segment 12; Lyrans wait in D5. What each side uses there, in short: `WS`, `WS!` where it comes to
 * nothing, and what becomes of it.
 */
function played(mine: readonly Rx[], theirs: readonly Rx[]): string {
  const state = cases.world(
    cases.readGiven([
      'hydran is at PT, knows ws+fly',
      'lyran is at PT, knows ws+fly',
      'squadron H01A of hydran in D4: 2xCA, speed 9',
      'squadron H02A of hydran in D4: FF, speed 9',
      'squadron L01A of lyran in D6: 2xCA, speed 9',
      'squadron L02A of lyran in D6: FF, speed 9',
    ]),
  ) as State;
  const react =
    (seat: typeof hydran, with_: UnitId) =>
    (rx: Rx, n: number): Order => ({
      kind: 'react',
      ref: nthOrder(seat, 1, 10 + n),
      ...usualReaction(rx),
      ...(rx === 'AM' && { with: [with_] }),
      ...(rx === 'SS' && { at: 12 }),
    });
  const plot = (seat: typeof hydran, n: number, way = ways.slice(0, 1)): Order => ({
    kind: 'plot',
    ref: nthOrder(seat, 1, n),
    way,
  });
  const fight: Order = {
    kind: 'fight',
    ref: nthOrder(hydran, 1, 5),
    ...{ attack: true, intensity: 'typical', breaks: 100, target: 'none', losses: [] },
  } as Order;
  const { entries } = runTurn<GalacticConquest>(galacticConquest, {
    state: {
      ...state,
      squadrons: { ...state.squadrons, [defender]: at('hd5', defender), [other]: at('hd5', other) },
    },
    seed: 'chart',
    plans: {
      [hydran]: {
        hq: [],
        units: {
          [attacker]: [plot(hydran, 1), fight, ...mine.map(react(hydran, unitId('h02a')))],
          [unitId('h02a')]: [plot(hydran, 2), { ...fight, ref: nthOrder(hydran, 1, 6) }],
        },
      },
      [lyran]: { hq: [], units: { [defender]: theirs.map(react(lyran, other)) } },
    },
  });
  function at(place: string, unit: UnitId): Squadron {
    return { ...(state.squadrons[unit] as Squadron), place: placeId(place) };
  }
  const told: string[] = [];
  for (const { event } of entries) {
    if (event.kind === 'reacted') told.push(`${event.seat === hydran ? 'H' : 'L'}:${event.rx}`);
    if (event.kind === 'maneuvered' && event.spoiled === true) told.push(`${event.rx}!`);
    if (event.kind === 'assembled') told.push('assembled');
    if (event.kind === 'bypassed') told.push('bypassed');
    if (event.kind === 'battle-joined')
      told.push(
        `battle(${event.attacker.ships.length}:${event.defender.ships.length})`,
        ...(event.openings ?? []).map(({ rx }) => `round:${rx}`),
        ...(event.modifiers ?? []).map(({ attack }) => `${attack} %`),
      );
    // The first battle tells all.
    if (event.kind === 'fired') break;
  }
  return told.join(' ');
}

describe('the chart of reactions (3/E)', () => {
  test.each<[Rx, Rx, string]>([
    ['WS', 'WS', 'H:WS battle(2:2) round:WS'],
    ['WS', 'FE', 'H:WS H:FE battle(2:2) round:WS 18 %'],
    ['WS', 'FR', 'H:WS H:FR battle(2:2) round:WS -12 %'],
    ['WS', 'BN', 'H:WS battle(2:2) round:WS'],
    ['WS', 'FLY', 'H:WS H:FLY battle(2:2) round:WS round:FLY'],
    ['FLY', 'WS', 'H:FLY H:WS battle(2:2) round:WS round:FLY'],
    ['WS', 'AM', 'H:WS battle(2:2) round:WS'],
    ['WS', 'BM', 'H:BM bypassed battle(1:2)'],
    ['FLY', 'FE', 'H:FLY H:FE battle(2:2) round:FLY 18 %'],
    ['FLY', 'FR', 'H:FLY H:FR battle(2:2) round:FLY -12 %'],
    ['FLY', 'BN', 'H:FLY battle(2:2) round:FLY'],
    ['FLY', 'FLY', 'H:FLY battle(2:2) round:FLY'],
    ['FLY', 'AM', 'H:FLY battle(2:2) round:FLY'],
    ['FLY', 'BM', 'H:BM bypassed battle(1:2)'],
  ])('You use %s and you use %s', (one, two, result) => {
    expect(played([one, two], [])).toBe(result);
  });

  test.each<[Rx, Rx, string]>([
    ['WS', 'WS', 'H:WS L:WS battle(2:2) WS! WS!'],
    ['WS', 'AM', 'L:AM assembled H:WS battle(2:3) round:WS'],
    ['WS', 'FE', 'H:WS L:FE battle(2:2) round:WS 18 %'],
    ['WS', 'FR', 'H:WS L:FR battle(2:2) round:WS -12 %'],
    ['WS', 'BN', 'H:WS L:BN battle(2:2) round:BN round:WS'],
    ['WS', 'FLY', 'H:WS L:FLY battle(2:2) WS! FLY!'],
    ['WS', 'SS', 'H:WS battle(2:2) round:WS'],
    ['FLY', 'WS', 'H:FLY L:WS battle(2:2) FLY! WS!'],
    ['FLY', 'AM', 'L:AM assembled H:FLY battle(2:3) round:FLY'],
    ['FLY', 'FE', 'H:FLY L:FE battle(2:2) round:FLY 18 %'],
    ['FLY', 'FR', 'H:FLY L:FR battle(2:2) round:FLY -12 %'],
    ['FLY', 'BN', 'H:FLY L:BN battle(2:2) round:BN round:FLY'],
    ['FLY', 'FLY', 'H:FLY L:FLY battle(2:2) FLY! FLY!'],
    ['FLY', 'SS', 'H:FLY battle(2:2) round:FLY'],
  ])('You use %s and your opponent uses %s', (one, two, result) => {
    expect(played([one], [two])).toBe(result);
  });

  test.each<Rx>(['WS', 'FLY'])('your opponent’s bypass makes nothing of %s', (rx) => {
    expect(played([rx], ['BM'])).toMatch(new RegExp(`^H:${rx} L:BM bypassed`));
  });

  test('who bypasses uses neither of them in that segment', () => {
    const used = (...kinds: readonly Rx[]) =>
      meet(
        [],
        kinds.map((rx) => ({ rx })),
      )[1].works.map(({ rx }) => rx);
    expect([used('WS', 'BM'), used('BM', 'FLY'), used('BN', 'WS', 'BM')]).toEqual([
      ['BM'],
      ['BM'],
      ['BN', 'BM'],
    ]);
  });

  test('has a row for each reaction beside each of the two, of one’s own and of the opponent', () => {
    const row = (rx: 'WS' | 'FLY', whose: 'own' | 'foe') =>
      rxKinds.map((two) => `${two} ${charted(rx, two, whose)}`).join(', ');
    const own = 'FE modified, FR modified, BN alone, BM apart, AM before, SS together';
    const foe =
      'FE modified, FR modified, BN after, BM null, AM may-follow, SS nothing, WS both-null, FLY both-null';
    expect(row('WS', 'own')).toBe(`${own}, WS one, FLY in-turn`);
    expect(row('FLY', 'own')).toBe(`${own}, WS in-turn, FLY one`);
    expect([row('WS', 'foe'), row('FLY', 'foe')]).toEqual([foe, foe]);
  });
});

test('what reactions cost: a point, nothing for a stop, half of the movement for a warp sling, and more the more assemble (D2.10)', () => {
  expect(rxKinds.map((rx) => costOf(rx, 3))).toEqual([1, 1, 1, 1, 1, 0, 2, 1]);
  expect([1, 2, 3, 4, 5].map((speed) => costOf('WS', speed))).toEqual([1, 1, 2, 2, 3]);
  expect([2, 3, 4, 6, 7, 10].map((squadrons) => costOf('AM', 3, squadrons))).toEqual([1, 1, 2, 2, 3, 3]);
});

describe('when a squadron is ready (D2.20, D2.25, D2.40)', () => {
  const world = (changes: Partial<Squadron>): State => {
    const state = cases.world(
      cases.readGiven([
        'hydran is at PT, knows ws',
        'squadron H01A of hydran in D4: CA, speed 4',
        'squadron L01A of lyran in D4: CA',
      ]),
    ) as State;
    const one = state.squadrons[attacker] as Squadron;
    const waits = (['WS', 'FE', 'SS'] as const).map((rx, n) => ({
      ...usualReaction(rx),
      cause: nthOrder(hydran, 1, n + 1),
    }));
    return { ...state, squadrons: { ...state.squadrons, [attacker]: { ...one, waits, ...changes } } };
  };
  const ready = (changes: Partial<Squadron>, segment: number) =>
    readyOf(world(changes), attacker, segment, rxKinds).map(({ rx }) => rx);

  test('offensive reactions wait for a segment after the alert, or for the last segment', () => {
    expect(ready({}, 11)).toEqual(['SS']);
    expect(ready({ alert: 5 }, 5)).toEqual(['SS']);
    expect(ready({ alert: 5 }, 6)).toEqual(['WS', 'FE', 'SS']);
    expect(ready({}, 12)).toEqual(['WS', 'FE', 'SS']);
  });

  test('a warp sling rests for six segments, over the end of the turn too', () => {
    expect(ready({ alert: 1, slung: -1 }, 4)).toEqual(['FE', 'SS']);
    expect(ready({ alert: 1, slung: -1 }, 5)).toEqual(['WS', 'FE', 'SS']);
  });

  test('of no kind once poor crews are alone, or a crippled ship commands (C9.40c, C23.20h)', () => {
    const all = rxKinds.map((rx, n) => ({
      ...usualReaction(rx),
      with: [],
      cause: nthOrder(hydran, 1, n + 1),
    }));
    const [ship] = (world({}).squadrons[attacker] as Squadron).ships;
    const some = (waits: readonly (typeof all)[number][], changes: object) =>
      waits.flatMap((one) => ready({ waits: [one], ships: [{ ...ship, ...changes } as Ship] }, 12));
    const known = all.filter(({ rx }) => rx !== 'FLY');
    expect(some(known, {})).toEqual(known.map(({ rx }) => rx));
    expect(some(all, { crew: 'poor' })).toEqual([]);
    expect(some(all, { lost: 14 })).toEqual([]);
  });

  test('and comes once in a turn (D2.40)', () => {
    expect(ready({ alert: 1, slung: 1 }, 12)).toEqual(['FE', 'SS']);
    expect(ready({ alert: 1, slung: 0 }, 6)).toEqual(['WS', 'FE', 'SS']);
  });

  test('and is forgotten after them', () => {
    const after = (slung: number) =>
      settledManeuvers({ ...(world({}).squadrons[attacker] as Squadron), slung }).slung;
    expect([1, 7, 8, 12, -2].map(after)).toEqual([undefined, undefined, -4, 0, undefined]);
  });

  test('as far as its points go', () => {
    expect(ready({ moves: 2 }, 12)).toEqual(['WS', 'SS']);
    expect(ready({ moves: 4, freed: 1 }, 12)).toEqual(['FE', 'SS']);
    expect(pointsLeft({ ...(world({}).squadrons[attacker] as Squadron), pace: 'DTM' })).toBe(0);
  });

  test('what a strategic stop sets free is enough for a warp sling: both are used (3/E)', () => {
    expect(ready({ moves: 3 }, 12)).toEqual(['FE', 'SS']);
    expect(ready({ moves: 3, freed: 2 }, 12)).toEqual(['WS', 'FE', 'SS']);
  });

  test('crippled ships by themselves never are', () => {
    expect(ready({ ships: [{ hull: 'CA', size: 3, sensors: 0, lost: 14 }] }, 12)).toEqual([]);
  });
});

test('a reaction goes by what its squadron’s own sensors read, and by nothing else (C5.10)', () => {
  const state = cases.world(
    cases.readGiven([
      'squadron H01A of hydran in D4: CA',
      'squadron H02A of hydran in D6: SC+4',
      'squadron L01A of lyran in D5: 3xFF',
      'squadron L02A of lyran in D7: 3xFF',
    ]),
  ) as State;
  const one = state.squadrons[attacker] as Squadron;
  const scout = state.squadrons[unitId('h02a')] as Squadron;
  const sees = (squadron: Squadron, watch: object) =>
    holds(state, squadron, { near: true, least: 1, most: 200, odds: 0, ...watch });
  expect([sees(one, { least: 3 }), sees(one, { least: 4 }), sees(one, { near: false })]).toEqual([
    true,
    false,
    false,
  ]);
  // Whose ships they are and how large only special sensors tell of the next hex.
  expect([sees(one, { of: lyran }), sees(scout, { of: lyran, size: '4', least: 6 })]).toEqual([false, true]);
  expect([sees(scout, { size: '3' }), sees(one, { odds: 1 }), sees(one, { most: 3 })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('the page of a squadron tells its reactions in words and the segments of its moves, and the map where it watches', () => {
  const state = cases.world(
    cases.readGiven(['squadron H01A of hydran in D4: CA, speed 3', 'squadron L01A of lyran in H9: CA']),
  ) as State;
  const view = makeView(state, hydran);
  const plan = {
    hq: [],
    units: {
      [attacker]: [
        { kind: 'plot', ref: nthOrder(hydran, 1, 1), way: ways } as Order,
        { kind: 'react', ref: nthOrder(hydran, 1, 2), ...usualReaction('BN') } as Order,
      ],
    },
  };
  const [section] = presentation.unit(view, plan, attacker).page.sections;
  const facts = section?.kind === 'facts' ? section.facts : [];
  expect(facts.map(({ label, value }) => `${label}: ${phraseText(value)}`)).toEqual([
    'Movement points: 3: 2 for the course, 1 for reactions',
    'Course: D5 in segment 6, D6 in segment 12',
    'Reacts: Bottleneck, if sensors read at least 1 ship in its hex',
  ]);
  const watch = presentation.reach?.(view, plan, attacker).find(({ key }) => key === 'watch');
  expect(watch?.places).toEqual(expect.arrayContaining(['hd4', 'hd5', 'hd6', 'hd7'].map(placeId)));
  expect(watch?.places).not.toContain(placeId('hd8'));
});

test('the film of a battle begins with its reactions, and a warp sling is a round of one side', () => {
  const state = cases.world(
    cases.readGiven([
      'lyran is at PT, knows ws',
      'squadron H01A of hydran in D4: 2xCA, speed 3',
      'squadron L01A of lyran in D5: 2xCA, speed 3',
    ]),
  ) as State;
  const fight = { attack: true, intensity: 'typical', breaks: 60, target: 'none', losses: [] } as const;
  const outcome = runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'film',
    plans: {
      [hydran]: {
        hq: [],
        units: {
          [attacker]: [
            { kind: 'plot', ref: nthOrder(hydran, 1, 1), way: ways.slice(0, 1) },
            { kind: 'fight', ref: nthOrder(hydran, 1, 2), ...fight },
          ],
        },
      },
      [lyran]: {
        hq: [],
        units: { [defender]: [{ kind: 'react', ref: nthOrder(lyran, 1, 1), ...usualReaction('WS') }] },
      },
    },
  });
  const heard = outcome.entries.map(({ event }, line) => ({ line, event, step: 'x', path: [] }));
  const [film] = presentation.films!(makeView(outcome.state, hydran), heard as never);
  const [meeting, sling, round] = film!.scenes;
  expect(meeting?.moments.flatMap(({ said }) => said.map(phraseText))).toContain('Warp sling by L01A.');
  expect(sling?.rows.map(({ actor }) => actor)).toEqual([defender]);
  expect(round?.rows.map(({ actor }) => actor)).toEqual([attacker, defender]);
});

test('a bypass of a guard that sensors read is foreseen: nobody is advised that the squadron turns back', () => {
  const state = cases.world(
    cases.readGiven([
      'squadron H01A of hydran in D4: CA, speed 4',
      'squadron H02A of hydran in E6: SC+4',
      'squadron L01A of lyran in D6: CA',
    ]),
  ) as State;
  const view = makeView(state, hydran);
  const [d5, d6, d7] = ['hd5', 'hd6', 'hd7'].map(placeId) as [PlaceId, PlaceId, PlaceId];
  const plot: Order = { kind: 'plot', ref: nthOrder(hydran, 1, 1), way: [d5, d6, d7] };
  const bypass: Order = { kind: 'react', ref: nthOrder(hydran, 1, 2), ...usualReaction('BM') };
  const advised = (...orders: readonly Order[]) =>
    galacticConquest.review(view, { hq: [], units: { [attacker]: orders } }).map(({ code }) => code);
  expect([advised(plot), advised(plot, bypass)]).toEqual([['intercepted'], []]);
});
