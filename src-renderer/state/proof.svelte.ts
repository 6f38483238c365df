import type { Out } from '#contract/calls.ts';
import { hear } from '#contract/client.ts';
import type { Session } from './session.svelte.ts';

type Verified = Out<'gm.verify'>;

/** Running every turn again, of a game or of an archive: told turn after turn, and called off on wish. */
export class Proof {
  /** Turns verified so far. */
  rows = $state.raw<Verified['turns']>([]);
  /** What it came to; undefined before that, and when it was refused. */
  verified = $state.raw<Verified | undefined>(undefined);
  running = $state(false);
  readonly #session: Session;
  /** What is being verified, by its name at the host: another object for each time. */
  #at: { readonly of: string } | undefined;

  constructor(session: Session) {
    this.#session = session;
    hear(session.bridge.transport, 'gm.turnVerified', ({ of, row }) => {
      if (this.running && of === this.#at?.of) this.rows = [...this.rows, row];
    });
  }

  /** Verifies what has this name at the host, which `ask` asks; of what was begun before nothing is told any more. */
  async run(of: string, ask: () => Promise<Verified | undefined>): Promise<void> {
    const at = { of };
    this.#at = at;
    [this.rows, this.verified, this.running] = [[], undefined, true];
    const done = await ask();
    if (this.#at !== at) return;
    this.#at = undefined;
    [this.verified, this.running] = [done, false];
    if (done !== undefined) this.rows = done.turns;
  }

  /** Calls the verifying off, after the turn at hand. */
  async stop(): Promise<void> {
    if (this.#at !== undefined) await this.#session.bridge.client['gm.stopVerify']({ of: this.#at.of });
  }

  /** Forgets what was verified; what is under way is called off. */
  async forget(): Promise<void> {
    const calledOff = this.stop();
    this.#at = undefined;
    [this.rows, this.verified, this.running] = [[], undefined, false];
    await calledOff;
  }
}
