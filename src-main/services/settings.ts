import {
  settingFields,
  settingsChange,
  usualSettings,
  type Settings,
  type SettingsChange,
} from '#contract/player/settings.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Settings as SettingsStore } from '#main/ports/machine.ts';

/** The player's settings, in whatever store the host has. */
export interface SettingsService {
  get(): Settings;
  /**
   * Changes some settings; returns all of them. Unknown settings in the store, as from a newer version, stay
   * there.
   */
  set(change: SettingsChange): Settings;
  /** Calls the listener with every change; the result stops that. */
  hear(listener: (now: Settings) => void): () => void;
}

export function makeSettings(store: SettingsStore): SettingsService {
  const get = (): Settings => {
    const stored = store.read();
    const good = inOrder(settingFields).flatMap(([name, codec]) => {
      const read = codec.parse(stored[name]);
      return read.ok ? [[name, read.value] as const] : [];
    });
    return { ...usualSettings, ...Object.fromEntries(good) };
  };
  const listeners = new Set<(now: Settings) => void>();
  return {
    get,
    hear: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (change) => {
      const { was, ...wish } = change;
      const before = get();
      const whole: SettingsChange = {
        ...wish,
        ...merged('gameNames', before, wish, was),
        ...merged('keys', before, wish, was),
      };
      store.write({ ...store.read(), ...(settingsChange.make(whole) as Readonly<Record<string, unknown>>) });
      const now = get();
      for (const listener of listeners) listener(now);
      return now;
    },
  };
}

type Named = 'gameNames' | 'keys';

/** Of a setting with entries, those that a page changed over what is kept: another window may have changed others since. */
function merged<K extends Named>(
  name: K,
  kept: Settings,
  wish: SettingsChange,
  was: SettingsChange['was'],
): Pick<SettingsChange, K> {
  const [shown, wished] = [was?.[name], wish[name]] as readonly Readonly<Record<string, unknown>>[];
  if (shown === undefined || wished === undefined) return {} as Pick<SettingsChange, K>;
  const names = new Set([...keysInOrder(shown), ...keysInOrder(wished)]);
  const touched = new Set(
    [...names].filter((each) => stableText([shown[each]]) !== stableText([wished[each]])),
  );
  const entries = [
    ...inOrder(kept[name] as Readonly<Record<string, unknown>>).filter(([each]) => !touched.has(each)),
    ...inOrder(wished).filter(([each]) => touched.has(each)),
  ];
  return { [name]: Object.fromEntries(entries) } as Pick<SettingsChange, K>;
}
