import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { groundAt, isDeepSpace } from '../map/ground.ts';
import { guardedBy, mineIdOf, mineName } from '../mines/fields.ts';
import type { MineId } from '../model/mines.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { coreSpace } from '../space/own.ts';

export type Space = Pick<
  State,
  'map' | 'systems' | 'squadrons' | 'territory' | 'fronts' | 'mines' | 'turn' | 'year' | 'empires'
>;

/** Whether a hex is space like any other, where mines can lie (A205.00, A300.60). */
const isNormal = ({ map }: Pick<State, 'map'>, hex: PlaceId): boolean =>
  groundAt(map, hex).kind === 'space' && !isDeepSpace(map, hex);

/** Why no minefield can lie over this spine, or around this system. */
export function misplaced(
  state: Space,
  mine: SeatId,
  hex: PlaceId,
  to: PlaceId | undefined,
  core = coreSpace(state, mine),
): Problem | undefined {
  const args = { place: hexName(hex) };
  const ends = to === undefined ? [hex] : [hex, to];
  if (to !== undefined && !beside(boardOf(state.map), hex).includes(to))
    return impossible('GC C4.10', 'not-beside', { from: hexName(hex), place: hexName(to) });
  if (!ends.some((end) => isNormal(state, end))) return impossible('GC A205.00', 'mines-wild', args);
  if (to === undefined && guardedBy(state, hex) !== mine)
    return impossible('GC C4.40', 'not-your-system', args);
  if (!ends.some((end) => core.has(end))) return impossible('GC C4.10', 'mines-unsupplied', args);
  const id = mineIdOf(state, { seat: mine, place: hex, ...defined({ to }) });
  return id !== undefined && state.mines?.[id] !== undefined
    ? impossible('GC C4.10', 'mines-there', {
        where: mineName({ kind: 'local', place: hex, ...defined({ to }) }),
      })
    : undefined;
}

/** The minefield that an order moves; undefined for a new one. A spine that is none has no minefield. */
export function sourceOf(
  state: Pick<State, 'map'>,
  mine: SeatId,
  { from, beyond }: { readonly from?: PlaceId | undefined; readonly beyond?: PlaceId | undefined },
): MineId | undefined {
  if (from === undefined) return undefined;
  return mineIdOf(state, { seat: mine, place: from, ...defined({ to: beyond }) }) ?? ('none' as MineId);
}

/** Where a minefield can be put from a hex. */
export function sidesOf(view: View, hex: PlaceId): readonly PlaceId[] {
  const core = coreSpace(view, view.me);
  return beside(boardOf(view.map), hex).filter((to) => misplaced(view, view.me, hex, to, core) === undefined);
}
