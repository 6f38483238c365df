/** What cases of stock, lists, random events and Sector Specials show. */
export const ofHappenings: readonly string[] = [
  'S-13.10',
  'S-13.11',
  'G-14',
  'G-26',
  'G-54',
  'V-412',
  'G-51',
  'G-52',
  'S-8.70',
];
