import type { SessionCore } from '../sessionCore.ts';

/** Whether a page that was loaded again has yet to come back to where it was. */
class Returning {
  due = $state(false);
}

export const returningOf = (session: Pick<SessionCore, 'states'>): Returning =>
  session.states.of(Returning, () => new Returning());
