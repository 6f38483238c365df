/** Who may know a field of the world. */
export type Known = 'all' | 'alone' | 'seen' | 'nobody';

type Tree = Record<string, unknown>;

/** A value in the world. */
export interface Leaf {
  /** From the top of the world, member by member. */
  readonly path: readonly string[];
  /** The same without names of seats, places and things: `units.*.name`. */
  readonly field: string;
  /** What it stands in, and under which name. */
  readonly at: Tree;
  readonly key: string;
}

/** Ids and places in lists, but no names of members. */
const isName = (part: string, seats: readonly string[]): boolean =>
  seats.includes(part) || /[-.:\d]/.test(part);

/** Every value of a world, of these seats. */
export const leavesOf = (
  world: unknown,
  seats: readonly string[],
  path: readonly string[] = [],
): readonly Leaf[] =>
  Object.keys(world as Tree).flatMap((key) => {
    const at = world as Tree;
    const [value, here] = [at[key], [...path, key]];
    const field = here.map((part) => (isName(part, seats) ? '*' : part)).join('.');
    return typeof value === 'object' && value !== null
      ? leavesOf(value, seats, here)
      : [{ path: here, field, at, key }];
  });

/** A pattern of fields, and who may know them. */
export interface Listed {
  readonly pattern: string;
  readonly known: Known;
  readonly fits: RegExp;
  /** Of several patterns that fit, the one that says most counts: with most parts that are named, and then without an open end. */
  readonly says: number;
}

/** Patterns as kits list them: `*` is any part, `**` any that follow, and `units.*.(name rank)` are two. */
export const listed = (fields: Readonly<Record<Known, string>>): readonly Listed[] =>
  (Object.entries(fields) as [Known, string][]).flatMap(([known, list]) =>
    [...list.matchAll(/([^\s()]+)(?:\(([^)]*)\))?/g)].flatMap(([, stem = '', ends]) =>
      (ends?.trim().split(/\s+/) ?? ['']).map((end): Listed => {
        const pattern = `${stem}${end}`;
        const parts = pattern.split('.');
        const fits = parts.map((part) => (part === '**' ? '.+' : part === '*' ? '[^.]+' : part)).join('\\.');
        return {
          pattern,
          known,
          fits: new RegExp(`^${fits}$`),
          says: parts.filter((part) => !part.startsWith('*')).length + (parts.includes('**') ? 0 : 0.5),
        };
      }),
    ),
  );

/** The pattern that counts for a field; undefined: nobody has said who may know it. */
export const patternOf = (patterns: readonly Listed[], field: string): Listed | undefined =>
  patterns
    .filter(({ fits }) => fits.test(field))
    .reduce<Listed | undefined>(
      (best, one) => (best === undefined || one.says > best.says ? one : best),
      undefined,
    );

/** Changes of a value, to be tried until a world can be read: to others of its kind, to what stands in the same field elsewhere, away with it. */
export function* changesOf({ at, key }: Leaf, elsewhere: ReadonlySet<unknown>): Generator<unknown> {
  const was = at[key];
  const others =
    typeof was === 'number'
      ? [was + 1, was - 1]
      : typeof was === 'boolean'
        ? [!was]
        : [`${String(was)} Quux`, 'Quux'];
  for (const other of [...others, ...[...elsewhere].filter((one) => one !== was)]) {
    at[key] = other;
    yield other;
  }
  if (!Array.isArray(at)) {
    delete at[key];
    yield undefined;
  }
  at[key] = was;
}
