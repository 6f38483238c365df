import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerHooks } from 'node:module';
import { afterAll, describe, expect, test } from 'vitest';

import { settings as codec, usualSettings } from '#contract/player/settings.ts';
import { confSettings } from '#main/adapters/settingsFile.ts';
import { makeSettings } from '#main/services/settings.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';

afterAll(removeFolders);

/** Electron is not installed everywhere; all that its store asks of it is a folder, which it is given. */
const electron = registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
      : next(specifier, context),
});
const { storeSettings } = await import('#main/electron/storeSettings.ts');
electron.deregister();

const hosts = { 'the browser’s host': confSettings, 'the desktop': storeSettings } as const;

describe.each(Object.entries(hosts))('settings of %s', (_, kept) => {
  test('settings begin as usual, and are there again at the next start', () => {
    const folder = tempFolder();
    const settings = makeSettings(kept(folder));
    expect(settings.get()).toEqual(usualSettings);
    expect(
      settings.set({ theme: 'contrast', window: { width: 900, height: 700, maximized: true } }),
    ).toMatchObject({ theme: 'contrast' });
    expect(makeSettings(kept(folder)).get()).toEqual({
      ...usualSettings,
      theme: 'contrast',
      window: { width: 900, height: 700, maximized: true },
    });
    expect(codec.parse(codec.make(settings.get())).ok).toBe(true);
  });

  test('a setting gone bad falls back to the usual and takes no other with it', () => {
    const folder = tempFolder();
    const bad = { theme: 'pink', textScale: 150, sounds: 'yes', window: { width: 1 } };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(bad));
    expect(makeSettings(kept(folder)).get()).toEqual({ ...usualSettings, textScale: 150 });
  });

  test('the volume and keys of one’s own are there again at the next start; keys that are none fall back', () => {
    const folder = tempFolder();
    const own = { volume: 15, keys: { 'copyPlan.open': ['X', 'Ctrl + Shift + D'], 'desk.tab-roll': [] } };
    makeSettings(kept(folder)).set(own);
    expect(makeSettings(kept(folder)).get()).toEqual({ ...usualSettings, ...own });
    const bad = { volume: 101, keys: { constructor: ['X'] }, sounds: false };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(bad));
    expect(makeSettings(kept(folder)).get()).toEqual({ ...usualSettings, sounds: false });
  });

  test('a settings file that cannot be read counts as empty', () => {
    const folder = tempFolder();
    for (const spoilt of ['{"theme":', '', 'null', '[1]', '"x"']) {
      writeFileSync(join(folder, 'settings.json'), spoilt);
      const settings = makeSettings(kept(folder));
      expect(settings.get()).toEqual(usualSettings);
      expect(settings.set({ sounds: false }).sounds).toBe(false);
    }
  });

  test('what a later version left in the store stays there', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'settings.json'), JSON.stringify({ hologram: true }));
    makeSettings(kept(folder)).set({ sounds: false });
    expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toEqual({
      hologram: true,
      sounds: false,
    });
    expect(existsSync(join(folder, 'config.json'))).toBe(false);
  });

  test('a name or a key that another window gave stays, whatever this one shows', () => {
    const folder = tempFolder();
    const [a, b] = [makeSettings(kept(folder)), makeSettings(kept(folder))];
    a.set({ gameNames: { one: 'First', two: 'Second' } });
    const was = { gameNames: b.get().gameNames, keys: b.get().keys };
    a.set({ gameNames: { one: 'Renamed', two: 'Second', six: 'Sixth' }, keys: { 'map.open': ['X'] } });
    b.set({ gameNames: { one: 'First', ten: 'Tenth' }, keys: { 'desk.open': ['Y'] }, was });
    expect(a.get()).toMatchObject({
      gameNames: { one: 'Renamed', six: 'Sixth', ten: 'Tenth' },
      keys: { 'map.open': ['X'], 'desk.open': ['Y'] },
    });
    expect(a.get().gameNames).not.toHaveProperty('two');
    expect(codec.parse(codec.make(b.get())).ok).toBe(true);
  });
});

test.each([
  [confSettings, storeSettings],
  [storeSettings, confSettings],
])('either host reads a file of the other or of long ago, and loses nothing of it', (mine, theirs) => {
  const folder = tempFolder();
  const file = '{\n\t"theme": "contrast",\n\t"volume": 15,\n\t"gameNames": {\n\t\t"one": "First"\n\t}\n}';
  const own = { theme: 'contrast', volume: 15, gameNames: { one: 'First' } } as const;
  mine(folder).write(own);
  expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toBe(file);
  expect(makeSettings(theirs(folder)).get()).toEqual({ ...usualSettings, ...own });
  theirs(folder).write(theirs(folder).read());
  expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toBe(file);
});
