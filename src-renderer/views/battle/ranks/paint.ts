import type { Actor, SeatPicture } from '#kernel/presentation.ts';
import { colorOf } from '../../../map/banners.ts';
import type { Glyph } from '../../../map/shapes.ts';
import { paintedShip } from '../../../map/looks/silhouettes.ts';
import type { ActorPlace } from './layout.ts';

/** The colour of what belongs to nobody. */
const nobody = '#98a2b6';

export function colorOfActor({ owner }: Actor, seats: readonly SeatPicture[]): string {
  const seat = seats.find((each) => each.seat === owner);
  return seat === undefined ? nobody : colorOf(seat.banner);
}

/** Id of the drawing of a class in a colour. */
export const shipDrawing = (shipClass: string, color: string): string =>
  `ship-${shipClass.replaceAll(' ', '-')}-${color.slice(1)}`;

/** Every drawing that a field needs, once. */
export function shipsIn(
  field: readonly ActorPlace[],
  colors: ReadonlyMap<string, string>,
): readonly { readonly id: string; readonly glyph: Glyph }[] {
  const found = field.flatMap(({ actor, groups }) =>
    groups.map(({ group }) => {
      const color = colors.get(actor.id) ?? nobody;
      return [shipDrawing(group.shipClass, color), paintedShip(group.shipClass, color)] as const;
    }),
  );
  return [...new Map(found)].map(([id, glyph]) => ({ id, glyph }));
}
