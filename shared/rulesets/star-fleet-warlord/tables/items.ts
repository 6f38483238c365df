import type { ItemKind } from '../model/ship.ts';

/** How each kind of item is bought: the code of its order, and EP for one by the list (SFW 3631). */
export const itemSales: Readonly<Record<ItemKind, { readonly code: string; readonly price: number }>> = {
  fighters: { code: 'BF', price: 5 },
  pfs: { code: 'BP', price: 20 },
  drones: { code: 'BD', price: 1 },
  bombs: { code: 'BT', price: 4 },
  commandos: { code: 'BC', price: 3 },
  mrs: { code: 'BM', price: 4 },
  decoys: { code: 'BY', price: 15 },
};

/** The year from which PFs are sold (SFW 3641). */
export const firstPfYear = 180;

/** What they are called where they are bought. */
export const saleNames: Readonly<Record<ItemKind, string>> = {
  fighters: 'fighters',
  pfs: 'PFs',
  drones: 'heavy drones',
  bombs: 'T-bombs',
  commandos: 'commandos',
  mrs: 'MRS shuttles',
  decoys: 'decoys',
};
