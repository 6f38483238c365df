import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A certificate for localhost, good until 2120, that only these tests trust. */
export const ownCertificate = readFileSync(join(import.meta.dirname, 'localhost.cert.pem'), 'utf8');
const key = readFileSync(join(import.meta.dirname, 'localhost.key.pem'), 'utf8');
export const ownCertificatePath = join(import.meta.dirname, 'localhost.cert.pem');

export interface MailServerWish extends SMTPServerOptions {
  /** The account that may send; absent: nobody need log in. */
  readonly account?: { readonly user: string; readonly pass: string };
  /** Refuses this recipient. */
  readonly stranger?: string;
}

/** A real mail server on this machine. */
export interface RunningMailServer {
  readonly port: number;
  /** Mails as they were received, whole. */
  readonly mails: string[];
  /** Every password it was told. */
  readonly passwords: string[];
  stop(): Promise<void>;
}

export async function startMailServer({
  account,
  stranger,
  ...rest
}: MailServerWish = {}): Promise<RunningMailServer> {
  const mails: string[] = [];
  const passwords: string[] = [];
  const server = new SMTPServer({
    authOptional: account === undefined,
    key,
    cert: ownCertificate,
    disableReverseLookup: true,
    onAuth: (auth, _session, done) => {
      passwords.push(auth.password ?? '');
      const right = auth.username === account?.user && auth.password === account?.pass;
      // A server that repeats what it heard: it must not reach the player's screen.
      done(
        right ? null : new Error(`Wrong: ${auth.password ?? ''}`),
        right ? { user: auth.username } : undefined,
      );
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address === stranger ? new Error('No such mailbox here') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('latin1'));
        done(null, `Queued as letter ${mails.length}`);
      });
    },
    ...rest,
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    passwords,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
