import { readMail } from '#main/adapters/mime/mime.ts';
import { hostileLetters } from './hostileLetters.ts';

/* Reads one hostile letter in a process of its own, and says what came of it and how much memory the process ever had. */
const letter = new Uint8Array(Buffer.from(hostileLetters[process.argv[2] ?? '']?.() ?? '', 'latin1'));
const { files } = await readMail(letter);
const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
console.log(
  JSON.stringify({
    letter: letter.length,
    files: files.length,
    bytes,
    mebibytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);
