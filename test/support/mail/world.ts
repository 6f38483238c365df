import { join } from 'node:path';
import { makeClient } from '#contract/client.ts';
import { asRead, type ReadingClient } from '../acts/asRead.ts';
import type { MailServer, SendingWishes } from '#contract/player/sending.ts';
import { systemDesktop } from '#main/adapters/desktop.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { smtpMailer } from '#main/adapters/mail/mail.ts';
import { openApp, type HostNeeds } from '#main/openApp.ts';
import { usualWishes } from '#main/services/mail/letter.ts';
import { openings, type Openings } from '../play/openings.ts';
import { tempFolder } from '../tempFolder.ts';
import { boasts, resultsOf, toy, toyGame, valueOf } from '../play/toyGame.ts';
import { ownCertificate, startMailServer, type MailServerWish, type RunningMailServer } from './server.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

const running: RunningMailServer[] = [];

/** Stops every server that was started here. */
export async function stopServers(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
}

export const key = { game: 'toy', seat: 'ann', turn: 1 } as const;
export const of = { game: key.game, seat: key.seat };
export const mailbox = 'gm+orders@example.org';

export interface World {
  readonly root: string;
  readonly client: ReadingClient;
  readonly openings: Openings;
  /** The same library, opened by the program started anew. */
  again(): Promise<ReadingClient>;
}

/** A program with ann's first turn in its library, and a mail program and a file manager that write down what they open. */
export async function world(more: Partial<HostNeeds> & { readonly exitCode?: number } = {}): Promise<World> {
  const root = tempFolder();
  const seen = openings(join(root, '..', `${root.split('/').at(-1) ?? ''}-bin`), more.exitCode);
  const settings = { read: () => ({}), write: () => {} };
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  const again = async (): Promise<ReadingClient> => {
    const host = {
      info,
      root,
      settings,
      secrets: plainSecrets,
      push: () => {},
      rulesets: theseRulesets([toy]),
    };
    const own = { desktop: systemDesktop('linux', seen.env), mailer: smtpMailer([ownCertificate], patience) };
    const app = await openApp({ ...host, ...own, ...more });
    return asRead(
      makeClient({ call: (name, raw) => app.serve(name, structuredClone(raw)), hear: () => () => {} }),
    );
  };
  const client = await again();
  valueOf(
    await client['file.open']({
      name: 'a.new',
      base64: Buffer.from(resultsOf(await toyGame())).toString('base64'),
    }),
  );
  valueOf(await client['plan.save']({ key, plan: boasts(2), revision: 0 }));
  return { root, client, openings: seen, again };
}
/** However busy the machine, a server that answers is waited for. */
export const patience = {
  connectionTimeout: 60_000,
  greetingTimeout: 60_000,
  socketTimeout: 60_000,
  dnsTimeout: 60_000,
};

/** A mail server for this test alone. */
export const mailServer = async (wish: MailServerWish = {}): Promise<RunningMailServer> =>
  stoppedLater(await startMailServer(wish));

/** Has a server stopped when its test is over. */
export function stoppedLater(server: RunningMailServer): RunningMailServer {
  running.push(server);
  return server;
}

export const wishes = (server?: Partial<MailServer>): SendingWishes => ({
  ...usualWishes,
  to: mailbox,
  ...(server === undefined
    ? {}
    : {
        server: {
          host: 'localhost',
          port: 1,
          security: 'starttls',
          user: 'ann',
          from: 'ann@example.org',
          ...server,
        },
      }),
});

export const seatFolder = (root: string): string => join(root, 'toy', 'ann');
