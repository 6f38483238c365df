import type { Shape } from '#kernel/codec/shape.ts';
import { shape } from '#kernel/codec/shape.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { parameters as wholeParameters } from '../../model/parts.ts';
import type { Parameters } from '../../model/parameters.ts';
import { standardParameters } from '../../model/parameters.ts';
import { decimal, isObject, unknownNames } from './reading.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';

type Tree = Readonly<Record<string, unknown>>;

/** Parameters in hundredths or tenths, which files give as resources or hit points with decimals: number of decimals, least, most. */
const decimals: Readonly<Record<string, readonly [places: number, least: number, most: number]>> = {
  admiralUpkeep: [2, 0, 1_000_00],
  'hired.hitPoints.least': [1, 1, 999],
  'hired.hitPoints.most': [1, 1, 999],
};
const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const spokenPath = (path: string): string =>
  path === '' || path === 'the top' ? 'the parameters' : `the parameters, ${path.replaceAll('.', ', ')}`;

/**
 * Parameters as a scenario gives them: those that differ from the standard ones. An unknown name is refused, with the
 * nearest known one.
 */
export const someParameters: Shape<Parameters> = shape(
  (raw, _, problems) => {
    const before = problems.length;
    const merged = over(standardParameters as unknown as Tree, raw, '', problems);
    if (problems.length > before) return undefined;
    const own: Problem[] = [];
    const read = wholeParameters.read(merged, '', own);
    problems.push(
      ...own.map(({ phrase: { template, args }, ...problem }) => ({
        ...problem,
        phrase: {
          template,
          args: { ...args, ...(typeof args.path === 'string' ? { path: spokenPath(args.path) } : {}) },
        },
      })),
    );
    return own.length > 0 ? undefined : read;
  },
  (value) => difference(standardParameters as unknown as Tree, value as unknown as Tree, ''),
);

function over(standard: Tree, raw: unknown, path: string, problems: Problem[]): unknown {
  if (!isObject(raw)) {
    problems.push(
      kernelRefusals.unreadable('unexpected-value', {
        path: spokenPath(path),
        expected: `an object with any of ${keysInOrder(standard).join(', ')}`,
      }),
    );
    return undefined;
  }
  problems.push(...unknownNames(spokenPath(path), raw, keysInOrder(standard)));
  return Object.fromEntries(
    inOrder(standard).map(([name, usual]) => {
      if (!Object.hasOwn(raw, name)) return [name, usual];
      const at = inside(path, name);
      if (isObject(usual)) return [name, over(usual, raw[name], at, problems)];
      return [name, given(raw[name], at, problems)];
    }),
  );
}

function given(raw: unknown, at: string, problems: Problem[]): unknown {
  const range = decimals[at];
  return range === undefined ? raw : decimal(...range).read(raw, spokenPath(at), problems);
}

/** The members that differ from the standard ones, as a scenario gives them. */
function difference(standard: Tree, value: Tree, path: string): Tree {
  return Object.fromEntries(
    inOrder(value).flatMap(([name, its]): readonly (readonly [string, unknown])[] => {
      const usual = standard[name];
      if (stableText(its) === stableText(usual)) return [];
      const at = inside(path, name);
      if (isObject(usual) && isObject(its)) return [[name, difference(usual, its, at)]];
      const range = decimals[at];
      return [[name, range === undefined ? its : decimal(...range).make(its as number)]];
    }),
  );
}

/** Every parameter with its standard value, as a scenario would give it, for the description of the format. */
export function standardAsWritten(standard: Tree = standardParameters as unknown as Tree, path = ''): Tree {
  return Object.fromEntries(
    inOrder(standard).map(([name, its]) => {
      const at = inside(path, name);
      if (isObject(its)) return [name, standardAsWritten(its, at)];
      const range = decimals[at];
      return [name, range === undefined ? its : decimal(...range).make(its as number)];
    }),
  );
}
