import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { defined } from '#kernel/words/defined.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { codecs } from '#rulesets/galactic-empires/codecs.ts';
import type { KnownSector, View } from '#rulesets/galactic-empires/model/view.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { create } from '#rulesets/galactic-empires/setup.ts';
import { rounds } from '#test/support/rounds.ts';
import { events } from './events.ts';

const made = create(
  { generate: { empires: ['gorn-hegemony', 'romulan-star-empire'], sectors: 20 } },
  openDice('codecs'),
);
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const state: State = made.value;
const [me, other] = keysInOrder(state.empires);
if (me === undefined || other === undefined) throw new Error('two empires');

/** What one empire knows when everything is reported. */
const view: View = {
  turn: 1,
  me,
  parameters: state.parameters,
  status: 'royalty',
  treasury: 5000,
  empires: Object.fromEntries(
    Object.entries(state.empires).map(([id, { name, adjective, ruler, banner }]) => [
      id,
      {
        name,
        adjective,
        ruler,
        banner,
        relation: id === me ? 'self' : 'neutral',
        givesPassage: false,
        hasPassage: false,
        accepts: true,
        accepted: true,
        givesInfo: false,
        hasInfo: true,
        computer: false,
        defeated: false,
        address: 'someone@example.org',
        espionage: {
          turn: 1,
          ships: [{ class: 'Scout', count: 3 }],
          sectors: 4,
          annexed: 3,
          treasury: 5050,
          centers: [],
          admirals: 0,
          relations: [{ seat: me, relation: 'war' }],
        },
      },
    ]),
  ),
  sectors: Object.fromEntries(
    Object.entries(state.sectors).map(
      ([id, { number, name, q, r, links, revenue, owner }]): [string, KnownSector] => [
        id,
        {
          number,
          name,
          q,
          r,
          links,
          report: {
            turn: 0,
            revenue,
            ...defined({ owner }),
            damage: 0,
            level: 0,
            levelDamage: 0,
            permitted: [],
            decline: 0,
            forces: Object.entries(state.units)
              .filter(([, unit]) => unit.place === id && unit.owner !== me)
              .map(([unit, { kind, number: its, stacks }]) => ({
                unit: unitId(unit),
                kind,
                number: its,
                ships: stacks.map(({ type, count }) => ({ type, count })),
                combat: 10,
                hitPoints: 10,
              })),
          },
        },
      ],
    ),
  ),
  units: Object.fromEntries(Object.entries(state.units).filter(([, { owner }]) => owner === me)),
};

type Tree = Record<string, unknown>;
const open = (value: unknown): Tree => JSON.parse(JSON.stringify(value)) as Tree;
/** The data with the member at the path replaced; undefined takes it out. */
function changed(data: unknown, path: readonly string[], value: unknown): Tree {
  const copy = open(data);
  const parent = path.slice(0, -1).reduce((tree, name) => tree[name] as Tree, copy);
  const last = path.at(-1) as string;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}
const codesOf = (kind: keyof typeof codecs, raw: unknown): readonly string[] => {
  const read = codecs[kind].parse(raw);
  return read.ok ? [] : read.fault.map(({ code }) => code);
};
const fleet = starfleetId(me, 1);

describe('codecs', () => {
  test.each([
    ['state', state],
    ['view', view],
  ] as const)('read back the %s they made', (kind, value) => {
    const raw = codecs[kind].make(value as never);
    expect(codecs[kind].parse(open(raw))).toEqual({ ok: true, value });
    expect(open(raw)).toEqual(raw);
  });

  test.each(Object.entries(events))(
    'read back an event %s, and refuse more or less than it has',
    (_, event) => {
      const raw = codecs.event.make(event);
      expect(codecs.event.parse(open(raw))).toEqual({ ok: true, value: event });
      expect(codesOf('event', { ...open(raw), colour: 'red' })).toContain('unexpected-value');
      expect(codesOf('event', { ...open(raw), place: 'No Place' })).toContain('unexpected-value');
      expect(codesOf('event', { kind: event.kind })).not.toEqual([]);
    },
  );

  test.each([
    ['state', 'missing-reference', ['units', fleet, 'place'], 's09999'],
    ['state', 'unexpected-value', ['units', fleet, 'place'], 'constructor'],
    ['state', 'unexpected-value', ['units', fleet, 'owner'], 'constructor'],
    ['state', 'missing-reference', ['units', fleet, 'follows'], 'nobody.a00001'],
    ['state', 'missing-reference', ['units', fleet, 'leader'], 'nobody.h00001'],
    ['state', 'missing-reference', ['units', fleet, 'cameFrom'], 's09999'],
    ['state', 'missing-reference', ['sectors', 's00001', 'owner'], 'nobody'],
    ['state', 'missing-reference', ['sectors', 's00001', 'permitted'], ['nobody']],
    ['state', 'missing-reference', ['sectors', 's00001', 'links'], ['s09999']],
    ['state', 'missing-reference', ['sectors', 's00002'], undefined],
    ['state', 'missing-reference', ['empires', me], undefined],
    ['state', 'missing-reference', ['empires', me, 'passage'], ['nobody']],
    ['state', 'missing-reference', ['relations', 'a+b'], 'war'],
    ['state', 'broken-rule', ['relations', `${other}+${me}`], 'war'],
    ['state', 'broken-rule', ['sectors', 's00001', 'links'], []],
    ['state', 'broken-rule', ['sectors', 's00001', 'number'], 7],
    ['state', 'broken-rule', ['sectors', 's00001', 'levelDamage'], 12],
    ['state', 'broken-rule', ['sectors', 's00001', 'name'], state.sectors[placeId('s00002')]?.name],
    ['state', 'broken-rule', ['units', fleet, 'kind'], 'garrison'],
    [
      'state',
      'broken-rule',
      ['units', fleet, 'stacks'],
      [2, 1].map((rank) => ({ type: 'gorn/boa-scout', count: 1, rank, used: 0 })),
    ],
    [
      'state',
      'unknown-starship',
      ['units', fleet, 'stacks'],
      [{ type: 'gorn/death-star', count: 1, rank: 1, used: 0 }],
    ],
    [
      'state',
      'unexpected-value',
      ['units', fleet, 'stacks'],
      [{ type: 'gorn/boa-scout', count: 0, rank: 1, used: 0 }],
    ],
    ['state', 'unexpected-value', ['empires', me, 'treasury'], -1],
    ['state', 'unexpected-value', ['empires', me, 'treasury'], 0.5],
    ['state', 'unexpected-value', ['colour'], 'red'],
    ['state', 'unexpected-value', ['turn'], undefined],
    ['view', 'missing-reference', ['me'], 'nobody'],
    ['view', 'missing-reference', ['units', fleet, 'place'], 's09999'],
    ['view', 'missing-reference', ['sectors', 's00001', 'report', 'owner'], 'nobody'],
    [
      'view',
      'missing-reference',
      ['sectors', 's00001', 'report', 'forces'],
      [{ unit: 'x', kind: 'starfleet', number: 1, owner: 'nobody', ships: [], combat: 0, hitPoints: 0 }],
    ],
    ['view', 'broken-rule', ['sectors', 's00001', 'report', 'turn'], 2],
    ['view', 'broken-rule', ['empires', other, 'relation'], 'self'],
    ['view', 'broken-rule', ['units', fleet, 'owner'], other],
    ['view', 'unexpected-value', ['units', fleet, 'secret'], 1],
  ] as const)('refuse a %s with %s at %j', (kind, code, path, value) => {
    expect(codesOf(kind, changed(kind === 'state' ? state : view, path, value))).toContain(code);
  });

  test('never throw, whatever they read, and make again what they take', () => {
    const paths = (data: unknown, before: readonly string[] = []): readonly (readonly string[])[] =>
      typeof data !== 'object' || data === null
        ? [before]
        : [before, ...Object.entries(data).flatMap(([name, item]) => paths(item, [...before, name]))];
    const targets = (
      [
        ['state', state],
        ['view', view],
      ] as const
    ).flatMap(([kind, value]) =>
      paths(value)
        .slice(1)
        .map((path) => ({ kind, value, path })),
    );
    const strange = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(null, undefined, 'constructor', '__proto__', -0, NaN, 1e300, 's00001', me, 2 ** 53),
    );
    fc.assert(
      fc.property(fc.constantFrom(...targets), strange, ({ kind, value, path }, put) => {
        const read = codecs[kind].parse(changed(value, path, put));
        if (read.ok) expect(codecs[kind].parse(codecs[kind].make(read.value as never))).toEqual(read);
        else expect(read.fault.length).toBeGreaterThan(0);
      }),
      { numRuns: rounds(100), seed: 1 },
    );
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const codec of Object.values(codecs)) expect(codec.parse(raw).ok).toBe(false);
      }),
      { numRuns: rounds(100), seed: 2 },
    );
  });
});
