import { expect, test } from 'vitest';
import { commands } from '#ui/views/features.ts';
import { keyName } from '#ui/keys.ts';
import { mapActs } from '#ui/state/keys.ts';
import { meet } from '#ui/state/settings/ownKeys.ts';

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
  const all = [...commands, ...mapActs];
  const clashes = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((two) => meet(one, two))
      .flatMap((two) =>
        (one.keys ?? [])
          .filter((key) => two.keys?.includes(key))
          .map((key) => `${key}: ${one.id}, ${two.id}`),
      ),
  );
  expect(clashes).toEqual([]);
});
