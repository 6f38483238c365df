import { SvelteMap } from 'svelte/reactivity';
import type { Tally } from '#kernel/odds/tally.ts';
import type { Session } from '../session/session.svelte.ts';
import type { OddsReply, OddsRequest } from './oddsWorker.ts';

/** Forecasts that are kept when nobody looks at them. */
const mostKept = 60;

/** Battles that are fought in a worker while somebody looks: odds come at once, and become more exact. Equal battles are fought once. */
export class Forecasts {
  #worker: Worker | undefined;
  #numbers = 0;
  readonly #tallies = new SvelteMap<string, Tally>();
  /** Of which no more are fought. */
  readonly #done = new Set<string>();
  readonly #asked = new Map<number, string>();

  /** What came of the battles so far; undefined before the first. */
  of(rules: string, matter: string): Tally | undefined {
    return this.#tallies.get(keyOf(rules, matter));
  }

  /** Has such battles fought until there are enough of them, or until what it returns is called. */
  watch(rules: string, matter: string): () => void {
    const key = keyOf(rules, matter);
    if (this.#done.has(key)) return () => undefined;
    this.#numbers += 1;
    const number = this.#numbers;
    this.#asked.set(number, key);
    this.#send({ kind: 'fight', number, rules, matter });
    return () => {
      if (this.#asked.delete(number)) this.#send({ kind: 'leave', number });
    };
  }

  /** Called when the session ends. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked.clear();
  }

  #send(request: OddsRequest): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => this.#receive(data));
    return worker;
  }

  #receive({ number, tally, isLast }: OddsReply): void {
    const key = this.#asked.get(number);
    if (key === undefined) return;
    // The same battles in the same order: whoever has fought more of them knows more.
    const known = this.#tallies.get(key);
    if (known === undefined || known.runs < tally.runs) this.#tallies.set(key, tally);
    if (isLast) {
      this.#asked.delete(number);
      this.#done.add(key);
    }
    const wanted = new Set(this.#asked.values());
    for (const old of [...this.#tallies.keys()].slice(0, -mostKept))
      if (!wanted.has(old)) {
        this.#tallies.delete(old);
        this.#done.delete(old);
      }
  }
}

const keyOf = (rules: string, matter: string): string => `${rules}\n${matter}`;

export const forecastsOf = (session: Session): Forecasts =>
  session.states.of(Forecasts, () => new Forecasts());
