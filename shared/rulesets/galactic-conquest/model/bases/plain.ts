/** Bases that can be armed with maulers (C16.70). */
export const maulable = ['SAM', 'MB', 'BS', 'BATS', 'SB', 'SF', 'SP'] as const;

/** Shield generators; those for other bases than GBDP have their kind behind a hyphen (B11.79). OURS. */
export const generator = 'GSG';
/** The generator that links ground bases of a kind (B11.79). */
export const generatorOf = (hull: string): string => (hull === 'GBDP' ? generator : `${generator}-${hull}`);

/** The base that an X-base, a mauler-armed one or a generator for a kind is but for that: it serves as what it was (B11.79, C16.70, C19.20). Any other hull is what it is. */
export const plainBase = (hull: string): string => {
  const [, x, armed, shield] = special.exec(hull) ?? [];
  return x ?? armed ?? shield ?? hull;
};
const special = new RegExp(`^(?:(BS|BATS|STB|SB)X|M(${maulable.join('|')})|(${generator})-\\w+)$`);
