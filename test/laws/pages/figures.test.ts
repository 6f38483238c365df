import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/imports.ts';
import { figures } from './figures.ts';
import { pages, type Page, prose } from './pages.ts';

/** Pages of one game's own, whose figures are its rulebook's. */
const ofAGame = /^(shared|test)\/rulesets\/[^/]+\/|^test\/rulesets\/README\.md$/;
/** Chapters with figures that something else reads or measures. */
const heldElsewhere: Readonly<Record<string, readonly string[]>> = {
  // `test/laws/checklist.test.ts` reads the lines.
  'src-renderer/README.md': ['## The rulebook’s screens'],
  // Measurements of one day, for a person to compare with.
  'test/bench/README.md': ['## Figures', '## Ratios'],
};

const words =
  'five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million';
const figure = new RegExp(String.raw`(?<![\w.#-])\d[\d.,  ]*\b|\b(?:${words})\b`, 'giu');
/** What has a number and is no figure: paragraphs of a rulebook, the address of this machine, the number of a step. */
const noFigure = /\b[A-Z]{2,3} \d[\d, -]*|\b127\.0\.0\.1\b|^\d+\. /gm;

/** The words of a page in which a figure may stand. */
function readable({ path, text }: Page): string {
  const chapters = heldElsewhere[path] ?? [];
  return prose(text)
    .split(/^(?=## )/m)
    .filter((chapter) => !chapters.some((heading) => chapter.startsWith(`${heading}\n`)))
    .join('')
    .replaceAll(/`[^`\n]*`/g, '`')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(noFigure, '');
}

/** Where each figure of a page stands, in a few words, that nothing holds. */
function unheld(page: Page, held: readonly string[]): readonly string[] {
  const text = held.reduce((rest, says) => rest.replaceAll(says, ''), readable(page));
  return [...text.matchAll(figure)].map(({ index }) => {
    const around = text.slice(Math.max(0, index - 30), index + 30).replaceAll('\n', ' ');
    return `${page.path}: …${around}…`;
  });
}

const judged = pages.filter(({ path }) => !ofAGame.test(path));
const saysOf = (path: string): readonly string[] => (figures[path] ?? []).map(([says]) => says);

test('no page holds a figure that nothing holds', () => {
  expect(judged.flatMap((page) => unheld(page, saysOf(page.path)))).toEqual([]);
});

test('every figure in the table stands on its page, and where it comes from', () => {
  const wrong = Object.entries(figures).flatMap(([path, rows]) =>
    rows.flatMap(([says, from, holds]) => {
      const page = judged.find((each) => each.path === path);
      if (page === undefined || !readable(page).includes(says)) return [`${path} does not say «${says}»`];
      const source = readFileSync(join(root, from), 'utf8');
      return source.includes(holds) ? [] : [`${path} says «${says}», and ${from} has no «${holds}»`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a figure is found in digits and in words; code, links and paragraphs of a rulebook hold none', () => {
  const page = (text: string): Page => ({ path: 'README.md', folder: '', text });
  expect(
    unheld(page('It has 3.7 MB, and twenty rooms; `a 5` [of](b/7) GE 341, SHA-256.\n'), []),
  ).toHaveLength(2);
  expect(unheld(page('At most 12 MB.'), ['At most 12 MB'])).toEqual([]);
});
