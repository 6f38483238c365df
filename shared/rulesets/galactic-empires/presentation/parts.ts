import type { Step } from '#kernel/sequence/step.ts';
import type { GalacticEmpires } from '../game.ts';
import { sequence } from '../sequence.ts';

/** The three parts of a turn (GE 565, 649, 787). */
export const partNames = ['First Events', 'Movement Events', 'Final Events'] as const;

/** One step of the turn: the index of its part in `partNames`, and its index among all steps. */
export interface PlacedStep {
  readonly step: Step<GalacticEmpires>;
  readonly part: number;
  readonly at: number;
}

const repeated = sequence.findIndex((one) => 'repeat' in one);

/** Every step once, in the order of the turn; the repeated ones are in the middle. OURS: the game master's decrees belong to the first events. */
export const placedSteps: readonly PlacedStep[] = sequence
  .flatMap((one, index) =>
    ('repeat' in one ? one.repeat : [one]).map((step) => ({
      step: step as Step<GalacticEmpires>,
      part: 1 + Math.sign(index - repeated),
    })),
  )
  .map((one, at) => ({ ...one, at }));

/** The title of the step that this function runs. */
export const titleOf = (run: unknown): string =>
  placedSteps.find(({ step }) => step.run === run)?.step.name ?? '';
