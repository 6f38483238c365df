/** Something a sentence can point at; the client links it to the map, a unit's plan, an order, or a page that explains it. */
export interface Pointer {
  readonly to: 'place' | 'unit' | 'seat' | 'order' | 'study';
  /** Of a study: its subject, as `Presentation.study` takes it. */
  readonly id: string;
  /** The name to print, as known to the reader when the sentence was made. */
  readonly text: string;
}

export type Arg = string | number | Pointer;
export type Args = Readonly<Record<string, Arg>>;

/** A sentence with its figures apart: `{name}` in the template stands for an argument. The English template is the key of any translation. */
export interface Phrase {
  readonly template: string;
  readonly args: Args;
}

/** A sentence with its figures apart. */
export const phrase = (template: string, args: Args = {}): Phrase => ({ template, args });

const hole = /\{([a-zA-Z]+)\}/g;

/** A phrase cut into plain runs and arguments, in reading order; an argument that is missing stays visible as `{name}`. */
export function phraseParts(said: Phrase): readonly Arg[] {
  const parts: Arg[] = [];
  let from = 0;
  for (const match of said.template.matchAll(hole)) {
    if (match.index > from) parts.push(said.template.slice(from, match.index));
    parts.push(said.args[match[1] ?? ''] ?? match[0]);
    from = match.index + match[0].length;
  }
  if (from < said.template.length) parts.push(said.template.slice(from));
  return parts;
}

/** One argument as it is printed. */
const argText = (arg: Arg): string => (typeof arg === 'object' ? arg.text : String(arg));

/** A phrase as plain text. */
export function phraseText(said: Phrase): string {
  return phraseParts(said).map(argText).join('');
}
