import type { Event } from '../model/events.ts';
import { battleTellings } from './battle.ts';
import { diplomacyTellings } from './diplomacy.ts';
import { finalTellings } from './finalEvents.ts';
import { firstTellings } from './firstEvents.ts';
import type { Tellings } from './hearing.ts';
import { movementTellings } from './movement.ts';
import { worksTellings } from './works.ts';

/** Every kind of event: who hears what of it, and the sentence. */
export const tell: Tellings<Event['kind']> = {
  ...firstTellings,
  ...diplomacyTellings,
  ...worksTellings,
  ...movementTellings,
  ...battleTellings,
  ...finalTellings,
};
