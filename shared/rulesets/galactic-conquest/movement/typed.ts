import { spoken } from '../spoken.ts';
import type { AwaitRelief } from './trapped.ts';

/** `Leave once no blockade is left` (C12.110). */
export const spokenRelief = spoken<AwaitRelief>({
  kinds: ['await-relief'],
  phrases: () => ['Leave once no blockade is left'],
  read: (text) => (/^leave once no blockade is left$/i.test(text) ? { kind: 'await-relief' } : undefined),
  write: () => 'Leave once no blockade is left.',
});
