import type { Push } from '#contract/pushes.ts';
import type { CallName } from '#contract/calls.ts';
import type { Handlers } from '#contract/serve.ts';
import type { Desktop, Files, Keyring, Log, Mailer, MailFetcher, Outcome } from '../ports.ts';
import { makeActHandlers } from './desk/acts.ts';
import { makeBeginHandlers, takeGame } from './desk/begin.ts';
import type { DeskGames, DeskGamesNeeds } from './desk/games.ts';
import { makeDeskGames } from './desk/games.ts';
import { makeLeavingHandlers } from './desk/leaving.ts';
import { makePeopleHandlers } from './desk/people.ts';
import { makePost } from './desk/post.ts';
import { makeProofHandlers } from './desk/proof.ts';
import { makeSealedHandlers } from './desk/sealed.ts';
import { makeShownHandlers } from './desk/shown.ts';
import { makeWatch } from './desk/watching.ts';

/** The calls of the game master's desk. */
export type DeskHandlers = { readonly [K in Extract<CallName, `gm.${string}`>]: Handlers[K] };

export interface DeskNeeds extends DeskGamesNeeds {
  readonly files: Files;
  readonly desktop: Desktop;
  readonly mailer: Mailer;
  readonly fetcher: MailFetcher;
  readonly keyring: Keyring;
  readonly log: Log;
  readonly push: Push;
}

/** What the parts of the desk share. */
export interface DeskParts extends DeskNeeds {
  readonly games: DeskGames;
  /** Tells every page that a game is no longer what it was, when the work was done. */
  changed<T>(game: string, outcome: T): T;
}

/** The game master's desk: what a page may do with the games of its user. */
export function makeDesk(needs: DeskNeeds): {
  readonly handlers: DeskHandlers;
  /** A game that came as one file. */
  takeGame(bytes: Uint8Array): Promise<Outcome<{ readonly game: string }>>;
  /** Looks after all games now. */
  look(): Promise<void>;
  /** From now on looks after them by itself every few seconds, until it is closed. */
  begin(): void;
  close(): void;
} {
  const games = makeDeskGames({ ...needs, ports: { ...needs.ports, copies: needs.files } });
  const parts: DeskParts = {
    ...needs,
    games,
    changed: (game, outcome) => {
      needs.push('gm.changed', { game });
      return outcome;
    },
  };
  const post = makePost(parts);
  const watching = makeWatch(parts, post);
  const people = makePeopleHandlers(parts);
  const acts = makeActHandlers(parts);
  const handlers: DeskHandlers = {
    ...people,
    ...watching.handlers,
    ...post.handlers,
    ...makeShownHandlers(parts),
    ...makeBeginHandlers(parts),
    ...makeLeavingHandlers(parts),
    ...acts,
    ...makeSealedHandlers(parts),
    ...makeProofHandlers(parts),
    'gm.take': watching.soon(acts['gm.take']),
    'gm.rule': watching.soon(acts['gm.rule']),
    'gm.policy': watching.soon(people['gm.policy']),
    'gm.hold': watching.soon(people['gm.hold']),
    'gm.publish': post.sending(acts['gm.publish']),
    'gm.late': watching.soon(post.sending(people['gm.late'])),
    'gm.fetch': post.sending(post.handlers['gm.fetch']),
    'gm.words': watching.soon(people['gm.words']),
  };
  return {
    handlers,
    takeGame: (bytes) => takeGame(parts, bytes),
    look: watching.look,
    begin: watching.begin,
    close: () => {
      watching.close();
      void games.close();
    },
  };
}
