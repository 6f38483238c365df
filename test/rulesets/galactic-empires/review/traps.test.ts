import { describe, expect, it } from 'vitest';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { review } from '#rulesets/galactic-empires/review/review.ts';
import type { UnitSpec } from '../battle/support/world.ts';
import { ownRealm, planOf, problemCodes, viewOf } from '../ownRealm.ts';
import { a, fleet, gorn, klingon, play, scene, travel, type, vulcan, wait } from '../play.ts';

/* What the rulebook’s advice warns of: each trap as a plan walks into it, beside the plan that does not; and, where dice allow, what the turn then does. */

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const advice = (lists: Lists, state: State): readonly string[] =>
  problemCodes(review(viewOf(state), planOf(lists)));
const said = (lists: Lists, state: State): readonly string[] =>
  review(viewOf(state), planOf(lists)).map(({ phrase }) => phraseText(phrase));
const [A1, A2] = [a(klingon, 1), a(klingon, 2)];

/** Two fleets and an enemy who stands fast: sectors 1 and 2 are their own, 3 is hostile and joined to both. */
const front = (first: Partial<UnitSpec> = {}, enemies = 1): State =>
  scene({
    sectors: {
      1: { owner: klingon, links: [2, 3], name: 'Home' },
      2: { owner: klingon, links: [1, 3], name: 'March' },
      3: { owner: gorn, links: [1, 2], name: 'Gornar' },
    },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[type('three'), 4, 2]], ...first }),
      fleet(klingon, 2, { at: 1, ships: [[type('three'), 4, 2]] }),
      fleet(gorn, 1, { at: 3, ships: [[type('three'), enemies]] }),
    ],
    wars: [[klingon, gorn]],
  });

describe('two fleets that attack one sector (GE 557)', () => {
  it('do not fight together when one comes a phase later', () => {
    const lists = { [A1]: [travel(3)], [A2]: [travel(2), travel(3)] };
    expect(advice(lists, front())).toEqual(['o3 comes-later']);
    expect(said(lists, front())).toEqual([
      'It comes to Gornar in phase 2, and A1 fights there alone in phase 1. To fight together, let A1 wait.',
    ]);
    const together = play(front({}, 30), { [klingon]: { [A1]: [travel(3)], [A2]: [travel(3)] } });
    const apart = play(front({}, 30), { [klingon]: lists });
    const own = ({ events }: typeof apart): number =>
      events('battle-joined')[0]!.sides.filter(({ owner }) => owner === klingon).length;
    expect([own(together), own(apart)]).toEqual([2, 1]);
  });

  it('do when the nearer one waits, or both set out together', () => {
    expect(advice({ [A1]: [wait, travel(3)], [A2]: [travel(2), travel(3)] }, front())).toEqual([]);
    expect(advice({ [A1]: [travel(3)], [A2]: [travel(3)] }, front())).toEqual([]);
  });

  it('and nobody fights alone where nobody fights', () => {
    const empty = { ...front(), relations: {} };
    expect(advice({ [A1]: [travel(2)], [A2]: [wait, travel(2)] }, empty)).toEqual([]);
  });
});

describe('a retreat level (GE 1664, 1902)', () => {
  const attack = { [A1]: [travel(3)] };

  it.each<readonly [string, Partial<UnitSpec>, readonly string[]]>([
    [
      'below the ranks of all ships leaves after the first round',
      { retreatLevel: 1 },
      ['o1 retreats-at-once'],
    ],
    ['of the ranks of all ships leaves nobody to retreat', { retreatLevel: 2 }, ['o1 retreats-never']],
    ['above them too', { retreatLevel: 4 }, ['o1 retreats-never']],
    ['of 5 is never meant to retreat', { retreatLevel: 5 }, []],
    [
      'between the ranks does what it says',
      {
        retreatLevel: 1,
        ships: [
          [type('three'), 1, 1],
          [type('three'), 1, 2],
        ],
      },
      [],
    ],
  ])('%s', (_, first, codes) => {
    expect(advice(attack, front(first))).toEqual(codes);
  });

  it('that the plan sets is warned of at that order, and ranks that it sets count', () => {
    const level = { kind: 'set-retreat-level', level: 1 } as const;
    const ranks = {
      kind: 'reassign-starships',
      type: type('three'),
      ranks: [1, 3, 0, 0, 0],
    } as unknown as Unnumbered<Order>;
    expect(advice({ [A1]: [level, travel(3)] }, front())).toEqual(['o1 retreats-at-once']);
    expect(advice({ [A1]: [level, ranks, travel(3)] }, front())).toEqual([]);
  });

  it('of who follows another in the battle is not their own', () => {
    const lists = { [A1]: [{ kind: 'set-follow', unit: A2 } as const, travel(3)], [A2]: [travel(3)] };
    expect(advice(lists, front({ retreatLevel: 1 }))).toEqual([]);
  });

  it('is warned of at the fleet where no order brings it there; inside defences it is none', () => {
    const besieged = (level: number, defends = true): State =>
      scene({
        sectors: { 1: { owner: klingon, level, links: [2] }, 2: { owner: klingon, links: [1] } },
        units: [
          fleet(klingon, 1, { at: 1, ships: [[type('three'), 4, 2]], retreatLevel: 1, defends }),
          fleet(gorn, 1, { at: 1, ships: [[type('three'), 1]] }),
        ],
        wars: [[klingon, gorn]],
      });
    const found = review(viewOf(besieged(0)), planOf({}));
    expect(found).toMatchObject([{ code: 'retreats-at-once', at: { unit: A1 } }]);
    expect(advice({}, besieged(1))).toEqual([]);
    expect(advice({}, besieged(1, false))).toEqual(['retreats-at-once']);
  });

  it('with no ships up to it makes the turn retreat after one round', () => {
    const seen = play(front({ retreatLevel: 1, ships: [[type('three'), 30, 2]] }, 30), { [klingon]: attack });
    expect(seen.events('starfleet-retreated')).toMatchObject([{ unit: A1, round: 1 }]);
  });
});

describe('parting with an ally (GE 1922, 1924)', () => {
  const parting = { kind: 'cancel-alliance', with: vulcan } as const;
  const revoked = { kind: 'revoke-passage', from: vulcan } as const;
  const allied = (): State => {
    const state = ownRealm();
    const mine = { ...state.empires[klingon]!, passage: [vulcan] };
    const theirs = { ...state.empires[vulcan]!, passage: [klingon] };
    return { ...state, empires: { ...state.empires, [klingon]: mine, [vulcan]: theirs } };
  };

  it('leaves them the way through one’s sectors, unless it is closed too', () => {
    expect(advice({ hq: [parting] }, allied())).toEqual(['o1 passage-stays']);
    expect(advice({ hq: [parting, revoked] }, allied())).toEqual([]);
    expect(advice({ hq: [parting] }, ownRealm())).toEqual([]);
  });

  it('leaves fleets in their sectors at their mercy', () => {
    expect(advice({ hq: [parting, revoked], [A1]: [travel(6)] }, allied())).toEqual(['o1 fleets-abroad']);
    expect(advice({ [A1]: [travel(6)] }, allied())).toEqual([]);
  });
});

describe('pillage of one’s own (GE 7049)', () => {
  const pillage = { kind: 'pillage' } as const;

  it('is pointless where the sector is annexed and kept, and not where it pays nothing', () => {
    expect(advice({ [A1]: [pillage] }, ownRealm())).toEqual(['o1 pillages-own']);
    expect(advice({ [A2]: [pillage] }, ownRealm())).toEqual([]);
    expect(
      advice({ hq: [{ kind: 'cede-sector', place: sectorId(1) }], [A1]: [pillage] }, ownRealm()),
    ).toEqual([]);
  });
});
