import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { confSettings } from '#main/adapters/settingsFile.ts';
import { errorText } from '#main/adapters/errorText.ts';
import { passphraseSecrets, plainSecrets } from '#main/adapters/fileSecrets.ts';
import { versionOf } from '#main/adapters/machine.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { libraryFolder } from '#main/adapters/places.ts';
import { openApp } from '#main/openApp.ts';
import { largestFile } from '#main/services/turnFiles.ts';
import { startLoopback, type Loopback } from './server.ts';

const help = `Sealed Orders in the browser of this machine.

  npm start -- --browser [FILE ...]      opens .new and .orders files

  --port NUMBER      the port to answer on; any free one unless given
  --library FOLDER   where turns are kept; also the variable SEALED_ORDERS_LIBRARY
  --no-open          opens no browser window
  --help             says this

The variable SEALED_ORDERS_PASSPHRASE puts private keys under a passphrase.`;

/** What was mistyped, and what to do. */
class Misuse extends Error {}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        library: { type: 'string' },
        // The launcher reads this line and opens the browser.
        'no-open': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return { ...values, files: positionals };
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? '0');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Misuse(`«${text ?? ''}» is no port: give a number from 1 to 65535.`);
  }
  return port;
}

async function start(args: readonly string[]): Promise<void> {
  const { port, library, files, help: wanted } = readOptions(args);
  if (wanted === true) {
    console.log(help);
    return;
  }
  const home = join(import.meta.dirname, '../..');
  const { env, platform } = process;
  const root = resolve(library ?? libraryFolder({ env, platform, home: homedir() }));
  // Only its owner may read a new library.
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const phrase = env['SEALED_ORDERS_PASSPHRASE'];
  const secrets = phrase === undefined || phrase === '' ? plainSecrets : passphraseSecrets(phrase);
  const info = { version: versionOf(home), host: 'browser', platform } as const;
  let close = (): void => undefined;
  const loopback = await startLoopback({
    port: portOf(port),
    page: join(home, 'dist/renderer'),
    services: async (push) => {
      const app = await openApp({ info, root, settings: confSettings(root), secrets, push });
      close = app.close;
      const read = files.map(async (file) => ({
        name: basename(file),
        bytes: await nodeFiles().read(resolve(file), largestFile),
      }));
      await app.arrivals.arrive(await Promise.all(read));
      return app.serve;
    },
  });
  stopCleanly(loopback, () => close());
  console.log(`Sealed Orders is at ${loopback.address}`);
}

/** Stops when asked to, after finishing current calls. A second request stops at once. */
function stopCleanly(loopback: Loopback, close: () => void): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void loopback.close().then(() => {
      close();
      process.exit(0);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function reasonOf(error: unknown): string {
  const code = errorText(error, 'code');
  if (code === 'EADDRINUSE') return 'That port is taken: leave --port out, or give another.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This may not be read or written: ${errorText(error, 'path')}. Give another folder with --library.`;
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `This is a file, where the library wants a folder: ${errorText(error, 'path')}. Give another with --library.`;
  }
  if (error instanceof Misuse) return `${error.message}\n\n${help}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
