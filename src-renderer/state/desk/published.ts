import type { Out } from '#contract/calls.ts';
import { plural } from '#kernel/report/phrase.ts';

/** What happened to published results, in a sentence. */
export const publishedText = (
  { letters, folder, names, files }: Out<'gm.publish'>,
  mailed: boolean,
): string =>
  letters > 0
    ? `${plural(letters, 'letter')} in the outbox: ${mailed ? 'see Letters.' : 'they wait until you set up a server under Letters, Mail settings…'}`
    : folder !== undefined
      ? `${plural(names.length, 'file')} written to ${folder}.`
      : files.length > 0
        ? `${plural(files.length, 'file')} offered to you as a download.`
        : `${plural(names.length, 'file')} handed over.`;
