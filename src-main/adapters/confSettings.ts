import Conf from 'conf';
import type { Settings } from '#main/ports.ts';

/** Settings in `settings.json` of a folder. A file that cannot be read counts as empty and is written anew. */
export function confSettings(folder: string): Settings {
  const store = new Conf<Record<string, unknown>>({
    cwd: folder,
    configName: 'settings',
    clearInvalidConfig: true,
    accessPropertiesByDotNotation: false,
  });
  return {
    read: () => store.store,
    write: (values) => {
      store.store = { ...values };
    },
  };
}
