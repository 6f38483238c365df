import { describe, expect, it } from 'vitest';
import { inOrder } from '#kernel/words/inOrder.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { gorn, klingon, romulan, vulcan } from '../play.ts';
import { kinds } from '../anyKind.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { wilds } from './granted.ts';

/** Tested beside the convoys. */
const gifts: readonly string[] = ['give-sector', 'send-resources'];
const s = sectorId;
const hq = (...orders: readonly Unnumbered<Order>[]): Plan<Order> => planOf({ hq: orders });

/** The realm with what the Klingons have granted: gifts of the Gorn refused, passage to the Vulcans, sector 1 open to the Romulans, reports to them too. */
const granted = (more: Partial<State['parameters']> = {}): State => {
  const state = ownRealm();
  const empires = {
    ...state.empires,
    [klingon]: { ...state.empires[klingon], refuses: [gorn], passage: [vulcan], sharesInfo: [romulan] },
  };
  const sectors = { ...state.sectors, [s(1)]: { ...state.sectors[s(1)], permitted: [romulan] } };
  return deepFreeze({ ...state, empires, sectors, parameters: { ...state.parameters, ...more } } as State);
};

describe('what can be ordered about an empire, and why not', () => {
  const standing = (
    state: State,
    at: Spot,
    plan: Plan<Order> = emptyPlan(),
  ): Readonly<Record<string, string>> => {
    const view = viewOf(state);
    return Object.fromEntries(
      inOrder(kinds)
        .filter(([kind]) => !gifts.includes(kind))
        .flatMap(([kind, { offers, whyNot }]) => {
          if (offers(view, at, plan).length > 0) return [[kind, 'offered']];
          const why = whyNot?.(view, at, plan);
          return why === undefined ? [] : [[kind, why.code]];
        }),
    );
  };

  it('follows the relation (GE 249-271)', () => {
    const relations = [
      'declare-war',
      'offer-peace',
      'offer-alliance',
      'cancel-alliance',
      'grant-passage',
      'revoke-passage',
    ];
    const of = (seat: typeof gorn): Readonly<Record<string, string>> =>
      Object.fromEntries(
        inOrder(standing(ownRealm(), { seat })).filter(([kind]) => relations.includes(kind)),
      );
    expect(of(romulan)).toEqual({
      'declare-war': 'offered',
      'offer-alliance': 'offered',
      'grant-passage': 'offered',
    });
    expect(of(gorn)).toEqual({
      'offer-peace': 'offered',
      'offer-alliance': 'alliance-with-enemy',
      'grant-passage': 'passage-to-enemy',
    });
    expect(of(vulcan)).toEqual({
      'declare-war': 'war-on-ally',
      'cancel-alliance': 'offered',
      'grant-passage': 'offered',
    });
  });

  it('turns round what has been granted (GE 279-289, 992)', () => {
    expect(standing(granted(), { seat: gorn })).toMatchObject({ 'accept-gifts': 'offered' });
    expect(standing(granted(), { seat: gorn })).not.toHaveProperty('accept-nothing');
    expect(standing(granted(), { seat: vulcan })).toMatchObject({ 'revoke-passage': 'offered' });
    expect(standing(granted(), { seat: vulcan })).not.toHaveProperty('grant-passage');
    expect(standing(granted(), { seat: romulan })).toMatchObject({ 'stop-sharing-info': 'offered' });
    expect(standing(granted(), { seat: romulan })).not.toHaveProperty('share-info');
    expect(standing(granted(), { place: s(1) })).toMatchObject({
      'grant-permission': 'offered',
      'revoke-permission': 'offered',
    });
    expect(standing(ownRealm(), { place: s(1) })).not.toHaveProperty('revoke-permission');
  });

  it('takes a war that the plan declares into account (GE 575)', () => {
    const war = hq({ kind: 'declare-war', on: romulan });
    expect(standing(ownRealm(), { seat: romulan }, war)).toMatchObject({
      'declare-war': 'given-already',
      'offer-peace': 'war-is-new',
      'offer-alliance': 'alliance-with-enemy',
      'grant-passage': 'passage-to-enemy',
    });
    const choices = (plan: Plan<Order>): readonly string[] => {
      const field = galacticEmpires.orders['grant-permission'].form?.(
        viewOf(ownRealm()),
        { kind: 'grant-permission', place: s(1), to: vulcan },
        { place: s(1) },
        plan,
      ).fields[0];
      return field?.kind === 'choice'
        ? field.choices.filter(({ warning }) => warning === undefined).map(({ value }) => value)
        : [];
    };
    expect(choices(emptyPlan())).toEqual([romulan, vulcan]);
    expect(choices(war)).toEqual([vulcan]);
  });

  it('says nothing of oneself, of the defeated and of strangers', () => {
    const state = ownRealm();
    const gone = deepFreeze({
      ...state,
      empires: { ...state.empires, [romulan]: { ...state.empires[romulan], defeated: true } },
    } as State);
    expect(standing(gone, { seat: romulan })).toEqual({});
    expect(standing(gone, { seat: 'borg' as typeof gorn })).toEqual({});
    expect(standing(ownRealm(), { seat: klingon })).toEqual({ 'rename-ruler': 'offered' });
  });

  it('offers nothing twice that the plan has', () => {
    const spots: readonly Spot[] = [{ seat: romulan }, { seat: gorn }, { seat: vulcan }, { seat: klingon }];
    for (const state of [ownRealm(), granted()]) {
      const view = viewOf(state);
      for (const at of spots) {
        for (const [kind, { offers, whyNot }] of inOrder(kinds)) {
          const [first] = offers(view, at, emptyPlan());
          if (first === undefined || gifts.includes(kind)) continue;
          const plan = hq(first);
          expect(offers(view, at, plan), kind).toEqual([]);
          expect(whyNot?.(view, at, plan)?.code, kind).toBe('given-already');
        }
      }
    }
  });

  it('permits one empire after the other, and then none', () => {
    const view = viewOf(ownRealm());
    const first = kinds['grant-permission'].offers(view, { place: s(1) }, emptyPlan());
    expect(first).toEqual([{ kind: 'grant-permission', place: s(1), to: romulan }]);
    const second = kinds['grant-permission'].offers(view, { place: s(1) }, hq(...first));
    expect(second).toEqual([{ kind: 'grant-permission', place: s(1), to: vulcan }]);
    expect(kinds['grant-permission'].offers(view, { place: s(1) }, hq(...first, ...second))).toEqual([]);
    expect(kinds['grant-permission'].offers(view, { place: s(1), seat: vulcan }, emptyPlan())).toEqual([
      { kind: 'grant-permission', place: s(1), to: vulcan },
    ]);
    expect(kinds['grant-permission'].offers(view, { place: s(3) }, emptyPlan())).toEqual([]);
  });

  it('asks independents for permission only where it is sold, and only those of whom a report has come (GE 1341, E-53)', () => {
    const sold = { permissionForSale: true };
    expect(standing(wilds(), { place: s(3) })).not.toHaveProperty('request-permission');
    expect(standing(wilds(sold), { place: s(3) })).toMatchObject({ 'request-permission': 'offered' });
    expect(standing(wilds(sold, 899), { place: s(3) })).toMatchObject({
      'request-permission': 'permission-refused',
    });
    expect(standing(wilds(sold), { place: s(2) })).toMatchObject({ 'drop-permission': 'offered' });
    expect(standing(wilds(sold), { place: s(2) })).not.toHaveProperty('request-permission');
    expect(standing(wilds(sold), { place: s(1) })).not.toHaveProperty('request-permission');
    expect(standing(wilds(sold), { place: s(4) })).not.toHaveProperty('request-permission');
    expect(standing(wilds(), { place: s(3) })).not.toHaveProperty('drop-permission');
  });

  it('does not let commoners share where the game says so (E-43)', () => {
    const state = granted({ commonersShareInfo: false });
    const commoner = deepFreeze({
      ...state,
      empires: { ...state.empires, [klingon]: { ...state.empires[klingon], status: 'commoner' } },
    } as State);
    expect(standing(commoner, { seat: vulcan })).toMatchObject({ 'share-info': 'commoners-keep-reports' });
    expect(standing(commoner, { seat: romulan })).toMatchObject({ 'stop-sharing-info': 'offered' });
    expect(standing(state, { seat: vulcan })).toMatchObject({ 'share-info': 'offered' });
  });
});
