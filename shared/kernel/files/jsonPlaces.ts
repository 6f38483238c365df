import type { Problem } from '../words/problem.ts';
import { phrase } from '../words/phrase.ts';

/* Where things stand in JSON that people write by hand, so that what is wrong with one can be told by its line. */

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gs;
const lineEnd = /\r\n|\r|\n/g;

/** A list or an object that is being read. */
interface Open {
  readonly path: string;
  /** How many items a list has had; undefined in an object. */
  items: number | undefined;
  /** The member that is being read. */
  member: string;
}

/** Where the next value of a list or an object belongs. */
const within = ({ path, items, member }: Open): string =>
  items !== undefined ? `${path}[${items}]` : path === '' ? member : `${path}.${member}`;

/** Where each value of a text that is known to be JSON begins, by its path as shapes write it: `ships.red[0].card`. */
export function jsonPlaces(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const open: Open[] = [];
  let isValue = true;
  for (const { 0: sign, index } of text.matchAll(token)) {
    const inner = open.at(-1);
    if (sign === ':') isValue = true;
    else if (sign === ',') {
      if (inner?.items !== undefined) inner.items += 1;
      isValue = inner?.items !== undefined;
    } else if (sign === '}' || sign === ']') open.pop();
    else if (!isValue && inner !== undefined) inner.member = JSON.parse(sign) as string;
    else {
      const path = inner === undefined ? '' : within(inner);
      places.set(path, index);
      if (sign === '{' || sign === '[') open.push({ path, items: sign === '[' ? 0 : undefined, member: '' });
      isValue = sign === '[';
    }
  }
  return places;
}

/** The path of what holds this: `ships[0]` of `ships[0].card`. */
const holderOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));

/**
 * Tells problems by their lines in such a text: each that has a `path` among its arguments. What is missing is told by the line of what should hold it. Where that is nowhere, or there is no text, they stay as they are.
 */
export function inLines(text: string | undefined): (problem: Problem) => Problem {
  if (text === undefined) return (problem) => problem;
  const places = jsonPlaces(text);
  const lineOf = (path: string): number | undefined => {
    for (let at = path; at !== ''; at = holderOf(at)) {
      const place = places.get(at);
      if (place !== undefined) return [...text.slice(0, place).matchAll(lineEnd)].length + 1;
    }
    return undefined;
  };
  return (problem) => {
    const { path } = problem.phrase.args;
    const line = typeof path === 'string' ? lineOf(path) : undefined;
    return line === undefined
      ? problem
      : { ...problem, phrase: phrase('Line {line}: {said}', { line, said: problem.phrase }) };
  };
}
