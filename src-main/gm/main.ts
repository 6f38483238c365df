import { commandLine } from './commandLine.ts';

/** A reader that has seen enough, such as `head`, is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

await commandLine(process.argv.slice(2));
