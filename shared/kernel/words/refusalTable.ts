import type { Cite, Problem, ProblemCode, Severity } from './problem.ts';
import { severities } from './problem.ts';
import { inOrder } from './inOrder.ts';
import type { Arg, Args } from './phrase.ts';
import { phrase } from './phrase.ts';

/** A sentence that says what is wrong and what to do, with `{named}` holes. */
export type Sentence = string | Wording;
interface Wording {
  readonly text: string;
  /** The same for a game master, where that differs. */
  readonly toGm?: string;
  /** The name of an argument that is stored in files but not printed. */
  readonly also?: string;
}
type Section = Readonly<Record<string, Sentence>>;

/** Refusals by severity. A code with several sentences has the keys `code/which`. */
export type Refusals = { readonly [S in Severity]?: Section };

type Key<R extends Refusals, S extends Severity> = keyof R[S] & string;
type TextsOf<T> = T extends string ? T : T[keyof T & ('text' | 'toGm')];
type AlsoOf<T> = T extends { readonly also: infer Name extends string } ? Name : never;
/** The holes of a sentence, as written: `place`, `count|ship|ships`, `count:is|are`. */
type HolesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesIn<Rest> : never;
type Holes<R extends Refusals, S extends Severity, K> = K extends keyof R[S]
  ? HolesIn<TextsOf<R[S][K]>> | AlsoOf<R[S][K]>
  : never;

type NameOf<H> = H extends `${infer Name}:${string}` ? Name : H extends `${infer Name}|${string}` ? Name : H;
/** The arguments for the holes: a number where a noun or a verb agrees with it. */
type Filled<H extends string> = {
  readonly [N in NameOf<H>]: Extract<H, `${N}|${string}` | `${N}:${string}`> extends never ? Arg : number;
};
/** Exactly the arguments that the sentence has holes for, or none. */
type Given<H extends string, A> = [H] extends [never]
  ? []
  : [args: A & { readonly [N in Exclude<keyof A, NameOf<H>>]: never }];

type CodeOf<K> = K extends `${infer Code}/${string}` ? Code : K;
type CodesOf<R extends Refusals> = { [S in Severity]: CodeOf<Key<R, S>> }[Severity];

/** One refusal of a table, as a list of them shows it. */
export interface Declared<C extends string = string> extends Wording {
  readonly severity: Severity;
  /** The code, or `code/which` where it has several sentences. */
  readonly key: string;
  readonly code: C;
}

/** Makes the problems of one area: the table holds their sentences, and a call gives a key and the arguments. */
export interface RefusalTable<R extends Refusals> {
  readonly declared: readonly Declared<CodesOf<R>>[];
  /** A file or call that cannot be accepted. */
  readonly unreadable: <K extends Key<R, 'unreadable'>, A extends Filled<Holes<R, 'unreadable', K>>>(
    key: K,
    ...args: Given<Holes<R, 'unreadable', K>, A>
  ) => Problem;
  /** An order that cannot be carried out as things stand. */
  readonly impossible: <K extends Key<R, 'impossible'>, A extends Filled<Holes<R, 'impossible', K>>>(
    cite: Cite,
    key: K,
    ...args: Given<Holes<R, 'impossible', K>, A>
  ) => Problem;
  /** An order that can be carried out but may be a mistake; a word to the player, without a citation, where no rulebook speaks. */
  readonly doubtful: <K extends Key<R, 'doubtful'>, A extends Filled<Holes<R, 'doubtful', K>>>(
    cite: Cite | undefined,
    key: K,
    ...args: Given<Holes<R, 'doubtful', K>, A>
  ) => Problem;
}

/** What a table adds to `ProblemCodes`: `interface ProblemCodes extends CodesIn<typeof table> {}`. */
export type CodesIn<T extends { readonly declared: readonly Declared[] }> = Readonly<
  Record<T['declared'][number]['code'], true>
>;

/** The table of an area's refusals, for its calls and for the help. */
export function refusalTable<const R extends Refusals>(refusals: R): RefusalTable<R> {
  const declared = severities.flatMap((severity) =>
    inOrder<string, Sentence>(refusals[severity] ?? {}).map(([key, sentence]) =>
      declaredAs<CodesOf<R>>(severity, key, sentence),
    ),
  );
  const sentences = new Map(
    [...Map.groupBy(declared, (one) => one.severity)].map(([severity, all]) => [
      severity,
      new Map(all.map((one) => [one.key, one])),
    ]),
  );
  // A turn full of orders that cannot be carried out asks for tens of thousands.
  const problem = (severity: Severity, key: string, args: Args = {}, cite?: Cite): Problem => {
    const found = sentences.get(severity)?.get(key);
    if (found === undefined) throw new Error(`No refusal «${key}» is declared as ${severity}.`);
    const { code, text, toGm } = found;
    const said: { -readonly [K in keyof Problem]: Problem[K] } = {
      severity,
      code: code as ProblemCode,
      phrase: phrase(text, args),
    };
    if (toGm !== undefined) said.toGm = phrase(toGm, args);
    if (cite !== undefined) said.cite = cite;
    return said;
  };
  return {
    declared,
    unreadable: (key, ...[args]) => problem('unreadable', key, args),
    impossible: (cite, key, ...[args]) => problem('impossible', key, args, cite),
    doubtful: (cite, key, ...[args]) => problem('doubtful', key, args, cite),
  };
}

const declaredAs = <C extends string>(severity: Severity, key: string, sentence: Sentence): Declared<C> => ({
  severity,
  key,
  code: (key.split('/')[0] ?? key) as C,
  ...(typeof sentence === 'string' ? { text: sentence } : sentence),
});
