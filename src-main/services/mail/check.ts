import type { MailServer, SendingWishes } from '#contract/player/sending.ts';
import { isOneAddress } from '#contract/shapes.ts';
import { isTidy } from '#kernel/codec/tidyLine.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#contract/refusals/mail.ts';

const host = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$|^[0-9a-f:]*:[0-9a-f:.]+$/iu;

/** Whether it is one mail address, and nothing that a header could take for more. */
export const isAddress = (text: string): boolean => isOneAddress(text) && isTidy(text);

/** Whether it is this machine, reached without a network. */
const isThisMachine = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);

/** Problems with connecting to a server: passwords and mail must not cross a network unencrypted. */
export const lineFaults = (server: Pick<MailServer, 'host' | 'security'>): readonly Problem[] => [
  ...(host.test(server.host)
    ? []
    : [
        unreadable('bad-host', {
          host: server.host,
        }),
      ]),
  ...(server.security === 'none' && !isThisMachine(server.host)
    ? [unreadable('not-encrypted', { host: server.host })]
    : []),
];

export const serverFaults = (server: MailServer): readonly Problem[] => [
  ...lineFaults(server),
  ...(isAddress(server.from)
    ? []
    : [
        unreadable('bad-address', {
          address: server.from,
        }),
      ]),
];

/** Problems with these settings; a missing address is not one. */
export const faultsOf = ({ to, server }: SendingWishes): readonly Problem[] => [
  ...(to === '' || isAddress(to)
    ? []
    : [
        unreadable('bad-address', {
          address: to,
        }),
      ]),
  ...(server === undefined ? [] : serverFaults(server)),
];
