import { integer, list, line, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import { id } from '#kernel/codec/shapes.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Brand, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';

/** A hex of a trade route (B1.10). */
export interface Lane {
  readonly seat: SeatId;
  /** It belongs to a route that ends in open space, and is paid for each turn (B1.22). */
  readonly open?: true;
  /** Others do not see it; it is paid for each turn (B1.24). */
  readonly hidden?: true;
  /** No freighters go there: it is shut down (E1.31, E1.33). */
  readonly shut?: true;
}

/** Freighters by size: F-L and F-S. */
export interface Freighters {
  readonly large: number;
  readonly small: number;
}

/** Units by their designations, such as `F-RL`; none of them 0. */
export type Units = Readonly<Record<string, number>>;

/** Where freighters serve: on trade routes, or in the strategic reserve (E1.50, E2.50). */
export const duties = ['working', 'reserve'] as const;
export type Duty = (typeof duties)[number];

/** A yard, as `YardId`, which lies above. */
type Builder = Brand<string, 'yard'>;

/** Units that serve there from the next turn on: they are built, or change their duty (B11.40, E2.60). */
export interface Coming {
  readonly to: Duty;
  readonly unit: string;
  readonly count: number;
  /** They leave the other duty for it; absent: they are new. */
  readonly moved?: true;
  /** They were other units, which were converted (E1.20). */
  readonly converted?: true;
  /** The dock or base station that builds it, and the turn with whose end it leaves that; absent: it leaves with the end of the turn in which it is ordered (B8.42). */
  readonly yard?: Builder;
  readonly ready?: number;
  /** Where they will lie in the reserve; absent: at the homeworld. */
  readonly at?: PlaceId;
  /** Merchants began to pay for it, and the treasury paid the rest (E1.22). */
  readonly finished?: true;
}

/** Where units of the reserve lie in a hex: in the open, or in outlying terrain (E2.55). */
export const sides = ['here', 'terrain'] as const;
export type Side = (typeof sides)[number];
/** Units of the reserve by the hex where they were put; absent sides: none. */
export type Moorings = Readonly<Record<PlaceId, Readonly<Partial<Record<Side, Units>>>>>;

/** What sensors tell of the reserve of others in a hex: how many units lie in the open and in terrain; 0: nobody knows how many; absent: none (E2.56). */
export interface Moored {
  readonly seat: SeatId;
  readonly open?: number;
  readonly veiled?: number;
}

/** The merchant marine of an empire (E1). */
export interface Merchant extends Plunder {
  readonly working: Freighters;
  /** The strategic reserve (E2.50). */
  readonly reserve: Units;
  /** Where units of it lie that are not in the open at the homeworld; absent: all are there (E2.55). */
  readonly lies?: Moorings;
  /** What merchants can spend this turn, in economic points (E1.10). */
  readonly budget?: number;
  readonly coming?: readonly Coming[];
  /** The level of Randomizers of the freighters that are not among the odd ones; absent: none (E7.0). */
  readonly randomizers?: number;
  /** Freighters taken over that were fitted otherwise, by their level; absent: none (E7.0). */
  readonly odd?: Odd;
}

/** Freighters by the level of their Randomizers, from 0 to 3. */
export type Odd = Readonly<Record<string, Freighters>>;

/** Freighters with one level of Randomizers. */
export interface Fitted extends Freighters {
  readonly level: number;
}

/** Freighters of a merchant marine, those that are being built counted. */
const freightersOf = ({ working, reserve, coming = [] }: Merchant): Freighters => {
  const all = (unit: string): number =>
    (reserve[unit] ?? 0) +
    sumOf(coming.map((one) => (one.unit === unit && one.moved !== true ? one.count : 0)));
  return { large: working.large + all('F-L'), small: working.small + all('F-S') };
};

/** Which freighters have which level of Randomizers (E7.0). OURS: what is lost has the level of most, as long as there are such. */
export function fittedOf(merchant: Merchant): readonly Fitted[] {
  let { large, small } = freightersOf(merchant);
  const fitted = inOrder(merchant.odd ?? {}).map(([level, odd]): Fitted => {
    const of = { level: Number(level), large: Math.min(large, odd.large), small: Math.min(small, odd.small) };
    large -= of.large;
    small -= of.small;
    return of;
  });
  return [...fitted, { level: merchant.randomizers ?? 0, large, small }].filter(
    (one) => one.large + one.small > 0,
  );
}

/** The level of Randomizers that counts: the lowest of any freighter (E7.0). */
export const randomizersOf = (merchant: Merchant): number => {
  const levels = fittedOf(merchant).map(({ level }) => level);
  return levels.length === 0 ? (merchant.randomizers ?? 0) : Math.min(...levels);
};

/** So many freighters more, with a level of Randomizers of their own. */
export const withOdd = (
  { randomizers = 0, odd }: Merchant,
  { level, large, small }: Fitted,
): Partial<Merchant> => {
  if (level === randomizers || large + small === 0) return {};
  const had = odd?.[level] ?? { large: 0, small: 0 };
  return { odd: { ...odd, [level]: { large: had.large + large, small: had.small + small } } };
};

/** The merchant marine with Randomizers of at least this level in every freighter. */
export function refitted({ odd = {}, ...merchant }: Merchant, to: number): Merchant {
  const better = Object.fromEntries(inOrder(odd).filter(([level]) => Number(level) > to));
  return { ...merchant, randomizers: to, ...(keysInOrder(better).length > 0 && { odd: better }) };
}

/** What an empire lost and won by raids this turn. Absent members: nothing. */
export interface Plunder {
  /** Hundredths of an economic point that raids have cost it (B1.75, B2.10). */
  readonly raided?: number;
  /** Hundredths of an economic point that its raiders brought home (B1.75). */
  readonly loot?: number;
}

/** Who raided a system last in which segment, counted from the first one of the game (B1.75). */
export type Sacked = Readonly<Record<SeatId, number>>;

/** A squadron that raids convoys: moves of its course, and movement points that it spends on searching after them (B2.20). */
export interface Raid {
  readonly moves: number;
  readonly searches: number;
  /** It looks for units of trading pacts (B2.70). */
  readonly pact?: true;
  /** It looks for select convoys (B2.40). */
  readonly select?: true;
}

/** A convoy that raiders found this turn (B2.25). */
export interface Convoy {
  readonly seat: SeatId;
  /** Who found it. */
  readonly unit: UnitId;
  /** Its units serve in a trading pact, and are those of `escort` (B2.70). */
  readonly pact?: true;
  /** It is a select convoy (B2.40). */
  readonly select?: true;
  /** Who defends it, until that is judged (E5.0, E6.0); absent: nobody, or it is judged. */
  readonly escort?: Units;
}

const mostUnits = 100_000;
const count = integer(0, mostUnits);
const designation = line(20, 1);
/** Units by designation, which is no id: `F-L`. */
export const unitsShape = record<string, number>(integer(1, mostUnits), 200, /^[A-Z][A-Za-z0-9-]{0,19}$/);
export const freightersShape = object({ large: count, small: count });
const coming = object({
  to: oneOf(duties),
  unit: designation,
  count: integer(1, mostUnits),
  moved: optional(literal(true)),
  converted: optional(literal(true)),
  at: optional(id<PlaceId>()),
  yard: optional(id<Builder>()),
  ready: optional(integer(1, 99_999)),
  finished: optional(literal(true)),
});
const plunderFields = {
  raided: optional(integer(0, 100_000_000)),
  loot: optional(integer(0, 100_000_000)),
} as const;
export const mooringsShape = record<PlaceId, Moorings[PlaceId]>(
  object({ here: optional(unitsShape), terrain: optional(unitsShape) }),
  1000,
);
export const merchantShape = object({
  working: freightersShape,
  reserve: unitsShape,
  lies: optional(mooringsShape),
  budget: optional(integer(0, 1_000_000)),
  coming: optional(list(coming, 1000)),
  randomizers: optional(integer(1, 3)),
  odd: optional(record<string, Freighters>(freightersShape, 4, /^[0-3]$/)),
  ...plunderFields,
});
export const plunderShape = object(plunderFields);
export const mooredShape = record<PlaceId, Moored>(
  object({ seat: id<SeatId>(), open: optional(count), veiled: optional(count) }),
  10_000,
);

interface Plundering {
  readonly merchant?: Merchant;
  readonly plunder?: Plunder;
}
/** What raids have cost an empire this turn and brought it: a merchant marine keeps that, or the empire itself where it has none. */
export const plunderOf = ({ merchant, plunder = {} }: Plundering): Plunder => merchant ?? plunder;

/** So many hundredths more of one of them. */
export function withPlunder(empire: Plundering, what: keyof Plunder, amount: number): Plundering {
  const { merchant, plunder } = empire;
  const more = { [what]: (plunderOf(empire)[what] ?? 0) + amount };
  return merchant === undefined
    ? { plunder: { ...plunder, ...more } }
    : { merchant: { ...merchant, ...more } };
}
export const lanesShape = record<PlaceId, Lane>(
  object({
    seat: id<SeatId>(),
    open: optional(literal(true)),
    hidden: optional(literal(true)),
    shut: optional(literal(true)),
  }),
  10_000,
);
export const sackedShape = record<PlaceId, Sacked>(record<SeatId, number>(integer(1, 1_000_000), 40), 10_000);
export const raidShape = object({
  moves: integer(0, 12),
  searches: integer(0, 12),
  pact: optional(literal(true)),
  select: optional(literal(true)),
});
export const convoysShape = record<PlaceId, Convoy>(
  object({
    seat: id<SeatId>(),
    unit: id<UnitId>(),
    pact: optional(literal(true)),
    select: optional(literal(true)),
    escort: optional(unitsShape),
  }),
  10_000,
);
