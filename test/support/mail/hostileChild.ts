import { readMail } from '#main/services/incoming/mime.ts';
import { hostileLetters } from './hostileLetters.ts';

/* Reads every hostile letter in a process of its own, one after another, and says what came of each and how much memory the process ever had by then. */
for (const [name, made] of Object.entries(hostileLetters)) {
  const letter = new Uint8Array(Buffer.from(made(1), 'latin1'));
  const { files } = await readMail(letter);
  console.log(
    JSON.stringify({
      name,
      letter: letter.length,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
      mebibytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  );
  // What one letter took is not counted for the next.
  globalThis.gc?.();
}
