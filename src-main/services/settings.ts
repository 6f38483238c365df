import {
  settingFields,
  settingsChange,
  usualSettings,
  type Settings,
  type SettingsChange,
} from '#contract/player/settings.ts';
import { inOrder } from '#kernel/inOrder.ts';
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
      store.write({ ...store.read(), ...(settingsChange.make(change) as Readonly<Record<string, unknown>>) });
      const now = get();
      for (const listener of listeners) listener(now);
      return now;
    },
  };
}
