import type { StanceEvent } from '../model/events/stance.ts';
import type { Changes } from '../model/draft.ts';
import { messagesChanges } from './parts/messages.ts';
import { namesChanges } from './parts/names.ts';
import { postureChanges } from './parts/posture.ts';
import { sheetChanges } from './parts/sheet.ts';

/** What is changed by events of messages, names, and how a Corporation stands to others. */
export const stanceChanges: Changes<StanceEvent> = {
  ...postureChanges,
  ...sheetChanges,
  ...namesChanges,
  ...messagesChanges,
};
