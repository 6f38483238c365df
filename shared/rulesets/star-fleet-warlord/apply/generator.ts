import type { GeneratorEvent } from '../model/events/generator.ts';
import type { Changes } from './parts/draft.ts';

/** What is changed by events of the Next Turn Generator, and powers that no Corporation leads. */
export const generatorChanges: Changes<GeneratorEvent> = {
  'game-won': (draft, { seat }) => {
    draft.winner = seat;
  },
};
