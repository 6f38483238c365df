import { describe, expect, it } from 'vitest';

import { orderRef, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, gorn, klingon, type } from '../play.ts';

const ref = orderRef('klingon.t1.o1');
const samples: readonly Order[] = [
  { kind: 'declare-war', ref, on: gorn },
  { kind: 'annex-sector', ref, place: sectorId(2) },
  { kind: 'issue-proclamation', ref, text: 'Hear me!\nAll of you.' },
  { kind: 'form-starfleet', ref, number: 12, name: 'Third Fleet' },
  { kind: 'travel', ref, to: sectorId(2) },
  { kind: 'wait', ref },
  { kind: 'build-starships', ref, type: type('two'), count: 3, rank: 2 },
  { kind: 'transfer-starships', ref, type: type('two'), count: 3, to: a(klingon, 1), rank: 5 },
  { kind: 'transfer-admiral', ref, admiral: admiralId('klingon.a00002.0'), to: a(klingon, 1) },
  { kind: 'reassign-starships', ref, type: type('two'), ranks: [1, 0, 2, 0, 0] },
  { kind: 'assign-leader', ref, admiral: admiralId('klingon.a00002.0') },
  { kind: 'assign-leader', ref },
  { kind: 'set-follow', ref, unit: a(klingon, 2) },
  { kind: 'set-follow', ref },
  { kind: 'set-retreat-level', ref, level: 3 },
  { kind: 'set-defend-option', ref, defends: false },
  { kind: 'rename-unit', ref, name: 'Bird of Prey' },
  { kind: 'build-defences', ref },
  { kind: 'raze-defences', ref, levels: 4 },
  { kind: 'hire-admiral', ref },
  { kind: 'disband-starships', ref, type: type('two'), count: 3 },
  { kind: 'salvage-starships', ref, type: type('two'), count: 3 },
  { kind: 'disband-admiral', ref, admiral: admiralId('klingon.a00002.0') },
  { kind: 'rename-admiral', ref, admiral: admiralId('klingon.a00002.0'), name: 'Old Thunder' },
  { kind: 'pillage', ref },
  { kind: 'search', ref },
  { kind: 'cloak', ref },
  { kind: 'decloak', ref },
  { kind: 'cede-sector', ref, place: sectorId(2) },
  { kind: 'give-sector', ref, place: sectorId(2), to: gorn },
  { kind: 'send-resources', ref, to: gorn, amount: 20 },
  { kind: 'offer-peace', ref, to: gorn },
  { kind: 'offer-alliance', ref, to: gorn },
  { kind: 'cancel-alliance', ref, with: gorn },
  { kind: 'accept-gifts', ref, from: gorn },
  { kind: 'accept-nothing', ref, from: gorn },
  { kind: 'grant-passage', ref, to: gorn },
  { kind: 'revoke-passage', ref, from: gorn },
  { kind: 'grant-permission', ref, place: sectorId(2), to: gorn },
  { kind: 'revoke-permission', ref, place: sectorId(2), from: gorn },
  { kind: 'request-permission', ref, place: sectorId(2) },
  { kind: 'drop-permission', ref, place: sectorId(2) },
  { kind: 'share-info', ref, with: gorn },
  { kind: 'stop-sharing-info', ref, with: gorn },
  { kind: 'espionage', ref, on: gorn },
  { kind: 'send-ambassador', ref, to: gorn, address: 'kang@qonos.example' },
  { kind: 'rename-ruler', ref, name: 'Kang the Elder' },
  { kind: 'set-status', ref, of: gorn, status: 'royalty' },
  { kind: 'set-leadership', ref, of: gorn, computer: true },
  {
    kind: 'bring-in',
    ref,
    place: sectorId(2),
    fought: true,
    losses: [{ unit: unitId('gorn-hegemony.a00001'), at: 0, damage: 5 }],
    leaves: [unitId('gorn-hegemony.a00001')],
  },
  { kind: 'set-leadership', ref, of: gorn, computer: true, level: 'bold' },
];
const codecOf = (order: Order) => galacticEmpires.orders[order.kind].codec;
/** Texts that the player fills in later. */
const mayBeEmpty = new Set(['issue-proclamation text', 'send-ambassador address']);
/** Lists that may have nothing in them. */
const mayBeBare = new Set(['bring-in losses', 'bring-in leaves']);
const optional = new Set(['assign-leader admiral', 'set-follow unit', 'set-leadership level']);

describe('the codec of each order', () => {
  it('covers every kind', () => {
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(galacticEmpires.orders)));
  });

  it.each(samples)('reads what it has written: $kind', (order) => {
    const made = (codecOf(order).make as (order: Order) => unknown)(order);
    expect(codecOf(order).parse(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, value: order });
  });

  it.each(samples)('refuses rubbish: $kind', (order) => {
    const parse = (raw: unknown): boolean => codecOf(order).parse(raw).ok;
    for (const raw of [undefined, null, 1, 'travel', [], {}, [order]])
      expect(parse(raw), JSON.stringify(raw)).toBe(false);
    expect(parse({ ...order, note: 'more' })).toBe(false);
    expect(parse({ ...order, kind: 'surrender' })).toBe(false);
    expect(parse({ ...order, ref: 'Not An Id' })).toBe(false);
    for (const [member] of inOrder(order as unknown as Record<string, unknown>)) {
      const { [member]: _, ...rest } = order as unknown as Record<string, unknown>;
      expect(parse(rest), `without ${member}`).toBe(optional.has(`${order.kind} ${member}`));
      for (const wrong of [{}, [], null, -1, 1.5, '', 'a\u0000b']) {
        if (mayBeEmpty.has(`${order.kind} ${member}`) && wrong === '') continue;
        if (mayBeBare.has(`${order.kind} ${member}`) && Array.isArray(wrong)) continue;
        expect(parse({ ...rest, [member]: wrong }), `${member}: ${JSON.stringify(wrong)}`).toBe(false);
      }
    }
  });

  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['a rank beyond 5', { kind: 'build-starships', ref, type: type('two'), count: 1, rank: 6 }],
    ['no ships', { kind: 'build-starships', ref, type: type('two'), count: 0, rank: 1 }],
    ['a type of no table', { kind: 'build-starships', ref, type: 'klingon/death-star', count: 1, rank: 1 }],
    ['half a resource', { kind: 'send-resources', ref, to: gorn, amount: 0.5 }],
    ['four ranks', { kind: 'reassign-starships', ref, type: type('two'), ranks: [1, 0, 2, 0] }],
    ['a name on two lines', { kind: 'rename-unit', ref, name: 'one\ntwo' }],
    ['a name of 41 characters', { kind: 'rename-unit', ref, name: 'x'.repeat(41) }],
    ['text turned around', { kind: 'issue-proclamation', ref, text: 'abc\u202edef' }],
  ])('refuses %s', (_, raw) => {
    expect(galacticEmpires.orders[raw['kind'] as Order['kind']].codec.parse(raw).ok).toBe(false);
  });
});
