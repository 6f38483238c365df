import { tick } from 'svelte';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Feature } from '../feature.ts';
import { openTask, teaches } from './course.ts';

/** Moves the keyboard focus to the lesson, once what covers the screen is closed. */
async function toLesson({ turn }: Session): Promise<void> {
  if (turn === undefined) return;
  turn.course.folded = false;
  await tick();
  document.querySelector<HTMLElement>('[data-testid="lesson"], [data-testid="farewell"] button')?.focus();
}

export const tutorial: Feature = {
  commands: [
    {
      id: 'tutorial.start',
      title: 'Start the tutorial',
      group: 'Help',
      always: true,
      run: (session) => void session.practice({ tutorial: true }),
    },
    {
      id: 'tutorial.lesson',
      title: 'Go to the lesson',
      group: 'Help',
      keys: ['Alt + L'],
      possible: ({ turn }) => teaches(turn),
      run: (session) => void toLesson(session),
    },
    {
      id: 'tutorial.show',
      title: 'Show me what the lesson asks for',
      group: 'Help',
      keys: ['Alt + W'],
      possible: ({ turn }) => teaches(turn),
      run: ({ turn }) => {
        if (turn !== undefined) turn.course.shows = openTask(turn)?.id;
      },
    },
  ],
};
