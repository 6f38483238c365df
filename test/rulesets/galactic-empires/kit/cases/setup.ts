import type { Of } from '#kernel/codec/codec.ts';
import {
  flag,
  integer,
  line,
  list,
  object,
  oneOf,
  optional,
  record,
  text,
  tuple,
} from '#kernel/codec/shapes.ts';
import { shape } from '#kernel/codec/shape.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { defined } from '#kernel/words/defined.ts';
import { canonicalStacks } from '#rulesets/galactic-empires/model/units/change.ts';
import { elsewhereRule } from '#rulesets/galactic-empires/model/parts.ts';
import type { Parameters } from '#rulesets/galactic-empires/model/parameters.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import type { Admiral, Empire, Sector, State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { garrisonId, pairKey, sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { realms } from '#rulesets/galactic-empires/tables/realms.ts';
import { byBuilder, builders } from '#rulesets/galactic-empires/tables/starships.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import { independents, placeNumbered, seatNamed, typeNamed, unitNamed } from './names.ts';

const name = line(80, 1);
const anyKey = /^[^\n]{1,80}$/;
const decimal: Shape<number> = shape((raw, path, problems) =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? raw : integer(0, 0).read(raw, path, problems),
);

const empire = object({
  treasury: optional(decimal),
  status: optional(oneOf(['commoner', 'royalty'])),
  ruler: optional(name),
  passage: optional(list(name, 30)),
  refuses: optional(list(name, 30)),
  informs: optional(list(name, 30)),
  computer: optional(flag),
});

const sector = object({
  name: optional(name),
  owner: optional(name),
  annexedTo: optional(name),
  links: list(integer(1, 9999), 30),
  revenue: optional(integer(0, 1000)),
  damage: optional(integer(0, 3)),
  decline: optional(integer(0, 3)),
  /** A builder's name for all its types, or a list of types. */
  center: optional(
    shape<string | readonly string[]>((raw, path, problems) =>
      typeof raw === 'string' ? raw : list(name, 20).read(raw, path, problems),
    ),
  ),
  defence: optional(integer(0, 12)),
  defenceDamage: optional(integer(0, 12)),
  permits: optional(list(name, 30)),
  pillaged: optional(flag),
});

const unit = object({
  owner: name,
  unit: name,
  in: integer(1, 9999),
  name: optional(name),
  ships: optional(
    list(
      object({
        type: name,
        count: integer(1, 10_000),
        rank: optional(integer(1, 5)),
        used: optional(integer(0, 4)),
      }),
      100,
    ),
  ),
  admirals: optional(
    list(
      object({
        name,
        tactics: optional(integer(0, 100)),
        siegecraft: optional(integer(0, 100)),
        attacks: optional(integer(1, 10)),
        combat: optional(integer(0, 100)),
        hits: optional(decimal),
        leader: optional(flag),
        used: optional(integer(0, 4)),
      }),
      20,
    ),
  ),
  retreat: optional(integer(1, 5)),
  defends: optional(flag),
  follows: optional(name),
  cloaked: optional(flag),
});

const setupShape = object({
  parameters: optional(record<string, unknown>(text(20) as never, 0)),
  empires: record<string, Of<typeof empire>>(empire, 30, anyKey),
  relations: optional(list(tuple(oneOf(['war', 'alliance', 'neutral']), name, name), 400)),
  sectors: record<string, Of<typeof sector>>(sector, 2000, /^\d{1,4}$/),
  units: optional(list(unit, 2000)),
  victory: optional(object({ share: integer(1, 100), text: text(4_000) })),
  elsewhere: optional(elsewhereRule),
});
export type Setup = Of<typeof setupShape>;

/** The world of a setup. Throws CaseMistake. */
export function worldOf(raw: unknown): State {
  const { parameters, ...rest } = raw as { readonly parameters?: Readonly<Record<string, unknown>> };
  const read = setupShape.parse(rest);
  if (!read.ok)
    throw new CaseMistake(`the setup: ${read.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`);
  const setup = read.value;
  checkNames(setup);
  const sectors = sectorsOf(setup);
  const units = unitsOf(setup);
  for (const [place, { builds, level, owner }] of Object.entries(sectors)) {
    const garrison = garrisonId(place as PlaceId);
    if ((builds !== undefined || level > 0) && units[garrison] === undefined)
      units[garrison] = emptyGarrison(place as PlaceId, owner);
  }
  return deepFreeze({
    turn: 1,
    parameters: merged(parameters),
    sectors,
    empires: Object.fromEntries(
      Object.entries(setup.empires).map(([called, given]) => [
        seatNamed(called),
        empireOf(seatNamed(called), given),
      ]),
    ),
    units,
    relations: Object.fromEntries(
      (setup.relations ?? [])
        .filter(([relation]) => relation !== 'neutral')
        .map(([relation, a, b]) => [pairKey(seatNamed(a), seatNamed(b)), relation]),
    ),
    ...defined({ victory: setup.victory, elsewhere: setup.elsewhere }),
  } as unknown as State);
}

/** Every empire that is named has a line of its own, and no unit is there twice. */
function checkNames({ empires, relations = [], sectors, units = [] }: Setup): void {
  const known = new Set(Object.keys(empires).map(seatNamed));
  const there = (called: string | undefined, where: string): void => {
    const seat = ownerNamed(called);
    if (seat === undefined || known.has(seat)) return;
    throw new CaseMistake(
      `${where}: ${String(called)} has no line of its own under GIVEN; there are ${Object.keys(empires)
        .map((one) => `«empire ${one}»`)
        .join(', ')}`,
    );
  };
  for (const [name, { passage = [], refuses = [], informs = [] }] of Object.entries(empires))
    [...passage, ...refuses, ...informs].forEach((other) => there(other, `empire ${name}`));
  for (const [, ...pair] of relations) pair.forEach((one) => there(one, 'war and alliance'));
  for (const [number, { owner, annexedTo, permits = [] }] of Object.entries(sectors))
    [owner, annexedTo, ...permits].forEach((one) => there(one, `sector ${number}`));
  const seen = new Set<UnitId>();
  for (const { owner, unit: label } of units) {
    there(owner, `${owner} ${label}`);
    const id = unitNamed(label, ownerNamed(owner));
    if (seen.has(id))
      throw new CaseMistake(
        `${owner} ${label} is there twice: write it once, or give the second another number`,
      );
    seen.add(id);
  }
}

function merged(parameters: Readonly<Record<string, unknown>> | undefined): Parameters {
  for (const key of Object.keys(parameters ?? {})) {
    if (!Object.hasOwn(standardParameters, key))
      throw new CaseMistake(
        `no parameter is called «${key}»; there are ${Object.keys(standardParameters).join(', ')}`,
      );
  }
  return { ...standardParameters, ...parameters };
}

function empireOf(seat: SeatId, given: Of<typeof empire>): Empire {
  const banner = realms.findIndex(({ id }) => id === seat);
  const realm = realms[banner];
  return {
    name: realm?.name ?? seat,
    adjective: realm?.adjective ?? seat,
    ruler: given.ruler ?? 'The Ruler',
    banner,
    status: given.status ?? 'royalty',
    treasury: Math.round((given.treasury ?? 50) * 100),
    computer: given.computer ?? false,
    defeated: false,
    refuses: (given.refuses ?? []).map(seatNamed).sort(),
    passage: (given.passage ?? []).map(seatNamed).sort(),
    sharesInfo: (given.informs ?? []).map(seatNamed).sort(),
  };
}

const ownerNamed = (called: string | undefined): SeatId | undefined =>
  called === undefined || called === independents || called === 'nobody' ? undefined : seatNamed(called);

function sectorsOf(setup: Setup): Record<PlaceId, Sector> {
  const numbers = new Set(Object.keys(setup.sectors).map(Number));
  const links = new Map([...numbers].map((number) => [number, new Set<number>()]));
  for (const [number, given] of Object.entries(setup.sectors)) {
    for (const other of given.links) {
      if (!numbers.has(other))
        throw new CaseMistake(`sector ${number} links to sector ${other}, which is not there`);
      links.get(Number(number))?.add(other);
      links.get(other)?.add(Number(number));
    }
  }
  return Object.fromEntries(
    [...numbers]
      .sort((a, b) => a - b)
      .map((number, at) => {
        const given = setup.sectors[String(number)] as Setup['sectors'][string];
        const owner = ownerNamed(given.owner);
        const annexedTo = ownerNamed(given.annexedTo);
        return [
          sectorId(number),
          {
            number,
            name: given.name ?? `Sector ${number}`,
            q: at,
            r: 0,
            links: [...(links.get(number) ?? [])].sort((a, b) => a - b).map(sectorId),
            revenue: given.revenue ?? 10,
            ...defined({ owner, ownerAtStart: owner, annexedTo }),
            decline: given.decline ?? 0,
            damage: given.damage ?? 0,
            ...(given.center === undefined ? {} : { builds: buildsOf(given.center) }),
            level: given.defence ?? 0,
            levelDamage: given.defenceDamage ?? 0,
            permitted: (given.permits ?? []).map(seatNamed).sort(),
            changedOwner: false,
            pillaged: given.pillaged ?? false,
            battles: 0,
            damagedNow: false,
            annexedNow: false,
          } satisfies Sector,
        ];
      }),
  );
}

function buildsOf(center: string | readonly string[]): NonNullable<Sector['builds']> {
  if (typeof center !== 'string') return center.map(typeNamed);
  const builder = builders.find((one) => one.toLowerCase() === center.toLowerCase());
  if (builder === undefined)
    throw new CaseMistake(`no builder is called «${center}»; there are ${builders.join(', ')}`);
  return byBuilder(builder).map(({ id }) => id);
}

function emptyGarrison(place: PlaceId, owner: SeatId | undefined): Unit {
  const number = Number(place.slice(1));
  return {
    ...blankUnit('garrison', number, place),
    name: `Garrison ${number}`,
    ...defined({ owner }),
  };
}

const blankUnit = (kind: Unit['kind'], number: number, place: PlaceId): Unit => ({
  kind,
  number,
  name: '',
  place,
  stacks: [],
  admirals: [],
  retreatLevel: 5,
  defends: true,
  cloaked: false,
  cloakChanged: false,
  waits: 0,
  spent: false,
  travelled: 0,
  retreated: false,
});

function unitsOf(setup: Setup): Record<UnitId, Unit> {
  return Object.fromEntries(
    (setup.units ?? []).map((given) => {
      const owner = ownerNamed(given.owner);
      const id = unitNamed(given.unit, owner);
      const kind = given.unit.startsWith('A') ? 'starfleet' : 'garrison';
      const place = placeNumbered(String(given.in));
      if (setup.sectors[String(given.in)] === undefined)
        throw new CaseMistake(`${given.unit} stands in sector ${given.in}, which is not there`);
      if (kind === 'garrison' && id !== garrisonId(place))
        throw new CaseMistake(
          `${given.unit} is the garrison of sector ${given.unit.slice(1)}, not of ${given.in}`,
        );
      const admirals = (given.admirals ?? []).map((admiral): Admiral => ({
        id: admiralId(`admiral-${admiral.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`),
        name: admiral.name,
        tactics: admiral.tactics ?? 0,
        siegecraft: admiral.siegecraft ?? 0,
        attacks: admiral.attacks ?? 1,
        combat: admiral.combat ?? 10,
        hitPoints: Math.round((admiral.hits ?? 1) * 10),
        used: admiral.used ?? 0,
        tacticsGained: 0,
        siegecraftGained: false,
      }));
      const leader = admirals[(given.admirals ?? []).findIndex((admiral) => admiral.leader === true)];
      return [
        id,
        {
          ...blankUnit(kind, Number(given.unit.slice(1)), place),
          name: given.name ?? given.unit,
          ...defined({ owner }),
          stacks: canonicalStacks(
            (given.ships ?? []).map(({ type, count, rank, used }) => ({
              type: typeNamed(type),
              count,
              rank: (rank ?? 1) as Rank,
              used: used ?? 0,
            })),
          ),
          admirals,
          ...defined({ leader: leader?.id }),
          retreatLevel: (given.retreat ?? 5) as Rank,
          defends: given.defends ?? true,
          cloaked: given.cloaked ?? false,
          ...(given.follows === undefined ? {} : { follows: unitNamed(given.follows, owner) }),
        } satisfies Unit,
      ];
    }),
  );
}
