import { askedOf } from './asked.svelte.ts';
import type { GmDesk } from '../desk.svelte.ts';

/** Begins the game that fights the battle of a question, and says where it is. */
export const flyBattle = (desk: GmDesk, game: string, number: number): Promise<void> =>
  askedOf(desk).doing(async () => {
    const begun = await desk.ask(
      'gm.flyBattle',
      { game, number },
      'Beginning the battle',
      'The battle was not begun',
    );
    if (begun !== undefined)
      desk.session.toasts.show(
        'good',
        `The battle has begun as game ${begun.game}`,
        'It is on this desk: send its invitations from there, and run its turns like those of any game.',
      );
  });

/** Answers the question of a battle: with the outcome of its game, which is run again first, or by the rules of this one. */
export const settleBattle = (desk: GmDesk, game: string, number: number, byRules: boolean): Promise<void> =>
  askedOf(desk).doing(() =>
    desk.ask(
      'gm.settleBattle',
      { game, number, byRules },
      byRules ? 'Leaving the battle to the rules' : 'Running the battle again',
      byRules ? 'The battle was not left to the rules' : 'The outcome was not used',
    ),
  );
