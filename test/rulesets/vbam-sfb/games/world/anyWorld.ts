import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Empire, State, System } from '#rulesets/vbam-sfb/model/state.ts';
import { around } from '#rulesets/vbam-sfb/map/board.ts';
import { begun, setup, start } from '../begun.ts';
import { frees, moreUnits } from './fleets.ts';
import { allied } from './relations.ts';

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
export function anyWorld(draw: Draw): State {
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
