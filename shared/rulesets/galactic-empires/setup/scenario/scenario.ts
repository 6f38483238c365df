import { defined } from '#kernel/words/defined.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { shape } from '#kernel/codec/shape.ts';
import { flag, integer, list, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import { tidyLine } from '#kernel/codec/tidyLine.ts';
import {
  damage,
  elsewhereRule,
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
  status,
} from '../../model/parts.ts';
import { maybeRealm } from '../../tables/realms.ts';
import { unreadable } from '../../refusals.ts';
import { someParameters } from './parametersRead.ts';
import { decimal, entry, isObject } from './reading.ts';
import { scenarioFaults } from './scenarioFaults.ts';
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
import { builds, shipType } from './shipTypes.ts';

export type * from './scenarioModel.ts';

/** The first members of every scenario file. */
export const head = { format: 'sealed-orders scenario', version: 1, ruleset: 'galactic-empires' } as const;

const named =
  (kind: string) =>
  ({ number, name }: Readonly<Record<string, unknown>>, at: number): string => {
    const figure = typeof number === 'number' ? String(number) : `entry ${at} of the list`;
    return `${kind} ${figure}${typeof name === 'string' ? ` ${name.slice(0, 60)}` : ''}`;
  };

const sector: Shape<ScenarioSector> = entry(
  {
    number: sectorNumber,
    name: tidyLine(60),
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

/** An empire of the rulebook needs only its id: the tables have its name and adjective. */
const empire: Shape<ScenarioEmpire> = completed(
  entry(
    {
      id: seat,
      name: tidyLine(60),
      adjective: tidyLine(40),
      ruler: optional(tidyLine(60, 0)),
      player: optional(tidyLine(200, 0)),
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
      ...defined({ name: realm?.name, adjective: realm?.adjective }),
      treasury: treasury.make(usualTreasury),
      ...raw,
    };
  },
);

/** A shape for entries in which some members, if absent, follow from others. */
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
    name: tidyLine(60),
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
    name: optional(tidyLine(60)),
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
    title: tidyLine(100),
    description: optional(text(4_000)),
    parameters: optional(someParameters),
    sectors: list(sector, most.sectors),
    empires: list(empire, most.empires),
    units: list(unit, most.units),
    relations: optional(list(relation, 5_000)),
    victory: optional(victory),
    elsewhere: optional(elsewhereRule),
  },
  () => '',
);

const headed: Shape<Scenario> = shape(
  (raw, path, problems) => {
    const { format, version, ruleset, ...rest } = isObject(raw) ? raw : {};
    if (format !== head.format) {
      problems.push(
        unreadable('scenario-format', {
          format: head.format,
        }),
      );
    } else if (version !== head.version) {
      problems.push(unreadable('scenario-version', { version: head.version }));
    } else if (ruleset !== head.ruleset) {
      problems.push(unreadable('scenario-ruleset', { ruleset: head.ruleset }));
    } else {
      return body.read(rest, path, problems);
    }
    return undefined;
  },
  (value) => ({ ...head, ...(body.make(value) as object) }),
);

/**
 * Scenarios as in files, with resources and hit points as decimals. Refusals name the sector, empire or unit that is wrong
 * and say what it should be.
 */
export const scenarioCodec: Shape<Scenario> = lookedOver(headed, scenarioFaults);
