import { readFileSync } from 'node:fs';
import { clock, timer } from '#main/adapters/machine.ts';
import { clockFile } from './turnedClock.ts';

/* The game master's command line as it is shipped, but by a clock that the test turns, and with short pauses. The program itself obeys no such variable. */
const { pause } = timer;
Object.assign(clock, { now: () => readFileSync(process.env[clockFile] ?? '', 'utf8') });
Object.assign(timer, {
  pause: (milliseconds: number, ended?: AbortSignal) => pause(Math.min(50, milliseconds), ended),
});
await import('#main/gm/main.ts');
