/** A language as the page speaks it. */
export interface Tongue {
  /** As the document's `lang` has it. */
  readonly language: string;
  /** Every text that it has, by its key; absent: English itself. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What `texts` has a key as; absent: as it is. */
  readonly keyed?: (key: string) => string;
}

const english: Tongue = { language: 'en' };

let spoken = english;
let numbers: Intl.NumberFormat | undefined;
let plurals = new Intl.PluralRules('en');

/** What the page speaks. It is chosen before anything else is read, and stays until the page is loaded again: constants have their texts from the beginning. */
export const tongue = (): Tongue => spoken;

/** Speaks this language from now on. */
export function speak(chosen: Tongue = english): void {
  spoken = chosen;
  numbers =
    chosen.texts === undefined
      ? undefined
      : new Intl.NumberFormat(chosen.language, { useGrouping: false, maximumFractionDigits: 9 });
  plurals = new Intl.PluralRules(chosen.language);
}

/** The text that the language has for a key; undefined: English stays. */
export const textFor = (key: string): string | undefined => {
  const { texts, keyed } = spoken;
  if (texts === undefined) return undefined;
  const kept = keyed?.(key) ?? key;
  return Object.hasOwn(texts, kept) ? texts[kept] : undefined;
};

/** A number as the language writes it. */
export const numberText = (number: number): string => numbers?.format(number) ?? String(number);

/** Which of the forms of a word goes with a number: the first for the first kind of number that the language knows, and so on; the last for all others. */
export function formFor(number: number, forms: readonly string[]): string {
  const kinds = plurals.resolvedOptions().pluralCategories;
  return forms[kinds.indexOf(plurals.select(number))] ?? forms.at(-1) ?? '';
}

/** The locale of dates; English ones are given, as they differ. */
export const localeOf = (given: string): string => (spoken.texts === undefined ? given : spoken.language);
