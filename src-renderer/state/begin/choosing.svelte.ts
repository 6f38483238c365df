import type { Choice } from '#contract/beginning.ts';
import type { SessionCore } from '../sessionCore.ts';

/** The choice among rulesets that a practice game or the tutorial begins with, while it is open. */
export class Choosing {
  among = $state.raw<readonly Choice[]>([]);
  /** It is for the tutorial. */
  tutorial = $state(false);
}

export const choosingOf = (session: SessionCore): Choosing =>
  session.states.of(Choosing, () => new Choosing());

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
  const choosing = choosingOf(session);
  [choosing.among, choosing.tutorial] = [among, tutorial];
  session.overlay = 'rules';
  return undefined;
}
