import type { UnitId } from '#kernel/words/ids.ts';
import type { NotebookStore } from './notebook.svelte.ts';

/** The turn whose units are looked at. */
interface Looking {
  readonly notebook: Pick<NotebookStore, 'now' | 'change'>;
  readonly number: number;
}

/** The units the player has looked at this turn; marks of other turns do not count. */
export function lookedAt({ notebook, number }: Looking): ReadonlySet<string> {
  const { turn, units } = notebook.now.looked;
  return new Set(turn === number ? units : []);
}

/** Marks units as looked at; `off` removes the marks. Saves nothing if nothing changes. */
export function lookAt(turn: Looking, units: readonly UnitId[], off = false): void {
  const seen = lookedAt(turn);
  const changed = units.filter((unit) => seen.has(unit) === off);
  if (changed.length === 0) return;
  const { number } = turn;
  turn.notebook.change((notebook) => {
    const before = notebook.looked.turn === number ? notebook.looked.units : [];
    const others = before.filter((unit) => !(changed as readonly string[]).includes(unit));
    return { ...notebook, looked: { turn: number, units: off ? others : [...others, ...changed] } };
  });
}
