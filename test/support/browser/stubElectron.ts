import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ours = createRequire(import.meta.url);

/** The part of @electron/asar that tests use: it comes with electron-builder. */
export interface Asar {
  createPackage(from: string, to: string): Promise<void>;
  listPackage(archive: string, options: { readonly isPack: boolean }): readonly string[];
  extractFile(archive: string, path: string): Buffer;
}

/** The asar tool that electron-builder itself uses. */
export async function loadAsar(): Promise<Asar> {
  const builders = createRequire(ours.resolve('app-builder-lib'));
  return (await import(builders.resolve('@electron/asar'))) as Asar;
}

/**
 * Lays out in `folder` what electron-builder takes for an unpacked Electron: enough to pack our own files around,
 * nothing that runs.
 */
export async function stubElectron(folder: string, version: string): Promise<void> {
  const app = join(folder, '..', 'default-app');
  for (const made of [app, join(folder, 'locales'), join(folder, 'resources')])
    mkdirSync(made, { recursive: true });
  writeFileSync(join(app, 'package.json'), '{"main":"main.js"}');
  writeFileSync(join(app, 'main.js'), '');
  for (const name of ['electron', 'LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak']) {
    writeFileSync(join(folder, name), 'stub', { mode: 0o755 });
  }
  writeFileSync(join(folder, 'version'), version);
  await (await loadAsar()).createPackage(app, join(folder, 'resources/default_app.asar'));
}
