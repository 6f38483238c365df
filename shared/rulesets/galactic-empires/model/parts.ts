import type { Shape } from '#kernel/codec/shape.ts';
import { shape } from '#kernel/codec/shape.ts';
import {
  flag,
  id,
  integer,
  line,
  list,
  literal,
  object,
  oneOf,
  optional,
  tuple,
} from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '../refusals.ts';
import { maxLevel } from '../tables/defences.ts';
import { fullTreasury } from '../tables/limits.ts';
import { maxDamage } from '../tables/revenue.ts';
import { maybeStarship, shipClasses } from '../tables/starships.ts';
import type { BattleParty, BattleSide, Casualty, Fire } from './battle.ts';
import type { AdmiralId } from './ids.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Chances, Limits, Parameters, Span } from './parameters.ts';
import type { Admiral, ElsewhereRule, Stack, Unit } from './state.ts';
import type { Rank } from '../tables/starships.ts';
import { ranks } from '../tables/starships.ts';

/**
 * The most of each thing in one file, far more than any game needs: the generator makes at most 1,000 sectors and 26 empires. There are
 * fewer units than numbers for them (99,999). The memory for reading is limited by the size of the file, which the host limits.
 */
export const most = {
  sectors: 40_000,
  empires: 100,
  units: 60_000,
  links: 12,
  money: fullTreasury,
  turns: 9_999,
  /** Ships in one stack. A scenario gives an empire at most `shipsAtStart` in all; this leaves room for what it builds during the game. */
  ships: 999_999_999,
  shipsAtStart: 99_999,
  /** Stacks in one unit. */
  stacks: 10_000,
  admirals: 10_000_000,
  /** Rows of one round of a battle, and pairs of hostile units. */
  rows: 1_000_000,
  pairs: 10_000_000,
  /** Combat or hit points of a whole unit. */
  strength: 10_000_000_000_000,
} as const;

export const place = id<PlaceId>();
export const seat = id<SeatId>();
export const unitRef = id<UnitId>();
export const orderCause = id<OrderRef>();
export const admiralRef = id<AdmiralId>();
export const rank: Shape<Rank> = oneOf(ranks);
export const shortName = line(60);
export const count = integer(1, most.ships);
export const some = integer(0, most.ships);
export const percent = integer(0, 100);
export const strength = integer(0, most.strength);
export const money = integer(0, most.money);
export const turn = integer(0, most.turns);
export const revenue = integer(0, 9_999);
export const damage = integer(0, maxDamage);
export const level = integer(0, maxLevel);
export const sectorNumber = integer(1, 99_999);
export const onMap = integer(-9_999, 9_999);
export const status = oneOf(['commoner', 'royalty']);
export const used = integer(0, 99);
export const seats = list(seat, most.empires);
/** The key of a pair of empires. */
export const pairPattern = /^[a-z][a-z0-9.-]{0,79}\+[a-z][a-z0-9.-]{0,79}$/;

/** A shape with further checks once a value has been read: any problem from `faults` refuses it; at most `limit` are reported. */
export const lookedOver = <T>(of: Shape<T>, faults: (value: T) => Iterable<Problem>, limit = 20): Shape<T> =>
  shape(
    (raw, path, problems) => {
      const before = problems.length;
      const value = of.read(raw, path, problems);
      if (problems.length > before) return undefined;
      for (const problem of faults(value as T)) {
        problems.push(problem);
        if (problems.length - before >= limit) return undefined;
      }
      return problems.length > before ? undefined : value;
    },
    (value) => of.make(value),
  );

/** The id of a starship type in the tables. */
export const shipType: Shape<ShipTypeId> = shape((raw, path, problems) => {
  const found = typeof raw === 'string' ? maybeStarship(raw) : undefined;
  if (found === undefined)
    problems.push(unreadable('unknown-starship', { path, id: String(raw).slice(0, 60) }));
  return found?.id;
});
export const buildList = list(shipType, shipClasses.length * 3);

export const stack: Shape<Stack> = object({ type: shipType, count, rank, used });
export const stacks = list(stack, most.stacks);

export const admiral: Shape<Admiral> = object({
  id: admiralRef,
  name: shortName,
  tactics: percent,
  siegecraft: percent,
  attacks: integer(0, 99),
  combat: percent,
  hitPoints: integer(1, 9_999),
  used,
  tacticsGained: percent,
  siegecraftGained: flag,
});

export const unit: Shape<Unit> = object({
  kind: oneOf(['starfleet', 'garrison']),
  number: sectorNumber,
  name: shortName,
  owner: optional(seat),
  place,
  stacks,
  admirals: list(admiral, most.admirals),
  leader: optional(admiralRef),
  retreatLevel: rank,
  defends: flag,
  follows: optional(unitRef),
  cloaked: flag,
  cloakChanged: flag,
  working: optional(oneOf(['construction', 'razing'])),
  waits: used,
  spent: flag,
  travelled: used,
  retreated: flag,
  cameFrom: optional(place),
});

const chances: Shape<Chances> = object({ near: percent, bonus: percent });
const limits: Shape<Limits> = object({ admirals: integer(0, 999), annexed: integer(0, most.sectors) });

const span = (most: number, least = 0): Shape<Span> =>
  lookedOver(object({ least: integer(least, most), most: integer(least, most) }), function* (given: Span) {
    if (given.least > given.most) yield unreadable('span-reversed', { ...given });
  });
const whole = integer(0, 9_999);

export const parameters: Shape<Parameters> = object({
  cloakClasses: list(oneOf(shipClasses), shipClasses.length),
  cloakTypes: list(shipType, 1_000),
  scouting: object({ scout: chances, others: chances }),
  admiralUpkeep: integer(0, 1_000_00),
  admiralMoves: integer(0, 9),
  decay: percent,
  proclamation: object({ reward: integer(0, 9_999), fine: integer(0, 9_999), shortest: integer(0, 9_999) }),
  limits: object({ royalty: limits, commoner: limits }),
  fleets: integer(1, 999),
  hireCost: whole,
  hired: object({ tactics: span(100), siegecraft: span(100), combat: span(100), hitPoints: span(999, 1) }),
  salvageDivisor: integer(1, 9_999),
  defences: object({
    cost: whole,
    workers: whole,
    razeWorkers: whole,
    razeSalvage: whole,
    razeMost: integer(0, maxLevel),
  }),
  espionage: object({ cost: whole, chance: percent }),
  sending: object({ fee: percent, range: integer(0, 999) }),
  gifts: integer(0, 999),
  permissionForSale: flag,
  commonersShareInfo: flag,
  growthDie: integer(1, 100),
  shipsPerTactics: integer(1, 9_999),
  computerConquers: flag,
});

export const pair = tuple(integer(0, most.units), integer(0, most.units));

/** The members of an espionage report (E-44). */
export const espionageParts = {
  ships: optional(list(object({ class: oneOf(shipClasses), count: some }), shipClasses.length)),
  sectors: optional(integer(0, most.sectors)),
  annexed: optional(integer(0, most.sectors)),
  treasury: optional(money),
  centers: optional(list(place, most.sectors)),
  admirals: optional(integer(0, most.admirals)),
  relations: optional(list(object({ seat, relation: oneOf(['war', 'alliance']) }), most.empires)),
};

/** The place where something happened, if it happened at one place. */
export const there = optional(place);

export const round = integer(0, 9_999);

export const side: Shape<BattleSide> = object({
  unit: unitRef,
  owner: optional(seat),
  unitKind: oneOf(['starfleet', 'garrison']),
  number: sectorNumber,
  name: shortName,
  retreatLevel: rank,
  committed: flag,
  leader: optional(object({ name: shortName, tactics: percent, siegecraft: percent })),
  combat: strength,
  hitPoints: strength,
  stacks,
  admirals: list(admiralRef, most.admirals),
});
export const casualty: Shape<Casualty> = object({
  unit: unitRef,
  type: optional(shipType),
  admiral: optional(admiralRef),
  name: optional(shortName),
  rank,
  used,
  count,
});
export const casualties = list(casualty, most.rows);
export const fire: Shape<Fire> = object({
  unit: unitRef,
  type: optional(shipType),
  ships: some,
  damage: strength,
});
const party: Shape<BattleParty> = object({ owner: optional(seat), holds: flag });
export const parties = list(party, most.empires + 1);

export const elsewhereRule: Shape<ElsewhereRule> = shape((raw, path, problems) =>
  (raw === true ? literal(raw) : literal('as-ordered')).read(raw, path, problems),
);
