/** Who builds ships, by the letter of their designations (SFW 265 to 749). */
export const builders: Readonly<Record<string, string>> = {
  A: 'Andromedan',
  C: 'Civilian',
  D: 'Lyran Democratic Republic',
  F: 'Federation',
  G: 'Gorn',
  H: 'Hydran',
  I: 'Interstellar Concordium',
  K: 'Klingon',
  L: 'Lyran',
  O: 'Orion',
  R: 'Romulan',
  T: 'Tholian',
  W: 'WYN',
  X: 'Frax',
  Z: 'Kzinti',
};

/** Variants of the ships on the list by their letters (SFW 6180). */
export const variantNames: Readonly<Record<string, string>> = {
  A: 'aegis',
  C: 'cloak',
  E: 'explorer',
  G: 'generic',
  H: 'hospital',
  I: 'integration',
  M: 'minesweeper',
  R: 'repair',
  S: 'scout',
  T: 'troops',
  U: 'mauler',
  W: 'web caster',
  Y: 'survey',
  Z: 'heavy scout',
};
