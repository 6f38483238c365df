import { longestBase64 } from '#contract/base64.ts';
import type { ReceivedRow } from '#contract/gm/desk.ts';
import { plural } from '#kernel/words/phrase.ts';
import { contentsOf, type FileContents } from '../../bridge/shell.ts';
import { withoutArchives } from '../archive/archiveReader.svelte.ts';
import { takeAnswers } from './asked/asked.svelte.ts';
import type { GmDesk } from './desk.svelte.ts';
import { gameOffersOf } from '../session/gameOffers.svelte.ts';

/** Takes in files dropped on the desk. */
export async function dropFiles(desk: GmDesk, list: FileList | undefined): Promise<void> {
  if (list === undefined || list.length === 0) return;
  await take(desk, await Promise.all([...list].map(contentsOf)));
}

/** Lets the game master choose files: games if none is open, or else orders for the open game. */
export async function chooseFiles(desk: GmDesk): Promise<void> {
  const { shell } = desk.session.bridge;
  await take(
    desk,
    await shell.pickFiles(
      desk.shown === undefined ? ['.game'] : ['.orders', '.answers', '.zip', '.eml', '.gz'],
    ),
  );
}

/** Takes files in: games are offered, everything else is taken as orders for the open game. */
async function take(desk: GmDesk, given: readonly FileContents[]): Promise<void> {
  const files = await withoutArchives(desk.session, given);
  for (const file of files.filter(({ name }) => name.toLowerCase().endsWith('.game'))) {
    if (file.base64.length > longestBase64) {
      desk.session.toasts.show(
        'bad',
        `${file.name} is too large to import`,
        'Copy it into the library by hand: a game abc goes to game-master/abc/abc.game.',
        'desk',
      );
      continue;
    }
    const offered = await desk.ask(
      'gm.import',
      { base64: file.base64 },
      `Checking ${file.name}`,
      `${file.name} was not imported`,
    );
    if (offered !== undefined) gameOffersOf(desk.session).add(file.name, offered);
  }
  const isAnswers = ({ name }: FileContents): boolean => name.toLowerCase().endsWith('.answers');
  const { shown } = desk;
  if (shown !== undefined) await takeAnswers(desk, shown.game, files.filter(isAnswers));
  const orders = files.filter((file) => !file.name.toLowerCase().endsWith('.game') && !isAnswers(file));
  if (orders.length === 0) return;
  if (shown === undefined)
    return desk.session.toasts.show(
      'bad',
      'No game is open',
      'Open a game first, then drop its orders.',
      'desk',
    );
  const rows = await desk.ask(
    'gm.take',
    { game: shown.game, files: orders.map(({ name, base64 }) => ({ name, base64 })) },
    'Importing orders',
    'The orders were not imported',
  );
  if (rows === undefined) return;
  const bad = rows.filter(({ verdict }) => verdict === 'refused' || verdict === 'stale').length;
  const [title, words] = takenWords(rows);
  desk.session.toasts.show(bad === 0 ? 'good' : 'info', title, words);
  desk.tab = 'roll';
  await desk.read();
}

/** The message after files were taken in: how many are new, had already been imported, or cannot be used. */
function takenWords(rows: readonly ReceivedRow[]): readonly [title: string, words: string] {
  if (rows.length === 0)
    return ['It contains no orders', 'Any answers in it were imported: see the roll call.'];
  const bad = rows.filter(({ verdict }) => verdict === 'refused' || verdict === 'stale');
  const known = rows.filter((row) => row.before === true && !bad.includes(row));
  const fresh = rows.length - bad.length - known.length;
  const title =
    fresh > 0
      ? `${plural(fresh, 'file')} imported`
      : known.length > 0
        ? `${plural(known.length, 'file')} had already been imported`
        : 'No orders were imported';
  return [
    title,
    [
      ...(known.length > 0 && fresh > 0
        ? [`${plural(known.length, 'file')} had already been imported.`]
        : []),
      ...rows
        .filter((row) => !row.counts && row.why !== undefined && !bad.includes(row))
        .slice(0, 3)
        .map(({ name, why }) => `${name} does not count. ${why ?? ''}`),
      ...rows
        .filter(
          (row) =>
            row.counts &&
            row.why !== undefined &&
            !rows.some((other) => !other.counts && other.why !== undefined && other.seat === row.seat),
        )
        .slice(0, 3)
        .map(({ name, why }) => `${name} counts. ${why ?? ''}`),
      ...(bad.length === 0
        ? []
        : [`${plural(bad.length, 'file')} cannot be used: the list of files says why.`]),
    ].join(' '),
  ];
}
