import { hear } from '#contract/client.ts';
import type { PackContents, PackRow } from '#contract/player/packs.ts';
import { packShips } from '../../map/looks/packShips.svelte.ts';
import type { SessionCore } from '../sessionCore.ts';
import { speakerOf } from './speaker.ts';

export const noContents: PackContents = { sounds: {}, drawings: {}, names: {}, scenarios: [] };

/** The upgrades on this machine; their drawings and sounds are used at once. */
export class Packs {
  rows = $state.raw<readonly PackRow[]>([]);
  contents = $state.raw<PackContents>(noContents);
  #asked = 0;
  readonly #session: SessionCore;

  constructor(session: SessionCore) {
    this.#session = session;
    hear(session.bridge.transport, 'packs.changed', () => void this.read());
    void this.read();
  }

  async read(): Promise<void> {
    const {
      bridge: { client },
      toasts,
    } = this.#session;
    const asked = ++this.#asked;
    const [rows, contents] = await Promise.all([client['packs.list']({}), client['packs.contents']({})]);
    if (asked !== this.#asked) return;
    if (rows.ok) this.rows = rows.value;
    if (!contents.ok) {
      toasts.problems('The upgrades were not read', contents.fault);
      return;
    }
    this.contents = contents.value;
    packShips.lay(contents.value.drawings);
    speakerOf(this.#session).bring(contents.value.sounds);
  }

  async switch(name: string, on: boolean): Promise<void> {
    const done = await this.#session.bridge.client['packs.switch']({ name, on });
    if (!done.ok) this.#session.toasts.problems('The upgrade was not switched', done.fault);
  }

  async remove(name: string): Promise<void> {
    const done = await this.#session.bridge.client['packs.remove']({ name });
    if (!done.ok) this.#session.toasts.problems('The upgrade was not removed', done.fault);
  }

  async show(name: string): Promise<PackContents> {
    const shown = await this.#session.bridge.client['packs.show']({ name });
    if (shown.ok) return shown.value;
    this.#session.toasts.problems('The upgrade was not read', shown.fault);
    return noContents;
  }
}

export const packsOf = (session: SessionCore): Packs => session.states.of(Packs, () => new Packs(session));
