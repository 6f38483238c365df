import { join } from 'node:path';
import type { Push } from '#contract/pushes.ts';
import type { Out } from '#contract/calls.ts';
import { systemDesktop } from './adapters/desktop.ts';
import { gameFiles } from './adapters/gameFile.ts';
import { imapFetcher, imapTrial } from './adapters/mail/imap.ts';
import { openLog } from './adapters/logFile.ts';
import { clock, entropy, timer } from './adapters/machine.ts';
import { smtpMailer, smtpTrial } from './adapters/mail/mail.ts';
import { httpPoster } from './adapters/mail/poster.ts';
import { nodeFiles } from './adapters/nodeFiles.ts';
import { foldersWithin } from './adapters/nodeFolders.ts';
import { noKeyring } from './adapters/fileSecrets.ts';
import { sealing } from './adapters/sealing.ts';
import { openCache } from './adapters/sqliteCache.ts';
import type { Desktop, Log, Settings } from './ports/machine.ts';
import type { Keyring, Secrets } from './ports/secrets.ts';
import type { Mailer, MailFetcher, MailTrial } from './ports/mail.ts';
import { makeApp, type App } from './services/app.ts';
import type { Rulesets } from './services/ruleset.ts';
import { rulesets } from './rulesets.ts';

/** What each host provides of its own. */
export interface HostNeeds {
  readonly info: Out<'app.info'>;
  readonly root: string;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly push: Push;
  /** By default: the programs of a user at a terminal, no keyring, and mail over SMTP. */
  readonly desktop?: Desktop;
  readonly keyring?: Keyring;
  readonly mailer?: Mailer;
  /** By default: mailboxes over IMAP. */
  readonly fetcher?: MailFetcher;
  readonly trial?: MailTrial;
  /** Rulesets other than the program's own, for tests. */
  readonly rulesets?: Rulesets;
}

const cacheName = '.cache.sqlite';

/** Opens the program behind the page, on this machine's own files. */
export async function openApp(needs: HostNeeds): Promise<App & { readonly log: Log }> {
  const log = openLog(needs.root);
  const cache = await openCache(join(needs.root, cacheName), log);
  const app = makeApp({
    rulesets,
    desktop: systemDesktop(process.platform, process.env),
    keyring: noKeyring,
    mailer: smtpMailer(),
    fetcher: imapFetcher(),
    trial: { box: imapTrial(), server: smtpTrial() },
    poster: httpPoster(),
    ...needs,
    files: nodeFiles(),
    folders: foldersWithin(needs.root),
    cache,
    sealing,
    entropy,
    clock,
    timer,
    log,
    stores: gameFiles,
  });
  return { ...app, log };
}
