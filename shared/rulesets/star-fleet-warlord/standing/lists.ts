/** Lists of Corporations (SFW 4501, 4998, 7400). OURS, G-54: the last five, and what each counts. `often`: in every report; the others take a Corporate Spy. */
export const listTable = {
  stock: { title: 'Stock', often: true },
  income: { title: 'Highest income', often: true },
  power: { title: 'Most powerful fleets', often: true },
  ships: { title: 'Most ships', often: true },
  forts: { title: 'Most fortifications', often: true },
  sites: { title: 'Most major sites', often: true },
  victory: { title: 'Approaching victory', often: true },
  minors: { title: 'Most minor sites', often: false },
  bases: { title: 'Most bases', often: false },
  crews: { title: 'Most ships with trained crews', often: false },
  officers: { title: 'Most officers and Prime Teams', often: false },
  rise: { title: 'Best rise of stock, in percent', often: false },
} as const;

export type ListKey = keyof typeof listTable;

/** What a list is called; its key for one that nobody knows. */
export const listTitle = (key: string): string =>
  (listTable as Readonly<Record<string, { readonly title: string } | undefined>>)[key]?.title ?? key;
