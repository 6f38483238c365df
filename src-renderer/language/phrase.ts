import * as kernel from '#kernel/words/phrase.ts';
import type { Arg, Args, Part, Phrase } from '#kernel/words/phrase.ts';
import { formFor, numberText, textFor, tongue } from './tongue.ts';

/* What the page has instead of the kernel's phrases (`build/plugin.ts`): the same in the language of the page. */
export * from '#kernel/words/phrase.ts';

const agreeing = /\{([a-zA-Z]+)([|:])([^{}]+)\}/g;

/** A phrase in the language of the page, with the phrases within it; a template that the language lacks stays English. */
function translated(said: Phrase): Phrase {
  if (tongue().texts === undefined) return said;
  const template = textFor(said.template);
  const args = Object.fromEntries(Object.entries(said.args).map(([name, arg]) => [name, argument(arg)]));
  return { template: template === undefined ? said.template : agreed(template, said.args), args };
}

const argument = (arg: Arg): Arg => (typeof arg === 'object' && 'template' in arg ? translated(arg) : arg);

/** A template whose words agree with its numbers, by the rules of the language. */
const agreed = (template: string, args: Args): string =>
  template.replaceAll(agreeing, (whole, name: string, sign: string, forms: string) => {
    const count = args[name];
    if (typeof count !== 'number') return whole;
    const form = formFor(count, forms.split('|'));
    return sign === ':' ? form : `{${name}} ${form}`;
  });

/** As the kernel's, in the language of the page. */
export function phraseParts(said: Phrase): readonly Part[] {
  const parts = kernel.phraseParts(translated(said));
  return tongue().texts === undefined
    ? parts
    : parts.map((part) => (typeof part === 'number' ? numberText(part) : part));
}

/** As the kernel's, in the language of the page. */
export const phraseText = (said: Phrase): string =>
  phraseParts(said)
    .map((part) => (typeof part === 'object' ? part.text : String(part)))
    .join('');

/** As the kernel's, in the language of the page: the key of its translation is `{count|ship|ships}`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  const template = ['{count|', one, '|', many, '}'].join('');
  return textFor(template) === undefined
    ? kernel.plural(count, one, many)
    : phraseText({ template, args: { count } });
}
