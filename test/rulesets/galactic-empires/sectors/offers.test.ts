import { describe, expect, it } from 'vitest';
import { inOrder } from '#kernel/words/inOrder.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { Sector, State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import { a, fleet, g, gorn, klingon, romulan, travel, type } from '../play.ts';
import { kinds } from '../anyKind.ts';
import { ownRealm, viewOf } from '../ownRealm.ts';
import { type Lists, standing } from '../diplomacy/standing.ts';
import { give, empireOf } from './sectorOrders.ts';

const [A1, A2, A3, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), g(1)];
const pillage: Unnumbered<Order> = { kind: 'pillage' };
const fill: Unnumbered<Order> = { kind: 'transfer-starships', type: type('two'), count: 2, to: A3, rank: 1 };
const annex = (place: number): Unnumbered<Order> => ({ kind: 'annex-sector', place: s(place) });
const cede = (place: number): Unnumbered<Order> => ({ kind: 'cede-sector', place: s(place) });
const send = (amount: number, to = romulan): Unnumbered<Order> => ({ kind: 'send-resources', to, amount });

const sectorOf = (state: State, at: number, more: Partial<Sector>): State =>
  ({ ...state, sectors: { ...state.sectors, [s(at)]: { ...state.sectors[s(at)], ...more } } }) as State;
const refusing = empireOf(ownRealm(), romulan, { refuses: [klingon] });
/** The Romulans have a garrison in 3 and let the Klingons through. */
const open = empireOf(sectorOf(ownRealm(), 3, { level: 1 }), romulan, { passage: [klingon] });
const cloaked = {
  ...ownRealm(),
  units: { ...ownRealm().units, [A1]: { ...ownRealm().units[A1], cloaked: true } },
} as State;
const unguarded = {
  ...sectorOf(ownRealm(), 1, { level: 0, levelDamage: 0, builds: undefined } as never),
  units: Object.fromEntries(inOrder(ownRealm().units).filter(([id]) => id !== G1)),
} as State;
const landless = sectorOf(sectorOf(ownRealm(), 1, { owner: gorn }), 2, { owner: gorn });

describe('what becomes of sectors is ordered where it can be, and where not the reason is told', () => {
  const spots: readonly (readonly [string, string | undefined, Order['kind'], Spot, Lists?, State?])[] = [
    ['pillage of an own sector', 'offered', 'pillage', { unit: A1 }],
    ['by its garrison', 'offered', 'pillage', { unit: G1 }],
    ['of an enemy’s, where the plan leads', 'offered', 'pillage', { unit: A2 }, { [A2]: [travel(4)] }],
    ['of a neutral’s (GE 769)', 'not-at-war', 'pillage', { unit: A1 }, { [A1]: [travel(3)] }],
    [
      'of a neutral’s, when the plan declares war',
      'offered',
      'pillage',
      { unit: A1 },
      { hq: [{ kind: 'declare-war', on: romulan }], [A1]: [travel(3)] },
    ],
    ['of an ally’s', 'not-at-war', 'pillage', { unit: A1 }, { [A1]: [travel(6)] }],
    ['of a host’s', 'guest-pillages', 'pillage', { unit: A1 }, { [A1]: [travel(3)] }, open],
    ['a second time', 'not-enough-move-points', 'pillage', { unit: A1 }, { [A1]: [pillage] }],
    ['a second time, by a garrison', 'garrison-busy', 'pillage', { unit: G1 }, { [G1]: [pillage] }],
    [
      'by a starfleet that the plan forms and fills',
      'offered',
      'pillage',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }, fill] },
    ],
    [
      'by one that stays empty',
      'no-starships',
      'pillage',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }] },
    ],
    ['under cloak (GE 1155)', 'cloaked', 'pillage', { unit: A1 }, {}, cloaked],
    ['by foreign units', undefined, 'pillage', { unit: a(romulan, 7) }],
    ['by the headquarters', undefined, 'pillage', {}],
    ['by a unit sent elsewhere by a click', undefined, 'pillage', { unit: A1, place: s(2) }],
    ['annexing', 'offered', 'annex-sector', { place: s(2) }],
    ['annexing twice', 'annexed-already', 'annex-sector', { place: s(1) }],
    ['annexing once more in one plan', undefined, 'annex-sector', { place: s(2) }, { hq: [annex(2)] }],
    ['annexing what is not owned', undefined, 'annex-sector', { place: s(3) }],
    ['ceding', 'offered', 'cede-sector', { place: s(1) }],
    ['ceding what is not annexed (GE 405)', 'not-annexed', 'cede-sector', { place: s(2) }],
    [
      'ceding what is lost',
      'not-owned',
      'cede-sector',
      { place: s(1) },
      {},
      sectorOf(ownRealm(), 1, { owner: gorn }),
    ],
    ['ceding once more in one plan', undefined, 'cede-sector', { place: s(1) }, { hq: [cede(1)] }],
    ['ceding what is a foreign affair', undefined, 'cede-sector', { place: s(3) }],
    ['a gift to an empire', 'offered', 'give-sector', { seat: romulan }],
    ['a gift of a sector', 'offered', 'give-sector', { place: s(1) }],
    ['a gift to who refuses (GE 279)', 'gifts-refused', 'give-sector', { seat: romulan }, {}, refusing],
    ['a third gift (GE 946)', 'too-many-gifts', 'give-sector', { seat: gorn }, { hq: [give(1), give(2)] }],
    ['the last sectors', 'nothing-to-give', 'give-sector', { seat: gorn }, {}, landless],
    ['one gift twice', undefined, 'give-sector', { place: s(1) }, { hq: [give(1)] }],
    ['a gift of what is not owned', undefined, 'give-sector', { place: s(3) }],
    ['a gift to oneself', undefined, 'give-sector', { seat: klingon }],
    ['sending resources', 'offered', 'send-resources', { seat: romulan }],
    ['sending them to who refuses', 'gifts-refused', 'send-resources', { seat: romulan }, {}, refusing],
    [
      'sending them without a garrison (GE 297)',
      'no-garrison',
      'send-resources',
      { seat: romulan },
      {},
      unguarded,
    ],
    ['sending twice', undefined, 'send-resources', { seat: romulan }, { hq: [send(5)] }],
    ['sending to oneself', undefined, 'send-resources', { seat: klingon }],
  ];
  it.each(spots.map((row) => ({ title: row[0], row })))(
    '$title',
    ({ row: [, expected, kind, at, lists, state] }) => {
      expect(standing(kind, at, lists, state)).toBe(expected);
    },
  );

  it('offers the gift that will succeed: the Romulans stand next to 1, the Gorn next to 2', () => {
    const offers = (at: Spot) => kinds['give-sector'].offers(viewOf(ownRealm()), at, emptyPlan());
    expect([
      offers({ seat: romulan }),
      offers({ seat: gorn }),
      offers({ place: s(1) }),
      offers({ place: s(2) }),
    ]).toEqual([[give(1, romulan)], [give(2, gorn)], [give(1, romulan)], [give(2, gorn)]]);
  });

  it('proposes the sector with the least revenue of those that can be taken', () => {
    const guests = {
      ...ownRealm(),
      units: {
        ...ownRealm().units,
        ...Object.fromEntries([fleet(romulan, 9, { at: 2, ships: [[type('two'), 1]] })]),
      },
    } as State;
    expect(kinds['give-sector'].offers(viewOf(guests), { seat: romulan }, emptyPlan())).toEqual([
      give(2, romulan),
    ]);
  });

  // A tenth comes on top: 5.49 pay for 4, with 0.4 of fee.
  it.each([
    [5000, 10],
    [549, 4],
    [0, 1],
  ])('offers to send no more than a treasury of %i hundredths holds', (treasury, amount) => {
    expect(
      kinds['send-resources'].offers(
        viewOf(empireOf(ownRealm(), klingon, { treasury })),
        { seat: romulan },
        emptyPlan(),
      ),
    ).toEqual([send(amount)]);
  });
});

describe('the sentences', () => {
  it.each<readonly [Unnumbered<Order>, string]>([
    [pillage, 'Pillage the sector'],
    [cede(1), 'Cede Home to local control'],
    [give(1), 'Give Home to the romulan empire'],
    [send(25), 'Send the romulan empire 25 resources, at a fee of 2.5'],
  ])('%j', (order, expected) => {
    expect(phraseText(kinds[order.kind].say(order, viewOf(ownRealm()), {}))).toBe(expected);
  });
});
