import type { Simulator } from '#kernel/odds/odds.ts';
import type { Field, FieldRow, FieldValue, Form } from '#kernel/orders/form.ts';
import { rowsIn, textIn } from '#kernel/orders/fields.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { withEnemies } from '../battle/muster.ts';
import { admiralId } from '../model/ids.ts';
import { standardParameters } from '../model/parameters.ts';
import { areAllied } from '../model/relations.ts';
import type { Admiral, Empire, Sector, Stack, State, Unit } from '../model/state.ts';
import { pairKey, sectorId, starfleetId } from '../model/state.ts';
import { blankUnit } from '../model/units/blankUnit.ts';
import { canonicalStacks } from '../model/units/change.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { unitsAt } from '../model/units/forces.ts';
import { maxLevel } from '../tables/defences.ts';
import type { Rank } from '../tables/starships.ts';
import { maybeStarship, ranks, shipTypeId, starships } from '../tables/starships.ts';
import type { Clash } from './clash.ts';

const sides = ['own', 'theirs'] as const;
type Side = (typeof sides)[number];

/** One side, as somebody fills it in. */
interface Force {
  readonly ships: readonly FieldRow[];
  /** Of its leader; without either it has none. */
  readonly tactics: number;
  readonly siegecraft: number;
  readonly retreat: number;
}

/** Two starfleets that meet in a sector. */
export interface Match extends Readonly<Record<Side, Force>> {
  /** Who owns the sector. */
  readonly holds: Side | 'nobody';
  /** Of its defences. */
  readonly level: number;
}

const [mostRows, mostShips, best] = [20, 999, 100];
const noForce: Force = { ships: [], tactics: 0, siegecraft: 0, retreat: 5 };
const seats: Readonly<Record<Side, SeatId>> = { own: seatId('own'), theirs: seatId('theirs') };
const place: PlaceId = sectorId(1);
/** Where each side can retreat to. */
const refuges: Readonly<Record<Side, number>> = { own: 2, theirs: 3 };

/** Battles of forces that are typed: all ships of a side are one starfleet, in any sector. */
export const simulator: Simulator<Clash, Match> = {
  blank: { own: noForce, theirs: noForce, holds: 'theirs', level: 0 },
  taken,
  form,
  matter: (match) =>
    sides.every((side) => stacksOf(match[side]).length > 0)
      ? { me: seats.own, place, phase: 1, scene: sceneOf(match) }
      : undefined,
};

function taken({ me, place: at, scene }: Clash): Match {
  const fighting = withEnemies(scene, at, unitsAt(scene, at));
  const isOwn = ([, { owner }]: NamedUnit): boolean => areAllied(scene, me, owner);
  const sector = scene.sectors[at];
  const holds =
    sector?.owner === undefined ? 'nobody' : areAllied(scene, me, sector.owner) ? 'own' : 'theirs';
  return {
    own: forceOf(fighting.filter(isOwn)),
    theirs: forceOf(fighting.filter((one) => !isOwn(one))),
    holds,
    level: Math.max(0, (sector?.level ?? 0) - (sector?.levelDamage ?? 0)),
  };
}

/** All units of a side as one; its leader is the best, and garrisons never retreat (GE 517). */
function forceOf(units: readonly NamedUnit[]): Force {
  const leaders = units.flatMap(([, { admirals, leader }]) => admirals.filter(({ id }) => id === leader));
  const fleets = units.filter(([, { kind }]) => kind === 'starfleet');
  const most = (of: (admiral: Admiral) => number): number => Math.max(0, ...leaders.map(of));
  return {
    ships: units.flatMap(([, { stacks }]) =>
      stacks.map(({ type, count, rank }) => ({ type, count, rank: String(rank) })),
    ),
    tactics: most(({ tactics }) => tactics),
    siegecraft: most(({ siegecraft }) => siegecraft),
    retreat: fleets[0]?.[1].retreatLevel ?? 5,
  };
}

const types = starships.map(({ id, name, builder }) => ({
  value: id,
  label: phrase('{name}, {builder}', { name, builder }),
}));
const columns: readonly Field[] = [
  { name: 'type', label: 'Type', kind: 'choice', choices: types },
  { name: 'count', label: 'Ships', kind: 'number', least: 1, most: mostShips },
  {
    name: 'rank',
    label: 'Rank',
    kind: 'choice',
    choices: ranks.map((rank) => ({ value: String(rank), label: phrase('{rank}', { rank }) })),
  },
];

const titles: Readonly<Record<Side, Readonly<Record<keyof Force, string>>>> = {
  own: {
    ships: 'Your starships',
    tactics: 'Tactics of your leader',
    siegecraft: 'Siegecraft of your leader',
    retreat: 'Your retreat level (5: never)',
  },
  theirs: {
    ships: 'Their starships',
    tactics: 'Tactics of their leader',
    siegecraft: 'Siegecraft of their leader',
    retreat: 'Their retreat level (5: never)',
  },
};

const fieldsOf = (side: Side): readonly Field[] => [
  { name: `${side}.ships`, label: titles[side].ships, kind: 'rows', columns, most: mostRows },
  { name: `${side}.tactics`, label: titles[side].tactics, kind: 'number', least: 0, most: best },
  { name: `${side}.siegecraft`, label: titles[side].siegecraft, kind: 'number', least: 0, most: best },
  { name: `${side}.retreat`, label: titles[side].retreat, kind: 'number', least: 1, most: 5 },
];

const fields: readonly Field[] = [
  ...sides.flatMap(fieldsOf),
  {
    name: 'holds',
    label: 'The sector is',
    kind: 'choice',
    choices: [
      { value: 'theirs', label: phrase('theirs') },
      { value: 'own', label: phrase('yours') },
      { value: 'nobody', label: phrase('nobody’s') },
    ],
  },
  { name: 'level', label: 'Level of its defences', kind: 'number', least: 0, most: maxLevel },
];

function form(match: Match): Form<Match> {
  return {
    fields,
    values: {
      ...Object.fromEntries(
        sides.flatMap((side) =>
          (['ships', 'tactics', 'siegecraft', 'retreat'] as const).map((key) => [
            `${side}.${key}`,
            match[side][key] as FieldValue,
          ]),
        ),
      ),
      holds: match.holds,
      level: match.level,
    },
    set(name, value) {
      const [side = '', key] = name.split('.');
      return key === undefined
        ? { ...match, [side]: value }
        : { ...match, [side]: { ...match[side as Side], [key]: value } };
    },
  };
}

/** The ships that are filled in, as far as there are such. */
const stacksOf = ({ ships }: Force): readonly Stack[] =>
  canonicalStacks(
    rowsIn(ships).flatMap(({ type, count, rank }): readonly Stack[] => {
      const id = shipTypeId(textIn(type));
      return maybeStarship(id) === undefined || Number(count) < 1
        ? []
        : [{ type: id, count: Number(count), rank: Number(rank) as Rank, used: 0 }];
    }),
  );

function fleetOf(side: Side, force: Force): readonly [UnitId, Unit] {
  const id = starfleetId(seats[side], 1);
  const { tactics, siegecraft, retreat } = force;
  const leader = admiralId(`${id}.leader`);
  const used = { used: 0, tacticsGained: 0, siegecraftGained: false };
  const led = tactics + siegecraft > 0;
  return [
    id,
    {
      ...blankUnit('starfleet', 1, '', place, seats[side]),
      stacks: stacksOf(force),
      retreatLevel: retreat as Rank,
      cameFrom: sectorId(refuges[side]),
      // An admiral of the middle of what can be hired (GE 451).
      admirals: led
        ? [{ id: leader, name: '', attacks: 1, combat: 12, hitPoints: 10, tactics, siegecraft, ...used }]
        : [],
      ...(led && { leader }),
    },
  ];
}

const sectorOf = (
  number: number,
  owner: SeatId | undefined,
  links: readonly number[],
  level = 0,
): Sector => ({
  number,
  name: '',
  q: number,
  r: 0,
  links: links.map(sectorId),
  revenue: 0,
  ...defined({ owner, ownerAtStart: owner }),
  decline: 0,
  damage: 0,
  level,
  levelDamage: 0,
  permitted: [],
  changedOwner: false,
  pillaged: false,
  battles: 0,
  damagedNow: false,
  annexedNow: false,
});

const empire: Empire = {
  name: '',
  adjective: '',
  ruler: '',
  banner: 0,
  status: 'commoner',
  treasury: 0,
  refuses: [],
  passage: [],
  sharesInfo: [],
  computer: false,
  defeated: false,
};

const sceneOf = ({ own, theirs, holds, level }: Match): State => ({
  turn: 1,
  parameters: standardParameters,
  sectors: {
    [place]: sectorOf(1, holds === 'nobody' ? undefined : seats[holds], [2, 3], level),
    [sectorId(2)]: sectorOf(2, seats.own, [1]),
    [sectorId(3)]: sectorOf(3, seats.theirs, [1]),
  },
  empires: { [seats.own]: empire, [seats.theirs]: empire },
  units: Object.fromEntries([fleetOf('own', own), fleetOf('theirs', theirs)]),
  relations: { [pairKey(seats.own, seats.theirs)]: 'war' },
});
