import type { Phrase } from '#kernel/words/phrase.ts';
import type { BattleEvent } from '../../model/battleEvents.ts';
import type { Event } from '../../model/events.ts';
import type { View } from '../../model/view.ts';
import type { Ahead } from './sentences.ts';
import { diplomacyAhead } from './diplomacyAhead.ts';
import { forcesAhead } from './forcesAhead.ts';
import { sectorsAhead } from './sectorsAhead.ts';

/** What never happens in a preview: battles and scouting depend on dice, and what only others do or hear is not imagined. */
type NeverAhead =
  | BattleEvent['kind']
  | 'starfleet-sighted'
  | 'sector-searched'
  | 'starfleet-uncovered'
  | 'pillage-seen'
  | 'starships-deserted'
  | 'proclamation-heard'
  | 'peace-established'
  | 'alliance-formed'
  | 'reports-shared'
  | 'sectors-scouted';

const ahead: Ahead<Exclude<Event['kind'], NeverAhead>> = {
  ...diplomacyAhead,
  ...forcesAhead,
  ...sectorsAhead,
};

/** The sentence of the scroll about an event of the preview, in the future; undefined for what it leaves out. */
export function sayAhead(event: Event, view: View): Phrase | undefined {
  const say = (ahead as Partial<Record<Event['kind'], (event: Event, view: View) => Phrase | undefined>>)[
    event.kind
  ];
  return say?.(event, view);
}
