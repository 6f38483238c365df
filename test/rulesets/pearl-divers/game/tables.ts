import type { LinkedPlace } from '#kernel/board/links.ts';
import { linkBoard } from '#kernel/board/links.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';

/** The seats of every game (PD 1). */
export const seats = [seatId('north'), seatId('south')] as const;

export const harbour = placeId('harbour');
const [deep, ledge, shallows] = [placeId('deep'), placeId('ledge'), placeId('shallows')];

/** The chart (PD 2). */
export const chart: readonly (LinkedPlace & { readonly label: string })[] = [
  { place: deep, label: 'Deep', q: 1, r: 0, links: [ledge, shallows] },
  { place: harbour, label: 'Harbour', q: 0, r: 1, links: [ledge, shallows] },
  { place: ledge, label: 'Ledge', q: 1, r: 1, links: [deep, harbour] },
  { place: shallows, label: 'Shallows', q: 0, r: 0, links: [deep, harbour] },
];

export const board = linkBoard(chart);

/** The fewest pearls that a reef begins with; a die of three adds to them (PD 2). */
export const fewestPearls = { [deep]: 12, [ledge]: 8, [shallows]: 4 } as const;

/** What a die shows that brings up a pearl only where a buoy marks the bed (PD 7). */
export const foundByBuoy = 2;

/** The most places of a course (PD 8). */
export const longestCourse = 6;

/** Pearls by what the die of a dive shows, from 1 to 6 (PD 4). */
export const finds = [0, 0, 1, 1, 1, 2] as const;
