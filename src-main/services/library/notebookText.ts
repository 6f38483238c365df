import { notebook } from '#contract/player/notebook.ts';
import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { jsonOf } from '../json.ts';

/** Most bytes of a notebook. */
export const largestNotebook = 100_000_000;

/** A notebook as its file holds it. */
export const notebookText = object({
  format: literal(1),
  revision: integer(1, Number.MAX_SAFE_INTEGER),
  notebook,
});

/** How many lessons a notebook counts as done or skipped. */
export function lessonsIn(bytes: Uint8Array): number | undefined {
  const parsed = notebookText.parse(jsonOf(bytes));
  return parsed.ok ? parsed.value.notebook.lessons.length : undefined;
}
