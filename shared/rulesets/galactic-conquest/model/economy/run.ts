import { id, integer, list, literal, object, optional, record } from '#kernel/codec/shapes.ts';
import type { Brand, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Squadron } from '../squadron.ts';
import { squadronsAt } from '../stations/squadrons.ts';
import { prospectedBy } from '../space.ts';

/** Names a resource run: its hex and its empire. */
export type RunId = Brand<string, 'run'>;
export const runId = (place: PlaceId, seat: SeatId): RunId => `${place}.${seat}` as RunId;

/** Parts of a percent in which resource runs are counted, so that quarters of survey ships with any crews are whole numbers. */
export const ofPercent = 10_000;
/** At so much a colony may be declared, and at so much a run becomes a major system (B3.41). */
export const [colonyAt, systemAt] = [15 * ofPercent, 20 * ofPercent] as const;

/** A mineral resource run: what it adds to the economy of its empire (B3.20, B3.40). */
export interface Run {
  readonly seat: SeatId;
  readonly place: PlaceId;
  /** What it adds, in `ofPercent`s of a percent. */
  readonly parts: number;
  /** What its survey ships are worth, in quarters of one (E4.30): they begin together (B3.50). */
  readonly team: number;
  /** The squadrons that they are in. */
  readonly units: readonly UnitId[];
  /** It was found in surveyed space, and ends with restoration (B13.30). */
  readonly surveyed?: true;
  /** Defense factors that they had lost when the last turn ended (B3.60); absent: none. */
  readonly scars?: number;
}
export type Runs = Readonly<Record<RunId, Run>>;

export const parts = integer(0, systemAt);
export const team = integer(1, 800);
export const units = list(id<UnitId>(), 1000);
export const scars = integer(1, 1_000_000);
export const runsShape = record<RunId, Run>(
  object({
    seat: id<SeatId>(),
    place: id<PlaceId>(),
    parts,
    team,
    units,
    surveyed: optional(literal(true)),
    scars: optional(scars),
  }),
  10_000,
);

/** Whether an empire works at a resource run in a hex, or prepares one. */
export const isAtRun = (
  {
    squadrons,
    runs = {},
  }: { readonly squadrons: Readonly<Record<UnitId, Squadron>>; readonly runs?: Runs | undefined },
  seat: SeatId,
  place: PlaceId,
): boolean =>
  runs[runId(place, seat)] !== undefined ||
  squadronsAt(squadrons, place).some(([, one]) => one.seat === seat && prospectedBy(one) === place);
