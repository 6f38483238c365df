/** Bases that can be armed with maulers (C16.70). */
export const maulable = ['SAM', 'MB', 'BS', 'BATS', 'SB', 'SF', 'SP'] as const;

/** The base that an X-base or a mauler-armed one is but for that: it serves as what it was (C16.70, C19.20). Any other hull is what it is. */
export const plainBase = (hull: string): string => {
  const [, x, armed] = special.exec(hull) ?? [];
  return x ?? armed ?? hull;
};
const special = new RegExp(`^(?:(BS|BATS|STB|SB)X|M(${maulable.join('|')}))$`);
