import type { Session } from './session.svelte.ts';

/** Says what is waited for, in words, until the work is done. */
export async function waitFor<T>(session: Pick<Session, 'busy'>, what: string, work: Promise<T>): Promise<T> {
  session.busy = what;
  try {
    return await work;
  } finally {
    session.busy = undefined;
  }
}
