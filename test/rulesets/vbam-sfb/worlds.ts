import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { nthOrder, padded, placeId, seatId, unitId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/orders/plan.ts';
import { emptyPlan, freshRef, withOrder } from '#kernel/orders/plan.ts';
import type { Large, RandomGames, Script, TestKit } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/model/game.ts';
import { allianceOf, enmities, pairOf, signable, treaties } from '#rulesets/vbam-sfb/model/relations.ts';
import type { Order } from '#rulesets/vbam-sfb/model/orders.ts';
import type { Empire, State, System, Unit } from '#rulesets/vbam-sfb/model/state.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { aims, demands, spares } from '#rulesets/vbam-sfb/model/combat.ts';
import { around } from '#rulesets/vbam-sfb/tables/board.ts';
import { designsOf } from '#rulesets/vbam-sfb/tables/designs.ts';
import { terms } from '#rulesets/vbam-sfb/tables/treaties.ts';
import { empireIds } from '#rulesets/vbam-sfb/tables/empires.ts';
import { worldOf } from './caseWorlds.ts';
import { ledgerFaults } from './ledger.ts';

type Kit = TestKit<VbamSfb>;

/** A new campaign; throws where the setup is not right. */
export function begun(setup: unknown, draw: Draw): State {
  const made = vbamSfb.beginning.create(setup, {}, draw);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value.state;
}

export const setup: Kit['setup'] = (seats) => ({
  seats: empireIds.slice(0, Math.max(3, Math.min(12, seats))),
});

/** Three empires at the end of a year, with EP invested. */
export const start: Kit['start'] = () => {
  const state = begun(setup(3), openDice('start'));
  const empires = inOrder(state.empires).map(([seat, empire], at): readonly [SeatId, Empire] => [
    seat,
    { ...empire, tech: { ...empire.tech, pool: 20 * at } },
  ]);
  const [one, two, third] = keysInOrder(state.empires) as [SeatId, SeatId, SeatId];
  return {
    ...state,
    turn: 12,
    strangers: [],
    empires: Object.fromEntries(empires),
    relations: {
      [pairOf(one, two)]: {
        treaties: ['non-aggression', 'peace'],
        deeds: [{ by: one, what: 'break-failed', turn: 11 }],
      },
      [pairOf(two, third)]: {
        treaties: [],
        enmity: { kind: 'hostilities', by: two, turn: 10 },
        deeds: [{ by: two, what: 'declared', turn: 10 }],
      },
    },
  };
};

/** The names of all units of a seat, of which some stand where another empire sees them. */
export const plant: Kit['plant'] = (state, seat, marker) => {
  const own = inOrder(state.units).flatMap(([id, unit]) => (unit.seat === seat ? [id] : []));
  const [abroad] = inOrder(state.systems).flatMap(([place, { owner }]) => (owner === seat ? [] : [place]));
  return {
    ...state,
    units: Object.fromEntries(
      inOrder(state.units).map(([id, unit]) => {
        const place = own.indexOf(id) % 2 === 1 ? (abroad ?? unit.place) : unit.place;
        return [id, unit.seat === seat ? { ...unit, name: marker, place } : unit];
      }),
    ),
  };
};

export const seen: Kit['seen'] = () => {
  const seat = seatId('gorn');
  const state = worldOf([
    'empire gorn, pool 30',
    'system 0303 gorn, census 4, productivity 3, morale 4',
    'system 0304 gorn, census 6, productivity 0, morale 6',
    'units 4 Light Infantry of gorn at 0303',
  ]);
  const [first, second] = [nthOrder(seat, 1, 1), nthOrder(seat, 1, 2)];
  return {
    state,
    seat,
    plan: {
      hq: [
        { kind: 'invest', ref: first, ep: 5 },
        { kind: 'raise', ref: second, place: placeId('s0304') },
      ],
      units: {},
    },
  };
};

export const conserved: Kit['conserved'] = ({ empires, systems }) => ({
  empires: keysInOrder(empires).length,
  systems: keysInOrder(systems).length,
});

/** Systems of random campaigns where nobody lives. */
const frees = ['s0203', 's0701', 's1203'];

/** Two carriers of an empire where others are too: a small one, crippled and with more flights than it has room for, and a large one without any. */
function carriers(seat: SeatId, place: PlaceId): readonly (readonly [UnitId, Unit])[] {
  const carrying = [...designsOf(seat).values()]
    .filter(({ basing, hull }) => basing.light > 0 && !['BS', 'BATS', 'SB', 'MB'].includes(hull))
    .toSorted((a, b) => a.basing.light - b.basing.light);
  const made = (n: number, design: string, more: Partial<Unit>): readonly [UnitId, Unit] => [
    unitId(`${seat}.u${padded(n)}`),
    { seat, design, name: '', place, mothballed: false, crippled: false, unsupplied: false, ...more },
  ];
  const [small, large] = [carrying[0], carrying.at(-1)];
  if (small === undefined || large === undefined) return [];
  const first = made(140, small.name, { crippled: true });
  return [
    first,
    made(141, large.name, {}),
    ...[150, 151, 152].map((n) => made(n, 'Light fighter flight', { based: first[0] })),
  ];
}

/** Ships of an empire more, of the classes that it begins with: some at home in need of a yard, and some where others are too. */
function moreUnits(state: State, seat: SeatId, at: number, draw: Draw): readonly (readonly [UnitId, Unit])[] {
  const first = inOrder(state.units).filter(([, unit]) => unit.seat === seat);
  const [home] = first.map(([, { place }]) => place);
  const ships = first.slice(0, 4).map(([, { design }]) => design);
  const free = placeId(draw.fork(seat, 'free').pick(frees));
  const border = placeId(draw.fork(seat, 'border').pick(['s0503', 's0504']));
  const unit = (n: number, place: PlaceId, more: Partial<Unit>): readonly [UnitId, Unit] => [
    unitId(`${seat}.u${padded(100 + n)}`),
    {
      seat,
      design: draw.fork(seat, n).pick(ships),
      name: '',
      place,
      mothballed: false,
      crippled: false,
      unsupplied: false,
      ...more,
    },
  ];
  return home === undefined
    ? []
    : [
        ...[1, 2].map((n) => unit(n, home, { crippled: true })),
        ...[3, 4].map((n) => unit(n, home, { mothballed: true })),
        ...[5, 6, 7].map((n) => unit(n, border, {})),
        unit(8, placeId(at === 0 ? 's0403' : 's0604'), {}),
        [unitId(`${seat}.u${padded(109)}`), { ...unit(9, border, {})[1], design: 'Transport Fleet' }],
        ...carriers(seat, border),
        [unitId(`${seat}.u${padded(110)}`), { ...unit(10, free, {})[1], design: 'Colony Fleet' }],
        ...cargoOf(state, seat, home, ships[0] ?? ''),
      ];
}

/** Transports with cargo, at home and at a colony of another empire, and a garrison. */
function cargoOf(
  state: State,
  seat: SeatId,
  home: PlaceId,
  ship: string,
): readonly (readonly [UnitId, Unit])[] {
  const colonies = inOrder(state.systems).filter(([place]) => place !== home);
  const [own = home, abroad = home] = [true, false].map(
    (mine) =>
      colonies.filter(([, { owner }]) => owner !== undefined && (owner === seat) === mine).at(-1)?.[0],
  );
  const name = (n: number): UnitId => unitId(`${seat}.u${padded(n)}`);
  const unit = (n: number, design: string, place: PlaceId, more: Partial<Unit> = {}) =>
    [
      name(n),
      {
        ...{ seat, design, name: '', place, mothballed: false, crippled: false, unsupplied: false },
        ...more,
      },
    ] as const;
  return [
    unit(111, 'Transport Fleet', abroad),
    ...[112, 113].map((n) => unit(n, 'Heavy Armor', abroad, { aboard: [name(111)] })),
    ...[122, 123].map((n) => unit(n, ship, abroad)),
    // Held since treaties barred the system to it, or since they did: then it is let go.
    unit(124, ship, abroad, { interned: state.systems[abroad]?.owner ?? seat }),
    unit(114, 'Mobile Base', home),
    unit(115, 'Transport Fleet', home),
    ...[116, 117].map((n) => unit(n, 'Light fighter flight', home, { based: name(114) })),
    unit(118, 'Transport Fleet', own),
    unit(119, 'Census', own, { aboard: [name(118)] }),
    unit(120, 'Light Infantry', own),
    unit(121, 'Light fighter flight', home, { based: name(199) }),
  ];
}

const freeSystems = (draw: Draw): Readonly<Record<PlaceId, System>> =>
  Object.fromEntries(
    frees.map((place) => {
      const [raw, capacity] = [draw.fork(place, 'raw').int(4), draw.fork(place, 'capacity').int(9)];
      return [place, { census: 0, morale: 0, raw, productivity: 0, capacity, bonus: 0, raising: false }];
    }),
  );

/** Trade Fleets have routes of two sectors. */
const trading = (units: State['units']): State['units'] =>
  Object.fromEntries(
    inOrder(units).map(([id, unit]) => {
      const [next] = around(unit.place).toSorted();
      const route = next === undefined ? {} : { route: [unit.place, next] };
      return [id, unit.design === 'Trade Fleet' ? { ...unit, ...route } : unit];
    }),
  );

/** A campaign under way, whose systems have whatever figures, and whose fleets stand together. */
function anyWorld(draw: Draw): State {
  const stand = draw.fork('stand').pick(['strangers', 'hostilities', 'war', 'war', 'allies', 'allies']);
  const tables = draw.fork('tables').chance(1, 2);
  const raids = draw.fork('raids').pick([{}, { raids: 'rules' }, { raids: 'led' }]);
  const beginning = stand === 'allies' ? 'war' : stand;
  const turn = draw.fork('turn').pick([1, 5, 6, 11, 12, 24]);
  const chances = draw.fork('chances').pick([0, 0, 60]);
  const wanted = { ...(setup(3) as object), stand: beginning, tables, ...raids, chances };
  const state = begun(wanted, draw.fork('begun'));
  const figure = (place: PlaceId, name: string, most: number): number =>
    draw.fork(place, name).int(most + 1) - 1;
  const systems = inOrder(state.systems).map(([place, system]): readonly [PlaceId, System] => [
    place,
    {
      ...system,
      census: figure(place, 'census', system.capacity),
      morale: figure(place, 'morale', system.capacity),
      productivity: figure(place, 'productivity', 9),
      bonus: figure(place, 'bonus', 12),
    },
  ]);
  const empires = inOrder(state.empires).map(([seat, empire]): readonly [SeatId, Empire] => [
    seat,
    { ...empire, made: 200, tech: { ...empire.tech, pool: draw.fork(seat).int(60) } },
  ]);
  const more = keysInOrder(state.empires).flatMap((seat, at) =>
    moreUnits(state, seat, at, draw.fork('more')),
  );
  return {
    ...state,
    turn,
    systems: { ...freeSystems(draw.fork('frees')), ...Object.fromEntries(systems) },
    empires: Object.fromEntries(empires),
    units: { ...trading(state.units), ...Object.fromEntries(more) },
    relations:
      stand === 'strangers'
        ? start().relations
        : stand === 'allies'
          ? allied(keysInOrder(state.empires), turn, draw.fork('allied'))
          : state.relations,
    strangers:
      stand === 'strangers' ? state.strangers.filter((pair) => start().relations[pair] === undefined) : [],
  };
}

/** Relations that cannot be: treaties without what they need, or beside a declaration; alliances of which one member is no ally of another. */
const illegalIn = ({ relations, empires }: State): readonly string[] => [
  ...inOrder(relations).flatMap(([pair, { treaties: signed, enmity }]) => {
    const lacks = signed.filter((one) => terms[one].needs && !signed.includes(terms[one].needs));
    return [
      ...(new Set(signed).size < signed.length ? [`${pair} has a treaty twice`] : []),
      ...(lacks.length > 0 ? [`${pair} has ${lacks.join(', ')} on nothing`] : []),
      ...(enmity !== undefined && signed.length > 0 ? [`${pair} has treaties and is at odds`] : []),
    ];
  }),
  ...keysInOrder(empires).flatMap((seat) =>
    allianceOf(relations, seat).some(
      (ally) => allianceOf(relations, ally).join() !== allianceOf(relations, seat).join(),
    )
      ? [`${seat} is in half an alliance`]
      : [],
  ),
];

/** Two or three allies, two who fight a common enemy, or three whose units may not enter systems of each other. */
function allied(seats: readonly SeatId[], turn: number, draw: Draw): State['relations'] {
  const [a, b, c] = seats as [SeatId, SeatId, SeatId];
  const all = ['non-aggression', 'peace', 'mutual-defense', 'alliance'] as const;
  const war = { treaties: [], deeds: [], enmity: { kind: 'war', by: a, turn: 1 } } as const;
  const first = { treaties: all.slice(0, 1), deeds: [] };
  const friends = {
    [pairOf(a, b)]: { treaties: all, deeds: [] },
    [pairOf(a, c)]: { treaties: all.slice(0, 3), deeds: [] },
    [pairOf(b, c)]: { treaties: all.slice(0, 3), deeds: [] },
  };
  const allies = { [pairOf(a, b)]: { treaties: all, deeds: [] } };
  const attacked = { treaties: [], deeds: [{ by: b, what: 'attacked', turn }] } as const;
  // What comes of alliances is rare: a third may fall out with them, or join them only together with both.
  return draw.pick([
    { ...allies, [pairOf(b, c)]: attacked },
    { ...allies, [pairOf(b, c)]: attacked },
    friends,
    friends,
    friends,
    { [pairOf(a, b)]: first, [pairOf(a, c)]: first, [pairOf(b, c)]: first },
    { ...allies, [pairOf(a, c)]: war },
    {
      [pairOf(a, b)]: { treaties: ['non-aggression', 'co-belligerence'], deeds: [] },
      [pairOf(a, c)]: war,
      [pairOf(b, c)]: war,
    },
  ]);
}

export const games: RandomGames<VbamSfb> = {
  world: anyWorld,
  faults: ({ before, after, outcome }) => [
    ...ledgerFaults(
      before,
      after,
      outcome.entries.map(({ event }) => event),
    ),
    ...inOrder(after.systems).flatMap(([place, { census, capacity, morale, raising, productivity }]) => [
      ...(census > capacity || morale > capacity ? [`${place} has more than its Capacity`] : []),
      ...(raising ? [`${place} is still being raised`] : []),
      ...(productivity > (before.systems[place]?.productivity ?? 0) + 1 ? [`${place} grew twice`] : []),
    ]),
    ...illegalIn(after),
    ...(after.encounters.length > 0 ? ['an encounter is not resolved'] : []),
    ...inOrder(after.units).flatMap(([id, { between, came }]) =>
      between !== undefined || came !== undefined ? [`${id} is still on its way`] : [],
    ),
    ...inOrder(after.empires).flatMap(([seat, { tech }]) =>
      tech.pool < 0 ? [`${seat} owes EP to technology`] : [],
    ),
  ],
};

/** Signs, breaks and declares whatever there is a word for. */
function anyDiplomacy({ me, others }: View, draw: Draw): Unnumbered<Order> {
  const to = draw.pick([...others, me, seatId('nobody')]);
  if (draw.chance(1, 4)) return { kind: 'intern', to, holds: draw.chance(1, 2) };
  if (draw.chance(1, 6)) return { kind: 'give', to, ep: draw.pick([1, 20, 99_999]) };
  if (draw.chance(1, 2)) return { kind: 'sign', to, treaty: draw.pick(signable) };
  return draw.chance(1, 2)
    ? { kind: 'break', to, treaty: draw.pick(treaties) }
    : { kind: 'declare', to, enmity: draw.pick(enmities) };
}

/** Sectors between which fleets go to and fro, and so meet on the way. */
const swaps: Readonly<Record<string, string>> = { s0503: 's0504', s0504: 's0503' };

/** Moves by ways that lead, and by ways that do not, with whoever is named. */
function anyMove({ units }: View, unit: UnitId, draw: Draw): Unnumbered<Order> {
  const from = units[unit]?.place ?? placeId('nowhere');
  const swap = swaps[from];
  if (swap !== undefined && draw.chance(2, 3)) return { kind: 'move', way: [placeId(swap)], along: [] };
  const way = [...draw.shuffle(around(from)).slice(0, 1), placeId('s0503'), placeId('nowhere')];
  const along = draw.chance(1, 3) ? [draw.pick(keysInOrder(units))] : [];
  return { kind: 'move', way: way.slice(0, draw.int(3)), along };
}

/** Builds whatever, here or elsewhere, and handles work that is under way. */
function anyWork({ systems, me, projects, own }: View, draw: Draw): Unnumbered<Order> {
  const [works, place] = [keysInOrder(projects), draw.pick([...keysInOrder(systems), placeId('s0101')])];
  if (draw.chance(1, 4)) return { kind: 'cancel', project: draw.pick([...works, 'nothing']) };
  if (draw.chance(1, 4)) {
    const here = works.filter((one) => projects[one]?.place === place);
    return { kind: 'schedule', place, first: draw.shuffle(here).slice(0, 3) };
  }
  const bases = draw.chance(1, 3);
  return {
    kind: 'build',
    place,
    design: bases ? 'Mobile Base' : draw.pick([...designsOf(me).keys(), 'Nothing']),
    count: draw.int(3),
    ...(bases ? { site: draw.pick([...own.explored, placeId('s0101')]) } : {}),
  };
}

/** Cargo and troops, with whatever stands in the same sector. */
function anyHandling({ units, sectors, systems }: View, unit: UnitId, draw: Draw): Unnumbered<Order> {
  const near = keysInOrder(units).filter((one) => units[one]?.place === units[unit]?.place);
  const carriers = near.filter((one) => units[one]?.design === 'Transport Fleet');
  const by = [draw.pick(carriers.length > 0 && draw.chance(3, 4) ? carriers : near)];
  return draw.pick([
    { kind: 'embark', by },
    { kind: 'land' },
    { kind: 'invade' },
    { kind: 'base', on: draw.pick(near.filter((one) => units[one]?.design === 'Mobile Base').concat(by)) },
    { kind: 'board', place: units[unit]?.place ?? placeId('nowhere'), by },
    {
      kind: 'bombard',
      place: draw.pick([
        ...keysInOrder(sectors).filter((one) => sectors[one]?.system !== undefined),
        ...keysInOrder(systems),
      ]),
    },
  ] satisfies readonly Unnumbered<Order>[]);
}

const anyStanding = (draw: Draw): Unnumbered<Order> => ({
  kind: 'stand',
  standing: {
    ...(draw.chance(2, 3) ? { demand: draw.pick(demands) } : {}),
    refuseBelow: draw.int(200),
    withdrawBelow: draw.int(200),
    pursues: draw.chance(1, 2),
    weak: draw.int(4),
    intensity: draw.int(4),
    strong: draw.int(4),
    aims: draw.shuffle(aims).slice(0, draw.int(3) - 1),
    spares: draw.shuffle(spares).slice(0, draw.int(3) - 1),
    mauls: draw.chance(1, 2),
  },
});

/** What several do in the same turn with the last of the others: they sign or end a treaty together, hold units, or fall out. */
function withAgreement({ me, turn, others }: View, plan: Plan<Order>, draw: Draw): Plan<Order> {
  const [to = me, ref] = [others.at(-1), freshRef(me, turn, plan)];
  const [next = 'peace'] = signable.slice(turn % signable.length);
  const treaty = draw.chance(1, 2) ? 'alliance' : next;
  const [ally = to] = others;
  return withOrder<Order>(
    plan,
    draw.pick([
      { kind: 'sign', to, treaty, ref },
      { kind: 'sign', to, treaty, ref },
      { kind: 'sign', to, treaty, ref },
      { kind: 'sign', to, treaty, ref },
      { kind: 'break', to: ally, treaty: 'alliance', ref },
      { kind: 'intern', to, holds: true, ref },
      { kind: 'declare', to, enmity: 'hostilities', ref },
      { kind: 'declare', to, enmity: 'hostilities', ref },
      { kind: 'declare', to, enmity: 'hostilities', ref },
    ] satisfies readonly Order[]),
  );
}

/** Troops that are carried land to fight wherever they are, and ships bombard what lies there. */
function withInvasion(
  { me, turn, units, systems }: View,
  plan: Plan<Order>,
  own: readonly UnitId[],
  draw: Draw,
): Plan<Order> {
  const troops = own.filter(
    (id) => units[id]?.aboard !== undefined && systems[units[id].place] === undefined,
  );
  const [place] = troops.map((id) => units[id]?.place);
  if (place === undefined) return plan;
  if (draw.chance(1, 3))
    return withOrder<Order>(plan, { kind: 'bombard', place, ref: freshRef(me, turn, plan) });
  return troops.reduce(
    (made, id) => withOrder<Order>(made, { kind: 'invade', ref: freshRef(me, turn, made) }, id),
    plan,
  );
}

/** Orders that cost too much, twice the same, and of systems and units of others. */
export function anyPlan(view: View, draw: Draw): Plan<Order> {
  const { me, turn, systems, units } = view;
  let plan = emptyPlan<Order>();
  const places = [...keysInOrder(systems), placeId('s0101'), placeId('nowhere')];
  const own = keysInOrder(units);
  const [first, ...along] = own.filter((id) => swaps[units[id]?.place ?? ''] !== undefined);
  const swap = first && swaps[units[first]?.place ?? ''];
  if (first !== undefined && swap !== undefined && draw.chance(2, 3))
    plan = withOrder<Order>(
      plan,
      {
        ...{ kind: 'move', ref: nthOrder(me, turn, 1), way: [placeId(swap)] },
        along: along.filter((id) => units[id]?.place === units[first]?.place),
      },
      first,
    );
  for (let n = draw.int(4); n > 1; n -= 1) plan = withAgreement(view, plan, draw);
  if (draw.chance(1, 2)) plan = withInvasion(view, plan, own, draw);
  for (let n = draw.int(12); n > 1; n -= 1) {
    const ref = freshRef(me, turn, plan);
    const unit = own.length > 0 && draw.chance(1, 2) ? draw.pick(own) : undefined;
    const order =
      unit === undefined
        ? draw.pick([
            anyDiplomacy(view, draw),
            anyStanding(draw),
            anyWork(view, draw),
            { kind: 'invest', ep: draw.pick([1, 7, 40, 99_999]) },
            { kind: 'raise', place: draw.pick(places) },
          ] satisfies readonly Unnumbered<Order>[])
        : draw.pick([
            anyMove(view, unit, draw),
            anyMove(view, unit, draw),
            ...[1, 2, 3].map(() => anyHandling(view, unit, draw)),
            { kind: 'guard', fleet: draw.pick(own) },
            { kind: 'route', way: [draw.pick(places)] },
            anyStanding(draw),
            ...(['repair', 'mothball', 'activate', 'scrap', 'colonise', 'upgrade'] as const).map((kind) => ({
              kind,
            })),
          ] satisfies readonly Unnumbered<Order>[]);
    const ofPlace = order.kind === 'board' || order.kind === 'bombard';
    plan = withOrder<Order>(plan, { ...order, ref } as Order, ofPlace ? undefined : unit);
  }
  return plan;
}

/** Invests 30, and raises what costs least. */
export const scripted = ({ me, turn, systems }: View): Plan<Order> => {
  const [cheapest] = inOrder(systems).toSorted(([, a], [, b]) => a.productivity - b.productivity);
  const invest = withOrder<Order>(emptyPlan(), { kind: 'invest', ref: nthOrder(me, turn, 1), ep: 30 });
  return cheapest === undefined
    ? invest
    : withOrder<Order>(invest, { kind: 'raise', ref: nthOrder(me, turn, 2), place: cheapest[0] });
};

export const script: Script<VbamSfb> = {
  plan: scripted,
  happens: [
    'income-received',
    'tech-invested',
    'productivity-bought',
    'productivity-raised',
    'morale-changed',
  ],
};

const setups = [
  { name: '3 empires', setup: setup(3) },
  { name: '12 empires', setup: setup(12) },
] as const;

export const large: Large<VbamSfb> = {
  setups,
  worlds: setups.length,
  world: (size) => begun(setups[size]?.setup, openDice(`large ${size}`)),
  opening: 3,
  plans: (state) =>
    Object.fromEntries(
      keysInOrder(state.empires).map((seat) => [seat, scripted(vbamSfb.view(state, seat, []))]),
    ),
  objects: ({ systems, units }) => keysInOrder(systems).length + keysInOrder(units).length,
  oneMore: (view, plan) => withOrder(plan, { kind: 'invest', ref: nthOrder(view.me, view.turn, 99), ep: 1 }),
};
