import type { SeatId } from '#kernel/words/ids.ts';

/** Private texts: U and P of units and plans, A of admirals, M addresses; public ones: R rulers, G proclamations. */
export type MarkKind = 'U' | 'P' | 'A' | 'M' | 'R' | 'G';

/** A text that tells whose it is: `zq-klingon-empire-U-unit 3.` */
export const mark = (seat: SeatId | undefined, kind: MarkKind, text: string): string =>
  `zq-${seat ?? 'independent'}-${kind}-${text}.`;

const pattern = /zq-([a-z0-9-]+)-([UPAMRG])-([^."\\]*)\./g;

export interface Mark {
  readonly seat: string;
  readonly kind: MarkKind;
  readonly text: string;
  readonly whole: string;
}

/** Every marked text inside plain data. */
export const marksIn = (text: string): readonly Mark[] =>
  [...text.matchAll(pattern)].map(([whole, seat = '', kind = 'U', inner = '']) => ({
    seat,
    kind: kind as MarkKind,
    text: inner,
    whole,
  }));
