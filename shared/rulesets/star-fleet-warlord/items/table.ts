import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { ItemKind } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';

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

/** What stands beside their numbers on a page. */
export const itemTitles: Readonly<Record<ItemKind, string>> = {
  fighters: 'Fighters',
  pfs: 'PFs',
  drones: 'Heavy drones',
  bombs: 'T-bombs',
  commandos: 'Commandos',
  mrs: 'MRS shuttles',
  decoys: 'Decoys',
};

/** So many of each kind, in words. */
const counted: Readonly<Record<ItemKind, string>> = {
  fighters: '{n|fighter|fighters}',
  pfs: '{n|PF|PFs}',
  drones: '{n|heavy drone|heavy drones}',
  commandos: '{n|commando|commandos}',
  bombs: '{n|T-bomb|T-bombs}',
  mrs: '{n|MRS shuttle|MRS shuttles}',
  decoys: '{n|decoy|decoys}',
};

/** Items as a sentence names them: «12 fighters, 4 T-bombs». */
export function itemsText(items: Readonly<Partial<Record<ItemKind, number>>>): Phrase {
  const parts = itemKinds.flatMap((kind) => {
    const n = items[kind] ?? 0;
    return n > 0 ? [phrase(counted[kind], { n })] : [];
  });
  return phraseList(parts, ', ');
}
