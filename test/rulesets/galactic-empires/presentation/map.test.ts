import { describe, expect, it } from 'vitest';

import { emptyPlan } from '#kernel/orders/plan.ts';
import type { PlacePicture } from '#kernel/presentation.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { ownRealm, planOf, viewOf } from '../orders/ownRealm.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, travel, type } from '../rules/play.ts';

const s = sectorId;
const view = viewOf(ownRealm());
const place = (of: View, number: number): PlacePicture => {
  const found = presentation.map(of).places.find((one) => one.place === s(number));
  if (found === undefined) throw new Error(`no sector ${number}`);
  return found;
};

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
    expect(place(crowded, 1).own).toEqual({
      shipClass: 'Battleship',
      ships: 8,
      owners: [klingon],
      units: [a(klingon, 1), g(1)].sort(),
    });
    expect(place(crowded, 1).foreign).toEqual({
      shipClass: 'Heavy Cruiser',
      ships: 3,
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
    expect(place(spies(true), 1).own?.cloaked).toBe(true);
    expect(place(spies(false), 1).own).not.toHaveProperty('cloaked');
  });

  it('are missing where there are no ships', () => {
    const empty = viewOf(
      scene({ sectors: { 1: { owner: klingon } }, units: [fleet(klingon, 1, { at: 1 })] }),
    );
    expect(place(empty, 1)).not.toHaveProperty('own');
    expect(place(empty, 1)).not.toHaveProperty('foreign');
  });
});

describe('the map', () => {
  it('pictures an own sector', () => {
    const { own: _, ...picture } = place(view, 1);
    expect(picture).toEqual({
      place: s(1),
      q: 1,
      r: 0,
      number: 1,
      name: 'Home',
      owner: klingon,
      golden: true,
      revenue: 13,
      reported: 0,
      damage: 0,
      industrialCenter: true,
      defence: 2,
      defenceDamage: 1,
      stale: false,
      battle: false,
    });
  });

  it('knows nothing of what was never reported', () => {
    expect(place(view, 5)).toEqual({
      place: s(5),
      q: 5,
      r: 0,
      number: 5,
      name: 'Wilds',
      golden: false,
      damage: 0,
      industrialCenter: false,
      defence: 0,
      defenceDamage: 0,
      stale: true,
      battle: false,
    });
  });

  it('stands a banner on gold only where owner and annexation agree', () => {
    expect([1, 2, 3, 4, 6].map((number) => place(view, number).golden)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('joins linked sectors once, and bars neighbours that are not linked', () => {
    expect(presentation.map(view).links).toEqual([
      [s(1), s(2)],
      [s(1), s(3)],
      [s(1), s(6)],
      [s(2), s(4)],
      [s(4), s(5)],
    ]);
    expect(presentation.map(view).barriers).toEqual([
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

  it('count phases, waits included, and mark the last destination', () => {
    const plan = planOf({ [A2]: [travel(1), { kind: 'wait' }, travel(2)] });
    expect(presentation.routes(view, plan)).toEqual([
      {
        unit: A2,
        order: 'klingon.t1.o1',
        from: s(2),
        to: s(1),
        moment: [{ name: 'Phase', at: 1 }],
        last: false,
        impossible: false,
        cost: 1,
      },
      {
        unit: A2,
        order: 'klingon.t1.o3',
        from: s(1),
        to: s(2),
        moment: [{ name: 'Phase', at: 3 }],
        last: true,
        impossible: false,
        cost: 1,
      },
    ]);
  });

  it('carry the move-points that the engine takes: 2 for an enemy sector, none known for a step that fails (GE 1370)', () => {
    const plan = planOf({ [A2]: [travel(4)], [A1]: [travel(3)] });
    expect(presentation.routes(view, plan).map(({ unit, cost }) => [unit, cost])).toEqual([
      [A1, undefined],
      [A2, 2],
    ]);
  });

  it('tell where a unit pillages and searches on its way, and in which phase', () => {
    const plan = planOf({ [A1]: [{ kind: 'search' }], [A2]: [travel(1), { kind: 'pillage' }] });
    expect(
      presentation
        .routes(view, plan)
        .map(({ unit, from, to, moment, does, last }) => [unit, from, to, moment[0]?.at, does, last]),
    ).toEqual([
      [A1, s(1), s(1), 1, 'Search', false],
      [A2, s(2), s(1), 1, undefined, true],
      [A2, s(1), s(1), 2, 'Pillage', false],
    ]);
    expect(presentation.routes(view, plan).map(({ impossible }) => impossible)).toEqual([
      false,
      false,
      false,
    ]);
    // Who has moved searches no more (GE 7361).
    const late = planOf({ [A1]: [travel(2), { kind: 'search' }] });
    expect(presentation.routes(view, late).map(({ does, impossible }) => [does, impossible])).toEqual([
      [undefined, false],
      ['Search', true],
    ]);
  });

  it('start from where the unit stands when a step has failed', () => {
    const plan = planOf({ [A1]: [travel(3), travel(2)], [A2]: [travel(1)] });
    expect(
      presentation.routes(view, plan, A1).map(({ from, to, impossible }) => [from, to, impossible]),
    ).toEqual([
      [s(1), s(3), true],
      [s(1), s(2), false],
    ]);
    expect(presentation.routes(view, plan)).toHaveLength(3);
  });

  it('show the way that was meant where the steps of it fail', () => {
    // A1 has the points for one of these steps; the others hang on it like beads, not like a fan.
    const plan = planOf({ [A1]: [travel(2), travel(1), travel(2), travel(1), travel(2), travel(4)] });
    const drawn = presentation.routes(view, plan, A1);
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
    expect(presentation.routes(view, plan).map(({ unit, impossible }) => [unit, impossible])).toEqual([
      [a(klingon, 3), false],
    ]);
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
