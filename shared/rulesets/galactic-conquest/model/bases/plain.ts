/** The base that an X-base is but for its technology: it serves as what it was (C19.20). Any other hull is what it is. */
export const plainBase = (hull: string): string => xBase.exec(hull)?.[1] ?? hull;
const xBase = /^(BS|BATS|STB|SB)X$/;
