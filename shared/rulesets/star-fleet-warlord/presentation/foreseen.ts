import type { UnitId } from '#kernel/words/ids.ts';
import type { ScrollLine } from '#kernel/presentation.ts';
import type { Event } from '../events.ts';
import { ahead, guessed } from '../game.ts';
import type { View } from '../model/view.ts';

/** One event as the scroll has it; undefined for what it leaves out. What dice or others decide stays open. */
export function foreseen(view: View, event: Event): ScrollLine | undefined {
  const said = ahead(event, view);
  if (said === undefined) return undefined;
  const { ship: unit } = event as { readonly ship?: UnitId };
  return {
    said,
    ...(event.cause === undefined ? {} : { order: event.cause }),
    ...(unit === undefined || view.ships[unit] === undefined ? {} : { unit }),
    ...('place' in event ? { place: event.place } : {}),
    ...(guessed(event, view) ? { open: true } : {}),
  };
}
