import { getContext, setContext } from 'svelte';

/** The keys that commands have now. */
export interface Keys {
  /** Of a command by its id; the first is the one that buttons name. */
  of(command: string): readonly string[];
  /** A tip with the command’s first key in brackets, where it has one: `Undo (Ctrl+Z)`. */
  tip(text: string, command: string): string;
  /** A text in which `{key:ID}` stands for the first key of a command. */
  inText(text: string): string;
}

const key = Symbol('keys');
/** Where no keys are given, tips name none. */
const none: Keys = { of: () => [], tip: (text) => text, inText: (text) => text };

export const provideKeys = (keys: Keys): Keys => setContext(key, keys);
export const useKeys = (): Keys => getContext<Keys | undefined>(key) ?? none;

/** How a pressed key is written in a command: `Ctrl + Shift + Z`, `P`, `?`. */
export function keyName(event: KeyboardEvent): string {
  const key =
    event.key === 'Escape'
      ? 'Esc'
      : event.key === ' '
        ? 'Space'
        : event.key.length === 1
          ? event.key.toUpperCase()
          : event.key;
  const sign = event.key.length === 1 && event.key.toLowerCase() === event.key.toUpperCase();
  return [
    ...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []),
    ...(event.altKey ? ['Alt'] : []),
    // Characters such as ? need Shift anyway, so it is not named.
    ...(event.shiftKey && (!sign || event.ctrlKey || event.metaKey || event.altKey) ? ['Shift'] : []),
    key,
  ].join(' + ');
}
