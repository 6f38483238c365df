import { listsChanged } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { planWordsOf } from '../rules.ts';
import type { Followed } from './following.ts';
import type { SessionCore } from '../sessionCore.ts';
import type { Turn } from '../turn/turn.svelte.ts';

interface Undoing extends Pick<SessionCore, 'overlay' | 'toasts'> {
  readonly turn: Turn | undefined;
  follow(link: Followed): void;
}

const notice = 'undo';

/** Undoes the last change of the plan, or redoes the one last undone; a notice says which, in whose plan, and leads there. */
export function stepBack(session: Undoing, step: 'undo' | 'redo'): void {
  const { turn } = session;
  if (turn === undefined) return;
  const { planHistory: history } = turn;
  const what = step === 'undo' ? history.undoes : history.redoes;
  if (what === undefined) return;
  const before = turn.plan;
  if (step === 'undo') history.undo();
  else history.redo();
  const lists = listsChanged(before, turn.plan);
  // Where several lists changed, the plan as a whole shows them all.
  const only = lists.length === 1 ? turn.units.find(({ unit }) => unit === lists[0]) : undefined;
  session.toasts.settle(notice);
  session.toasts.offer(
    `${step === 'undo' ? 'Undone' : 'Redone'}: ${what}`,
    {
      label: `Show ${only?.label ?? planWordsOf(turn).title}`,
      act: () => {
        if (session.turn !== turn) return;
        if (only === undefined) session.overlay = 'plans';
        else showPlan(session, turn, only.unit);
      },
    },
    { text: whereText(turn, lists), about: notice, brief: true },
  );
}

/** Goes to the unit on the map; where it stands on none, to its plan. */
function showPlan(session: Undoing, turn: Turn, unit: UnitId): void {
  const { place } = turn.units.find((row) => row.unit === unit) ?? {};
  if (turn.board.centreOf(place) !== undefined) return session.follow({ to: 'unit', id: unit });
  turn.chooseUnit(unit);
  session.overlay = 'unit';
}

/** Whose orders these are: `A1 First Fleet`, `3 fleets`, `Headquarters orders`. */
function whereText(turn: Turn, lists: readonly (UnitId | undefined)[]): string {
  const { words } = turn.rules.presentation;
  const named = lists.map((unit) => {
    if (unit === undefined) return planWordsOf(turn).general;
    const row = turn.units.find((each) => each.unit === unit);
    return row === undefined ? unit : `${row.label} ${row.name}`.trim();
  });
  return named.length > 3 ? `${named.length} ${words.unit.many}` : named.join(', ');
}
