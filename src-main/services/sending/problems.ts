import { unreadable, type Problem } from '#kernel/problem.ts';

/** Why orders, or letters of a game, are not sent: each with its cause and its remedy. */
export const hitch = {
  noAddress: (): Problem => unreadable('no-address', 'Write down the game master\u2019s mail address first.'),
  badAddress: (address: string): Problem =>
    unreadable('bad-address', '«{address}» is no mail address. It should look like name@example.org.', {
      address,
    }),
  noServer: (): Problem =>
    unreadable(
      'no-server',
      'No server for outgoing mail is written down. Fill it in under «Send to the game master», or let your mail program send: the choice is «Sent by».',
    ),
  /** The same for the letters of a game master. */
  noServerOfGame: (): Problem =>
    unreadable(
      'no-server',
      'No server for outgoing mail is written down for this game. Fill it in under Letters, Mail settings… on the desk, or with «gm mail GAME --smtp».',
    ),
  badHost: (host: string): Problem =>
    unreadable('bad-host', '«{host}» is no name of a server. It should look like smtp.example.org.', {
      host,
    }),
  notEncrypted: (host: string): Problem =>
    unreadable(
      'not-encrypted',
      'Mail to {host} would cross the network open to every reader. Choose TLS or STARTTLS; unprotected is only for a server on this machine.',
      { host },
    ),
  passwordWanted: (user: string): Problem =>
    unreadable('password-wanted', 'Type the password of {user} for this mail server.', { user }),
} as const;
