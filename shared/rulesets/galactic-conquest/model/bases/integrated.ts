import { literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { plainBase } from './plain.ts';

/** Whether integrated defense helps a base: three of them stand there, or fewer (B11.71). */
const helps = ['joined', 'alone'] as const;

/** What integrated defense makes of a base, and a shipyard of a base station. */
export interface Integrated {
  /** It is fitted with integrated defense (B11.71); absent: it is not. */
  readonly plus?: (typeof helps)[number];
  /** It is a base station that serves as a shipyard, and fights as one (B8.90, 1/C). */
  readonly asYard?: true;
}
export const integratedFields = { plus: optional(oneOf(helps)), asYard: optional(literal(true)) } as const;

/** Bases that integrated defense links at least, and percent of their defense factors with it (B11.71). */
const [least, percent] = [3, 115] as const;

/** Whether a base is no smaller than a base station, and stands in orbit; one that is a shipyard is one (B11.71). */
export const isLarge = ({ hull }: { readonly hull: string }): boolean =>
  /^(?:BS|BATS|STB|SB|SF|SP|CB|TCB|QCB)$/.test(plainBase(hull));

/** Bases as they stand together: three that are fitted have more defense factors, and fewer have not (B11.71). */
export function joined<S extends Integrated>(ships: readonly S[]): readonly S[] {
  const fitted = ships.filter(({ plus }) => plus !== undefined).length;
  const now = fitted >= least ? 'joined' : 'alone';
  return fitted === 0 || ships.every(({ plus }) => plus === undefined || plus === now)
    ? ships
    : ships.map((ship) => (ship.plus === undefined ? ship : { ...ship, plus: now }));
}

/** Defense factors with it. */
export const withPlus = ({ plus }: Integrated, defence: number): number =>
  plus === 'joined' ? percentOf(percent, defence) : defence;
