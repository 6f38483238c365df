import { describe, expect, it } from 'vitest';

import type { Codec } from '#kernel/codec/codec.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { created } from '#test/support/kits/created.ts';

/* Scenarios whose author means harm: refused when they are read, or played for some turns whose files can all be read back. */

type Raw = Readonly<Record<string, unknown>>;
const cruiser = 'klingon/hawk-heavy-cruiser';
const scout = 'klingon/klingon-bird-of-prey';
const admiral = (n: number, figures: Raw = {}): Raw => ({
  name: `Kor ${n}`,
  tactics: 50,
  siegecraft: 50,
  attacks: 1,
  combat: 10,
  hitPoints: 1,
  ...figures,
});
const fleets = (many: number, ships: readonly Raw[], admirals: readonly Raw[]): readonly Raw[] =>
  [
    ['aa', 1],
    ['bb', 2],
  ].flatMap(([owner, at]) =>
    Array.from({ length: many }, (_, n) => ({
      kind: 'starfleet',
      owner,
      number: n + 1,
      at,
      ships,
      admirals,
    })),
  );

const scenario = (over: Raw = {}): Raw => ({
  format: 'sealed-orders scenario',
  version: 1,
  ruleset: 'galactic-empires',
  title: 'Harm',
  sectors: [1, 2, 3, 4].map((number) => ({
    number,
    name: `Place ${number}`,
    q: number,
    r: 0,
    revenue: 10,
    level: 2,
    builds: 'Klingon',
    links: [number - 1, number + 1].filter((other) => other > 0 && other < 5),
    ...(number < 3 ? { owner: number === 1 ? 'aa' : 'bb', annexed: true } : {}),
  })),
  empires: ['aa', 'bb'].map((id) => ({ id, name: `Empire ${id}`, adjective: id, treasury: 500 })),
  units: fleets(
    3,
    [
      { type: cruiser, count: 8 },
      { type: scout, count: 2, rank: 2 },
    ],
    [{ ...admiral(1), leads: true }],
  ),
  relations: [{ a: 'aa', b: 'bb', relation: 'war' }],
  ...over,
});

/** One of every costly or telling thing, everything gathered in the first starfleet, which goes to war. */
function planFor(state: State, seat: SeatId): Plan<Order> {
  let n = 0;
  const ref = () => nthOrder(seat, state.turn, (n += 1));
  const other = seat === 'aa' ? 'bb' : 'aa';
  const main = `${seat}.a00001`;
  const odd = state.turn % 2 === 1;
  const ordersTo = (id: UnitId): readonly Raw[] => {
    const { kind, stacks, admirals, place } = state.units[id] as State['units'][UnitId];
    const links = state.sectors[place]?.links ?? [];
    if (id === main)
      return odd && links.length > 0
        ? [{ kind: 'travel', to: links[state.turn % links.length] }]
        : [{ kind: 'pillage' }, { kind: 'search' }];
    const gather = [
      ...stacks.flatMap(({ type }) =>
        Array.from({ length: state.turn === 1 ? 11 : 1 }, () => ({
          kind: 'transfer-starships',
          type,
          count: 9999,
          to: main,
          rank: 1,
        })),
      ),
      ...admirals.map((one) => ({ kind: 'transfer-admiral', admiral: one.id, to: main })),
    ];
    if (kind === 'starfleet') return [...gather, { kind: 'cloak' }];
    return [
      ...gather,
      { kind: 'build-starships', type: scout, count: 9, rank: 1 },
      { kind: 'hire-admiral' },
      odd ? { kind: 'build-defences' } : { kind: 'raze-defences', levels: 3 },
    ];
  };
  const units = inOrder(state.units)
    .filter(([, { owner }]) => owner === seat)
    .map(([id]) => [id, ordersTo(id).map((order) => ({ ...order, ref: ref() }))]);
  const hq = [
    { kind: 'espionage', on: other },
    { kind: 'issue-proclamation', text: 'x'.repeat(60) },
    { kind: 'send-resources', to: other, amount: 5 },
    { kind: 'give-sector', place: 's00001', to: other },
    { kind: 'request-permission', place: 's00004' },
    { kind: 'annex-sector', place: 's00003' },
  ].map((order) => ({ ...order, ref: ref() }));
  const read = planCodec<Order>(galacticEmpires.orders).parse({
    hq,
    units: Object.fromEntries(units) as unknown,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

function readBack<T>(codec: Codec<T>, value: T): void {
  const read = codec.parse(JSON.parse(JSON.stringify(codec.make(value))));
  expect(read.ok ? [] : read.fault).toEqual([]);
}

/** The codes with which it is refused, or none when it was played. */
function played(raw: unknown, turns = 5): readonly string[] {
  const made = created(galacticEmpires, raw, openDice('harm'));
  if (!made.ok) return made.fault.map(({ code }) => code);
  const { codecs } = galacticEmpires;
  let state = made.value;
  const views = new Map<SeatId, View>(
    galacticEmpires.seats(state).map((seat) => [seat, galacticEmpires.view(state, seat, [])]),
  );
  readBack(codecs.state, state);
  for (let turn = 0; turn < turns; turn += 1) {
    const plans = Object.fromEntries(
      galacticEmpires.seats(state).map((seat) => [seat, planFor(state, seat)]),
    ) as Readonly<Record<SeatId, Plan<Order>>>;
    const { state: after, entries } = runTurn(galacticEmpires, { state, seed: `harm ${turn}`, plans });
    for (const { event } of entries) readBack(codecs.event, event);
    readBack(codecs.state, after);
    for (const [seat, heard] of tellTurn(galacticEmpires, state, entries, [...views.keys()])) {
      for (const { event } of heard) readBack(codecs.event, event);
      views.set(seat, galacticEmpires.view(after, seat, heard, views.get(seat)));
      readBack(codecs.view, views.get(seat) as View);
    }
    state = after;
  }
  return [];
}

/** Every numeric parameter by its path, with the values to try: the bounds are wherever the file refuses them. */
const numbers = (tree: object, path: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [[...path, name]]
      : typeof value === 'object' && !Array.isArray(value)
        ? numbers(value as object, [...path, name])
        : [],
  );
const nested = (path: readonly string[], value: number): Raw => {
  const [name = '', ...rest] = path;
  return { [name]: rest.length === 0 ? value : nested(rest, value) };
};
const legal = (raw: Raw): boolean => created(galacticEmpires, raw, openDice('harm')).ok;

describe('a scenario', () => {
  it.each(numbers(standardParameters).map((path) => ({ path: path.join('.'), steps: path })))(
    'with $path at its least and most is played',
    ({ steps }) => {
      const fitting = [0, 1, 3, 9, 12, 50, 99, 100, 999, 1000, 9999, 40_000].filter((value) =>
        legal(scenario({ parameters: nested(steps, value) })),
      );
      expect(fitting.length).toBeGreaterThan(0);
      for (const value of [fitting[0] ?? 0, fitting.at(-1) ?? 0])
        expect(played(scenario({ parameters: nested(steps, value) }))).toEqual([]);
    },
  );

  it('of admirals by the hundred, who gather in one starfleet and fight, is played', () => {
    expect(
      played(
        scenario({
          units: fleets(
            6,
            [{ type: cruiser, count: 3 }],
            Array.from({ length: 50 }, (_, n) => admiral(n, { attacks: 2, combat: 50 })),
          ),
        }),
        2,
      ),
    ).toEqual([]);
  });

  it('of as many starships as an empire can have is played, and one of more is refused', () => {
    const crowd = (count: number): Raw =>
      scenario({ units: fleets(2, [{ type: cruiser, count }], []), relations: [] });
    expect(played(crowd(49_999), 2)).toEqual([]);
    expect(played(crowd(50_000))).toEqual(['scenario-ships', 'scenario-ships']);
  });

  it.each(['game-master', 'independent', 'aa.a00001', 'a.b'])(
    'with an empire of the id %s is refused',
    (id) => {
      expect(played(JSON.parse(JSON.stringify(scenario()).replaceAll('"aa"', JSON.stringify(id))))).toContain(
        'scenario-empire-id',
      );
    },
  );

  it.each(['<b onclick=x>', '{place}', '$&', 'constructor', '\u{1f680}'])(
    'of names like %s is played',
    (name) => {
      const { sectors, empires } = scenario() as {
        readonly sectors: readonly Raw[];
        readonly empires: readonly Raw[];
      };
      expect(
        played(
          scenario({
            sectors: sectors.map((sector) => (sector.number === 3 ? { ...sector, name } : sector)),
            empires: empires.map((empire) =>
              empire.id === 'aa' ? { ...empire, name, adjective: name, ruler: name } : empire,
            ),
          }),
        ),
      ).toEqual([]);
    },
  );

  it.each([
    '\u202Eevil',
    'a\nb',
    'a\u0000',
    '\ud800',
    '\u{1f469}\u200d\u{1f680}',
    ' ',
    'a  b',
    'Z\u0301\u0301\u0301\u0301',
  ])('of a name that is no plain text is refused: %j', (name) => {
    const { empires } = scenario() as { readonly empires: readonly Raw[] };
    expect(played(scenario({ empires: empires.map((empire) => ({ ...empire, name })) }))).toContain(
      'unexpected-value',
    );
  });

  it('nested a thousand times over is refused', () => {
    let deep: unknown = 1;
    for (let n = 0; n < 20_000; n += 1) deep = [deep];
    for (const member of ['sectors', 'units', 'parameters', 'victory', 'relations'])
      expect(played(scenario({ [member]: deep })).length).toBeGreaterThan(0);
  });
});
