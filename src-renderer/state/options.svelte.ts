import type { Client, Reply } from '#contract/client.ts';
import { type Settings, type SettingsChange, usualSettings } from '#contract/settings.ts';

/** The settings: as the host keeps them, and over that what was chosen here and is on its way there, one call at a time. */
export class Options {
  now = $state.raw<Settings>(usualSettings);
  #kept: Settings = usualSettings;
  #wishes: readonly Partial<SettingsChange>[] = [];
  #work: Promise<unknown> = Promise.resolve();

  /** What the host keeps now. */
  heard(kept: Settings): void {
    this.#kept = kept;
    this.#lay();
  }

  /** Holds at once; where the host refuses it, it is as it was. */
  async set(client: Client, wish: Partial<SettingsChange>): Promise<Reply<Settings>> {
    this.#wishes = [...this.#wishes, wish];
    this.#lay();
    const work = this.#work.then(() => client['settings.set'](wish as SettingsChange));
    this.#work = work;
    const kept = await work;
    this.#wishes = this.#wishes.filter((one) => one !== wish);
    this.heard(kept.ok ? kept.value : this.#kept);
    return kept;
  }

  #lay(): void {
    this.now = this.#wishes.reduce<Settings>((settings, wish) => ({ ...settings, ...(wish as Partial<Settings>) }), this.#kept);
  }
}
