import type { GameRow } from '#contract/gm/desk.ts';
import type { GmDesk } from './desk.svelte.ts';

/** Takes a game off the desk. Its file stays, and can be opened again. */
export async function putAway(desk: GmDesk, { game, turn }: Pick<GameRow, 'game' | 'turn'>): Promise<void> {
  const put = await desk.ask(
    'gm.putAway',
    { game, turn },
    `Putting ${game} away`,
    'The game was not put away',
  );
  if (put !== undefined)
    desk.session.toasts.show(
      'good',
      `${game} was put away`,
      `To bring it back, open its .game file in ${put.folder}.`,
      'desk',
    );
  await desk.list();
}

/** Hands over a copy of the game, or its archive. */
export async function handOver(desk: GmDesk, name: 'gm.export' | 'gm.archive', doing: string): Promise<void> {
  const { shown } = desk;
  const file =
    shown === undefined
      ? undefined
      : await desk.ask(name, { game: shown.game }, doing, 'The file was not created');
  if (file === undefined) return;
  const forAll = name === 'gm.archive' && shown?.clock.over === true;
  const secret = forAll
    ? 'The game is over: send the archive to every player.'
    : 'It contains every secret of the game: do not share it.';
  if (file.base64 === undefined) {
    desk.session.toasts.show(
      'good',
      `${file.name} is in the game’s folder`,
      `It is too large to download: copy it from ${file.folder}. ${secret}`,
    );
    return;
  }
  desk.session.bridge.shell.offerFile({ name: file.name, base64: file.base64 });
  desk.session.toasts.show('good', `${file.name} was downloaded`, secret);
}
