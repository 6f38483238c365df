import { describe, expect, it } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { finances } from '#rulesets/galactic-empires/preview/finances.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { preview } from '#rulesets/galactic-empires/preview/preview.ts';
import { review } from '#rulesets/galactic-empires/review/review.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { gorn, klingon, romulan, vulcan } from '../play.ts';
import { kinds } from '../anyKind.ts';
import { ownRealm, planOf, problemCodes, viewOf } from '../ownRealm.ts';
import { wilds } from './granted.ts';

const s = sectorId;
const hq = (...orders: readonly Unnumbered<Order>[]): Plan<Order> => planOf({ hq: orders });
const advice = (orders: readonly Unnumbered<Order>[], state: State = ownRealm()): readonly string[] =>
  problemCodes(review(viewOf(state), hq(...orders)));

describe('advice on diplomacy', () => {
  it.each<readonly [string, readonly Unnumbered<Order>[], readonly string[]]>([
    [
      'offers where the relations fit, whatever the others do',
      [
        { kind: 'offer-peace', to: gorn },
        { kind: 'offer-alliance', to: romulan },
        { kind: 'cancel-alliance', with: vulcan },
      ],
      [],
    ],
    ['peace with a neutral', [{ kind: 'offer-peace', to: romulan }], ['o1 not-at-war']],
    [
      'an alliance with an enemy (GE 986)',
      [{ kind: 'offer-alliance', to: gorn }],
      ['o1 alliance-with-enemy'],
    ],
    ['an alliance with an ally', [{ kind: 'offer-alliance', to: vulcan }], ['o1 allied-already']],
    ['cancelling what is not', [{ kind: 'cancel-alliance', with: romulan }], ['o1 no-alliance']],
    [
      'war and peace in one plan',
      [
        { kind: 'declare-war', on: romulan },
        { kind: 'offer-peace', to: romulan },
      ],
      ['o2 not-at-war'],
    ],
    [
      'war and an alliance in one plan',
      [
        { kind: 'declare-war', on: romulan },
        { kind: 'offer-alliance', to: romulan },
      ],
      ['o2 alliance-with-enemy'],
    ],
    [
      'cancelling an alliance and offering it anew',
      [
        { kind: 'cancel-alliance', with: vulcan },
        { kind: 'offer-alliance', to: vulcan },
      ],
      ['o2 allied-already'],
    ],
    ['passage for an enemy (GE 287)', [{ kind: 'grant-passage', to: gorn }], ['o1 passage-to-enemy']],
    [
      'passage for whom the plan declares war on',
      [
        { kind: 'declare-war', on: romulan },
        { kind: 'grant-passage', to: romulan },
        { kind: 'grant-permission', place: s(1), to: romulan },
      ],
      ['o2 passage-to-enemy', 'o3 permission-to-enemy'],
    ],
    [
      'revoking what was never granted',
      [
        { kind: 'revoke-passage', from: romulan },
        { kind: 'revoke-permission', place: s(1), from: romulan },
      ],
      ['o1 no-passage-granted', 'o2 no-permission-granted'],
    ],
    [
      'a permission for a foreign sector',
      [{ kind: 'grant-permission', place: s(3), to: vulcan }],
      ['o1 not-your-sector'],
    ],
    [
      'a permission for a sector of no map',
      [{ kind: 'grant-permission', place: s(77), to: vulcan }],
      ['o1 no-such-sector'],
    ],
    ['gifts that are accepted anyhow', [{ kind: 'accept-gifts', from: romulan }], ['o1 accepts-already']],
    ['a permission nobody sells', [{ kind: 'request-permission', place: s(5) }], ['o1 permission-not-sold']],
    [
      'giving up what one does not hold',
      [{ kind: 'drop-permission', place: s(5) }],
      ['o1 no-permission-held'],
    ],
    [
      'no more sharing where nothing is shared',
      [{ kind: 'stop-sharing-info', with: romulan }],
      ['o1 not-shared'],
    ],
    ['spying on oneself', [{ kind: 'espionage', on: klingon }], ['o1 own-empire']],
    [
      'an ambassador without an address',
      [{ kind: 'send-ambassador', to: romulan, address: ' ' }],
      ['o1 no-address'],
    ],
    ['a name that cannot be read', [{ kind: 'rename-ruler', name: ' ' }], ['o1 no-name']],
    [
      'two orders about one matter',
      [
        { kind: 'grant-passage', to: romulan },
        { kind: 'grant-passage', to: romulan },
      ],
      ['o1 overruled'],
    ],
    [
      'two names',
      [
        { kind: 'rename-ruler', name: 'Kang' },
        { kind: 'rename-ruler', name: 'Koloth' },
      ],
      ['o1 overruled'],
    ],
  ])('%s', (_, orders, expected) => {
    expect(advice(orders)).toEqual(expected);
  });

  it('belongs to the headquarters', () => {
    const plan = planOf({ 'klingon.a00001': [{ kind: 'grant-passage', to: romulan }] });
    expect(problemCodes(review(viewOf(ownRealm()), plan))).toEqual(['o1 needs-headquarters']);
  });

  it('follows the treasury: missions are paid after the revenue, permissions before everything (GE 998, 1341)', () => {
    // Upkeep of the realm is 9.8 and sector 1 yields 13; of 50 - 9.8 = 40.2 decay 2.81, so 50.39 pay for one mission of 35.
    const spying: readonly Unnumbered<Order>[] = [
      { kind: 'espionage', on: gorn },
      { kind: 'espionage', on: romulan },
    ];
    expect(advice(spying.slice(1))).toEqual([]);
    expect(advice(spying)).toEqual(['shortfall', 'o2 not-enough-money']);
    expect(finances(viewOf(ownRealm()), hq(...spying))).toMatchObject({
      headquarters: 7000,
      surplus: 5000 - 980 - 7000,
    });
    expect(preview(viewOf(ownRealm()), hq(...spying)).end.empires[klingon]?.treasury).toBe(5039 - 3500);
    const request: readonly Unnumbered<Order>[] = [{ kind: 'request-permission', place: s(3) }];
    expect(finances(viewOf(wilds({ permissionForSale: true })), hq(...request)).headquarters).toBe(900);
    expect(advice(request, wilds({ permissionForSale: true }, 900))).toEqual(['upkeep-unpaid']);
    expect(advice(request, wilds({ permissionForSale: true }, 899))).toEqual(['o1 permission-refused']);
    expect(
      advice(
        [...request, ...request.map(() => ({ kind: 'request-permission', place: s(2) }) as const)],
        wilds({ permissionForSale: true }, 5000),
      ),
    ).toEqual(['o2 permission-held']);
  });

  it('rolls no dice for agents, and foretells no answer of others', () => {
    const seen = preview(
      viewOf(ownRealm()),
      hq({ kind: 'espionage', on: gorn }, { kind: 'offer-peace', to: gorn }),
    );
    expect(seen.refusals).toEqual([]);
    expect(
      seen.entries.filter(({ event }) => event.kind === 'espionage-made').map(({ event }) => event),
    ).toMatchObject([{ report: {} }]);
    expect(seen.end.relations).toEqual(ownRealm().relations);
  });

  it('proposes the address that was sent before', () => {
    const first = viewOf(ownRealm());
    expect(kinds['send-ambassador'].offers(first, { seat: romulan }, emptyPlan())).toEqual([
      { kind: 'send-ambassador', to: romulan, address: '' },
    ]);
    const event = {
      kind: 'ambassador-sent',
      seat: klingon,
      to: gorn,
      address: 'kang@qonos.example',
    } as const;
    const next = galacticEmpires.view(
      ownRealm(),
      klingon,
      [{ step: 'Ambassadors Sent', pass: 0, line: 0, event }],
      first,
    );
    expect(kinds['send-ambassador'].offers(next, { seat: romulan }, emptyPlan())).toEqual([
      { kind: 'send-ambassador', to: romulan, address: 'kang@qonos.example' },
    ]);
  });

  it('is said in words', () => {
    const view = viewOf(wilds({ permissionForSale: true }));
    const said = (order: Unnumbered<Order>): string =>
      phraseText(
        (
          galacticEmpires.orders[order.kind] as unknown as {
            say(order: unknown, view: View, at: Spot): Parameters<typeof phraseText>[0];
          }
        ).say(order, view, {}),
      );
    expect(said({ kind: 'request-permission', place: s(3) })).toBe(
      'Request special permission for Sector 3 for 9 resources',
    );
    expect(said({ kind: 'request-permission', place: s(4) })).toBe(
      'Request special permission for Sector 4 for ? resources',
    );
    expect(said({ kind: 'espionage', on: gorn })).toBe('Spy on the gorn empire for 35 resources');
    expect(said({ kind: 'send-ambassador', to: gorn, address: '' })).toBe(
      'Ask the gorn empire to write to …',
    );
  });
});
