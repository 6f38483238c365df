import { menusOf, openingScreen } from '../rules.ts';
import type { Turn } from '../turn/turn.svelte.ts';
import { isWorld } from '../world/world.ts';

/**
 * The first look at a turn: its map comes nearer, with the reader’s chief place chosen. No unit is: whoever clicks to read orders no move.
 * @param wished Another screen than the map to open on.
 * @returns the screen
 */
export function arrive(turn: Turn, wished: string | undefined): string {
  const screen = menusOf(turn).find(({ key }) => key === wished)?.key ?? openingScreen(turn);
  if (isWorld(turn) || turn.tutorial) return screen;
  const [capital] = turn.map.places
    .filter(({ home }) => home !== undefined)
    .toSorted((a, b) => (b.home ?? 0) - (a.home ?? 0));
  turn.selection.unit = undefined;
  turn.selection.place = capital?.place ?? turn.units[0]?.place;
  turn.viewport.arriving = true;
  return screen;
}
