import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#contract/refusals/mail.ts';

/** Why orders, or letters of a game, are not sent: each with its cause and its remedy. */
export const mailProblem = {
  noAddress: (): Problem => unreadable('no-address/gm'),
  badAddress: (address: string): Problem =>
    unreadable('bad-address', {
      address,
    }),
  noServer: (): Problem => unreadable('no-server'),
  /** The same for the letters of a game master. */
  noServerOfGame: (): Problem => unreadable('no-server/gm'),
  badHost: (host: string): Problem =>
    unreadable('bad-host', {
      host,
    }),
  notEncrypted: (host: string): Problem => unreadable('not-encrypted', { host }),
  passwordWanted: (user: string): Problem => unreadable('password-wanted', { user }),
} as const;
