import { integer, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';

/** By how much an empire can choose to lower its command ratings: not, by three or by five (B12.110, B12.115). */
export const lowerings = ['usual', 'three', 'five'] as const;
export type Lowering = (typeof lowerings)[number];

/** The command ratings of an empire (B12.110, B13.10). Absent members: as usual. */
export interface Ratings {
  /** What it has chosen, which rests in restoration. */
  readonly chosen?: Exclude<Lowering, 'usual'>;
  /** By how much they are lowered this turn, whatever the reason. */
  readonly by?: number;
}

export const ratingsShape = object({
  chosen: optional(oneOf(['three', 'five'])),
  by: optional(integer(1, 5)),
});

/** What a squadron has of it. */
export interface Commanded {
  /** Its command rating is paid for this turn, and not lowered (B12.120). */
  readonly exempt?: true;
}
export const commandedFields = { exempt: optional(literal(true)) } as const;

/** Figures of each choice: by how much ratings fall, percent that the economy grows, and hundredths of a turn of full war beside what war uses up (B12.110, B12.115). */
export const loweringRows: Readonly<
  Record<Lowering, { readonly by: number; readonly percent: number; readonly drains: number }>
> = {
  usual: { by: 0, percent: 0, drains: 0 },
  three: { by: 3, percent: 25, drains: 0 },
  five: { by: 5, percent: 40, drains: 50 },
};

interface Lowered {
  readonly mobility: string;
  readonly ratings?: Ratings;
}
/** What lower command ratings bring an empire: nothing in restoration, which lowers them by itself (B13.10). */
export const loweringOf = ({ mobility, ratings }: Lowered): (typeof loweringRows)[Lowering] =>
  loweringRows[mobility === 'RB' ? 'usual' : (ratings?.chosen ?? 'usual')];
