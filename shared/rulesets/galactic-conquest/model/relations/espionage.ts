import { flag, id, integer, line, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Brand, OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';

/** Names a spy or a prime team among those of its empire: `s001`, `p001`. */
export type SpyId = Brand<string, 'spy'>;

/** What a mission is for: to find something out, or to do something (C14.22). */
export const aims = ['learn', 'act'] as const;
export type Aim = (typeof aims)[number];

/** How a mission went, before it is worded (C14.26). */
export interface Outcome {
  /** The objective was met. */
  readonly met: boolean;
  /** The cover was blown (C14.23). */
  readonly blown: boolean;
  /** The spy was caught. */
  readonly caught: boolean;
  /** By how much it did better than was needed; below 0 worse. */
  readonly margin: number;
}

/** What a spy does this turn. */
export interface Mission {
  readonly on: SeatId;
  readonly aim: Aim;
  readonly task: string;
  readonly place?: PlaceId;
  readonly cause: OrderRef;
  /** As the game master judged it. */
  readonly difficulty?: number;
  /** There is no risk in it, so that it counts for nothing (C14.24). */
  readonly safe?: true;
  readonly outcome?: Outcome;
}

/** A spy or a prime team (C14.20, C14.50). */
export interface Spy {
  /** Successful missions (C14.24). */
  readonly skill: number;
  /** Its skill is not known yet (C14.25). */
  readonly unrated?: true;
  /** Its first mission is paid for (C14.21). */
  readonly fresh?: true;
  /** It is at the Spy School this turn (C14.40). */
  readonly schooled?: true;
  /** It serves on ships as an officer (C14.50). */
  readonly posted?: true;
  /** Turns of training of a prime team that are still to be paid for (C14.50); absent: none. */
  readonly training?: number;
  readonly mission?: Mission;
}

/** What an empire has of spies. Absent members: nothing. */
export interface Espionage {
  readonly spies?: Readonly<Record<SpyId, Spy>>;
  /** Spies that were ever created: no number is given twice. */
  readonly raised?: number;
  /** Levels of counterspying that are paid this turn (C14.23). */
  readonly counter?: number;
  /** Economic points that foreign spies destroyed this turn (C14.22). */
  readonly sabotage?: number;
  /** Questions put to the intelligence service this turn (C14.10). */
  readonly asked?: Readonly<Record<OrderRef, Asked>>;
  readonly planted?: Readonly<Record<OrderRef, Planted>>;
  /** Services of Orion pirates that were bought this turn (B15.10). */
  readonly orions?: Readonly<Record<OrderRef, Hired>>;
}

/** What Orion pirates are paid for. */
export const services = ['raid', 'intelligence', 'other'] as const;

/** A service of Orion pirates (B15.10). */
export interface Hired {
  readonly on: SeatId;
  readonly service: (typeof services)[number];
  readonly place?: PlaceId;
  readonly points: number;
  readonly task: string;
  /** Whether they do what they were paid for; absent: nobody has rolled yet. */
  readonly serve?: boolean;
}

/** A question to the intelligence service (C14.10). */
export interface Asked {
  readonly on: SeatId;
  readonly place?: PlaceId;
  readonly question: string;
}

/** False information that an empire plants this turn, in the intelligence of another one or before everybody (C14.30). */
export interface Planted {
  readonly to?: SeatId;
  readonly points: number;
  readonly text: string;
}

/** The game master’s chart of success (C14.26): what a die and the skill must come to, and up to which die covers are blown, and spies caught. */
export interface SpyChart {
  readonly needed: number;
  readonly blown: number;
  readonly caught: number;
}

export const mostSpies = 200;
export const mostWords = 300;
export const aim = oneOf(aims);
export const words = line(mostWords, 1);
export const skill = integer(0, 999);
export const difficulty = integer(0, 9);
export const spyId = id<SpyId>();
const [seat, place, cause] = [id<SeatId>(), id<PlaceId>(), id<OrderRef>()];
const margin = integer(-1000, 1000);
export const outcomeShape = object({ met: flag, blown: flag, caught: flag, margin });
const mission = object({
  on: seat,
  aim,
  task: words,
  place: optional(place),
  cause,
  difficulty: optional(difficulty),
  safe: optional(literal(true)),
  outcome: optional(outcomeShape),
});
const spy = object({
  skill,
  unrated: optional(literal(true)),
  fresh: optional(literal(true)),
  schooled: optional(literal(true)),
  posted: optional(literal(true)),
  training: optional(integer(1, 4)),
  mission: optional(mission),
});
export const espionageShape = object({
  spies: optional(record<SpyId, Spy>(spy, mostSpies)),
  raised: optional(integer(1, 9999)),
  counter: optional(integer(1, 1000)),
  sabotage: optional(integer(1, 1_000_000)),
  asked: optional(
    record<OrderRef, Asked>(object({ on: seat, place: optional(place), question: words }), mostSpies),
  ),
  orions: optional(
    record<OrderRef, Hired>(
      object({
        on: seat,
        service: oneOf(services),
        place: optional(place),
        points: integer(1, 1_000_000),
        task: words,
        serve: optional(flag),
      }),
      mostSpies,
    ),
  ),
  planted: optional(
    record<OrderRef, Planted>(
      object({ to: optional(seat), points: integer(1, 1_000_000), text: words }),
      mostSpies,
    ),
  ),
});
const dieLimit = integer(0, 6);
export const spyChartShape = object({ needed: integer(1, 20), blown: dieLimit, caught: dieLimit });
