import type { Draw } from '#kernel/dice/draw.ts';
import type { Lattice } from './lattice.ts';

/** OURS: hexes of deep space between the edge of the arm and the northern and southern edge of the map, at the least and at the most. */
const depths = [0, 3] as const;
/** OURS: hexes from one bend of the edge to the next, about. */
const bend = 6;

/** How deep the space is in each column, without a step where the map is joined. */
function shore(across: number, draw: Draw): readonly number[] {
  const bends = Math.max(3, Math.round(across / bend));
  const [least, most] = depths;
  const depth = Array.from({ length: bends }, () => least - 1 + draw.int(most - least + 1));
  return Array.from({ length: across }, (_, x) => {
    const at = (x * bends) / across;
    const [before = least, after = least] = [depth[Math.floor(at)], depth[Math.floor(at + 1) % bends]];
    return Math.round(before + (after - before) * (at - Math.floor(at)));
  });
}

/** The hexes beyond the edge of the arm, in the north and in the south (A5.20). */
export function deepSpace({ map, row, column, places }: Lattice, draw: Draw): ReadonlySet<number> {
  const last = map.first.length - 1;
  const [north, south] = [shore(map.across, draw.fork('north')), shore(map.across, draw.fork('south'))];
  return new Set(
    places.flatMap((_, hex) =>
      row(hex) < (north[column(hex)] ?? 0) || last - row(hex) < (south[column(hex)] ?? 0) ? [hex] : [],
    ),
  );
}
