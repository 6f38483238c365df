import { route } from '#kernel/board/route.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Overlay } from '#kernel/presentation.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { preview } from '../preview/preview.ts';
import { relation } from '../model/relations.ts';
import { unitsByPlace } from '../model/units/forces.ts';
import { rangeOf } from '../movement/movement.ts';

/**
 * Where a starfleet can get from where it stands when movement begins, and which of that enemies can get to as well: those that were reported
 * this turn, by the wars that the plan declares.
 */
export function reach(view: View, plan: Plan<Order>, unit: UnitId): readonly Overlay[] {
  const { start } = preview(view, plan);
  const mover = start.units[unit];
  if (mover?.kind !== 'starfleet' || mover.owner !== view.me) return [];
  const here = unitsByPlace(start);
  const at = (place: PlaceId) => here.get(place) ?? [];
  const range = rangeOf(start, mover, at);
  if (range.size === 1) return [];
  const met = new Set(
    inOrder(start.units)
      .filter(
        ([, { kind, owner, place }]) =>
          kind === 'starfleet' &&
          owner !== undefined &&
          relation(start, view.me, owner) === 'war' &&
          view.sectors[place]?.report?.turn === view.turn - 1,
      )
      .flatMap(([, foe]) => [...rangeOf(start, foe, at)]),
  );
  const places = [...range].sort();
  return [
    { key: 'range', label: 'It can get here this turn', tone: 'gold', places, look: 'fill', of: unit },
    {
      key: 'threat',
      label: 'Enemies in sight can get here too',
      tone: 'bad',
      look: 'hatch',
      of: unit,
      places: places.filter((place) => met.has(place)),
    },
  ];
}

/** The shortest way along the links between sectors, whoever owns them. */
export const way = ({ sectors }: View, from: PlaceId, to: PlaceId): readonly PlaceId[] | undefined =>
  route(
    from,
    to,
    (place) => sectors[place]?.links ?? [],
    () => 1,
  );
