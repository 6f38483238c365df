import Conf from 'conf';
import { GameTrouble } from '#main/ports/game/store.ts';
import type { Settings } from '#main/ports/machine.ts';
import { fileProblem } from './nodeFiles.ts';

/** Settings in `settings.json` of a folder. An unreadable file counts as empty and is replaced. */
export function confSettings(folder: string): Settings {
  return settingsIn(new Conf<Record<string, unknown>>({ cwd: folder, configName: 'settings', ...keeping }));
}

/** How every host keeps settings. */
export const keeping = { clearInvalidConfig: true, accessPropertiesByDotNotation: false } as const;

/** The port over a store that reads and writes its file as a whole. */
export function settingsIn(conf: { store: Record<string, unknown> }): Settings {
  return {
    read: () => conf.store,
    write: (values) => {
      try {
        conf.store = { ...values };
      } catch (error) {
        throw new GameTrouble(fileProblem('settings.json', error), error);
      }
    },
  };
}
