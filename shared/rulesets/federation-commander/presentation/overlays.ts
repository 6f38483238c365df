import type { Cell } from '#kernel/board/grid.ts';
import { isInArc } from '#kernel/board/bearing.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Overlay } from '#kernel/presentation.ts';
import type { Ship, View } from '../model/state.ts';
import { pointsAt } from '../fire/firing.ts';
import { seen } from '../fire/lines.ts';
import type { Named } from '../model/ships.ts';
import { active } from '../model/ships.ts';
import { cardOf, nearestEnemy, works } from '../ships/ships.ts';
import { board, cellOf, rangeOf } from '../map/board.ts';
import type { Mount } from '../cards/cards.ts';
import { arcs } from '../cards/arcs.ts';

/** As far as most of the damage is done. */
const near = 8;

/** The hexes within so many of that one. */
function within(place: PlaceId, most: number): readonly PlaceId[] {
  const { x, y } = board.coordinates(cellOf(place));
  const span = Array.from({ length: 2 * most + 1 }, (_, at) => at - most);
  return span
    .flatMap((dx) => span.map((dy) => board.names.id(board.at({ x: x + dx, y: y + dy }) as Cell)))
    .filter((other) => rangeOf(place, other) <= most);
}

const isHeavy = ({ type }: Mount): boolean => type === 'phot' || type === 'disr';
const isPhaser = ({ type }: Mount): boolean => type === 'ph-1' || type === 'ph-2';

/** Where any of these weapons of the ship bears and can score, up to `near`. */
function bearingOf(ship: Ship, mounts: readonly Mount[]): readonly PlaceId[] {
  const working = mounts.filter(({ box }) => works(ship, box) && !ship.used.includes(box));
  if (working.length === 0) return [];
  return within(ship.place, near).filter((place) => {
    const range = rangeOf(ship.place, place);
    const there = seen(ship, { ...ship, place });
    return (
      range > 0 &&
      working.some(
        ({ arc, type }) =>
          isInArc(arcs[arc], there) && (pointsAt(type, range) ?? []).some((points) => points > 0),
      )
    );
  });
}

/** What a chosen ship can hit, and where its nearest enemy can hit it (FC 3B). */
function ofShip(view: View, [unit, ship]: Named): readonly Overlay[] {
  const { mounts } = cardOf(ship);
  const enemy = nearestEnemy(view, ship)?.[1];
  const areas: readonly Overlay[] = [
    {
      key: `heavy-${unit}`,
      label: `${ship.name}: heavy weapons to range ${near}`,
      tone: 'gold' as const,
      look: 'fill' as const,
      of: unit,
      places: bearingOf(ship, mounts.filter(isHeavy)),
    },
    {
      key: `phasers-${unit}`,
      label: `${ship.name}: phasers to range ${near}`,
      tone: 'good' as const,
      look: 'outline' as const,
      of: unit,
      places: bearingOf(ship, mounts.filter(isPhaser)),
    },
    ...(enemy === undefined
      ? []
      : [
          {
            key: `threat-${unit}`,
            label: `${enemy.name}: weapons to range ${near}`,
            tone: 'bad' as const,
            look: 'outline' as const,
            of: unit,
            places: bearingOf(enemy, cardOf(enemy).mounts.filter(isHeavy)),
          },
        ]),
  ];
  return areas.filter(({ places }) => places.length > 0);
}

export const overlays = (view: View): readonly Overlay[] =>
  active(view)
    .filter(([, { seat }]) => seat === view.me)
    .flatMap((named) => ofShip(view, named));
