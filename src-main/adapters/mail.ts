import { getCACertificates } from 'node:tls';
import { createTransport } from 'nodemailer';
import { bad, good } from '#kernel/result.ts';
import type { Mailer } from '#main/ports.ts';
import { mailFault } from './mailFaults.ts';

/** Milliseconds to connect, to be greeted, and between two words of the server. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Mail over SMTP. Certificates are checked against what Node, the system and `trusted` vouch for. */
export const smtpMailer = (trusted: readonly string[] = [], wait: typeof patience = patience): Mailer => ({
  send: async (server, password, letter) => {
    const { host, port, security, user, from } = server;
    const transport = createTransport({
      host,
      port,
      ...wait,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      // Said in greeting instead of this machine's name.
      name: '[127.0.0.1]',
      tls: { minVersion: 'TLSv1.2', ca: [...getCACertificates('default'), ...getCACertificates('system'), ...trusted] },
      ...(password === undefined ? {} : { auth: { user, pass: password } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const sent = await transport.sendMail({
        from,
        to: { name: '', address: letter.to },
        subject: letter.subject,
        text: letter.body,
        attachments: [{ filename: letter.file.name, content: Buffer.from(letter.file.bytes), contentType: 'application/octet-stream' }],
      });
      return good(plain(sent.response));
    } catch (error) {
      return bad([mailFault(error, { ...server, to: letter.to, password: password ?? '' })]);
    } finally {
      transport.close();
    }
  },
});

const plain = (said: string): string => said.replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').slice(0, 400);
