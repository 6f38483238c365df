import { expect, test } from 'vitest';
import { commands } from '#ui/views/features.ts';
import type { Command } from '#ui/state/commands.ts';
import { keyName } from '#ui/state/keys.ts';
import type { Screen } from '#ui/state/sessionCore.ts';

const screensAll: readonly Screen[] = ['a page', 'map', 'units', 'messages', 'game', 'start', 'desk'];

const pressed = (key: string, more: KeyboardEventInit = {}): string =>
  keyName(new KeyboardEvent('keydown', { key, ...more }));

test('a pressed key has one name, whatever the keyboard calls it', () => {
  expect(pressed('p')).toBe('P');
  expect(pressed('z', { ctrlKey: true })).toBe('Ctrl + Z');
  expect(pressed('Z', { metaKey: true, shiftKey: true })).toBe('Ctrl + Shift + Z');
  // A sign carries its Shift in itself; a letter and a named key do not.
  expect(pressed('?', { shiftKey: true })).toBe('?');
  expect(pressed('P', { shiftKey: true })).toBe('Shift + P');
  expect(pressed('ArrowUp', { altKey: true })).toBe('Alt + ArrowUp');
  expect(pressed('Escape')).toBe('Esc');
});

test('no two commands have the same name, nor share a key on one screen', () => {
  const ids = commands.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  // On the start-up menu and on the desk no turn is open, and most commands want one.
  const isThere = ({ on, always }: Command, screen: Screen): boolean =>
    on === screen || (on === undefined && ((screen !== 'desk' && screen !== 'start') || always === true));
  const clashes = commands.flatMap((one, index) =>
    commands
      .slice(index + 1)
      .filter((two) => screensAll.some((screen) => isThere(one, screen) && isThere(two, screen)))
      .flatMap((two) =>
        (one.keys ?? [])
          .filter((key) => two.keys?.includes(key))
          .map((key) => `${key}: ${one.id}, ${two.id}`),
      ),
  );
  expect(clashes).toEqual([]);
});
