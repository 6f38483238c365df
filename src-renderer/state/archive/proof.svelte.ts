import type { Out } from '#contract/calls.ts';
import { hear } from '#contract/client.ts';
import type { SessionCore } from '../sessionCore.ts';

type Verified = Out<'gm.verify'>;

/** Verifies a game or an archive by running every turn again; its rows come in turn by turn, and it can be stopped. */
export class Proof {
  /** Turns verified so far. */
  rows = $state.raw<Verified['turns']>([]);
  /** The outcome; undefined before it is known, and if the host refused. */
  verified = $state.raw<Verified | undefined>(undefined);
  running = $state(false);
  readonly #session: Pick<SessionCore, 'bridge'>;
  /** What is being verified, by its name at the host. Each run has an object of its own, to tell late answers apart. */
  #at: { readonly of: string } | undefined;

  constructor(session: Pick<SessionCore, 'bridge'>) {
    this.#session = session;
    hear(session.bridge.transport, 'gm.turnVerified', ({ of, row }) => {
      if (this.running && of === this.#at?.of) this.rows = [...this.rows, row];
    });
  }

  /** Verifies what has this name at the host; `ask` makes the call. Answers of earlier runs are ignored from now on. */
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

  /** Stops after the turn that is being run. */
  async stop(): Promise<void> {
    if (this.#at !== undefined) await this.#session.bridge.client['gm.stopVerify']({ of: this.#at.of });
  }

  /** Forgets the outcome, and stops a current run. */
  async forget(): Promise<void> {
    const calledOff = this.stop();
    this.#at = undefined;
    [this.rows, this.verified, this.running] = [[], undefined, false];
    await calledOff;
  }
}
