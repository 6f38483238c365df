import type { PlayerTimes } from '#contract/gm/week.ts';
import type { GmDesk } from './desk.svelte.ts';

/** How the players of all games kept time; read when first needed, and again after a turn was run. */
class Punctuality {
  rows = $state.raw<readonly PlayerTimes[] | undefined>(undefined);
  #of = '';
  readonly #desk: GmDesk;

  constructor(desk: GmDesk) {
    this.#desk = desk;
  }

  /** Reads it, unless it was read already for this state of the game. */
  async look(of: string): Promise<void> {
    if (this.#of === of) return;
    this.#of = of;
    const { toasts, bridge } = this.#desk.session;
    const read = await bridge.client['gm.punctuality']({});
    if (read.ok) this.rows = read.value;
    else toasts.problems('Punctuality cannot be shown', read.fault, 'desk');
    if (!read.ok) this.#of = '';
  }

  /** The player who has a seat today, with their times. */
  of(game: string, seat: string): PlayerTimes | undefined {
    return this.rows?.find(({ games }) =>
      games.some((one) => one.now && one.game === game && one.seat === seat),
    );
  }
}

/** How the players kept time, as this session knows it. */
export const punctualityOf = (desk: GmDesk): Punctuality =>
  desk.states.of(Punctuality, () => new Punctuality(desk));
