import type { Event, Order } from '#rulesets/galactic-empires/game.ts';
import { describe, expect, it } from 'vitest';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Heard } from '#kernel/game/game.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { planOf } from '../ownRealm.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, ship, type, vulcan } from '../play.ts';

const s = sectorId;
const marker = 'Xyzzy';
const money = { [klingon]: 918_273_645, [gorn]: 546_372_819 };

/**
 * The Klingons hold 1, where the Vulcans may pass, and have fleets, one of them cloaked, in 3 of the Gorn and 4 of the independents, far from the Romulans in 6.
 * Names, treasuries, permissions and cloaked fleets are planted to be looked for.
 */
const start: State = deepFreeze({
  ...scene(
    {
      sectors: {
        1: { owner: klingon, annexedTo: klingon, links: [2], permitted: [vulcan], level: 2 },
        2: { owner: klingon, annexedTo: gorn, decline: 1, links: [1, 3] },
        3: { owner: gorn, annexedTo: gorn, links: [2], permitted: [klingon, vulcan], builds: [type('two')] },
        4: { permitted: [klingon, vulcan], links: [5] },
        5: { links: [4] },
        6: { owner: romulan, links: [] },
        7: { owner: vulcan, links: [] },
      },
      units: [
        garrison(klingon, {
          at: 1,
          ships: [[ship.two, 3, 4]],
          name: `${marker} guard`,
          admirals: [{ name: `${marker} admiral`, tactics: 66 }],
          leads: 0,
        }),
        fleet(klingon, 1, { at: 3, ships: [[ship.three, 2, 3]], name: `${marker} guests` }),
        fleet(klingon, 5, { at: 4, ships: [[ship.scout, 3]], name: `${marker} spies`, cloaked: true }),
        garrison(gorn, { at: 3, ships: [[ship.destroyer, 4, 2]], name: `${marker} wall` }),
        fleet(gorn, 7, { at: 2, ships: [[ship.scout, 2]], name: `${marker} shadows`, cloaked: true }),
        fleet(romulan, 1, { at: 6, ships: [[ship.two, 1]] }),
        fleet(vulcan, 1, { at: 7, ships: [[ship.two, 1]] }),
      ],
      alliances: [[klingon, vulcan]],
    },
    { ...money, [romulan]: 5_000 },
  ),
});
// The mission goes to a certain empire of certain chances, so that everything is found out.
const certain = deepFreeze({
  ...start,
  parameters: { ...start.parameters, espionage: { cost: 35, chance: 100 } },
} as State);

interface File {
  readonly heard: readonly Heard<Event>[];
  readonly view: View;
  /** All of it, to be searched. */
  readonly text: string;
  /** An empire’s treasury before and after the turn, as it would be written. */
  readonly money: (seat: SeatId) => readonly string[];
}
function filesOf(state: State, plans: Readonly<Record<SeatId, Plan<Order>>>): (seat: SeatId) => File {
  const turn = runTurn(galacticEmpires, { state, seed: 'sharing', plans });
  expect(turn.refusals).toEqual([]);
  const heardBySeat = tellTurn(galacticEmpires, state, turn.entries, galacticEmpires.seats(state));
  return (seat) => {
    const heard = heardBySeat.get(seat) ?? [];
    const view = galacticEmpires.view(turn.state, seat, heard, galacticEmpires.view(state, seat, []));
    expect(
      galacticEmpires.codecs.view.parse(JSON.parse(JSON.stringify(galacticEmpires.codecs.view.make(view))))
        .ok,
    ).toBe(true);
    return {
      heard,
      view,
      text: JSON.stringify([heard, view]),
      money: (of) => [state, turn.state].map(({ empires }) => String(empires[of]?.treasury)),
    };
  };
}
const reported = ({ sectors }: View): readonly string[] =>
  keysInOrder(sectors).filter((place) => sectors[place]?.report !== undefined);

describe('shared reports (GE 1030, 1151)', () => {
  const share = filesOf(start, { [klingon]: planOf({ hq: [{ kind: 'share-info', with: romulan }] }) });
  const without = filesOf(start, {});

  it('show the receiver every sector that the giver has a report of, dated alike, and nobody else', () => {
    expect(reported(without(romulan).view)).toEqual([s(6)]);
    expect(reported(share(romulan).view)).toEqual(expect.arrayContaining([1, 2, 3, 4, 6].map(s)));
    expect(reported(share(romulan).view)).toEqual(expect.arrayContaining([...reported(share(klingon).view)]));
    expect(share(romulan).view.sectors[s(3)]?.report).toMatchObject({
      turn: 1,
      owner: gorn,
      builds: [type('two')],
    });
    expect(reported(share(vulcan).view)).toEqual(reported(without(vulcan).view));
  });

  it('show units of the giver like foreign ones: types and counts', () => {
    const forces = share(romulan).view.sectors[s(3)]?.report?.forces ?? [];
    expect(forces.map(({ unit }) => unit)).toEqual([g(3), a(klingon, 1)]);
    for (const unit of forces)
      expect(Object.keys(unit).sort()).toEqual([
        'combat',
        'hitPoints',
        'kind',
        'number',
        'owner',
        'ships',
        'unit',
      ]);
    expect(share(romulan).view.sectors[s(1)]?.report?.forces.map(({ unit, ships }) => [unit, ships])).toEqual(
      [[g(1), [{ type: type('two'), count: 3 }]]],
    );
  });

  it.each([romulan, vulcan])(
    'hide from %s cloaked fleets of anybody, names, ranks, ratings, treasuries, permissions of third parties and declines',
    (seat) => {
      const { text, view } = share(seat);
      expect(text).not.toContain(marker);
      for (const sum of [klingon, gorn].flatMap(share(seat).money)) expect(text).not.toContain(sum);
      for (const hidden of [a(klingon, 5), a(gorn, 7), ship.scout]) expect(text).not.toContain(hidden);
      expect(text).not.toMatch(/"tactics":\d/);
      for (const [place, { report }] of inOrder(view.sectors)) {
        expect(report?.permitted ?? [], place).toEqual(
          (report?.permitted ?? []).filter((other) => other === seat),
        );
        expect(report?.decline ?? 0, place).toBe(0);
      }
    },
  );

  it('are planted indeed: the giver knows it all', () => {
    const { text, view } = share(klingon);
    expect(text).toContain(`${marker} spies`);
    expect(view.treasury).toBeGreaterThan(800_000_000);
    expect(view.sectors[s(1)]?.report?.permitted).toEqual([vulcan]);
    expect(view.sectors[s(2)]?.report?.decline).toBeGreaterThan(0);
  });

  it('tell the giver nothing of what the receiver sees', () => {
    expect(share(klingon).heard.filter(({ event }) => event.kind === 'reports-shared')).toEqual([]);
    expect(reported(share(klingon).view)).not.toContain(s(6));
  });
});

describe('espionage (GE 998, E-44)', () => {
  const spy = filesOf(certain, { [romulan]: planOf({ hq: [{ kind: 'espionage', on: gorn }] }) });

  it('keeps what was found out with its turn, for the giver of the order alone', () => {
    const { espionage } = spy(romulan).view.empires[gorn] ?? {};
    expect(espionage).toMatchObject({
      turn: 1,
      ships: [
        { class: 'Scout', count: 2 },
        { class: 'Destroyer', count: 4 },
      ],
      sectors: 1,
      annexed: 2,
      centers: [s(3)],
      admirals: 0,
      relations: [],
    });
    expect(espionage?.treasury).toBeGreaterThan(500_000_000);
    for (const seat of [klingon, gorn, vulcan]) {
      expect(spy(seat).heard.filter(({ event }) => event.kind === 'espionage-made')).toEqual([]);
      for (const [, empire] of inOrder(spy(seat).view.empires))
        expect(empire).not.toHaveProperty('espionage');
    }
  });

  it('tells nothing else of its target, and nothing of third parties', () => {
    const { text, money: sums } = spy(romulan);
    expect(text).not.toContain(marker);
    for (const sum of sums(klingon)) expect(text).not.toContain(sum);
    expect(text.split(sums(gorn)[1] ?? '').length).toBe(3); // in the event and in the view
    for (const hidden of [a(klingon, 5), a(gorn, 7), g(3), ship.scout, ship.destroyer])
      expect(text).not.toContain(hidden);
    expect(reported(spy(romulan).view)).toEqual([s(6)]);
  });
});

describe('what ambassadors and agents have brought', () => {
  const heard = (...events: readonly Event[]): readonly Heard<Event>[] =>
    events.map((event, line) => ({ step: 'step', pass: 0, line, event }));
  const at = (turn: number, events: readonly Heard<Event>[], last?: View): View =>
    galacticEmpires.view(deepFreeze({ ...start, turn } as State), romulan, events, last);
  const mission = (report: Extract<Event, { kind: 'espionage-made' }>['report']): Event => ({
    kind: 'espionage-made',
    seat: romulan,
    on: gorn,
    cost: 3_500,
    report,
  });
  const ambassador = (address: string): Event => ({
    kind: 'ambassador-sent',
    seat: gorn,
    to: romulan,
    address,
  });

  it('is kept from turn to turn, and the latest takes the place of what was before', () => {
    const first = at(2, heard(mission({ sectors: 3, admirals: 1 }), ambassador('one@gorn.example')));
    const second = at(3, [], first);
    expect(second.empires[gorn]).toMatchObject({
      address: 'one@gorn.example',
      espionage: { turn: 1, sectors: 3, admirals: 1 },
    });
    const third = at(4, heard(mission({ annexed: 2 }), ambassador('two@gorn.example')), second);
    expect(third.empires[gorn]?.espionage).toEqual({ turn: 3, annexed: 2 });
    expect(third.empires[gorn]?.address).toBe('two@gorn.example');
    expect(third.empires[klingon]).not.toHaveProperty('address');
  });

  it('adds up the missions of one turn', () => {
    expect(at(2, heard(mission({ sectors: 3 }), mission({ admirals: 1 }))).empires[gorn]?.espionage).toEqual({
      turn: 1,
      sectors: 3,
      admirals: 1,
    });
  });

  it('must name empires and sectors of the game, and no later turn', () => {
    const view = at(2, heard(mission({ relations: [{ seat: klingon, relation: 'war' }], centers: [s(3)] })));
    const read = (change: object): boolean => {
      const raw = JSON.parse(JSON.stringify(galacticEmpires.codecs.view.make(view))) as {
        empires: Record<string, { espionage: object }>;
      };
      const known = raw.empires[gorn];
      if (known !== undefined) known.espionage = { ...known.espionage, ...change };
      return galacticEmpires.codecs.view.parse(raw).ok;
    };
    expect(read({})).toBe(true);
    expect(read({ relations: [{ seat: 'borg', relation: 'war' }] })).toBe(false);
    expect(read({ centers: ['s00099'] })).toBe(false);
    expect(read({ turn: 9 })).toBe(false);
  });
});
