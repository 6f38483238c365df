import { defined } from '#kernel/words/defined.ts';
import type { ElsewhereRule } from '#rulesets/galactic-empires/model/state.ts';
import { realms } from '#rulesets/galactic-empires/tables/realms.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import { plain } from '#test/support/cases/check.ts';
import { independents } from './names.ts';

/** GIVEN lines of Galactic Empires as the JSON setup. The grammar is told in test/rulesets/README.md. */
export function readGiven(lines: readonly string[]): unknown {
  const setup = {
    parameters: {} as Record<string, unknown>,
    empires: {} as Record<string, object>,
    relations: [] as unknown[],
    sectors: {} as Record<string, object>,
    units: [] as object[],
    victory: undefined as object | undefined,
    elsewhere: undefined as ElsewhereRule | undefined,
  };
  for (const line of lines) {
    const [word = ''] = line.split(/[\s:]/);
    if (word === 'empire') readEmpire(line.slice(7), setup.empires);
    else if (word === 'war' || word === 'alliance') setup.relations.push([word, ...pair(line)]);
    else if (word === 'sector') readSector(line.slice(7), setup.sectors);
    else if (line === 'battles elsewhere') setup.elsewhere = 'as-ordered';
    else if (line === 'battles elsewhere, as at first') setup.elsewhere = true;
    else if (word === 'victory') setup.victory = victoryOf(line);
    else if (word === 'parameter')
      setup.parameters[line.split(/\s+/)[1] ?? ''] = JSON.parse(
        line.split(/\s+/).slice(2).join(' '),
      ) as unknown;
    else setup.units.push(unitOf(line));
  }
  const { victory, elsewhere, ...rest } = setup;
  return { ...rest, ...defined({ victory, elsewhere }) };
}

function victoryOf(line: string): object {
  const [, share, text = ''] = /^victory\s+(\d+)\s*(.*)$/.exec(line) ?? [];
  if (share === undefined) throw new CaseMistake(`«${line}»: write «victory PERCENT TEXT»`);
  return { share: Number(share), text };
}

const parts = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function pair(line: string): readonly [string, string] {
  const [a, b] = parts(line.replace(/^\w+:?/, ''), ',');
  if (a === undefined || b === undefined) throw new CaseMistake(`«${line}»: write «war EMPIRE, EMPIRE»`);
  return [a, b];
}

/** The value behind a word at the start of an attribute. */
function after(attribute: string, word: string): string | undefined {
  return attribute === word
    ? ''
    : attribute.startsWith(`${word} `)
      ? attribute.slice(word.length + 1).trim()
      : undefined;
}

type Attributes = Readonly<Record<string, (value: string) => Readonly<Record<string, unknown>>>>;

function attributesOf(
  texts: readonly string[],
  known: Attributes,
  other: (text: string) => Readonly<Record<string, unknown>> | undefined,
): object {
  return texts.reduce<object>((made, text) => {
    for (const [word, read] of Object.entries(known)) {
      const value = after(text, word);
      if (value !== undefined) return { ...made, ...read(value) };
    }
    const found = other(text);
    if (found === undefined)
      throw new CaseMistake(`«${text}» is not understood here; known are ${Object.keys(known).join(', ')}`);
    return { ...made, ...found };
  }, {});
}

function readEmpire(text: string, empires: Record<string, object>): void {
  const [name = '', ...attributes] = parts(text, ',');
  if (Object.hasOwn(empires, name))
    throw new CaseMistake(`the empire ${name} is there twice: write one line for it`);
  empires[name] = attributesOf(
    attributes,
    {
      treasury: (value) => ({ treasury: Number(value) }),
      commoner: () => ({ status: 'commoner' }),
      royalty: () => ({ status: 'royalty' }),
      'passage to': (value) => ({ passage: parts(value, ' and ') }),
      refuses: (value) => ({ refuses: parts(value, ' and ') }),
      informs: (value) => ({ informs: parts(value, ' and ') }),
      computer: () => ({ computer: true }),
      ruler: (value) => ({ ruler: value }),
    },
    () => undefined,
  );
}

const isOwner = (text: string): boolean =>
  text === independents || realms.some(({ name }) => plain(name) === plain(text));

function readSector(text: string, sectors: Record<string, object>): void {
  const [head = '', ...attributes] = parts(text.replace(':', ','), ',');
  const [, number = '', name = ''] = /^(\d+)\s*(.*)$/.exec(head) ?? [];
  if (number === '') throw new CaseMistake(`«sector ${text}»: a sector begins with its number`);
  if (Object.hasOwn(sectors, number))
    throw new CaseMistake(`sector ${number} is there twice: write one line for it`);
  const given = attributesOf(
    attributes,
    {
      links: (value) => ({ links: value.split(/\s+/).map(Number) }),
      revenue: (value) => ({ revenue: Number(value) }),
      damage: (value) => ({ damage: Number(value) }),
      decline: (value) => ({ decline: Number(value) }),
      'annexed to': (value) => ({ annexedTo: value }),
      annexed: () => ({ annexed: true }),
      center: (value) => ({ center: value.includes('/') ? parts(value, ' and ') : value }),
      defence: (value) => {
        const [, level, damage] = /^(\d+)(?:\s+damaged\s+(\d+))?$/.exec(value) ?? [];
        return { defence: Number(level), ...(damage === undefined ? {} : { defenceDamage: Number(damage) }) };
      },
      permits: (value) => ({ permits: parts(value, ' and ') }),
    },
    (other) => (isOwner(other) ? { owner: other } : undefined),
  ) as { readonly owner?: string; readonly annexed?: boolean };
  const { annexed, ...rest } = given;
  sectors[number] = {
    links: [],
    ...(name === '' ? {} : { name }),
    ...rest,
    ...(annexed === true ? { annexedTo: given.owner } : {}),
  };
}

/** `Klingon Empire A1 in 3: 2 Klingon/Hawk Heavy Cruiser rank 2; admiral Worf tactics 40 leader; retreat 3`. */
function unitOf(line: string): object {
  const [, owner, unit, place, rest = ''] = /^(.+?)\s+([AG]\d+) in (\d+)\s*:?\s*(.*)$/.exec(line) ?? [];
  if (owner === undefined || unit === undefined)
    throw new CaseMistake(
      `«${line}» under GIVEN is neither empire, war, alliance, sector, parameter, victory nor a unit («EMPIRE A1 in 3: 2 BUILDER/TYPE»)`,
    );
  const clauses = parts(rest, ';');
  const ships: object[] = [];
  const admirals: object[] = [];
  const more = attributesOf(
    clauses,
    {
      admiral: (value) => {
        admirals.push(admiralOf(value));
        return {};
      },
      retreat: (value) => ({ retreat: Number(value) }),
      outside: () => ({ defends: false }),
      follows: (value) => ({ follows: value }),
      cloaked: () => ({ cloaked: true }),
      called: (value) => ({ name: value }),
    },
    (text) => {
      ships.push(...parts(text, ',').map(stackOf));
      return {};
    },
  );
  return {
    owner,
    unit,
    in: Number(place),
    ...(ships.length > 0 ? { ships } : {}),
    ...(admirals.length > 0 ? { admirals } : {}),
    ...more,
  };
}

function stackOf(text: string): object {
  const [, count, type, rank, used] =
    /^(\d+)\s+(.+?)(?:\s+rank\s+(\d))?(?:\s+used\s+(\d))?$/.exec(text) ?? [];
  if (count === undefined)
    throw new CaseMistake(`«${text}»: write «COUNT TYPE», with «rank N» behind it where it is not 1`);
  return {
    count: Number(count),
    type,
    ...(rank === undefined ? {} : { rank: Number(rank) }),
    ...(used === undefined ? {} : { used: Number(used) }),
  };
}

function admiralOf(text: string): object {
  const [, name = '', rest = ''] =
    /^(.+?)((?:\s+(?:tactics|siegecraft|attacks|combat|hits|used)\s+[\d.]+|\s+leader)*)$/.exec(text) ?? [];
  const numbers = Object.fromEntries(
    [...rest.matchAll(/(tactics|siegecraft|attacks|combat|hits|used)\s+([\d.]+)/g)].map(([, word, value]) => [
      word,
      Number(value),
    ]),
  );
  return { name, ...numbers, ...(/\bleader\b/.test(rest) ? { leader: true } : {}) };
}
