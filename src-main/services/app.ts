import type { Push } from '#contract/pushes.ts';
import { serve, type Serve } from '#contract/serve.ts';
import type { Out } from '#contract/calls.ts';
import type { FileOpened } from '#contract/files.ts';
import { isUpgrade } from '#kernel/files/upgrade.ts';
import { good } from '#kernel/result.ts';
import type { GameStores } from '#main/gameStore.ts';
import type * as ports from '#main/ports.ts';
import { makeArrivals, type Arrivals } from './arrivals.ts';
import { isGame } from './desk/begin.ts';
import { makeDesk } from './desk.ts';
import { failureOf } from './failure.ts';
import type { SomeRuleset } from './gm/read.ts';
import { makeHandlers } from './handlers.ts';
import { makeHistory } from './history.ts';
import { makeLibrary, type Library } from './library.ts';
import { makeNotebooks } from './notebook.ts';
import { makePacks } from './packs.ts';
import { makePractice } from './practice.ts';
import { makeSending } from './sending.ts';
import { makeSettings, type SettingsService } from './settings.ts';

/** Everything a host brings. */
export interface AppNeeds {
  readonly info: Out<'app.info'>;
  /** The library folder. */
  readonly root: string;
  readonly rulesets: readonly SomeRuleset[];
  readonly files: ports.Files;
  readonly folders: ports.Folders;
  readonly cache: ports.Cache;
  readonly settings: ports.Settings;
  readonly secrets: ports.Secrets;
  readonly sealing: ports.Sealing;
  readonly entropy: ports.Entropy;
  readonly clock: ports.Clock;
  readonly log: ports.Log;
  readonly stores: GameStores;
  readonly desktop: ports.Desktop;
  readonly mailer: ports.Mailer;
  readonly fetcher: ports.MailFetcher;
  readonly keyring: ports.Keyring;
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
  const desk = makeDesk({ ...needs, ports: needs });
  desk.begin();
  const open = async (bytes: Uint8Array, phrase?: string): Promise<ports.Outcome<FileOpened>> => {
    if (isGame(bytes)) {
      const game = await desk.takeGame(bytes);
      return game.ok ? good({ what: 'game', game: game.value.game }) : game;
    }
    if (!isUpgrade(bytes)) return library.take(bytes, phrase);
    const pack = await packs.take(bytes);
    if (!pack.ok) return pack;
    push('packs.changed', {});
    return good({ what: 'upgrade', pack: pack.value });
  };
  const arrivals = makeArrivals(open, push, failureOf(log));
  const practice = makePractice({ library, folders, packs, ports: needs, stores, rulesets, push });
  const notebooks = makeNotebooks(needs.files, folders);
  const history = makeHistory({ library, chronicle: cache.chronicle, rulesets, push });
  const sending = makeSending({ ...needs, library });
  const handlers = makeHandlers({
    desk: desk.handlers,
    info,
    library,
    practice,
    settings,
    arrivals,
    notebooks,
    history,
    sending,
    packs,
    open,
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
