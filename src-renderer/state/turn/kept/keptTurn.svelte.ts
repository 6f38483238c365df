import type { Client } from '#contract/client.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Alternatives } from './alternatives.svelte.ts';
import { NotebookStore } from '../notebook.svelte.ts';
import { PlanHistory } from '../planHistory.svelte.ts';
import type { Opened, Parts } from '../readTurn.ts';
import { RequestStore } from '../requests.svelte.ts';
import { PlanSaver, type PlanState } from '../planSaver.svelte.ts';

/** How a message begins when something of a turn could not be saved. */
export const unsaved = {
  plan: 'Your plan was not saved',
  notes: 'Trouble with your notes',
  requests: 'Trouble with your requests',
  alternatives: 'Trouble with the alternatives of your plan',
} as const;

/** Hears what could not be saved. */
export type Failed = (problems: readonly Problem[], about: keyof typeof unsaved) => void;

/** What a player makes in a turn, each kept at the host with every change. */
export class KeptTurn {
  readonly saver: PlanSaver;
  readonly notebook: NotebookStore;
  readonly requests: RequestStore;
  readonly alternatives: Alternatives;
  /** The history of the plan that is sent. */
  readonly mainHistory: PlanHistory;
  /** Whether all changes are saved. */
  readonly state: PlanState = $derived.by(
    () => this.#all.map(({ state }) => state).find((state) => state !== 'saved') ?? 'saved',
  );

  constructor(
    client: Client,
    opened: Pick<Opened, 'key' | 'planRevision' | 'digest'>,
    { rules, view, plan }: Pick<Parts, 'rules' | 'view' | 'plan'>,
    failed: Failed,
  ) {
    const { key } = opened;
    const codec = planCodec<AnyOrder>(rules.orders as never);
    this.saver = new PlanSaver(
      client,
      opened,
      (changed) => codec.make(changed),
      (problems) => failed(problems, 'plan'),
    );
    this.notebook = new NotebookStore(client, { game: key.game, seat: key.seat }, (problems) =>
      failed(problems, 'notes'),
    );
    this.requests = new RequestStore(client, key, rules.turnNumber(view), (problems) =>
      failed(problems, 'requests'),
    );
    this.alternatives = new Alternatives(client, key, codec, (problems) => failed(problems, 'alternatives'));
    this.mainHistory = new PlanHistory(plan, (changed) => this.saver.save(changed));
  }

  get #all() {
    return [this.saver, this.notebook, this.requests, this.alternatives];
  }

  /** Waits until everything is saved; false if that fails. */
  async settled(): Promise<boolean> {
    const each = await Promise.all(this.#all.map((kept) => kept.settled()));
    return each.every((saved) => saved);
  }
}
