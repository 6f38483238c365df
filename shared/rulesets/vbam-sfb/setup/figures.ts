/** What a system has when a game begins: Census, Morale, RAW, Productivity and Capacity. */
export interface Figures {
  readonly census: number;
  readonly morale: number;
  readonly raw: number;
  readonly productivity: number;
  readonly capacity: number;
}
const figures = (
  census: number,
  morale_: number,
  raw: number,
  productivity: number,
  capacity: number,
): Figures => ({ census, morale: morale_, raw, productivity, capacity });

/** Source: MattNet/VBSF, docs/enginerules.html 2.3.2, by the author of the rulebook. */
export const homeworld = figures(10, 9, 6, 10, 12);
/** The same, by two dice of six: the first row that the roll does not exceed. */
export const importances: readonly (readonly [most: number, figures: Figures])[] = [
  [3, figures(1, 1, 1, 0, 2)],
  [5, figures(2, 2, 1, 0, 4)],
  [8, figures(3, 2, 2, 1, 6)],
  [10, figures(5, 4, 2, 2, 8)],
  [12, figures(7, 6, 3, 3, 10)],
];

/** OURS: what an empire begins with (VB 53 names nothing). */
export const start = { year: 165, pool: 60, colonies: 3, frigates: 3, infantry: 2 } as const;
