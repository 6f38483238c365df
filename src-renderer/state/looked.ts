import type { UnitId } from '#kernel/ids.ts';
import type { Turn } from './turn.svelte.ts';

type Looking = Pick<Turn, 'notebook' | 'number'>;

/** The units the player has looked at this turn; those of another turn count no more. */
export function lookedAt({ notebook, number }: Looking): ReadonlySet<string> {
  const { turn, units } = notebook.now.looked;
  return new Set(turn === number ? units : []);
}

/** Marks units as looked at, or with `off` takes the mark from them. What is so already is not written down again. */
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
