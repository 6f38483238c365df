import { basename, join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { versionOf } from '#main/adapters/machine.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { libraryFolder } from '#main/adapters/places.ts';
import { openApp } from '#main/openApp.ts';
import { largestFile } from '#main/services/turnFiles.ts';
import { electronDesktop } from './desktop.ts';
import { givenFiles } from './given.ts';
import { electronKeyring } from './keyring.ts';
import { setMenu } from './menu.ts';
import { claimScheme, servePage } from './scheme.ts';
import { keyringSecrets } from './secrets.ts';
import { storeSettings } from './storeSettings.ts';
import { openWindow, preloadPath } from './window.ts';
import { answerCalls, pushToWindows } from './wire.ts';

// This file lies in dist/main when it runs.
const dist = join(import.meta.dirname, '..');
const { platform, env } = process;
const harmless = 'clipboard-sanitized-write';

async function openProgram() {
  const info = { version: versionOf(join(dist, '..')), host: 'electron', platform } as const;
  const root = libraryFolder({ platform, env, home: app.getPath('home') });
  const own = {
    settings: storeSettings(app.getPath('userData')),
    secrets: keyringSecrets,
    keyring: electronKeyring,
    desktop: electronDesktop,
  };
  return openApp({ info, root, ...own, push: pushToWindows });
}

/** Files named before the program is ready wait for it. */
function takeFiles(
  program: Promise<Awaited<ReturnType<typeof openProgram>>>,
): (paths: readonly string[]) => void {
  return (paths) => {
    void program.then(async ({ arrivals }) => {
      await arrivals.arrive(
        await Promise.all(
          paths.map(async (path) => ({
            name: basename(path),
            bytes: await nodeFiles().read(path, largestFile),
          })),
        ),
      );
    });
  };
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized() === true) window.restore();
  window?.focus();
}

async function run(): Promise<void> {
  const program = app.whenReady().then(openProgram);
  const take = takeFiles(program);
  app.on('open-file', (event, path) => {
    event.preventDefault();
    take([path]);
  });
  app.on('second-instance', (_event, args, folder) => {
    showWindow();
    take(givenFiles(args.slice(1), folder));
  });
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  await app.whenReady();
  // The page may write text to the clipboard, and nothing else.
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === harmless),
  );
  session.defaultSession.setPermissionCheckHandler((_contents, permission) => permission === harmless);
  servePage(join(dist, 'renderer'));
  setMenu(platform);
  answerCalls(async () => (await program).serve);
  const { settings, close } = await program;
  take(givenFiles(process.argv.slice(1), process.cwd()));
  openWindow(settings, preloadPath(dist));
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow(settings, preloadPath(dist));
  });
  app.on('will-quit', close);
}

if (app.requestSingleInstanceLock()) {
  app.enableSandbox();
  claimScheme();
  run().catch((error: unknown) => {
    dialog.showErrorBox('Sealed Orders cannot start', error instanceof Error ? error.message : String(error));
    app.exit(1);
  });
} else app.quit();
