import { shell } from 'electron';
import type { Desktop } from '#main/ports/machine.ts';

/** The system's own programs. Nothing but mail is ever opened from here. */
export const electronDesktop: Desktop = {
  openMail: async (link) => {
    if (!link.startsWith('mailto:')) return false;
    return shell.openExternal(link).then(
      () => true,
      () => false,
    );
  },
  showFile: (path) => {
    shell.showItemInFolder(path);
    return Promise.resolve(true);
  },
};
