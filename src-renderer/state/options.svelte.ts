import type { Client, Reply } from '#contract/client.ts';
import { type Settings, type SettingsChange, usualSettings } from '#contract/settings.ts';

type Wish = Partial<SettingsChange>;

/** The settings: as the host keeps them, and over that what was chosen here and is on its way there. */
export class Options {
  now = $state.raw<Settings>(usualSettings);
  #kept: Settings = usualSettings;
  #wishes: readonly { readonly wish: Wish; readonly kept: Promise<unknown> }[] = [];
  #asked = 0;

  /** What the host keeps now. */
  heard(kept: Settings): void {
    this.#kept = kept;
    this.now = this.#wishes.reduce((settings, { wish }) => over(settings, wish), kept);
  }

  /** Holds at once, and is sent at once, unless the same is being changed already; where the host refuses it, it is as it was. */
  async set(client: Client, wish: Wish): Promise<Reply<Settings>> {
    const asked = ++this.#asked;
    const earlier = this.#wishes
      .filter((one) => Object.keys(one.wish).some((field) => field in wish))
      .map(({ kept }) => kept);
    const ask = (): Promise<Reply<Settings>> => client['settings.set'](wish as SettingsChange);
    const kept = earlier.length === 0 ? ask() : Promise.all(earlier).then(ask);
    const mine = { wish, kept };
    this.#wishes = [...this.#wishes, mine];
    this.heard(this.#kept);
    const reply = await kept;
    this.#wishes = this.#wishes.filter((one) => one !== mine);
    // An answer that was overtaken does not know what was asked after it.
    const whole = reply.ok && asked === this.#asked ? reply.value : this.#kept;
    this.heard(reply.ok ? over(whole, wish) : whole);
    return reply;
  }
}

const over = (settings: Settings, wish: Wish): Settings => ({ ...settings, ...(wish as Partial<Settings>) });
