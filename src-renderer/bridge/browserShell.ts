import { clock } from '../clock.ts';
import { contentsOf, type FileContents, fromBase64, type Shell } from './shell.ts';

/** The shell of any page, including the desktop window's: a file chooser and downloads. */
export const browserShell: Shell = {
  pickFiles: (extensions) =>
    new Promise((resolve) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.multiple = true;
      input.accept = extensions.join(',');
      // It stays in the page until the player answers: an element that nothing refers to may be discarded
      // before.
      input.hidden = true;
      const answer = (files: readonly File[]): void => {
        input.remove();
        resolve(Promise.all(files.map(contentsOf)));
      };
      input.addEventListener('cancel', () => answer([]), { once: true });
      input.addEventListener('change', () => answer([...(input.files ?? [])]), { once: true });
      document.body.append(input);
      input.click();
    }),
  offerFile: (file: FileContents) => {
    const address = URL.createObjectURL(
      new Blob([fromBase64(file.base64)], { type: 'application/octet-stream' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    document.body.append(link);
    link.click();
    link.remove();
    clock.after(60_000, () => URL.revokeObjectURL(address));
  },
  loadAgain: () => location.reload(),
};
