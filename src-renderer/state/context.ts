import { getContext, setContext } from 'svelte';
import type { Session } from './session.svelte.ts';
import type { Turn } from './turn.svelte.ts';

const key = Symbol('session');

export const provideSession = (session: Session): Session => setContext(key, session);
export const useSession = (): Session => getContext<Session>(key);

/** The turn on the table; views that need it are only shown when there is one. */
export function useTurn(): { readonly now: Turn } {
  const session = useSession();
  return {
    get now() {
      if (session.turn === undefined) throw new Error('This view needs an open turn.');
      return session.turn;
    },
  };
}
