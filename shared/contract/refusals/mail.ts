import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What goes wrong with mail. */
export const mailRefusals = refusalTable({
  unreadable: {
    'bad-address': '«{address}» is not a mail address. It should look like name@example.org.',
    'bad-host': '«{host}» is not the name of a server. It should look like smtp.example.org.',
    'imap-certificate':
      '{host} could not prove its identity ({said}), so nothing was sent to it. Check the name; if it is right, ask whoever runs the server.',
    'imap-no-folder':
      'The mailbox of {user} has no folder {folder}. Name one that it has; the usual one is INBOX.',
    'imap-no-host':
      'No server called {host} can be found. Check the spelling of its name, and whether you are online.',
    'imap-no-starttls':
      '{host} offers no encryption at port {port}, so the password was not sent. Choose TLS, usually at port 993.',
    'imap-not-tls':
      '{host} does not speak TLS at port {port}. Choose STARTTLS, or another port: TLS usually uses 993.',
    'imap-refused':
      '{host} does not answer at port {port}. Check the port: mailboxes usually use 993 for TLS and 143 for STARTTLS.',
    'imap-timeout':
      '{host} took too long to answer at port {port}. Check its name and port, and whether a firewall blocks it; then try again.',
    'imap-trouble':
      'Reading the mailbox at {host} failed: «{said}». Letters already handled are done; try again.',
    'mail-certificate':
      '{host} could not prove its identity ({said}), so nothing was sent to it. Check the name; if it is right, ask whoever runs the server.',
    'mail-line-broke':
      'The line to {host} broke before the test was over. Try again; if it happens again, check the port and the protection.',
    'mail-no-host':
      'No server called {host} can be found. Check the spelling of its name, and whether you are online.',
    'mail-no-login': '{host} requires a user name and a password. Fill them in.',
    'mail-no-starttls':
      '{host} offers no encryption at port {port}, so neither password nor orders were sent. Choose TLS, usually at port 465.',
    'mail-not-tls':
      '{host} does not speak TLS at port {port}. Choose STARTTLS, or another port: TLS usually uses 465.',
    'mail-recipient': '{host} does not accept mail to {to}: «{said}». Check the game master’s address.',
    'mail-refused':
      '{host} does not answer at port {port}. Check the port: mail servers usually use 465 for TLS and 587 for STARTTLS.',
    'mail-rejected':
      '{host} would not take this mail: «{said}». Your orders were not sent; use your mail program, or ask whoever runs the server.',
    'mail-sender':
      '{host} does not accept mail from {from}: «{said}». Enter the address that belongs to your account there.',
    'mail-timeout':
      '{host} took too long to answer at port {port}. Check its name and port, and whether a firewall blocks it; then try again.',
    'mail-trouble':
      'The connection to {host} failed: «{said}». Check the server’s settings, or use your mail program.',
    'mail-unsure':
      'The connection to {host} broke before it confirmed the mail. Check your sent mail, or send again: the last file that arrives counts.',
    'no-address/gm': 'Enter the game master’s mail address first.',
    'no-server':
      'No server for outgoing mail is set up. Fill it in under «Send to the game master», or choose your mail program under «Sent by».',
    'no-server/gm':
      'No server for outgoing mail is set up for this game. Enter it under Letters, Mail settings… on the desk, or with «gm mail GAME --smtp».',
    'not-encrypted':
      'Mail to {host} would be sent without encryption. Choose TLS or STARTTLS; no encryption is only for a server on this computer.',
    'password-wanted': 'Type the password of {user} for this mail server.',
    'sending-changed-elsewhere':
      'The mail settings of this game were changed in another window. Nothing was sent. Check your entries, then send again.',
    'sent-not-noted':
      'Your orders were sent to {to}, but this could not be recorded: {why} You need not send them again.',
    'wrong-password':
      '{host} does not accept this user name or password. Type them again; some providers require a separate password for mail programs.',
  },
});
export const unreadable: typeof mailRefusals.unreadable = mailRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof mailRefusals> {}
}
