import type { Client } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import {
  isDay,
  type PlayerRequest,
  requestKinds,
  type RequestKind,
  tidyAsking,
} from '#kernel/files/requests.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Saver, type SaveState } from '../saver.svelte.ts';

/** One request as its form holds it. The fields keep their values when the request is withdrawn. */
export interface Asking {
  readonly on: boolean;
  readonly until: string;
  readonly measure: 'turns' | 'days';
  readonly fromTurn: string;
  readonly toTurn: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly how: 'draw' | 'concede';
  readonly words: string;
}
type Askings = Readonly<Record<RequestKind, Asking>>;

/**
 * The player's requests to the game master in a turn: read when first needed, saved with every valid change.
 */
export class RequestStore {
  now = $state.raw<Askings>({} as Askings);
  ready = $state(false);
  /** They could not be read; the next `open` tries again. */
  unread = $state(false);
  /** Nobody can read them before the keyholder gives the key of the turn. */
  keyholder = $state(false);
  /** What is wrong with a request, by kind; meanwhile its last valid version is kept. */
  readonly faults: Readonly<Partial<Record<RequestKind, string>>> = $derived.by(() =>
    Object.fromEntries(
      requestKinds.flatMap((kind): readonly (readonly [RequestKind, string])[] => {
        const fault = this.ready && this.now[kind].on ? faultOf(kind, this.now[kind]) : undefined;
        return fault === undefined ? [] : [[kind, fault]];
      }),
    ),
  );
  /** The requests that go into the orders file. */
  readonly asked: readonly PlayerRequest[] = $derived.by(() =>
    this.ready ? requestKinds.flatMap((kind) => requestOf(kind, this.now[kind]) ?? []) : [],
  );
  /** Something was changed since the orders file was last written in this session. */
  unsent = $state(false);
  /** As the host has them, since they were read. */
  kept: readonly PlayerRequest[] = [];
  readonly #client: Client;
  readonly #key: TurnKey;
  readonly #turn: number;
  readonly #failed: (problems: readonly Problem[]) => void;
  #read: Promise<void> | undefined;
  /** The last valid ones. */
  #wanted: readonly PlayerRequest[] = [];
  readonly #saver: Saver;

  constructor(client: Client, key: TurnKey, turn: number, failed: (problems: readonly Problem[]) => void) {
    this.#client = client;
    this.#key = key;
    this.#turn = turn;
    this.#failed = failed;
    this.#saver = new Saver(() => this.#save(), failed);
  }

  get state(): SaveState {
    return this.#saver.state;
  }

  get complete(): boolean {
    return Object.keys(this.faults).length === 0;
  }

  /** Reads the saved requests, once. */
  open(): Promise<void> {
    this.#read ??= this.#open();
    return this.#read;
  }

  async #open(): Promise<void> {
    const read = await this.#client['requests.read']({ key: this.#key });
    if (!read.ok) {
      this.#read = undefined;
      this.unread = true;
      return this.#failed(read.fault);
    }
    const blank: Asking = {
      on: false,
      until: '',
      measure: 'turns',
      fromTurn: String(this.#turn + 1),
      toTurn: String(this.#turn + 1),
      fromDay: '',
      toDay: '',
      how: 'draw',
      words: '',
    };
    const of = (kind: RequestKind): Asking => {
      const there = read.value.requests.find((one) => one.kind === kind);
      return there === undefined ? blank : { ...blank, ...askingFor(there) };
    };
    this.now = { extension: of('extension'), holiday: of('holiday'), end: of('end') };
    this.kept = read.value.requests;
    this.keyholder = read.value.keyholder;
    this.ready = true;
    this.unread = false;
  }

  change(kind: RequestKind, change: Partial<Asking>): void {
    this.now = { ...this.now, [kind]: { ...this.now[kind], ...change } };
    this.unsent = true;
    if (!this.complete) return;
    this.#wanted = this.asked;
    this.#saver.changed();
  }

  /** Waits until the requests are saved; false if that fails, or they are not valid yet. */
  async settled(): Promise<boolean> {
    return (await this.#saver.settled()) && this.complete;
  }

  /** Tries at once what could not be saved; false if that fails, or they are not valid yet. */
  async keep(): Promise<boolean> {
    return (await this.#saver.keep()) && this.complete;
  }

  async #save(): Promise<readonly Problem[]> {
    const wanted = this.#wanted;
    const saved = await this.#client['requests.save']({
      key: this.#key,
      was: [...this.kept],
      requests: [...wanted],
    });
    if (saved.ok) this.kept = wanted;
    else if (!saved.fault.some(({ code }) => code === 'requests-changed-elsewhere')) return saved.fault;
    else {
      // Another window’s are shown, to be changed again.
      await this.#open();
      this.#wanted = this.asked;
      this.#failed(saved.fault);
    }
    return [];
  }
}

function faultOf(
  kind: RequestKind,
  { until, measure, fromTurn, toTurn, fromDay, toDay }: Asking,
): string | undefined {
  if (kind === 'extension')
    return until === '' || isDay(until) ? undefined : 'Choose a day, or leave it empty.';
  if (kind === 'end') return undefined;
  if (measure === 'days')
    return isDay(fromDay) && isDay(toDay) && fromDay <= toDay
      ? undefined
      : 'Choose the first day and the last day.';
  return isTurn(fromTurn) && isTurn(toTurn) && Number(fromTurn) <= Number(toTurn)
    ? undefined
    : 'Choose the first turn and the last turn.';
}

const isTurn = (text: string): boolean => /^\d{1,4}$/.test(text);

function requestOf(kind: RequestKind, asking: Asking): PlayerRequest | undefined {
  if (!asking.on || faultOf(kind, asking) !== undefined) return undefined;
  const words = tidyAsking(asking.words);
  if (kind === 'extension') return { kind, words, ...(asking.until === '' ? {} : { until: asking.until }) };
  if (kind === 'end') return { kind, words, how: asking.how };
  return asking.measure === 'days'
    ? { kind, words, days: { from: asking.fromDay, to: asking.toDay } }
    : { kind, words, turns: { from: Number(asking.fromTurn), to: Number(asking.toTurn) } };
}

function askingFor(request: PlayerRequest): Partial<Asking> {
  const { words } = request;
  if (request.kind === 'extension') return { on: true, words, until: request.until ?? '' };
  if (request.kind === 'end') return { on: true, words, how: request.how };
  return {
    on: true,
    words,
    ...(request.days === undefined
      ? {}
      : { measure: 'days', fromDay: request.days.from, toDay: request.days.to }),
    ...(request.turns === undefined
      ? {}
      : { measure: 'turns', fromTurn: String(request.turns.from), toTurn: String(request.turns.to) }),
  };
}
