import { hash } from 'node:crypto';
import type { Codec } from '#kernel/codec/codec.ts';
import { lendSha256 } from '#kernel/codec/digest.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Files } from '#main/ports/files.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';

/** How often something was done. */
export interface Counts {
  /** Files of the library that were read, and their names in order. */
  readonly reads: number;
  readonly names: readonly string[];
  /** Bytes whose SHA-256 was computed: of a whole file or of its body. */
  readonly hashes: number;
  /** Open headers of turn files that were parsed. */
  readonly headers: number;
  /** Plans, and views, that were read by the rules. */
  readonly plans: number;
  readonly views: number;
  /** Runs of a turn, from its first step on. */
  readonly turns: number;
  /** Times that what a run waits for was parsed, with all answers files in it. */
  readonly waits: number;
}

const header = /^\{"digest":"[0-9a-f]{64}","edition":/;
const waiting = /^\{"answers":.*"frozen":/;

/** Counts what is done with files and rules that go through it. */
export class Counting {
  #names: string[] = [];
  #counts = { hashes: 0, headers: 0, plans: 0, views: 0, turns: 0, waits: 0 };

  /** Files that count what is read. */
  files(files: Files): Files {
    return {
      ...files,
      read: (path, most) => {
        this.#names.push(path.replace(/^.*[\\/]/, ''));
        return files.read(path, most);
      },
    };
  }

  /** Rules that count what they read and run. A plan is counted by the one order in it. */
  rules(rules: SomeRuleset): SomeRuleset {
    const { codecs, orders, sequences, open } = rules;
    const kinds = Object.entries(orders);
    return {
      ...rules,
      codecs: { ...codecs, view: this.#counted('views', codecs.view) },
      orders: Object.fromEntries(
        kinds.map(([kind, one]) => [kind, { ...one, codec: this.#counted('plans', one.codec) }]),
      ) as unknown as SomeRuleset['orders'],
      sequences: Object.fromEntries(
        Object.entries(sequences).map(([name, sequence]) => [name, this.#begun(sequence)]),
      ),
      ...(open === undefined ? {} : { open: (books) => this.rules(open.call(rules, books)) }),
    };
  }

  /** What is done while this work is; nothing that was done before. */
  async of(work: () => unknown): Promise<Counts> {
    const { parse } = JSON;
    this.#names = [];
    this.#counts = { hashes: 0, headers: 0, plans: 0, views: 0, turns: 0, waits: 0 };
    const counts = this.#counts;
    JSON.parse = (text, reviver) => {
      if (header.test(text)) counts.headers += 1;
      if (waiting.test(text)) counts.waits += 1;
      return parse(text, reviver) as unknown;
    };
    lend((content) => void (typeof content !== 'string' && (counts.hashes += 1)));
    try {
      await work();
    } finally {
      JSON.parse = parse;
      lend();
    }
    return { reads: this.#names.length, names: this.#names, ...counts };
  }

  #counted<T>(what: 'plans' | 'views', codec: Codec<T>): Codec<T> {
    return {
      parse: (raw) => {
        this.#counts[what] += 1;
        return codec.parse(raw);
      },
      make: codec.make,
    };
  }

  #begun(sequence: Sequence<Game>): Sequence<Game> {
    const first = { name: 'Begin', cite: 'GE 0' as const, run: () => void (this.#counts.turns += 1) };
    return [first, ...sequence];
  }
}

/** The SHA-256 of this machine, as programs have it, which is told of each use. */
function lend(told: (content: string | Uint8Array) => void = () => {}): void {
  lendSha256({
    hex: (content) => {
      told(content);
      return hash('sha256', content, 'hex');
    },
    bytes: (content) => {
      told(content);
      return new Uint8Array(hash('sha256', content, 'buffer'));
    },
  });
}
