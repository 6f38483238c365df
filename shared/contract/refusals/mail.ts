import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What goes wrong with mail. */
export const mailRefusals = refusalTable({
  unreadable: {
    'bad-address': '«{address}» is no mail address. It should look like name@example.org.',
    'bad-host': '«{host}» is no name of a server. It should look like smtp.example.org.',
    'imap-certificate':
      '{host} could not prove that it is {host} ({said}), so it was told nothing. Check the name; if it is right, ask whoever runs the server.',
    'imap-no-folder':
      'The mailbox of {user} has no folder {folder}. Name one that it has; the usual one is INBOX.',
    'imap-no-host':
      'No server called {host} can be found. Look for a typing mistake in its name, and whether you are online.',
    'imap-no-starttls':
      '{host} offers no encryption at port {port}, so it was not told the password. Choose TLS, mostly at port 993.',
    'imap-not-tls':
      '{host} does not speak TLS at port {port}. Choose STARTTLS, or another port: TLS mostly uses 993.',
    'imap-refused':
      '{host} does not answer at port {port}. Check the port: mailboxes are mostly read at 993 for TLS and 143 for STARTTLS.',
    'imap-timeout':
      '{host} took too long to answer at port {port}. Check its name and port, and whether a firewall stands in the way; then try again.',
    'imap-trouble':
      'Looking into the mailbox at {host} failed: «{said}». What was dealt with so far stays so; try again.',
    'mail-certificate':
      '{host} could not prove that it is {host} ({said}), so nothing was sent to it. Check the name; if it is right, ask whoever runs the server.',
    'mail-line-broke':
      'The line to {host} broke before the test was over. Try again; if it happens again, check the port and the protection.',
    'mail-no-host':
      'No server called {host} can be found. Look for a typing mistake in its name, and whether you are online.',
    'mail-no-login': '{host} wants a user name and a password. Fill them in.',
    'mail-no-starttls':
      '{host} offers no encryption at port {port}, so neither password nor orders were sent. Choose TLS, mostly at port 465.',
    'mail-not-tls':
      '{host} does not speak TLS at port {port}. Choose STARTTLS, or another port: TLS mostly uses 465.',
    'mail-recipient': '{host} does not accept mail to {to}: «{said}». Check the game master’s address.',
    'mail-refused':
      '{host} does not answer at port {port}. Check the port: mail servers mostly use 465 for TLS and 587 for STARTTLS.',
    'mail-rejected':
      '{host} would not take this mail: «{said}». Your orders were not sent; use your mail program, or ask whoever runs the server.',
    'mail-sender':
      '{host} does not accept mail from {from}: «{said}». Write the address that belongs to your account there.',
    'mail-timeout':
      '{host} took too long to answer at port {port}. Check its name and port, and whether a firewall stands in the way; then try again.',
    'mail-trouble':
      'Talking to {host} failed: «{said}». Check the server’s settings, or use your mail program.',
    'mail-unsure':
      'The line to {host} broke before it said whether it has the mail. Look among your sent mail, or send again: the last file that arrives counts.',
    'no-address/gm': 'Write down the game master’s mail address first.',
    'no-server':
      'No server for outgoing mail is written down. Fill it in under «Send to the game master», or let your mail program send: the choice is «Sent by».',
    'no-server/gm':
      'No server for outgoing mail is written down for this game. Fill it in under Letters, Mail settings… on the desk, or with «gm mail GAME --smtp».',
    'not-encrypted':
      'Mail to {host} would cross the network open to every reader. Choose TLS or STARTTLS; unprotected is only for a server on this machine.',
    'password-wanted': 'Type the password of {user} for this mail server.',
    'sending-changed-elsewhere':
      'How orders of this game are sent was changed in another window since this page read it. Nothing was sent. Look at what you have filled in, then send again: it counts then.',
    'sent-not-noted':
      'Your orders were sent to {to}, but that could not be noted: {why} You need not send them again.',
    'wrong-password':
      '{host} does not accept this user name or password. Type them again; some providers want a password made just for mail programs.',
  },
});
export const unreadable: typeof mailRefusals.unreadable = mailRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof mailRefusals> {}
}
