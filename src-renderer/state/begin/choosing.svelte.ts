import type { Choice } from '#contract/beginning.ts';
import { inTongue } from '../../language/worded.ts';
import type { SessionCore } from '../sessionCore.ts';

/** The choice among rulesets that a practice game or the tutorial begins with, while it is open. */
export class Choosing {
  among = $state.raw<readonly Choice[]>([]);
  /** It is for the tutorial. */
  tutorial = $state(false);
  /** Several persons at this screen are to play. */
  several = $state(false);
}

export const choosingOf = (session: SessionCore): Choosing =>
  session.states.of(Choosing, () => new Choosing());

function open(session: SessionCore, chosen: Pick<Choosing, 'among' | 'tutorial' | 'several'>): undefined {
  Object.assign(choosingOf(session), chosen, { among: inTongue(chosen.among) });
  session.overlay = 'rules';
}

/**
 * The ruleset for a practice game or the tutorial, if it need not be asked for: that of the only one there is, or none, which leaves it to the
 * host. Undefined: the choice was opened.
 */
export async function rulesFor(
  session: SessionCore,
  tutorial: boolean,
): Promise<{ readonly ruleset?: string } | undefined> {
  const listed = await session.bridge.client['practice.choices']({});
  if (!listed.ok || listed.value.length < 2) return {};
  const among = listed.value.filter(({ hasTutorial }) => !tutorial || hasTutorial);
  const [only] = among;
  if (only !== undefined && among.length === 1) return { ruleset: only.ruleset };
  return open(session, { among, tutorial, several: false });
}

/** Opens the choice for a game of several at this screen, also where there is only one ruleset. */
export async function chooseTable(session: SessionCore): Promise<void> {
  const listed = await session.bridge.client['practice.choices']({});
  if (!listed.ok) session.toasts.problems('The rules cannot be listed', listed.fault);
  else open(session, { among: listed.value, tutorial: false, several: true });
}
