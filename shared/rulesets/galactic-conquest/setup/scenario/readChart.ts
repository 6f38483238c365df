import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '../../refusals.ts';
import type { Made } from '../made.ts';
import { homesIn } from '../made.ts';
import type { Chart } from './chart.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { readBorders, readRows } from './rows.ts';
import { readSquadrons } from './squadronLines.ts';
import { readSystems } from './systemLines.ts';

/** The world of a chart for these empires with ships of this list, or all that is wrong with it, line by line. */
export function readChart(
  chart: Chart,
  seats: readonly SeatId[],
  list: ShipList,
): Result<Made, readonly Problem[]> {
  const map = readRows(chart.rows);
  if (!map.ok) return map;
  const squadrons = readSquadrons(map.value, chart.squadrons, { seats, list });
  const borders = readBorders(map.value, chart.borders, seats);
  const said = squadrons.ok ? [] : squadrons.fault;
  // Without borders nobody can say whose hex a system lies in.
  if (!borders.ok) return bad([...borders.fault, ...said]);
  const territory = borders.value;
  const systems = readSystems(map.value, chart.systems, { seats, territory });
  if (!systems.ok) return bad([...systems.fault, ...said]);
  if (!squadrons.ok) return squadrons;
  const homes = homesIn(systems.value);
  const homeless = seats.filter((seat) => !homes.has(seat));
  if (homeless.length > 0) return bad(homeless.map((seat) => unreadable('chart-homeless', { seat })));
  return good({ map: map.value, ...systems.value, territory, squadrons: squadrons.value });
}
