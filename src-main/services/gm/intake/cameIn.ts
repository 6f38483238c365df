import { join } from 'node:path';

import { good } from '#kernel/words/result.ts';
import type { Files, Folders } from '../../../ports/files.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { unwrapped } from '../../incoming/mime.ts';
import { isAnswers, isOrders, largestFile } from '../../turnFiles.ts';
import type { OrdersGiven } from './takeOrders.ts';

/** A file in a folder where orders come in, or in one of its subfolders, under its path from there. */
export interface Lying {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly changed: number;
}

/** How far a folder is looked through. */
const mostLying = { deep: 3, files: 5_000 } as const;

/** What lies in a folder and its subfolders, the oldest first, as far as it is looked through. */
export async function lyingIn(
  { files, folders }: { readonly files: Files; readonly folders: Pick<Folders, 'folders'> },
  folder: string,
): Promise<Outcome<{ readonly lying: readonly Lying[]; readonly isMore: boolean }>> {
  const lying: Lying[] = [];
  let isMore = false;
  const look = async (within: string, deep: number): Promise<Outcome<undefined>> => {
    const listed = await files.list(join(folder, within));
    if (!listed.ok) return listed;
    for (const { name, size, changed } of listed.value) {
      if (lying.length >= mostLying.files) isMore = true;
      else lying.push({ path: join(folder, within, name), name: join(within, name), size, changed });
    }
    const inside = await folders.folders(join(folder, within));
    const names = (inside.ok ? inside.value : []).filter((name) => !/^(?:\.|__MACOSX$)/.test(name));
    if (deep === 0 && names.length > 0) isMore = true;
    for (const name of deep === 0 ? [] : names) {
      const looked = await look(join(within, name), deep - 1);
      if (!looked.ok && looked.fault[0]?.code !== 'not-allowed') return looked;
    }
    return good(undefined);
  };
  const looked = await look('', mostLying.deep);
  return looked.ok ? good({ lying: lying.sort(byAge), isMore }) : looked;
}

/** Files saved in the same moment go by name without its ending: `x (1).orders` after `x.orders`. */
export function byAge(a: Lying, b: Lying): number {
  if (a.changed !== b.changed) return a.changed - b.changed;
  const [x, y] = [stem(a.name), stem(b.name)];
  return x < y ? -1 : x > y ? 1 : 0;
}

const stem = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Whether its name says that it holds orders, or that something is packed in it. */
export const isNamedSo = (name: string): boolean =>
  /\.(?:orders|answers|eml|mbox|msg|zip|gz|tgz|rar|7z)$/i.test(name);

export const isTooLarge = ({ size }: Lying): boolean => size > largestFile;

/** What a file that came in holds for the game master. */
export interface CameIn {
  /** Orders, what is named as if it were orders, and what may hold orders and could not be opened. */
  readonly orders: readonly OrdersGiven[];
  readonly answers: readonly OrdersGiven[];
  /** It was packed, and none of either was in it. */
  readonly isEmpty: boolean;
}

/** Opens a file that came in. `isMeant`: it was chosen by itself, so that it is taken for orders whatever it is. */
export async function cameIn(given: OrdersGiven, isMeant = false): Promise<CameIn> {
  const { files, closed, packed } = await unwrapped(given);
  const under = (name: string): string =>
    !packed || name === given.name ? given.name : name === '' ? given.name : `${name} in ${given.name}`;
  const answers = files.filter(({ bytes }) => isAnswers(bytes));
  const orders = files.filter(
    ({ name, bytes }) =>
      isOrders(bytes) || (!isAnswers(bytes) && (/\.orders$/i.test(name) || (isMeant && !packed))),
  );
  const told = [
    ...orders.map((file) => ({ ...given, ...file, name: under(file.name) })),
    ...closed.map(({ name, bytes, why }) => ({ ...given, bytes, name: under(name), closed: why })),
  ];
  return {
    orders: told,
    answers: answers.map((file) => ({ ...given, ...file, name: under(file.name) })),
    isEmpty: packed && told.length + answers.length === 0,
  };
}
