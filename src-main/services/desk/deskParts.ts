import type { CallName } from '#contract/calls.ts';
import type { Push } from '#contract/pushes.ts';
import type { Handlers } from '#contract/serve.ts';
import type { Files } from '../../ports/files.ts';
import type { Desktop, Log } from '../../ports/machine.ts';
import type { Mailer, MailFetcher, MailTrial } from '../../ports/mail.ts';
import type { Poster } from '../../ports/poster.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { Keyring } from '../../ports/secrets.ts';
import type { OwnFiles } from '../gm/proof/ownFiles.ts';
import type { Library } from '../library/library.ts';
import type { DeskGames, DeskGamesNeeds } from './games.ts';

/** The calls of the game master's desk. */
export type DeskHandlers = { readonly [K in Extract<CallName, `gm.${string}`>]: Handlers[K] };

export interface DeskNeeds extends DeskGamesNeeds {
  readonly files: Files;
  readonly desktop: Desktop;
  readonly mailer: Mailer;
  readonly fetcher: MailFetcher;
  readonly trial: MailTrial;
  readonly poster: Poster;
  readonly keyring: Keyring;
  readonly log: Log;
  readonly push: Push;
  /** The user’s own turns: seats that the game master leads are played there. */
  readonly library: Pick<Library, 'take' | 'exportOrders' | 'exportAnswers'>;
  /** The user's own files of a game as its player, to be compared with an archive of it. */
  ownFiles(game: string): Promise<Outcome<readonly OwnFiles[]>>;
}

/** What the parts of the desk share. */
export interface DeskParts extends DeskNeeds {
  readonly games: DeskGames;
  /** Tells every page that a game has changed; returns the outcome. */
  changed<T>(game: string, outcome: T): T;
}
