import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, placeId, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State, Unit } from '#rulesets/vbam-sfb/model/state.ts';
import { designsOf } from '#rulesets/vbam-sfb/units/designs.ts';

/** Systems of random campaigns where nobody lives. */
export const frees = ['s0203', 's0701', 's1203'];

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
export function moreUnits(
  state: State,
  seat: SeatId,
  at: number,
  draw: Draw,
): readonly (readonly [UnitId, Unit])[] {
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
