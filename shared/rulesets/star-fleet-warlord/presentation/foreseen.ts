import type { UnitId } from '#kernel/words/ids.ts';
import type { ScrollLine } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Event } from '../model/events.ts';
import type { View } from '../model/view.ts';
import { tell } from '../tell/index.ts';
import { withNames } from '../words.ts';
import { battlesAhead } from './scroll/battles.ts';
import { generatorAhead } from './scroll/generator.ts';
import { happeningsAhead } from './scroll/happenings.ts';
import { itemsAhead } from './scroll/items.ts';
import { missionsAhead } from './scroll/missions.ts';
import { movementAhead } from './scroll/movement.ts';
import { officersAhead } from './scroll/officers.ts';
import { purchaseAhead } from './scroll/purchase.ts';
import { raidsAhead } from './scroll/raids.ts';
import { runningAhead } from './scroll/running.ts';
import { scansAhead } from './scroll/scans.ts';
import { sitesAhead } from './scroll/sites.ts';
import { spyingAhead } from './scroll/spying.ts';
import { stanceAhead } from './scroll/stance.ts';
import { worldAhead } from './scroll/world.ts';
import type { Ahead } from './scroll/parts/ahead.ts';

const ahead: Ahead<Event> = {
  ...movementAhead,
  ...runningAhead,
  ...purchaseAhead,
  ...missionsAhead,
  ...worldAhead,
  ...battlesAhead,
  ...itemsAhead,
  ...officersAhead,
  ...sitesAhead,
  ...raidsAhead,
  ...scansAhead,
  ...spyingAhead,
  ...stanceAhead,
  ...generatorAhead,
  ...happeningsAhead,
};

interface Entry {
  readonly by?: (event: Event) => string;
  readonly guessed?: (event: Event, view: View) => Phrase | undefined;
  readonly else?: string;
}

/** What the report will say of an event, in the future; undefined where the scroll leaves it out. */
function inFuture(view: View, event: Event, template: string): Phrase | undefined {
  const told = (tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(event, view);
  return template === '' || told === undefined ? undefined : phrase(template, told.args);
}

/** One event as the scroll has it; undefined for what it leaves out. */
export function foreseen(view: View, event: Event): ScrollLine | undefined {
  const said = ahead[event.kind];
  const entry: Entry = typeof said === 'string' ? { else: said } : (said as Entry);
  const guess = entry.guessed?.(event, view);
  const line =
    (guess === undefined ? undefined : withNames(guess, view)) ??
    inFuture(view, event, entry.by?.(event) ?? entry.else ?? '');
  if (line === undefined) return undefined;
  const { ship: unit } = event as { readonly ship?: UnitId };
  return {
    said: line,
    ...(event.cause === undefined ? {} : { order: event.cause }),
    ...(unit === undefined || view.ships[unit] === undefined ? {} : { unit }),
    ...('place' in event ? { place: event.place } : {}),
    ...(guess === undefined ? {} : { open: true }),
  };
}
