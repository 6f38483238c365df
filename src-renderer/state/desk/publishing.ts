import type { In, Out } from '#contract/calls.ts';
import type { GmDesk } from './desk.svelte.ts';
import { defined } from '#kernel/words/defined.ts';
import { plural } from '#kernel/words/phrase.ts';

/** Hands out results: of these seats, or of all; of that turn, or the newest. */
export async function publish(
  desk: GmDesk,
  to: In<'gm.publish'>['to'],
  seats?: readonly string[],
  turn?: number,
): Promise<void> {
  const { shown, session } = desk;
  if (shown === undefined) return;
  const sent = await desk.ask(
    'gm.publish',
    {
      game: shown.game,
      to,
      ...(seats === undefined ? {} : { seats: [...seats] }),
      ...defined({ turn }),
    },
    'Preparing the results',
    'The results were not published',
  );
  if (sent === undefined) return;
  desk.published = sent;
  if (to === 'handed') desk.offered = [];
  if (to === 'files' && turn === undefined) desk.offered = seats ?? shown.unpublished;
  // The preview tab shows this itself.
  if (desk.tab !== 'preview') session.toasts.show('good', publishedText(sent, shown.mailed));
  for (const file of sent.files) session.bridge.shell.offerFile(file);
  await desk.read();
}

/** Ends the game; with the seeds revealed, the archive for everybody is shown under Fairness. */
export async function endGame(desk: GmDesk, words: string, reveal: boolean): Promise<void> {
  const game = desk.shown?.game;
  const { dialog } = desk;
  const done =
    game === undefined
      ? undefined
      : await desk.ask('gm.end', { game, words, reveal }, 'Ending the game', 'The game was not ended');
  if (done === undefined) return;
  desk.ended = done;
  if (done.archive !== undefined) desk.tab = 'fairness';
  await desk.over(dialog, 'The game is over');
}

/** What happened to published results, in a sentence. */
export const publishedText = (
  { letters, folder, names, files }: Out<'gm.publish'>,
  mailed: boolean,
): string =>
  letters > 0
    ? `${plural(letters, 'letter')} in the outbox: ${mailed ? 'see Letters.' : 'they wait until you set up a server under Letters, Mail settings…'}`
    : folder !== undefined
      ? `${plural(names.length, 'file')} written to ${folder}.`
      : files.length > 0
        ? `${plural(files.length, 'file')} offered as a download.`
        : `${plural(names.length, 'file')} sent.`;
