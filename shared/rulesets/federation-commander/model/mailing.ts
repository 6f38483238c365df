import { impulses } from './vocabulary.ts';

/* OURS: how much of a turn is played at one mailing. */

/** Impulses between two mailings, by what a game master chooses. */
export const spans = { turn: impulses, 'half-turn': impulses / 2, impulse: 1 } as const;
export type Span = keyof typeof spans;
export const spanNames: readonly Span[] = ['turn', 'half-turn', 'impulse'];

/** Where turns were cut. */
export interface Mailing {
  readonly span: Span;
  /** Of each mailing so far, and of the one to come, the impulse with which it begins, counted since the battle began, from 1. */
  readonly starts: readonly number[];
}

/** What says where a battle stands. */
interface Timed {
  readonly turn: number;
  readonly impulse: number;
  readonly mailing?: Mailing;
}

/** The number of the mailing to come, which files and reports have in place of the turn. */
export const mailingNumber = ({ turn, mailing }: Timed): number => mailing?.starts.length ?? turn;

/** A turn is under way: what comes next is one of its later impulses. */
export const isUnderWay = ({ impulse }: Pick<Timed, 'impulse'>): boolean => impulse > 0;

/** The impulse with which the mailing to come begins. */
export const firstImpulse = ({ impulse }: Timed): number => Math.max(impulse, 1);

/** Whether a mailing ends with that impulse. */
export const isCut = ({ mailing }: Timed, impulse: number): boolean =>
  impulse % spans[mailing?.span ?? 'turn'] === 0;

/** An impulse since the battle began. */
export const sinceBegun = (turn: number, impulse: number): number => (turn - 1) * impulses + impulse;

/** A part of a turn, by its impulses. */
export interface Part {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** The part of a turn that a mailing brings; undefined for one that is not yet to come. */
export function partOf(known: Timed, number: number): Part | undefined {
  const { mailing } = known;
  if (mailing === undefined) return { turn: number, from: 1, to: impulses };
  const start = mailing.starts[number - 1];
  if (start === undefined) return undefined;
  const [turn, from] = [Math.floor((start - 1) / impulses) + 1, ((start - 1) % impulses) + 1];
  const next = mailing.starts[number];
  const last = impulses - from + 1;
  const length = next === undefined ? spans[mailing.span] - ((from - 1) % spans[mailing.span]) : next - start;
  return { turn, from, to: from + Math.min(length, last) - 1 };
}
