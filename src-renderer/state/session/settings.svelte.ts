import type { Client, Reply } from '#contract/client.ts';
import type { Shell } from '../../bridge/shell.ts';
import { tongue } from '../../language/tongue.ts';
import type { Toasts } from '../toasts.svelte.ts';
import { type Settings, type SettingsChange, usualSettings } from '#contract/player/settings.ts';

type Wish = Partial<Omit<SettingsChange, 'was'>>;

/** The host's settings, with the changes on their way to it applied. */
export class SettingsStore {
  now = $state.raw<Settings>(usualSettings);
  #atHost: Settings = usualSettings;
  #wishes: readonly { readonly wish: Wish; readonly answer: Promise<unknown> }[] = [];
  #asked = 0;

  /** Called with the host's settings. */
  heard(atHost: Settings): void {
    this.#atHost = atHost;
    this.now = this.#wishes.reduce((settings, { wish }) => over(settings, wish), atHost);
  }

  /** Takes effect at once. It is sent at once too, or after an earlier change of the same setting; if the host refuses, the old value comes back. */
  async set(client: Client, wish: Wish): Promise<Reply<Settings>> {
    const asked = ++this.#asked;
    const earlier = this.#wishes
      .filter((one) => Object.keys(one.wish).some((field) => field in wish))
      .map(({ answer }) => answer);
    const { gameNames, keys } = this.now;
    const was = {
      ...(wish.gameNames === undefined ? {} : { gameNames }),
      ...(wish.keys === undefined ? {} : { keys }),
    };
    const said = Object.keys(was).length === 0 ? wish : { ...wish, was };
    const ask = (): Promise<Reply<Settings>> => client['settings.set'](said as SettingsChange);
    const answer = earlier.length === 0 ? ask() : Promise.all(earlier).then(ask);
    const mine = { wish, answer };
    this.#wishes = [...this.#wishes, mine];
    this.heard(this.#atHost);
    const reply = await answer;
    this.#wishes = this.#wishes.filter((one) => one !== mine);
    // A reply that arrives after a later one does not include that later change.
    const whole = reply.ok && asked === this.#asked ? reply.value : this.#atHost;
    this.heard(reply.ok ? over(whole, wish) : whole);
    return reply;
  }
}

const over = (settings: Settings, wish: Wish): Settings => ({ ...settings, ...(wish as Partial<Settings>) });

interface Speaks {
  readonly bridge: { readonly shell: Shell };
  readonly turn: { settled(): Promise<boolean> } | undefined;
  readonly toasts: Pick<Toasts, 'show'>;
}

/** Loads the page again once another language is chosen: every text is in the language that was chosen before the text was read. */
export async function speakAnew(
  { bridge, turn, toasts }: Speaks,
  language?: Settings['language'],
): Promise<void> {
  if (language === undefined || language === tongue().language) return;
  if (turn === undefined || (await turn.settled())) bridge.shell.loadAgain();
  else
    toasts.show(
      'bad',
      'The new language is not shown yet',
      'The last changes of your plan could not be saved. Once they are, try again.',
      'plan',
    );
}
