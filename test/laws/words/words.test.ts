import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '#rulesets/all.ts';
import { eventsIn, parsed } from '../../support/laws/declared.ts';
import { root } from '#test/support/imports.ts';
import { isProse } from '#test/support/texts/text.ts';
import { textsOf } from '#test/support/texts/textsOf.ts';
import { archaic, gendered, kept, type Refused, spelling } from './refused.ts';

/* Plain current English in everything that a person reads: people are they, no words of long ago, one spelling. */

interface Found {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly instead: string;
  readonly text: string;
}

const foundIn = (file: string, line: number, text: string, refused: readonly Refused[]): readonly Found[] =>
  refused.flatMap(({ words, instead }) =>
    [...text.matchAll(words)].map(([word]) => ({ file, line, word, instead, text })),
  );

const isKept = ({ file, text, word }: Found): boolean =>
  kept.some(
    (row) => row.files.test(file) && (row.word?.test(word) ?? true) && (row.text?.test(text) ?? true),
  );

/** What a file has and no text should have. */
function refusedIn(file: string, source: string): readonly Found[] {
  const lines = source.split('\n').flatMap((line, at) => foundIn(file, at + 1, line, [gendered]));
  const words = [...archaic, ...spelling].filter((row) => source.search(row.words) >= 0);
  if (words.length === 0) return lines;
  const texts = textsOf(file, source).filter(({ text }) => isProse(text));
  return [...lines, ...texts.flatMap(({ line, text }) => foundIn(file, line, text, words))];
}

const pages = globSync(['*.md', '.github/**/*.md', '{assets,shared,src-main,src-renderer,test}/**/*.md'], {
  cwd: root,
});
const sources = globSync('{shared,src-main,src-renderer}/**/*.{ts,mjs,svelte,html}', { cwd: root });
const files = [...pages, ...sources]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/node_modules|(^|\/)dist\/|\.d\.ts$/.test(file));
const found = files.flatMap((file) => refusedIn(file, readFileSync(join(root, file), 'utf8')));

test('texts are in the words of today, with one spelling, and people are they', () => {
  expect(files.length).toBeGreaterThan(800);
  const said = found
    .filter((one) => !isKept(one))
    .map(({ file, line, word, instead }) => `${file}:${line} says «${word}». Write: ${instead}`);
  expect(said).toEqual([]);
});

/** An article that is fixed before what is filled in: `an {design}` would print «an D7». */
const fixedArticle = /\b[Aa]n \{/;

test('an article before what is filled in is written «a»: it is printed as that sounds', () => {
  expect(
    ['Build an {design}', 'Build a {design}', 'an orders file'].map((text) => fixedArticle.test(text)),
  ).toEqual([true, false, false]);
  const wrong = sources
    .filter((file) => /^shared[\\/]/.test(file))
    .flatMap((file) =>
      textsOf(file, readFileSync(join(root, file), 'utf8'))
        .filter(({ text }) => fixedArticle.test(text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
  expect(wrong).toEqual([]);
});

/** Where the sentences of the scroll are written; its sums have notes of their own. */
const ahead =
  /^shared\/rulesets\/([^/]+)\/presentation\/(?:scroll\/(?!scroll\.ts)|\w*ahead\.ts$|foreseen\.ts$)/i;

test('every sentence that is written for the scroll tells what is to come in the future', () => {
  const inEvents = files.flatMap((file) => {
    const ruleset = /^shared\/rulesets\/([^/]+)\//.exec(file)?.[1];
    const text = readFileSync(join(root, file), 'utf8');
    if (ruleset === undefined || !text.includes("= event('")) return [];
    return eventsIn(parsed(file, text))
      .filter(([member]) => member.endsWith(': ahead'))
      .flatMap(([member, code]) =>
        textsOf(file, code.getText()).map((one) => ({ ruleset, at: `${file}, ${member}`, text: one.text })),
      )
      .filter(({ text: said }) => isProse(said) && /[.:]$/.test(said));
  });
  const inFiles = files.flatMap((file) => {
    const ruleset = ahead.exec(file)?.[1];
    if (ruleset === undefined) return [];
    return textsOf(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => isProse(text) && /[.:]$/.test(text))
      .map(({ line, text }) => ({ ruleset, at: `${file}:${line}`, text }));
  });
  const sentences = [...inEvents, ...inFiles];
  const withScroll = rulesets.filter(({ presentation }) => presentation.scroll !== undefined);
  for (const { id } of withScroll)
    expect(sentences.filter(({ ruleset }) => ruleset === id).length, id).toBeGreaterThan(5);
  const said = sentences.filter(({ text }) => !/\b(?:will|may|Expect)\b/.test(text));
  expect(said.map(({ at, text }) => `${at} says «${text}»`)).toEqual([]);
});

test('a sentence says a number once, with its noun: a verb that agrees with it repeats none', () => {
  const holes = /\{([a-zA-Z]+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g;
  const isVerb = (one: string, many: string): boolean =>
    ['is', 'was', 'has', 'does', 'goes', `${many}s`, many.replace(/y$/, 'ies')].includes(one);
  const isWrong = (text: string): boolean => {
    const said = [...text.matchAll(holes)];
    return said.some(
      ([, name, one, many]) =>
        one !== undefined &&
        many !== undefined &&
        (isVerb(one, many) || said.filter(([, other]) => other === name).length > 1),
    );
  };
  const wrong = [
    '{n|ship|ships} and {n|base|bases}',
    '{n} {n|ship|ships}',
    '{a} {n|is|are}',
    '{a} {n|carries|carry}',
  ];
  expect(wrong.filter((text) => !isWrong(text))).toEqual([]);
  expect(['{n|ship|ships} of {unit} {n:is|are} gone', '{n|entry|entries}'].filter(isWrong)).toEqual([]);
  const texts = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return /\{\w+\|/.test(source) ? textsOf(file, source).map((one) => ({ ...one, file })) : [];
  });
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(({ file, line, text }) => (isWrong(text) ? [`${file}:${line} ${text}`] : []))).toEqual(
    [],
  );
});

test('every word that is kept for a reason is there', () => {
  const unused = kept.filter(
    (row) =>
      !found.some(
        (one) =>
          row.files.test(one.file) &&
          isKept(one) &&
          (row.word?.test(one.word) ?? true) &&
          (row.text?.test(one.text) ?? true),
      ),
  );
  expect(unused).toEqual([]);
});

test.each([
  ['a.ts', "const said = 'Ask the player whether she sent it.';"],
  ['a.ts', '// Whoever plays it has his keys.'],
  ['a.ts', 'const said = `It shall go to ${place}, as ever.`;'],
  ['a.svelte', '<p>Choose where it\n shall go.</p>'],
  ['a.svelte', '<Button tip="Start the lessons anew" />'],
  ['a.svelte', "<script>const words = 'The color of a place';</script>"],
  ['a.md', 'What befalls a fleet depends on the rules.'],
])('a word planted in %s is found: %s', (file, source) => {
  expect(refusedIn(file, source)).not.toEqual([]);
});

test.each([
  ['a.ts', "const style = { color: 'red', textAlign: 'center' }; // one color a seat"],
  ['a.svelte', '<p class="center">In the <b>centre</b></p><style>p { color: red; }</style>'],
  ['a.md', 'The class `center` is for titles.'],
])('a name in the program is no text: %s', (file, source) => {
  expect(refusedIn(file, source)).toEqual([]);
});
