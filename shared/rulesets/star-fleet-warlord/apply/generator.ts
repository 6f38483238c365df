import type { SeatId } from '#kernel/ids.ts';
import type { Corporation } from '../model/corporation.ts';
import type { GeneratorEvent } from '../model/events/generator.ts';
import type { Changes } from './parts/draft.ts';

/** What is changed by events of the Next Turn Generator, and powers that no Corporation leads. */
export const generatorChanges: Changes<GeneratorEvent> = {
  'game-won': (draft, { seat }) => {
    draft.winner = seat;
  },
  'leadership-changed': (draft, { seat, computer }) => {
    const { computer: _, ...was } = draft.corporations[seat] ?? {};
    if (seat in draft.corporations)
      (draft.corporations as Record<SeatId, Corporation>)[seat] = {
        ...(was as Corporation),
        ...(computer ? { computer } : {}),
      };
  },
};
