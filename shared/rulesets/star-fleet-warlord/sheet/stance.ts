import type { Grammar } from '../typing.ts';
import { messagesWritten } from './parts/messages.ts';
import { namesWritten } from './parts/names.ts';
import { postureWritten } from './parts/posture.ts';
import { sheetWritten } from './parts/sheet.ts';

/** How orders of messages, names, and how a Corporation stands to others are typed. */
export const stanceGrammar: Grammar = {
  ships: [],
  office: [...postureWritten, ...sheetWritten, ...namesWritten, ...messagesWritten],
};
