import type { UnitId } from '#kernel/ids.ts';
import type { BattleSidePicture, SeatPicture } from '#kernel/presentation.ts';
import { colorOf } from '../../map/banners.ts';
import type { Glyph } from '../../map/shapes.ts';
import { paintedShip } from '../../map/looks/silhouettes.ts';
import type { SidePlace } from './layout.ts';

/** The colour of ships that belong to nobody. */
const nobody = '#98a2b6';

export function colorOfSide({ owner }: BattleSidePicture, seats: readonly SeatPicture[]): string {
  const seat = seats.find((each) => each.seat === owner);
  return seat === undefined ? nobody : colorOf(seat.banner);
}

/** Id of the drawing of a class in a colour. */
export const shipDrawing = (shipClass: string, color: string): string =>
  `ship-${shipClass.replaceAll(' ', '-')}-${color.slice(1)}`;

/** Every drawing that a field needs, once. */
export function shipsIn(
  field: readonly SidePlace[],
  colors: ReadonlyMap<UnitId, string>,
): readonly { readonly id: string; readonly glyph: Glyph }[] {
  const found = field.flatMap(({ side, stacks }) =>
    stacks.map(({ stack }) => {
      const color = colors.get(side.unit) ?? nobody;
      return [shipDrawing(stack.shipClass, color), paintedShip(stack.shipClass, color)] as const;
    }),
  );
  return [...new Map(found)].map(([id, glyph]) => ({ id, glyph }));
}
