import { percentOf } from '#kernel/steps/fractions.ts';
import type { Carried, Hull } from '../list/hull.ts';
import type { Empire, Flag, HullClass } from '../list/words.ts';
import { flags } from '../list/words.ts';
import type { Role, RoleName, Style } from './model.ts';
import { classFigures, roles, sensorsFor } from './model.ts';

/** What a row may say by name, instead of what the model makes: `bpv=65`. */
const numbers = ['size', 'bpv', 'epv', 'crew', 'sensors', 'spaces', 'cargo', 'warp', 'rating'] as const;
const gunboatTypes = ['INT', 'PF', 'PFL', 'PFS'];

/** A row of a table: what stands after designation, class or role, and year. */
interface Said {
  readonly name: string;
  readonly figures: Readonly<Partial<Record<(typeof numbers)[number], number>>>;
  readonly costs: Readonly<Partial<Pick<Hull, 'move' | 'tow'>>>;
  readonly flags: readonly Flag[];
  readonly carried: readonly Carried[];
  readonly escorts: readonly Carried[];
}

const carriedIn = (words: readonly string[]): readonly Carried[] =>
  words.flatMap((word) => {
    const [, count, type = ''] = /^(\d+)x(.+)$/.exec(word) ?? [];
    return count === undefined ? [] : [{ count: Number(count), type }];
  });

/** `Fair Wind bpv=65 +old 8xZD escorts 1xAD5`: a name, figures, flags, what is carried, and escorts. */
function saidIn(words: readonly string[]): Said {
  const at = words.indexOf('escorts');
  const own = at < 0 ? words : words.slice(0, at);
  const [carried, escorts] = [carriedIn(own), at < 0 ? [] : carriedIn(words.slice(at))];
  const valueOf = (name: string) => own.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const given = <K extends string, T>(names: readonly K[], read: (text: string) => T) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = valueOf(name);
        return text === undefined ? [] : [[name, read(text)] as const];
      }),
    ) as Partial<Record<K, T>>;
  return {
    name: own.filter((word) => !/=|^\+|^\d+x/.test(word)).join(' '),
    figures: given(numbers, Number),
    costs: given(['move', 'tow'], String),
    flags: flags.filter((flag) => own.includes(`+${flag}`)),
    carried,
    escorts,
  };
}

const sorted = (all: readonly Flag[]): readonly Flag[] => flags.filter((flag) => all.includes(flag));

/** What a row says, over what the model made. */
function saidOver(hull: Hull, { figures, costs, ...said }: Said): Hull {
  const { epv = hull.epv === 0 ? 0 : (figures.bpv ?? hull.epv) } = figures;
  return {
    ...hull,
    ...figures,
    epv,
    ...costs,
    fighters: said.carried.filter(({ type }) => !gunboatTypes.includes(type)),
    gunboats: said.carried.filter(({ type }) => gunboatTypes.includes(type)),
    escorts: said.escorts,
    flags: sorted([...hull.flags, ...said.flags]),
  };
}

/** Who builds a hull, and how its ships differ. */
interface Builder {
  readonly empire: Empire;
  readonly style: Style;
}

/** A plain hull of a class, in its empire’s style. */
function plainHull(
  { empire, style }: Builder,
  of: HullClass,
  designation: string,
  year: number,
  name: string,
): Hull {
  const figures = classFigures[of];
  if (figures === undefined) throw new RangeError(`No figures for ${designation} of class ${of}.`);
  const { size, bpv, rating, crew, warp, move } = figures;
  const flies = of === 'FTR' || of === 'BMB';
  const ship = size <= 4;
  const points = ship ? percentOf(style.bpv, bpv) : bpv;
  return {
    designation,
    empire,
    name,
    class: of,
    base: '',
    standard: true,
    year,
    size,
    rating,
    bpv: points,
    epv: flies ? 0 : ship ? percentOf(style.epv, points) : points,
    crew: ship ? percentOf(style.crew, crew) : crew,
    warp: ship ? percentOf(style.warp, warp) : warp,
    move,
    tow: move,
    sensors: 0,
    cargo: of === 'TG' ? 10 : 0,
    spaces: flies ? 1 : 0,
    fighters: [],
    gunboats: [],
    escorts: [],
    flags: ship ? style.flags : [],
  };
}

/** A variant of a hull, by what its role makes of it. */
function variantOf(builder: Builder, base: Hull, role: Role, designation: string, year: number): Hull {
  const of = role.becomes?.[base.class] ?? base.class;
  const { name, ...from } = of === base.class ? base : plainHull(builder, of, designation, year, base.name);
  return {
    ...from,
    designation,
    year,
    base: base.designation,
    standard: role.standard === true,
    name: `${name} ${role.said}`,
    bpv: percentOf(role.bpv, from.bpv),
    epv: percentOf(role.epv, from.epv),
    crew: percentOf(role.crew ?? 100, from.crew),
    warp: percentOf(role.warp ?? 100, from.warp),
    cargo: from.cargo + (role.cargo ?? 0),
    sensors: sensorsFor(role, of),
    flags: sorted([...base.flags, ...(role.flags ?? [])]),
  };
}

const isRole = (word: string): word is RoleName => Object.hasOwn(roles, word);

/**
 * Hulls from a table, a row each: `D7 CA 130 Talon` is a hull of a class with its year and name, and `D7B refit 165` below it a variant by its role. What
 * the book prints, or what is special, stands at the end: figures (`bpv=65`), flags (`+old`), what is carried, and escorts (`escorts 1xAD5 3xAF5`).
 */
export function fleet(builder: Builder, table: string): readonly Hull[] {
  const made: Hull[] = [];
  let base: Hull | undefined;
  for (const row of table.split('\n').filter((one) => one.trim() !== '')) {
    const [designation = '', what = '', year, ...words] = row.trim().split(/ +/);
    const said = saidIn(words);
    if (base !== undefined && isRole(what)) {
      made.push(saidOver(variantOf(builder, base, roles[what], designation, Number(year)), said));
    } else {
      base = saidOver(plainHull(builder, what as HullClass, designation, Number(year), said.name), said);
      made.push(base);
    }
  }
  return made;
}
