/** What a sentence can point at. */
export const pointedAt = ['place', 'unit', 'seat', 'order', 'study', 'thing'] as const;

/** Something a sentence points at; the client links it to the map, a unit's plan, an order, or a page that explains it. */
export interface Pointer {
  readonly to: (typeof pointedAt)[number];
  /** Of a thing: what kind of thing it is. */
  readonly kind?: string;
  /** Of a study: its subject, as `Presentation.study` takes it. */
  readonly id: string;
  /** The name to print, as known to the reader when the sentence was made. */
  readonly text: string;
}

/** A number, a name, a pointer, or a phrase within the phrase, for wordings that vary and for lists. A text is never English words. */
export type Arg = string | number | Pointer | Phrase;
export type Args = Readonly<Record<string, Arg>>;

/**
 * A sentence with its arguments apart, so that it can be translated and linked. In the template `{name}` stands for an argument, and `{count|ship|ships}` for a number with the
 * noun that agrees with it: `1 ship`, `2 ships`; `{count:is|are}` is the agreeing word alone. An article before an argument is written `a {name}`, and printed as the argument
 * sounds: `an E3D`, `a D7`. The English template is the key of any translation.
 */
export interface Phrase {
  readonly template: string;
  readonly args: Args;
}

/** Makes a phrase. */
export const phrase = (template: string, args: Args = {}): Phrase => ({ template, args });

/** A list of phrases, separated by `between`, as one argument of a sentence. */
export function phraseList(items: readonly Phrase[], between: string): Phrase {
  const named = items.map((item, at) => [letters(at), item] as const);
  return phrase(named.map(([name]) => `{${name}}`).join(between), Object.fromEntries(named));
}

/** 0 is `a`, 25 `z`, 26 `ba`. */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26)) + last;
}

const hole = /\{([a-zA-Z]+)(?:([|:])([^{}|]+)\|([^{}|]+))?\}/g;

/** What fills a hole; undefined where the argument is missing, or is not a number although a noun has to agree with it. */
function filled([, name = '', sign, one, many]: RegExpMatchArray, args: Args): Arg | undefined {
  const arg = Object.hasOwn(args, name) ? args[name] : undefined;
  if (one === undefined) return arg;
  if (typeof arg !== 'number') return undefined;
  return sign === ':' ? agreeing(arg, one, many) : plural(arg, one, many);
}

/** A number with the noun that agrees with it: `1 file`, `2 files`. `many` gives an irregular plural. */
export const plural = (count: number, one: string, many?: string): string =>
  `${count} ${agreeing(count, one, many)}`;

const agreeing = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** A piece of a phrase that is printed as a whole. */
export type Part = string | number | Pointer;

/** What stands before an argument; an article at its end is that of the argument. */
const before = ([first = '']: readonly Part[], run: string): string =>
  run.replace(/(?<![\p{L}\d’])([Aa]) $/u, isVowelFirst(partText(first)) ? '$1n ' : '$&');

/** A phrase cut into plain runs and arguments, in reading order; an argument that is missing stays visible as `{name}`. */
export function phraseParts(said: Phrase): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of said.template.matchAll(hole)) {
    const arg = filled(match, said.args) ?? match[0];
    const printed = isPhrase(arg) ? phraseParts(arg) : [arg];
    if (match.index > from) parts.push(before(printed, said.template.slice(from, match.index)));
    parts.push(...printed);
    from = match.index + match[0].length;
  }
  if (from < said.template.length) parts.push(said.template.slice(from));
  return parts;
}

/** The arguments of a phrase by name, in reading order, each once. */
export function phraseArgs({ template, args }: Phrase): ReadonlyMap<string, Arg> {
  const named = new Map<string, Arg>();
  for (const match of template.matchAll(hole)) {
    const [, name = '', sign] = match;
    const arg = sign === ':' ? undefined : filled(match, args);
    if (arg !== undefined && !named.has(name)) named.set(name, arg);
  }
  return named;
}

export const isPhrase = (arg: Arg): arg is Phrase => typeof arg === 'object' && 'template' in arg;

/** One part as it is printed. */
const partText = (part: Part): string => (typeof part === 'object' ? part.text : String(part));

/** A text as a sentence, with a dot at its end unless something ends it already. */
export const sentenceOf = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A text that begins a line or a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase as plain text. */
export function phraseText(said: Phrase): string {
  return phraseParts(said).map(partText).join('');
}

/** Whether a vowel is spoken first: of a word, of a designation by its letters (`F5`, `NCL`), or of a number (8, 11, 18). */
const isVowelFirst = (text: string): boolean =>
  /^[A-Z](?![a-z])/.test(text)
    ? /^[AEFHILMNORSX]/.test(text)
    : /^(?:(?!eu|one\b)[aeio]|un(?!i)|up|8|1[18](?!\d))/i.test(text);

/** The noun with its article, as `an apple`. */
export const aWord = (noun: string): string => `${isVowelFirst(noun) ? 'an' : 'a'} ${noun}`;
