import { getContext, setContext } from 'svelte';

/** What the help knows about parts of the screen. Components outside of any help show no help signs. */
export interface Help {
  /** The title of a topic; undefined for one that is not known. */
  titleOf(topic: string): string | undefined;
  /** The topic that explains the part under this heading. */
  topicOf(heading: string): string | undefined;
  /**
   * The topic about a place in the rulebook, or else the one about the turn; undefined if there is neither.
   */
  ruleOf(cite: string): string | undefined;
  open(topic: string): void;
  /** Opens the page of a place in the rulebook; `said`: what is said of it where it was clicked. Absent where no game is open. */
  readonly openRule: ((cite: string, said?: string) => void) | undefined;
}

const key = Symbol('help');

export const provideHelp = (help: Help): Help => setContext(key, help);
export const useHelp = (): Help | undefined => getContext<Help | undefined>(key);
