import { defined } from '#kernel/words/defined.ts';
import type { In } from '#contract/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import type { DeskDialog } from './deskDialog.ts';

/** The part of the desk that an answer needs. */
interface Answering {
  readonly shown: Desk | undefined;
  ask(
    name: 'gm.answer',
    input: Omit<In<'gm.answer'>, 'shown'>,
    doing: string,
    failed: string,
  ): Promise<unknown>;
}

/** Marks a player's request that a dialog fulfilled as granted, and tells the player; false if it fulfilled none. */
export async function grant(desk: Answering, dialog: DeskDialog | undefined): Promise<boolean> {
  const asked =
    dialog !== undefined && dialog.kind !== 'answer' && 'asked' in dialog ? dialog.asked : undefined;
  const game = desk.shown?.game;
  if (asked === undefined || game === undefined) return false;
  const { seat, request, answer } = asked;
  await desk.ask(
    'gm.answer',
    {
      game,
      seat,
      kind: request.kind,
      granted: true,
      ...defined({ was: answer?.at }),
    },
    'Saving',
    'The request was not marked as granted',
  );
  return true;
}
