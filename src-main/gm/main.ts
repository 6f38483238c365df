import { commandLine } from './commandLine.ts';

/** A reader that stops early, such as `head`, is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

await commandLine(process.argv.slice(2));
