import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { pairOf, relationOf } from '../../model/relations.ts';
import type { State, Unit } from '../../model/state.ts';
import { labelOf } from '../../map/board.ts';
import type { ScenarioMap } from './scenarioShape.ts';

type Group = ScenarioMap['units'][number];

const groupOf = ({ seat, design, place, crippled, mothballed, route }: Unit): Group => ({
  of: seat,
  design,
  at: labelOf(place),
  ...(crippled ? { crippled } : {}),
  ...(mothballed ? { mothballed } : {}),
  ...defined({ route: route?.map(labelOf) }),
});

/** Units of one empire after those of another, and neighbours that are alike together. */
function groupsOf({ units }: State): readonly Group[] {
  const groups: Group[] = [];
  for (const [, unit] of inOrder(units)) {
    const [group, last] = [groupOf(unit), groups.at(-1)];
    const { count = 1, ...alike } = last ?? {};
    if (last !== undefined && JSON.stringify(alike) === JSON.stringify(group))
      groups[groups.length - 1] = { ...group, count: count + 1 };
    else groups.push(group);
  }
  return groups;
}

type Related = NonNullable<ScenarioMap['relations']>;

function relationsIn({ empires, relations, strangers }: State): Related {
  const seats = keysInOrder(empires);
  return seats.flatMap((a, at) =>
    seats.slice(at + 1).flatMap((b): Related => {
      const { treaties, enmity } = relationOf(relations, a, b);
      const between = enmity?.by === b ? [b, a] : [a, b];
      if (strangers.includes(pairOf(a, b))) return [{ between, strangers: true }];
      if (treaties.length === 0 && enmity === undefined) return [];
      return [
        {
          between,
          ...(treaties.length === 0 ? {} : { treaties }),
          ...defined({ declared: enmity?.kind }),
        },
      ];
    }),
  );
}

/** A campaign that begins, written out. */
export function mapOf(state: State): ScenarioMap {
  const { empires, systems, terrain = {}, units } = state;
  const held = (seat: SeatId): ReadonlySet<PlaceId> =>
    new Set([
      ...inOrder(systems).flatMap(([place, { owner }]) => (owner === seat ? [place] : [])),
      ...inOrder(units).flatMap(([, unit]) => (unit.seat === seat ? [unit.place] : [])),
    ]);
  return {
    empires: Object.fromEntries(
      inOrder(empires).map(([seat, { pool, tech, home, explored }]) => [
        seat,
        {
          pool,
          tech: tech.year,
          ...(tech.pool === 0 ? {} : { invested: tech.pool }),
          ...(home === undefined ? {} : { home: labelOf(home) }),
          explored: explored.filter((place) => !held(seat).has(place)).map(labelOf),
        },
      ]),
    ),
    systems: Object.fromEntries(
      inOrder(systems).map(([place, { owner, census, morale, raw, productivity, capacity }]) => [
        labelOf(place),
        { ...defined({ owner }), census, morale, raw, productivity, capacity },
      ]),
    ),
    terrain: Object.fromEntries(inOrder(terrain).map(([place, kind]) => [labelOf(place), kind])),
    units: groupsOf(state),
    relations: relationsIn(state),
  };
}
