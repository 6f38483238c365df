import { join } from 'node:path';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { noKeyring } from '#main/adapters/fileSecrets.ts';
import type { DeskHandlers, DeskNeeds } from '#main/services/desk/deskParts.ts';
import { makeDesk } from '#main/services/desk/desk.ts';
import { asShown, type SeeingHandlers } from './asShown.ts';
import { libraryAt } from '../play/toyGame.ts';
import { files, testPorts } from './gmWorld.ts';
import { galacticEmpires } from '../play/scriptedGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

type OpenDesk = Omit<ReturnType<typeof makeDesk>, 'handlers'> & {
  readonly handlers: SeeingHandlers;
  /** The same calls, of a desk that says itself what it was shown. */
  readonly saying: DeskHandlers;
};

/** A game master's desk over real files in a folder, which reads the game before every act: its mail server takes everything, its mailbox is empty, and it keeps no passwords. */
export const deskOf = (root: string, more: Partial<DeskNeeds> = {}): OpenDesk => {
  const desk = makeDesk({
    root,
    files,
    folders: nodeFolders,
    ports: testPorts(),
    stores: gameFiles,
    rulesets: theseRulesets([galacticEmpires]),
    keyring: noKeyring,
    desktop: { openMail: async () => false, showFile: async () => false },
    log: { note: () => undefined, failure: () => 0 },
    push: () => undefined,
    library: libraryAt(join(root, 'library')),
    ownFiles: async () => ({ ok: true, value: [] }),
    mailer: { send: async () => ({ ok: true, value: '' }), hand: async () => ({ kind: 'taken', said: '' }) },
    fetcher: { fetch: async () => ({ ok: true, value: { validity: '1', uid: 0 } }) },
    trial: {
      box: async () => ({ ok: true, value: { letters: 0 } }),
      server: async () => ({ ok: true, value: { signedIn: true } }),
    },
    poster: { post: async () => ({ kind: 'taken' }) },
    ...more,
  });
  return { ...desk, handlers: asShown(desk.handlers), saying: desk.handlers };
};
