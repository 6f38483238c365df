import type { MailServer } from '#contract/player/sending.ts';

/** The usual port of a mail server for each way of protecting what is sent to it. */
type Ports = Readonly<Record<MailServer['security'], number>>;

export const imapPorts: Ports = { tls: 993, starttls: 143, none: 143 };
export const smtpPorts: Ports = { tls: 465, starttls: 587, none: 25 };
