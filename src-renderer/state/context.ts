import { getContext, setContext } from 'svelte';
import type { Command } from './commands.ts';
import type { Session } from './session/session.svelte.ts';
import type { Turn } from './turn/turn.svelte.ts';

const key = Symbol('session');
const commandsKey = Symbol('commands');

export const provideSession = (session: Session): Session => setContext(key, session);
export const useSession = (): Session => getContext<Session>(key);

/** Every command of the program. Components that list them cannot import `views/features.ts`, which imports the components. */
export const provideCommands = (commands: readonly Command[]): readonly Command[] =>
  setContext(commandsKey, commands);
export const useCommands = (): readonly Command[] => getContext<readonly Command[]>(commandsKey);

/** The open turn; views that need it are only shown if there is one. */
export function useTurn(): { readonly now: Turn } {
  const session = useSession();
  return {
    get now() {
      if (session.turn === undefined) throw new Error('This view needs an open turn.');
      return session.turn;
    },
  };
}
