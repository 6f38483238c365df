import { getContext, setContext } from 'svelte';

/** What the help can say of parts of the screen; whoever has no help above shows no signs. */
export interface Help {
  /** The title of a topic; undefined for one that is not known. */
  titleOf(topic: string): string | undefined;
  /** The topic that explains what stands under this heading. */
  topicOf(heading: string): string | undefined;
  /** The topic that tells of a place of the rulebook, else the one of the turn; undefined where there is neither. */
  ruleOf(cite: string): string | undefined;
  open(topic: string): void;
}

const key = Symbol('help');

export const provideHelp = (help: Help): Help => setContext(key, help);
export const useHelp = (): Help | undefined => getContext<Help | undefined>(key);
