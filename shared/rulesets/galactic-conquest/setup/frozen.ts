import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, only } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import { withGround } from '../map/ground.ts';
import { ourShips } from '../ships/ours/index.ts';
import { everySeat, lettered } from '../map/sheets.ts';
import type { Find } from '../model/system.ts';
import { frozenChart } from './frozenChart.ts';
import type { Made } from './made.ts';
import { readChart } from './scenario/readChart.ts';

/** The arm that is the same for everybody. OURS: of an empire that does not play, nobody has found the systems, and its territory is unsurveyed. */
export function frozenWorld(seats: readonly SeatId[]): Result<Made, readonly Problem[]> {
  const whole = readChart(frozenChart, everySeat.slice(0, lettered), ourShips);
  if (!whole.ok) return whole;
  const { map, systems, finds, territory, squadrons } = whole.value;
  const plays = (seat: SeatId): boolean => seats.includes(seat);
  const left = inOrder(systems).flatMap(
    ([place, { owner, kind, ...rest }]): readonly (readonly [typeof place, Find])[] =>
      plays(owner) ? [] : [[place, { ...rest, kind: kind === 'minor' ? kind : 'major' }]],
  );
  const wild = inOrder(territory).flatMap(([place, seat]) => (plays(seat) ? [] : [[place, 'o'] as const]));
  return good({
    map: withGround(map, Object.fromEntries(wild)),
    systems: only(systems, ({ owner }) => plays(owner)),
    finds: { ...finds, ...Object.fromEntries(left) },
    territory: only(territory, plays),
    squadrons: only(squadrons, ({ seat }) => plays(seat)),
  });
}
