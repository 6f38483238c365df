import type { Shape } from '#kernel/codec/shapes.ts';
import { flag, integer, line, list, oneOf, optional, shape, text } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { unreadable } from '#kernel/problem.ts';
import {
  damage,
  level,
  lookedOver,
  most,
  onMap,
  percent,
  rank,
  revenue,
  seat,
  seats,
  sectorNumber,
  shortName,
  status,
} from '../codecs/parts.ts';
import type { ShipTypeId } from '../model/state.ts';
import { maybeRealm } from '../tables/realms.ts';
import { builders, byBuilder, maybeStarship, starships } from '../tables/starships.ts';
import { nearestWord } from './nearestWord.ts';
import { someParameters } from './parametersRead.ts';
import { decimal, entry, isObject } from './reading.ts';
import type {
  Scenario,
  ScenarioAdmiral,
  ScenarioEmpire,
  ScenarioRelation,
  ScenarioSector,
  ScenarioShips,
  ScenarioUnit,
  ScenarioVictory,
} from './scenarioModel.ts';
import { usualTreasury } from './scenarioModel.ts';
import { scenarioFaults } from './scenarioFaults.ts';

export type * from './scenarioModel.ts';

/** How every scenario file begins. */
export const head = { format: 'sealed-orders scenario', version: 1, ruleset: 'galactic-empires' } as const;

const shipType: Shape<ShipTypeId> = shape((raw, path, problems) => {
  const found = typeof raw === 'string' ? maybeStarship(raw) : undefined;
  if (found !== undefined) return found.id;
  if (typeof raw !== 'string') {
    problems.push(
      unreadable(
        'unknown-starship',
        'At {path}: expected a starship type as builder/name, such as romulan/hawk-heavy-cruiser.',
        { path },
      ),
    );
    return undefined;
  }
  const ids = starships.map(({ id }) => id);
  const [builder = ''] = raw.split('/');
  const near =
    nearestWord(raw, ids) ?? ids.find((id) => id.startsWith(`${builder}/`)) ?? 'romulan/hawk-heavy-cruiser';
  problems.push(
    unreadable(
      'unknown-starship',
      'At {path}: no starship type is called «{written}». Types are builder/name, such as {near}.',
      { path, written: raw.slice(0, 60), near },
    ),
  );
  return undefined;
});

/** What a center builds: types, or a builder for all of its types. */
const builds: Shape<readonly ShipTypeId[]> = shape(
  (raw, path, problems) => {
    if (typeof raw !== 'string') return list(shipType, starships.length).read(raw, path, problems);
    const builder = builders.find((name) => name === raw);
    if (builder !== undefined) return byBuilder(builder).map(({ id }) => id);
    const near = nearestWord(raw, builders) ?? 'Romulan';
    problems.push(
      unreadable(
        'unknown-builder',
        'At {path}: there is no builder «{written}». Name one, such as {near}, or list types.',
        { path, written: raw.slice(0, 60), near },
      ),
    );
    return undefined;
  },
  (types) =>
    builders.find((name) => stableText(byBuilder(name).map(({ id }) => id)) === stableText(types)) ?? types,
);

const named =
  (kind: string) =>
  ({ number, name }: Readonly<Record<string, unknown>>, at: number): string => {
    const figure = typeof number === 'number' ? String(number) : `entry ${at} of the list`;
    return `${kind} ${figure}${typeof name === 'string' ? ` ${name.slice(0, 60)}` : ''}`;
  };

const sector: Shape<ScenarioSector> = entry(
  {
    number: sectorNumber,
    name: line(60, 1),
    q: onMap,
    r: onMap,
    links: list(sectorNumber, most.links),
    revenue,
    owner: optional(seat),
    annexed: optional(flag),
    annexedTo: optional(seat),
    decline: optional(integer(1, 2)),
    damage: optional(damage),
    builds: optional(builds),
    level: optional(level),
    levelDamage: optional(level),
    permitted: optional(seats),
  },
  named('sector'),
);

const treasury = decimal(2, 0, most.money);

/** An empire of the rulebook needs no more than its id: the tables have its name and adjective. */
const empire: Shape<ScenarioEmpire> = completed(
  entry(
    {
      id: seat,
      name: line(60, 1),
      adjective: line(40, 1),
      ruler: optional(shortName),
      player: optional(line(200)),
      status: optional(status),
      treasury,
      refuses: optional(seats),
      passage: optional(seats),
      sharesInfo: optional(seats),
      computer: optional(flag),
    },
    ({ id }, at) => `empire ${typeof id === 'string' ? id.slice(0, 60) : `entry ${at} of the list`}`,
  ),
  (raw) => {
    const realm = typeof raw.id === 'string' ? maybeRealm(raw.id) : undefined;
    return {
      ...(realm === undefined ? {} : { name: realm.name, adjective: realm.adjective }),
      treasury: treasury.make(usualTreasury),
      ...raw,
    };
  },
);

/** A shape for entries some of whose members follow from others when they are left out. */
function completed<T>(of: Shape<T>, whole: (raw: Readonly<Record<string, unknown>>) => unknown): Shape<T> {
  return shape(
    (raw, path, problems) => of.read(isObject(raw) ? whole(raw) : raw, path, problems),
    (value) => of.make(value),
  );
}

const unitNamed = (
  { kind, number, owner, at: place, name }: Readonly<Record<string, unknown>>,
  at: number,
): string =>
  [
    kind === 'garrison' ? 'garrison' : `starfleet${typeof number === 'number' ? ` ${number}` : ''}`,
    ...(typeof name === 'string' ? [`«${name.slice(0, 60)}»`] : []),
    ...(kind === 'garrison'
      ? []
      : [typeof owner === 'string' ? `of ${owner.slice(0, 60)}` : 'of the independents']),
    typeof place === 'number' ? `in sector ${place}` : `(entry ${at} of the units)`,
  ].join(' ');

const ships: Shape<ScenarioShips> = entry(
  { type: shipType, count: integer(1, most.shipsAtStart), rank: optional(rank) },
  (_, at) => `ships ${at}`,
);
const admiral: Shape<ScenarioAdmiral> = entry(
  {
    name: line(60, 1),
    tactics: percent,
    siegecraft: percent,
    attacks: integer(0, 99),
    combat: percent,
    hitPoints: decimal(1, 1, 9_999),
    leads: optional(flag),
  },
  ({ name }, at) => `admiral ${typeof name === 'string' ? name.slice(0, 60) : at}`,
);

const unit: Shape<ScenarioUnit> = entry(
  {
    kind: oneOf(['starfleet', 'garrison']),
    at: sectorNumber,
    owner: optional(seat),
    number: optional(sectorNumber),
    name: optional(line(60, 1)),
    ships: list(ships, 500),
    admirals: optional(list(admiral, 50)),
    retreatLevel: optional(rank),
    defends: optional(flag),
    cloaked: optional(flag),
  },
  unitNamed,
);

const relation: Shape<ScenarioRelation> = entry(
  { a: seat, b: seat, relation: oneOf(['war', 'alliance']) },
  (_, at) => `relation ${at}`,
);
const victory: Shape<ScenarioVictory> = entry(
  { text: text(4_000, 1), share: optional(integer(1, 100)) },
  () => 'the victory',
);

const body = entry(
  {
    title: line(100, 1),
    description: optional(text(4_000)),
    parameters: optional(someParameters),
    sectors: list(sector, most.sectors),
    empires: list(empire, most.empires),
    units: list(unit, most.units),
    relations: optional(list(relation, 5_000)),
    victory: optional(victory),
  },
  () => '',
);

const headed: Shape<Scenario> = shape(
  (raw, path, problems) => {
    const { format, version, ruleset, ...rest } = isObject(raw) ? raw : {};
    if (format !== head.format) {
      problems.push(
        unreadable('scenario-format', 'This is no scenario. It must begin with "format": "{format}".', {
          format: head.format,
        }),
      );
    } else if (version !== head.version) {
      problems.push(
        unreadable(
          'scenario-version',
          'The scenario must say "version": {version}, the only one there is. Another was made by another program.',
          { version: head.version },
        ),
      );
    } else if (ruleset !== head.ruleset) {
      problems.push(
        unreadable(
          'scenario-ruleset',
          'The scenario is for other rules. It must say "ruleset": "{ruleset}", or be used with its own.',
          { ruleset: head.ruleset },
        ),
      );
    } else {
      return body.read(rest, path, problems);
    }
    return undefined;
  },
  (value) => ({ ...head, ...(body.make(value) as object) }),
);

/**
 * Scenarios as files hold them: resources and hit-points with their decimals. Refusals name the sector, empire or unit
 * that is wrong and say what it should be.
 */
export const scenarioCodec: Shape<Scenario> = lookedOver(headed, scenarioFaults);

/** As the description of the format has them. */
const memberOrder = [
  'format',
  'version',
  'ruleset',
  'title',
  'description',
  'victory',
  'parameters',
  'empires',
  'sectors',
  'units',
  'relations',
];
const rowed = ['sectors', 'empires', 'units', 'relations'];

/** A scenario as the text of its file: a line for each sector, empire and unit, so that a hand finds its way. */
export function scenarioText(scenario: Scenario): string {
  const made = scenarioCodec.make(scenario) as Readonly<Record<string, unknown>>;
  const members = memberOrder
    .filter((name) => made[name] !== undefined)
    .map((name) => `  ${JSON.stringify(name)}: ${memberText(name, made[name])}`);
  return `{\n${members.join(',\n')}\n}\n`;
}

function memberText(name: string, value: unknown): string {
  if (rowed.includes(name) && Array.isArray(value))
    return value.length === 0 ? '[]' : `[\n${value.map((row) => `    ${oneLine(row)}`).join(',\n')}\n  ]`;
  return oneLine(value);
}

/** Members in the order in which the description of the format names them. */
const usualOrder = [
  'id',
  'kind',
  'number',
  'name',
  'adjective',
  'at',
  'owner',
  'q',
  'r',
  'links',
  'revenue',
  'annexed',
  'type',
  'count',
  'rank',
  'ships',
  'text',
  'a',
  'b',
];
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const place = (name: string): number => usualOrder.indexOf(name) + 1 || usualOrder.length + 1;
  const rows = [...inOrder(value)]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, its]) => `${JSON.stringify(name)}: ${oneLine(its)}`);
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}
