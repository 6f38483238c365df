import { describe, expect, it } from 'vitest';

import { emptyPlan } from '#kernel/game/plan.ts';
import type { PlacePicture } from '#kernel/presentation.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { legsOf } from '#ui/map/board/legs.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, travel, type } from '../play.ts';

const s = sectorId;
const view = viewOf(ownRealm());
const place = (of: View, number: number): PlacePicture => {
  const found = presentation.map(of).places.find((one) => one.place === s(number));
  if (found === undefined) throw new Error(`no sector ${number}`);
  return found;
};

/** The own piece of a sector, or that of all others. */
const force = (of: View, number: number, own: boolean) =>
  presentation
    .map(of)
    .pieces.find(({ position, side }) => position.place === s(number) && (side === 'own') === own);

describe('miniatures (GE-V04, GE 349-355)', () => {
  // Eight own ships, the dearest a battleship of 17; three foreign ones of two owners.
  const crowded = viewOf(
    scene({
      sectors: { 1: { owner: klingon } },
      units: [
        garrison(klingon, { at: 1, ships: [[type('destroyer'), 5]] }),
        fleet(klingon, 1, {
          at: 1,
          ships: [
            [type('two'), 2],
            [type('three'), 1],
          ],
        }),
        fleet(romulan, 4, { at: 1, ships: [[type('destroyer'), 1]] }),
        fleet(gorn, 5, {
          at: 1,
          ships: [
            [type('scout'), 1],
            [type('two'), 1],
          ],
        }),
      ],
    }),
  );

  it('show one own ship with 8 and one foreign ship with 3, each of the most valuable type there', () => {
    const here = { position: { kind: 'place', place: s(1) }, badges: [] };
    expect(force(crowded, 1, true)).toEqual({
      ...here,
      side: 'own',
      sign: 'Battleship',
      label: 'Battleship and below',
      count: 8,
      owners: [klingon],
      units: [a(klingon, 1), g(1)].sort(),
    });
    expect(force(crowded, 1, false)).toEqual({
      ...here,
      side: 'other',
      sign: 'Heavy Cruiser',
      label: 'Heavy Cruiser and below',
      count: 3,
      owners: [gorn, romulan],
      units: [a(gorn, 5), a(romulan, 4)],
    });
  });

  it('are drawn as cloaked where all own ships are (GE 429)', () => {
    const spies = (cloaked: boolean) =>
      viewOf(
        scene({
          sectors: { 1: { owner: klingon } },
          units: [
            garrison(klingon, { at: 1 }),
            fleet(klingon, 1, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
            fleet(klingon, 2, { at: 1, ships: [[type('scout'), 1]], cloaked }),
          ],
        }),
      );
    expect(force(spies(true), 1, true)?.veiled).toBe(true);
    expect(force(spies(false), 1, true)).not.toHaveProperty('veiled');
  });

  it('are missing where there are no ships', () => {
    const empty = viewOf(
      scene({ sectors: { 1: { owner: klingon } }, units: [fleet(klingon, 1, { at: 1 })] }),
    );
    expect(presentation.map(empty).pieces).toEqual([]);
  });
});

describe('the map', () => {
  it('pictures an own sector', () => {
    const { facts, marks, ...picture } = place(view, 1);
    expect(picture).toEqual({
      place: s(1),
      at: { x: 1, y: 0 },
      // Revenue 13 of 25, beyond which no globe looks richer.
      globe: { name: 'Home', wealth: 0.52 },
      name: 'Home',
      label: '1',
      owner: klingon,
      sight: { turn: 0 },
      values: { revenue: { number: 13, tone: 'gold' } },
      home: 3_500_013,
    });
    expect(facts.map(({ key, label, number }) => [key, label, number])).toEqual([
      ['revenue', 'Revenue', 13],
      ['defence', 'Defence', 2],
      ['defence-damage', 'Damage to defence', 1],
      ['center', 'Industrial center', undefined],
      ['annexed', 'Annexed', undefined],
    ]);
    expect(marks.map(({ sign, slot, number, tone }) => [sign, slot, number, tone])).toEqual([
      ['star-2', 'middle', undefined, undefined],
      ['gold', 'base', undefined, undefined],
      ['planet', 'upper-right', undefined, undefined],
      ['shield', 'upper-left', 2, 'warn'],
    ]);
  });

  it('knows nothing of what was never reported', () => {
    const { marks, ...picture } = place(view, 5);
    expect(picture).toEqual({
      place: s(5),
      at: { x: 5, y: 0 },
      name: 'Wilds',
      label: '5',
      facts: [],
      values: {},
    });
    expect(marks.map(({ slot }) => slot)).toEqual(['middle']);
  });

  it('stands a banner on gold only where owner and annexation agree', () => {
    const golden = (number: number): boolean => place(view, number).marks.some(({ slot }) => slot === 'base');
    expect([1, 2, 3, 4, 6].map(golden)).toEqual([true, false, true, true, false]);
  });

  it('joins linked sectors once, and bars neighbours that are not linked', () => {
    const pairs = (look: string) => presentation.map(view).edges.find((layer) => layer.look === look)?.pairs;
    expect(pairs('way')).toEqual([
      [s(1), s(2)],
      [s(1), s(3)],
      [s(1), s(6)],
      [s(2), s(4)],
      [s(4), s(5)],
    ]);
    expect(pairs('bar')).toEqual([
      [s(2), s(3)],
      [s(3), s(4)],
      [s(5), s(6)],
    ]);
  });

  it('lists the empires by banner', () => {
    expect(
      presentation
        .seats(view)
        .map(({ seat, banner, own, relation }) => [seat, banner, own, relation?.label, relation?.tone]),
    ).toEqual([
      [gorn, 0, undefined, 'War', 'bad'],
      [klingon, 1, true, 'You', undefined],
      [romulan, 2, undefined, 'Neutral', undefined],
      ['vulcan', 3, undefined, 'Alliance', 'good'],
    ]);
  });
});

describe('arrows (GE 435)', () => {
  const [A1, A2] = [a(klingon, 1), a(klingon, 2)];
  const legs = (plan: ReturnType<typeof planOf>, unit?: typeof A1) =>
    legsOf(presentation.routes(view, plan, unit)).map(({ from, position, wrong, ...leg }) => ({
      ...leg,
      from: from.place,
      to: position.place,
      impossible: wrong !== undefined,
    }));

  it('count phases, waits included, and mark the last destination', () => {
    const plan = planOf({ [A2]: [travel(1), { kind: 'wait' }, travel(2)] });
    const at = (number: number) => ({ kind: 'place', place: s(number) });
    const moment = (phase: number) => [{ name: 'Phase', at: phase }];
    expect(presentation.routes(view, plan)).toEqual([
      {
        unit: A2,
        order: 'klingon.t1.o1',
        from: at(2),
        steps: [{ position: at(1), moment: moment(1), cost: 1 }],
      },
      {
        unit: A2,
        order: 'klingon.t1.o3',
        from: at(1),
        steps: [{ position: at(2), moment: moment(3), cost: 1 }],
      },
    ]);
    expect(legs(plan).map(({ last }) => last)).toEqual([false, true]);
  });

  it('carry the move-points that the engine takes: 2 for an enemy sector, none known for a step that fails (GE 1370)', () => {
    const plan = planOf({ [A2]: [travel(4)], [A1]: [travel(3)] });
    expect(legs(plan).map(({ unit, cost }) => [unit, cost])).toEqual([
      [A1, undefined],
      [A2, 2],
    ]);
  });

  it('tell where a unit pillages and searches on its way, and in which phase', () => {
    const plan = planOf({ [A1]: [{ kind: 'search' }], [A2]: [travel(1), { kind: 'pillage' }] });
    expect(
      legs(plan).map(({ unit, from, to, moment, does, last }) => [
        unit,
        from,
        to,
        moment?.[0]?.at,
        does,
        last,
      ]),
    ).toEqual([
      [A1, s(1), s(1), 1, 'Search', false],
      [A2, s(2), s(1), 1, undefined, true],
      [A2, s(1), s(1), 2, 'Pillage', false],
    ]);
    expect(legs(plan).map(({ impossible }) => impossible)).toEqual([false, false, false]);
    // Who has moved searches no more (GE 7361).
    const late = planOf({ [A1]: [travel(2), { kind: 'search' }] });
    expect(legs(late).map(({ does, impossible }) => [does, impossible])).toEqual([
      [undefined, false],
      ['Search', true],
    ]);
  });

  it('start from where the unit stands when a step has failed', () => {
    const plan = planOf({ [A1]: [travel(3), travel(2)], [A2]: [travel(1)] });
    expect(legs(plan, A1).map(({ from, to, impossible }) => [from, to, impossible])).toEqual([
      [s(1), s(3), true],
      [s(1), s(2), false],
    ]);
    expect(legs(plan)).toHaveLength(3);
  });

  it('show the way that was meant where the steps of it fail', () => {
    // A1 has the points for one of these steps; the others hang on it like beads, not like a fan.
    const plan = planOf({ [A1]: [travel(2), travel(1), travel(2), travel(1), travel(2), travel(4)] });
    const drawn = legs(plan, A1);
    expect(drawn.at(-1)).toMatchObject({ from: s(2), to: s(4), impossible: true });
    expect(drawn.map(({ from }, at) => at === 0 || from === drawn[at - 1]?.to)).toEqual(
      drawn.map(() => true),
    );
  });

  it('belong to starfleets that the plan forms, too', () => {
    const plan = planOf({
      [g(1)]: [
        { kind: 'form-starfleet', number: 3, name: 'New' },
        { kind: 'transfer-starships', type: type('two'), count: 1, to: a(klingon, 3), rank: 1 },
      ],
      [a(klingon, 3)]: [travel(2)],
    });
    expect(legs(plan).map(({ unit, impossible }) => [unit, impossible])).toEqual([[a(klingon, 3), false]]);
  });
});

describe('a click on a sector', () => {
  const to = (unit: ReturnType<typeof a>, number: number, plan = emptyPlan<never>()): readonly unknown[] =>
    presentation.moveTo(view, plan, unit, s(number)).map((order) => ('to' in order ? order.to : order.kind));

  it('orders the cheapest way there, from where the plan leads', () => {
    expect(to(a(klingon, 1), 4)).toEqual([s(2), s(4)]);
    expect(to(a(klingon, 1), 4, planOf({ [a(klingon, 1)]: [travel(2)] }) as never)).toEqual([s(4)]);
  });

  it('orders the way over the links where none is allowed: the advice tells why it fails', () => {
    expect(to(a(klingon, 2), 3)).toEqual([s(1), s(3)]);
  });

  it('orders nothing for garrisons, foreign units, the same place, or where no link leads', () => {
    expect([to(g(1), 2), to(a(romulan, 7), 1), to(a(klingon, 1), 1), to(a(klingon, 1), 99)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});
