import type { Board } from '../board/board.ts';
import { radius } from '../board/geometry.ts';
import { faded } from '../looks/color.ts';
import type { MapLook } from '../looks/look.ts';
import { inkOf } from '../looks/signs.ts';
import type { Shape } from '../shapes.ts';
import { modeOf } from './standing.ts';

/** In modes that tint places: the more, the brighter; brightness alone tells them apart. */
export function tints({ map, lattice }: Board, look: MapLook): readonly Shape[] {
  const { key, shows } = modeOf(map, look);
  if (shows !== 'tints') return [];
  const most = Math.max(1, ...map.places.map(({ values }) => Math.abs(values[key]?.number ?? 0)));
  return map.places.flatMap(({ at, values }): readonly Shape[] => {
    const value = values[key];
    if (value === undefined || value.number === 0) return [];
    const part = Math.abs(value.number) / most;
    const fill = faded(inkOf(value.tone ?? 'gold'), 0.12 + 0.5 * part);
    return [{ kind: 'polygon', box: lattice.box(at), points: lattice.outline(at, radius - 3), fill }];
  });
}
