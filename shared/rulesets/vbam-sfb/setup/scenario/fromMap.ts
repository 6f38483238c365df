import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { PairId, Relation } from '../../model/relations.ts';
import { pairOf } from '../../model/relations.ts';
import type { Empire, State, System, Unit } from '../../model/state.ts';
import type { SectorKind } from '../../map/board.ts';
import { boardOf } from '../../map/board.ts';
import type { Terrain } from '../../map/terrain.ts';
import type { ScenarioMap } from './scenarioShape.ts';

/** The world of a scenario as a campaign has it. */
export type World = Pick<State, 'empires' | 'systems' | 'terrain' | 'units' | 'relations' | 'strangers'>;

/** The sectors of a map by their labels. */
type PlaceOf = (label: string) => PlaceId;
const placesOn =
  (sectors: SectorKind): PlaceOf =>
  (label) => {
    const { names } = boardOf(sectors);
    const cell = names.find(label);
    if (cell === undefined) throw new RangeError(`No sector ${label}.`);
    return names.id(cell);
  };

function unitsOf({ units }: ScenarioMap, placeOf: PlaceOf): Readonly<Record<UnitId, Unit>> {
  const made = new Map<SeatId, number>();
  const all = units.flatMap(({ of: seat, design, at, count = 1, crippled, mothballed, route }) =>
    Array.from({ length: count }, (): readonly [UnitId, Unit] => {
      const number = (made.get(seat) ?? 0) + 1;
      made.set(seat, number);
      return [
        unitId(`${seat}.u${padded(number)}`),
        {
          seat,
          design,
          name: '',
          place: placeOf(at),
          mothballed: mothballed === true,
          crippled: crippled === true,
          unsupplied: false,
          ...defined({ route: route?.map(placeOf) }),
        },
      ];
    }),
  );
  return Object.fromEntries(all);
}

const systemsOf = ({ systems }: ScenarioMap, placeOf: PlaceOf): Readonly<Record<PlaceId, System>> =>
  Object.fromEntries(
    inOrder(systems).map(([label, { owner, census, morale = census, raw, productivity, capacity }]) => [
      placeOf(label),
      {
        ...defined({ owner }),
        census,
        morale,
        raw,
        productivity,
        capacity,
        bonus: 0,
        raising: false,
      },
    ]),
  );

const relationsOf = ({ relations = [] }: ScenarioMap): Pick<World, 'relations' | 'strangers'> => {
  const pairs = relations.flatMap(({ between: [a, b], ...rest }) =>
    a === undefined || b === undefined ? [] : [{ a, pair: pairOf(a, b), ...rest }],
  );
  return {
    strangers: pairs.flatMap(({ pair, strangers }) => (strangers === true ? [pair] : [])).sort(),
    relations: Object.fromEntries(
      pairs.flatMap(({ a, pair, treaties = [], declared }): readonly (readonly [PairId, Relation])[] =>
        treaties.length === 0 && declared === undefined
          ? []
          : [
              [
                pair,
                {
                  treaties,
                  deeds: [],
                  ...(declared === undefined ? {} : { enmity: { kind: declared, by: a, turn: 1 } }),
                },
              ],
            ],
      ),
    ),
  };
};

/** Makes the world of a scenario that nothing is wrong with. `usual`: an empire of which it says nothing more. */
export function worldOfMap(
  map: ScenarioMap,
  seats: readonly SeatId[],
  usual: (seat: SeatId) => Empire,
  sectors: SectorKind = 'squares',
): World {
  const placeOf = placesOn(sectors);
  const [systems, units] = [systemsOf(map, placeOf), unitsOf(map, placeOf)];
  const empires = seats.map((seat): readonly [SeatId, Empire] => {
    const { pool, tech, invested, home, explored = [] } = map.empires[seat] ?? {};
    const begun = usual(seat);
    const own = [
      ...inOrder(systems).flatMap(([place, { owner }]) => (owner === seat ? [place] : [])),
      ...inOrder(units).flatMap(([, unit]) => (unit.seat === seat ? [unit.place] : [])),
    ];
    return [
      seat,
      {
        ...begun,
        pool: pool ?? begun.pool,
        tech: { ...begun.tech, year: tech ?? begun.tech.year, pool: invested ?? begun.tech.pool },
        made: inOrder(units).filter(([, unit]) => unit.seat === seat).length,
        explored: [...new Set([...own, ...explored.map(placeOf)])].sort(),
        ...(home === undefined ? {} : { home: placeOf(home) }),
      },
    ];
  });
  const terrain = inOrder(map.terrain ?? {}).map(([label, kind]): readonly [PlaceId, Terrain] => [
    placeOf(label),
    kind,
  ]);
  return {
    empires: Object.fromEntries(empires),
    systems,
    terrain: Object.fromEntries(terrain),
    units,
    ...relationsOf(map),
  };
}
