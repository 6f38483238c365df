import type { Out } from '#contract/calls.ts';
import type { Client } from '#contract/client.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Rules } from '../rules.ts';
import type { SessionCore } from '../sessionCore.ts';
import type { Turn } from '../turn/turn.svelte.ts';

type Read = Out<'practice.battles'>;

/** The battles for which the turn of a practice game waits, and the game that waits for what comes of this one. */
export class Battles {
  now = $state.raw<Read>({ waiting: [], others: false });
  readonly #client: Client;
  readonly #turn: Turn;

  constructor(client: Client, turn: Turn) {
    [this.#client, this.#turn] = [client, turn];
  }

  /** Asks the host; what is wrong, if it cannot tell. */
  async read(): Promise<readonly Problem[]> {
    const read = await this.#client['practice.battles']({ key: this.#turn.key });
    if (read.ok) this.now = read.value;
    return read.ok ? [] : read.fault;
  }
}

/** The battles of an open turn, with the client that it was opened by. */
export const battlesOf = (client: Client, turn: Turn): Battles =>
  turn.states.of(Battles, () => new Battles(client, turn));

/** Whether turns by these rules hand battles over, or fight those of others. */
const canHand = ({ orders, outcome }: Rules): boolean =>
  outcome !== undefined || Object.values(orders).some(({ paper }) => paper?.elsewhere !== undefined);

interface Core extends SessionCore {
  readonly turn: Turn | undefined;
}

/** Looks for battles of a turn that was just opened. */
export async function showBattles(session: Core, turn: Turn): Promise<void> {
  if (!turn.practice || !turn.latest || !canHand(turn.rules)) return;
  const problems = await battlesOf(session.bridge.client, turn).read();
  if (problems.length > 0) session.toasts.problems('The battles cannot be read', problems, 'battles');
}
