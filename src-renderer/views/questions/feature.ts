import { opens } from '../../state/commands.ts';
import { questionsOf } from '../../state/asked/questions.svelte.ts';
import type { Feature } from '../feature.ts';
import QuestionsPanel from './QuestionsPanel.svelte';

export const questions: Feature = {
  overlays: { questions: QuestionsPanel },
  commands: [
    opens('questions', 'Questions in the middle of the turn', 'Plans', undefined, {
      possible: ({ turn, bridge }) =>
        turn !== undefined && questionsOf(bridge.client, turn).open !== undefined,
    }),
  ],
};
