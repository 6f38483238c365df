import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../imports.ts';
import { areaOf, areaTitles } from './areas.ts';
import type { Text } from './text.ts';
import { isProse } from './text.ts';
import { textsOf } from './textsOf.ts';

/** A text with the places where it stands; `as` is what it is at the first of them. */
export interface Listed {
  readonly area: string;
  readonly text: string;
  readonly as: string;
  /** `file:line`, in the order of files. */
  readonly at: readonly string[];
}

/** Every file with texts that the program can print. */
export const sourceFiles = (): readonly string[] =>
  globSync('{shared,src-main,src-renderer}/**/*.{ts,mjs,svelte}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        !/node_modules|(^|\/)dist\/|\.d\.ts$|^src-main\/launch\/|^src-renderer\/language\/build\//.test(file),
    )
    .sort();

/** Members and attributes that are words even where they look like names: `label: 'rank'`. */
const spoken =
  /^(?:words|attribute (?:alt|aria-label|heading|label|placeholder|tip|title)|(?:.*: )?(?:label|title|tip|about))$/;
const statement = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|BEGIN|WITH|ATTACH|VACUUM)\b/;

/** Fonts, places on the screen, and what finds elements. */
const style = /px\b.*[;"]|translate\(|serif$|^(?:\.\w|:is\(|tbody )/;

/** Whether a person can be shown it: no name in the program, no statement to a database, nothing that only says where a program is broken. */
export const isPrinted = ({ text, as }: Text): boolean =>
  as !== 'thrown' &&
  /\p{L}/u.test(text) &&
  !statement.test(text) &&
  !style.test(text) &&
  (isProse(text) ? /\p{L}{2}/u.test(text) : spoken.test(as));

/** The texts of one file that can be printed. */
export const printedIn = (file: string, source: string): readonly (Text & { readonly area: string })[] =>
  textsOf(file, source).flatMap((one) => {
    const area = areaOf(file, one);
    return area === undefined || !isPrinted(one) ? [] : [{ ...one, text: one.text.trim(), area }];
  });

/** Every text that the program can print, once in each area, in the order of screens. */
export function allTexts(): readonly Listed[] {
  const found = sourceFiles().flatMap((file) =>
    printedIn(file, readFileSync(join(root, file), 'utf8')).map((one) => ({
      ...one,
      at: `${file}:${one.line}`,
    })),
  );
  const inAreas = Map.groupBy(found, ({ area }) => area);
  return areaTitles.flatMap((area) =>
    [...Map.groupBy(inAreas.get(area) ?? [], ({ text }) => text)].map(([text, same]) => ({
      area,
      text,
      as: same[0]?.as ?? '',
      at: same.map(({ at }) => at),
    })),
  );
}
