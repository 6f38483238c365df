import type { Push } from '#contract/pushes.ts';
import { serve, type Serve } from '#contract/serve.ts';
import type { Out } from '#contract/calls.ts';
import type { FileOpened } from '#contract/player/files.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import { isUpgrade } from '#kernel/files/upgrade.ts';
import { looksLikeOurs } from '#kernel/files/restored.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/library.ts';
import type { GameStores } from '#main/ports/game/store.ts';
import type { Cache } from '#main/ports/cache.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Clock, Desktop, Entropy, Log, Settings, Timer } from '#main/ports/machine.ts';
import type { MailFetcher, Mailer, MailTrial } from '#main/ports/mail.ts';
import type { Poster } from '../ports/poster.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import type { Keyring, Secrets } from '#main/ports/secrets.ts';
import { makeArrivals, type Arrivals } from './arrivals.ts';
import { isGame } from './desk/mail/arriving.ts';
import { makeDesk } from './desk/desk.ts';
import { failureOf } from './failure.ts';
import type { Rulesets } from './ruleset.ts';
import { makeHandlers } from './handlers.ts';
import { unwrapped } from './incoming/mime.ts';
import { makeHistory } from './history/history.ts';
import { makeLibrary, type Library } from './library/library.ts';
import { makeAlternatives } from './library/alternatives.ts';
import { makeNotebooks } from './notebook.ts';
import { makePacks } from './packs/packs.ts';
import { makePractice } from './practice/practice.ts';
import { makeOwnKeys } from './signUp/ownKeys.ts';
import { formFile } from './signUp/signingUp.ts';
import { makeSending } from './sending/sending.ts';
import { makeSettings, type SettingsService } from './settings.ts';
import { seenIn, type SeenBytes } from './turnFiles.ts';

/** Everything a host provides. */
export interface AppNeeds {
  readonly info: Out<'app.info'>;
  /** The library folder. */
  readonly root: string;
  readonly rulesets: Rulesets;
  readonly files: Files;
  readonly folders: Folders;
  readonly cache: Cache;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly sealing: Sealing;
  readonly entropy: Entropy;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly log: Log;
  readonly stores: GameStores;
  readonly desktop: Desktop;
  readonly mailer: Mailer;
  readonly fetcher: MailFetcher;
  readonly trial: MailTrial;
  readonly poster: Poster;
  readonly keyring: Keyring;
  readonly push: Push;
}

/** The program behind the page, the same in every host. */
export interface App {
  readonly serve: Serve;
  readonly library: Library;
  readonly settings: SettingsService;
  readonly arrivals: Arrivals;
  close(): void;
}

export function makeApp(needs: AppNeeds): App {
  const { info, push, log, cache, folders, stores, rulesets } = needs;
  const library = makeLibrary({ ...needs, program: info.version });
  const settings = makeSettings(needs.settings);
  const packs = makePacks(needs);
  const desk = makeDesk({ ...needs, ports: needs, library, ownFiles: (game) => library.ownFiles(game) });
  desk.begin();
  const open = async (given: SeenBytes, phrase?: string): Promise<Outcome<FileOpened>> => {
    const { bytes } = given;
    if (isGame(bytes)) {
      const offered = await desk.offer(bytes);
      return offered.ok ? good({ what: 'game', offered: offered.value }) : offered;
    }
    if (!isUpgrade(bytes)) return openPacked(given, phrase);
    const pack = await packs.take(bytes);
    if (!pack.ok) return pack;
    push('packs.changed', {});
    return good({ what: 'upgrade', pack: pack.value });
  };
  /** What is packed, or was taken for text on its way, is opened as the one file that is in it. */
  const openPacked = async (given: SeenBytes, phrase?: string): Promise<Outcome<FileOpened>> => {
    const { files, closed, packed } = await unwrapped({ name: '', ...given });
    if (!packed) return takeIn(seenIn(files[0] ?? given), phrase);
    const ours = files.filter((file) => looksLikeOurs(file.bytes));
    const [first, second] = ours;
    if (first !== undefined && second === undefined) return open(first, phrase);
    if (first !== undefined) return bad([unreadable('not-opened/many', { count: ours.length })]);
    return bad([closed[0]?.why ?? unreadable('not-opened/empty')]);
  };
  const takeIn = (file: SeenFile, phrase?: string): Promise<Outcome<FileOpened>> =>
    file.parts.ok && file.parts.value.kind === 'map' ? library.maps.take(file) : library.take(file, phrase);
  const arrivals = makeArrivals((bytes) => open({ bytes }), push, failureOf(log));
  const practice = makePractice({ ...needs, library, packs, ports: needs, stores, rulesets, push });
  const notebooks = makeNotebooks(needs.files, folders);
  const history = makeHistory({ library, chronicle: cache.chronicle, rulesets, push });
  const sending = makeSending({ ...needs, library });
  const handlers = makeHandlers({
    desk: desk.handlers,
    inGame: desk.inGame,
    info,
    library,
    practice,
    settings,
    arrivals,
    notebooks,
    alternatives: makeAlternatives(needs.files, folders),
    history,
    sending,
    packs,
    signUp: (wish) => formFile({ ...needs, keys: makeOwnKeys(needs) }, wish),
    open: (bytes, phrase) => open({ bytes }, phrase),
    push,
  });
  return {
    library,
    settings,
    arrivals,
    serve: serve(handlers, failureOf(log)),
    close: () => {
      desk.close();
      cache.close();
    },
  };
}
