import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { imagine } from '../model/imagine.ts';
import type { Funds } from '../model/funds.ts';
import type { Site } from '../model/site.ts';
import { bareSite } from '../model/site.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { hexesOf } from '../galaxy/board.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import { evenly, incomeExpected } from './money.ts';
import { worldOf } from '../galaxy/world.ts';

/** A site of which nobody has told anything: somebody may defend it. */
const unknown: Site = { ...bareSite, production: evenly(0), points: 1 };

/** What this year brings in: as the last report estimated it, or as far as the sites are known (SFW 2351). */
export const incomeAhead = (books: Books, view: View): Funds =>
  view.foreseen ?? incomeExpected(worldOf(books, withSites(books, view)), view.me, view.turn);

const made = new WeakMap<View, State>();

/** The galaxy as a Corporation imagines it, with the sites that stand in the terrain it has scanned and that it has not come to yet. */
export function withSites(books: Books, view: View): State {
  const before = made.get(view);
  if (before !== undefined) return before;
  const state = imagine(view);
  const { hex } = worldOf(books, state);
  const sites: Record<PlaceId, Site> = { ...state.sites };
  for (const place of keysInOrder(view.scanned).flatMap((sector) => hexesOf(sector)))
    if (sites[place] === undefined && siteKindOf(hex(place)) !== undefined) sites[place] = unknown;
  const whole = { ...state, sites };
  made.set(view, whole);
  return whole;
}
