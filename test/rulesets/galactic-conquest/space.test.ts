import { describe, expect, test } from 'vitest';
import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { tell } from '#rulesets/galactic-conquest/game.ts';
import { drawFront, judgeFront, withdrawFront } from '#rulesets/galactic-conquest/space/fronts.ts';
import { feed, wentShort } from '#rulesets/galactic-conquest/space/supply.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { annex, blockade, survey } from '#rulesets/galactic-conquest/space/tasks.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from './caseWriting.ts';

const [hydran, lyran] = seats;
const unit = unitId('h01a');
const world = (...lines: readonly string[]): State =>
  cases.world(cases.readGiven(['homeworld Hydrax of hydran in D3', 'territory D4 of hydran', ...lines]));
const view = (...lines: readonly string[]) => makeView(world(...lines), hydran);
const planned = (order: Order): Plan<Order> => withOrder(emptyPlan<Order>(), order, unit);
const ref = nthOrder(hydran, 1, 1);

describe('what can be ordered about a hex', () => {
  const seen = view(
    'squadron H01A of hydran in D4: SC+4',
    'ground D5 unsurveyed',
    'major Cathil of lyran in E5',
  );
  const offered = (plan: Plan<Order>, at = unit) => [
    ...annex.offers(seen, { unit: at }, plan),
    ...survey.offers(seen, { unit: at }, plan),
    ...blockade.offers(seen, { unit: at }, plan),
  ];

  test('is about the hex where the course ends, and only what is possible there', () => {
    expect(offered(emptyPlan())).toEqual([]);
    expect(offered(planned({ kind: 'plot', ref, way: [placeId('hc4')] }))).toEqual([
      { kind: 'annex', place: 'hc4' },
    ]);
    expect(offered(planned({ kind: 'plot', ref, way: [placeId('hd5')] }))).toEqual([
      { kind: 'survey', place: 'hd5' },
    ]);
    expect(offered(planned({ kind: 'plot', ref, way: [placeId('he5')] }))).toEqual([
      { kind: 'blockade', place: 'he5' },
    ]);
  });

  test('is ordered once in a plan, and of an own squadron', () => {
    const course = planned({ kind: 'plot', ref, way: [placeId('hc4')] });
    const annexes: Order = { kind: 'annex', ref: nthOrder(hydran, 1, 2), place: placeId('hc4') };
    expect(offered(withOrder(course, annexes, unit))).toEqual([]);
    expect(offered(course, unitId('l01a'))).toEqual([]);
  });
});

describe('what the game master can order', () => {
  const state = world(
    'squadron H01A of hydran in D4: CA DD',
    'territory D6 D7 of lyran',
    'front D6 of hydran',
  );
  const [whole, own] = [makeView(state, gameMaster), makeView(state, hydran)];
  const [front, neutral] = [placeId('hd6'), placeId('hg6')];

  test('fronts where territory is, and only there', () => {
    const offers = (seen: View, place?: PlaceId) => [
      ...drawFront.offers(seen, { ...(place && { place }) }, emptyPlan()),
      ...withdrawFront.offers(seen, { ...(place && { place }) }, emptyPlan()),
    ];
    expect(offers(whole, front)).toEqual([
      { kind: 'draw-front', place: front, of: hydran },
      { kind: 'withdraw-front', place: front },
    ]);
    expect([
      offers(whole, placeId('hd7')).length,
      offers(whole, neutral),
      offers(whole),
      offers(own, front),
    ]).toEqual([1, [], [], []]);
  });

  test('answers about a front, and nobody else', () => {
    const offers = (seen: View) => judgeFront.offers(seen, { place: front }, emptyPlan()).length;
    expect([offers(whole), offers(own)]).toEqual([2, 0]);
  });

  test('cargo for a squadron, as much as it needs for a turn', () => {
    expect(feed.offers(whole, { unit }, emptyPlan())).toEqual([{ kind: 'feed', boxes: 15 }]);
    expect([feed.offers(whole, {}, emptyPlan()), feed.offers(own, { unit }, emptyPlan())]).toEqual([[], []]);
  });
});

test('what turns out of supply do is said with them (C13.20)', () => {
  const said = (turns: number): string => {
    const told = wentShort.of({ seat: hydran, unit, place: placeId('hd6'), turns });
    return phraseText(tell['went-short'].say(told, view()) as Phrase);
  };
  expect([2, 3, 4].map(said)).toEqual([
    'H01A has been out of supply for 2 turns: bring it back behind your lines.',
    'H01A has been out of supply for 3 turns, and moves at half speed.',
    'H01A has been out of supply for 4 turns, and cannot move.',
  ]);
});

describe('what is shown', () => {
  const facts = (seen: ReturnType<typeof view>, place: string): readonly string[] =>
    presentation
      .location(seen, emptyPlan(), placeId(place))
      .sections.flatMap((section) =>
        section.kind === 'facts'
          ? section.facts.map(({ label, value }) => `${label}: ${phraseText(value)}`)
          : [],
      );

  test('of a hex: whose front, supply, and what is being done there, in segments of twelve', () => {
    const state = world(
      'squadron H01A of hydran in D6: CA, out 3',
      'territory D6 of lyran',
      'front D6 of lyran',
    );
    const working: State = {
      ...state,
      turn: 2,
      squadrons: {
        [unit]: {
          ...state.squadrons[unit]!,
          work: { kind: 'annex', place: placeId('hd6'), since: 9, cause: ref },
        },
      },
    };
    expect(facts(makeView(working, hydran), 'hd6')).toEqual(
      expect.arrayContaining([
        'Behind the front of: Lyran Star Empire',
        'Supply: Your ships are out of supply here',
        'Work of H01A: annexing D6, 4 of 12 segments',
      ]),
    );
    expect(facts(makeView(working, hydran), 'hd4')).toContain('Supply: Your ships are in supply here');
  });

  test('of a squadron: its hex, its turns out of supply in words, and the speed that is left', () => {
    const seen = view('squadron H01A of hydran in D6: CA, out 3');
    const [row] = presentation.units(seen, emptyPlan());
    expect([row?.placeName, row?.moves?.of, row?.tags]).toEqual(['D6', 2, ['unsupplied']]);
    expect(row?.states.map(({ label }) => label)).toEqual(['out of supply for 3 turns']);
  });

  test('of fronts: the spines around them, and the hexes behind', () => {
    const { edges, overlays = [] } = presentation.map(view('territory D6 D7 of lyran', 'front D6 of hydran'));
    const front = edges.find(({ key }) => key === 'front');
    const behind = overlays.flatMap(({ key, label, places }) =>
      key.startsWith('front') ? [[label, ...places]] : [],
    );
    expect([front?.pairs.length, behind]).toEqual([6, [['Behind your front', 'hd6']]]);
    expect(presentation.map(view()).edges.some(({ key }) => key === 'front')).toBe(false);
  });
});

test('what a system that is cut off has saved is known to its owner and the game master alone (C12.90)', () => {
  const hoards = (...lines: readonly string[]) => {
    const made = world('squadron H01A of hydran in D4: CA', ...lines);
    const rich: State = {
      ...made,
      systems: Object.fromEntries(
        inOrder(made.systems).map(([place, one]) => [place, { ...one, severed: true as const, hoard: 7 }]),
      ),
    };
    return [hydran, lyran, gameMaster].map((seat) => makeView(rich, seat).systems[placeId('hd5')]?.hoard);
  };
  expect(hoards('major Cathil of lyran in D5')).toEqual([undefined, 7, 7]);
  expect(hoards('major Cathil of hydran in D5')).toEqual([7, undefined, 7]);
});
