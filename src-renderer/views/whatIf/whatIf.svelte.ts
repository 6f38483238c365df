import type { Session } from '../../state/session/session.svelte.ts';
import type { AnyPlan } from '../../state/rules.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** What stands beside what: the name of an alternative, or undefined for the plan. */
export type Side = string | undefined;

/** What a side is called on the screen. */
export const nameOf = (side: Side): string => side ?? 'Your plan';

/** The same in the middle of a sentence. */
export const inSentence = (side: Side): string => side ?? 'your plan';

/** The plan of a side; that of the turn where the alternative is gone. */
export const planOf = ({ alternatives, mainHistory }: Turn, side: Side): AnyPlan =>
  alternatives.list.find(({ name }) => name === side)?.plan ?? mainHistory.plan;

/** Copies what a side holds and works on the copy; false where there is no room. */
export async function tryAnother(session: Session, from: Side): Promise<boolean> {
  const { turn } = session;
  const name = await turn?.alternatives.add(planOf(turn, from));
  if (name === undefined) return false;
  workOn(session, name);
  return true;
}

/** Works on a side from now on. */
export function workOn(session: Session, side: Side): void {
  session.turn?.alternatives.choose(side);
  session.overlay = undefined;
}

/** What the plan is called that another took the place of. No file holds a language. */
const earlier = { stored: 'Earlier plan' } as const;

/**
 * Makes the alternative the plan that is sent: one step of the plan’s history. The plan as it was is kept as an alternative
 * where there is room.
 */
export async function takeAsPlan(session: Session, name: string): Promise<void> {
  const { turn } = session;
  if (turn === undefined) return;
  const { alternatives, mainHistory } = turn;
  const [plan, before] = [planOf(turn, name), mainHistory.plan];
  const kept = alternatives.isLost(before) ? await alternatives.add(before, earlier.stored) : undefined;
  mainHistory.change(plan, `Use «${name}» as plan`);
  alternatives.choose(undefined);
  session.toasts.show(
    'good',
    `«${name}» is your plan now`,
    kept === undefined ? 'Undo brings the previous plan back.' : `The previous plan is kept as «${kept}».`,
  );
}
