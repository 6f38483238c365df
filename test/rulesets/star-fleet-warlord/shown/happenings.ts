/** What cases of stock, lists, random events and Sector Specials show. */
export const ofHappenings: readonly string[] = [
  'G-14',
  'G-26',
  'G-35',
  'G-50',
  'G-51',
  'G-52',
  'G-54',
  'S-10.60',
  'S-10.61',
  'S-13.10',
  'S-13.11',
  'S-8.70',
  'V-412',
  'V-511',
];
