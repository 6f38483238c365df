import type { SeatId } from '#kernel/words/ids.ts';

/** The options of `gm mail`. */
export interface MailOptions {
  readonly imap?: string;
  readonly smtp?: string;
  readonly from?: string;
  readonly program?: string;
  readonly minutes?: string;
  readonly test?: boolean;
  readonly fetch?: boolean;
  readonly forms?: string;
  readonly results?: boolean;
  readonly turn?: string;
  readonly seat?: readonly SeatId[];
  readonly afresh?: boolean;
  readonly send?: boolean;
  readonly again?: readonly string[];
  readonly withdraw?: readonly string[];
  readonly passwordFile?: string;
  readonly smtpPasswordFile?: string;
  readonly status?: boolean;
  readonly json?: boolean;
}
