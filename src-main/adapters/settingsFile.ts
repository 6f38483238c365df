import Conf from 'conf';
import { GameTrouble } from '#main/ports/game/store.ts';
import type { Settings } from '#main/ports/machine.ts';
import { fileProblem } from './nodeFiles.ts';

/** A store that reads and writes its file as a whole: conf, or electron-store, which is built on it. */
interface Store {
  store: Record<string, unknown>;
}

/** What every host says to its store, of which folder it is. */
const kept = (folder: string) =>
  ({ cwd: folder, clearInvalidConfig: true, accessPropertiesByDotNotation: false }) as const;

/** The one way in which hosts keep settings: in `settings.json` of a folder. An unreadable file counts as empty and is replaced. */
export function settingsFile(folder: string, open: (how: ReturnType<typeof kept>) => Store): Settings {
  const file = open(kept(folder));
  return {
    read: () => file.store,
    write: (values) => {
      try {
        file.store = { ...values };
      } catch (error) {
        throw new GameTrouble(fileProblem('settings.json', error), error);
      }
    },
  };
}

/** Settings of a host without Electron. */
export const confSettings = (folder: string): Settings =>
  settingsFile(folder, (how) => new Conf<Record<string, unknown>>({ ...how, configName: 'settings' }));
