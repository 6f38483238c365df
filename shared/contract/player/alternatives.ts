import { integer, json, line, list, object, optional, text, where } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { turnKey } from '../keys.ts';

/** Longest name of an alternative, in characters, and the most of one turn. */
export const [longestAlternativeName, mostAlternatives] = [60, 9];

/** Another plan for the same turn. `plan` is the ruleset’s data and is parsed by its codecs. */
export const alternatives = where(
  list(object({ name: line(longestAlternativeName, 1), plan: json }), mostAlternatives),
  (all) => new Set(all.map(({ name }) => name)).size === all.length,
  'each name once',
);
export type FiledAlternatives = Of<typeof alternatives>;

/** Goes up by one with every save; 0 until the first. */
const revision = integer(0, Number.MAX_SAFE_INTEGER);
/** `putAside`: the name of the file to which unreadable ones were moved. */
export const alternativesRead = object({ alternatives, revision, putAside: optional(text(200)) });
export const alternativesSave = object({ key: turnKey, alternatives, revision });
export const alternativesSaved = object({ revision });
