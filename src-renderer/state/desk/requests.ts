import type { In } from '#contract/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import type { DeskDialog } from './deskDialog.ts';

/** The part of the desk that an answer needs. */
interface Answering {
  readonly shown: Desk | undefined;
  ask(name: 'gm.answer', input: In<'gm.answer'>, doing: string, failed: string): Promise<unknown>;
}

/** Marks a player's request that a dialog fulfilled as granted, and tells the player. */
export async function grant(desk: Answering, dialog: DeskDialog | undefined): Promise<void> {
  const asked =
    dialog !== undefined && dialog.kind !== 'answer' && 'asked' in dialog ? dialog.asked : undefined;
  const game = desk.shown?.game;
  if (asked !== undefined && game !== undefined)
    await desk.ask(
      'gm.answer',
      { game, seat: asked.seat, kind: asked.request.kind, granted: true },
      'Writing it down',
      'The request was not marked as granted',
    );
}
