import type { StanceEvent } from '../../model/events/stance.ts';
import type { Origins, Tellings } from '../../words.ts';
import { messagesOrigins, tellMessages } from './parts/messages.ts';
import { namesOrigins, tellNames } from './parts/names.ts';
import { postureOrigins, tellPosture } from './parts/posture.ts';
import { sheetOrigins, tellSheet } from './parts/sheet.ts';

/** Who hears of messages, names, and how a Corporation stands to others. */
export const tellStance: Tellings<StanceEvent> = {
  ...tellPosture,
  ...tellSheet,
  ...tellNames,
  ...tellMessages,
};

export const stanceOrigins: Origins<StanceEvent> = {
  ...postureOrigins,
  ...sheetOrigins,
  ...namesOrigins,
  ...messagesOrigins,
};
