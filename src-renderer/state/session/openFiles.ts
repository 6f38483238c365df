import type { Out } from '#contract/calls.ts';
import type { TurnKey } from '#contract/keys.ts';
import { inOpeningOrder } from '#kernel/files/openingOrder.ts';
import { phrase, phraseText, plural } from '#kernel/words/phrase.ts';
import { type FileContents, fromBase64 } from '../../bridge/shell.ts';
import { gameOffersOf } from './gameOffers.svelte.ts';
import type { SessionCore } from '../sessionCore.ts';

/** Endings of what a player may open. */
export const openable = [
  '.new',
  '.questions',
  '.orders',
  '.map',
  '.upgrade',
  '.game',
  '.zip',
  '.gz',
  '.eml',
  '.mbox',
] as const;

/** Letters of base64 that hold the open header of a file. */
const headLetters = 5_600;

type Opened = Exclude<Out<'file.open'>, { readonly what: 'game' }>;

/** Takes in files that the player chose or dropped, in the order that works; returns the turn to show, which is that of the last results or orders. */
export async function openFiles(
  session: SessionCore,
  files: readonly FileContents[],
): Promise<TurnKey | undefined> {
  const { bridge, toasts, waiting } = session;
  let last: TurnKey | undefined;
  const taken: (Opened & Pick<FileContents, 'name'>)[] = [];
  if (files.length > 0) toasts.settle('files');
  for (const file of inOpeningOrder(files, ({ base64 }) => fromBase64(base64.slice(0, headLetters)))) {
    const opened = await waiting.for(`Opening ${file.name}`, bridge.client['file.open'](file));
    if (!opened.ok) toasts.problems(`${file.name} was not opened`, opened.fault, 'files');
    else if (opened.value.what === 'game') gameOffersOf(session).add(file.name, opened.value.offered);
    else {
      if (opened.value.what !== 'upgrade') last = opened.value.key;
      taken.push({ ...opened.value, name: file.name });
    }
  }
  const tone = taken.every(isGoodNews) ? 'good' : 'bad';
  if (taken.length === 1) for (const one of taken) toasts.show(tone, one.name, newsOf(one));
  else if (taken.length > 1)
    toasts.show(tone, `${plural(taken.length, 'file')} imported`, countedNews(taken));
  return last;
}

/** Says what came of a file that was opened from outside the page; returns the turn to show. The results or orders of a turn say it by being shown. */
export function tellArrived(
  session: SessionCore,
  { name, opened, problems }: Out<'file.arrived'>[number],
): TurnKey | undefined {
  const { toasts } = session;
  if (opened === undefined) toasts.problems(`${name} was not opened`, problems, 'files');
  else if (opened.what === 'game') gameOffersOf(session).add(name, opened.offered);
  else {
    if (opened.what === 'upgrade' || opened.what === 'map') toasts.show('good', name, newsOf(opened));
    return opened.what === 'upgrade' ? undefined : opened.key;
  }
  return undefined;
}

/** The message about several files: how many there are of each sort. */
const countedNews = (taken: readonly Opened[]): string =>
  [...Map.groupBy(taken, (one) => counted[sortOf(one)])]
    .map(([said, { length: count }]) => phraseText(phrase(said, { count })))
    .join(' ');

const sortOf = (opened: Opened): keyof typeof counted =>
  'news' in opened && opened.news !== 'new' ? opened.news : opened.what;

const counted = {
  results: '{count|results file|results files} added.',
  orders: '{count|file|files} of saved orders opened.',
  questions: '{count|file|files} of questions opened.',
  upgrade: '{count|upgrade|upgrades} installed.',
  map: '{count|map|maps} of other players added.',
  'already-here': '{count|file was|files were} already in the library.',
  'older-turn': '{count|file|files} of older turns kept as history.',
  'different-results':
    '{count|file of other results|files of other results} for turns that the library already has, kept beside them.',
} as const;

/** The message about a file that was taken in. */
export function newsOf(opened: Opened): string {
  if (opened.what === 'upgrade') return `${opened.pack.title} is installed.`;
  if (opened.what === 'map' && opened.news === 'new') return `The map of ${opened.byName} is added.`;
  const words = {
    new: {
      results: 'New results added.',
      orders: 'Saved orders opened.',
      questions: 'Questions from your game master opened.',
      map: 'A map of another player is added.',
    }[opened.what],
    'already-here': 'It was already in the library.',
    'older-turn': 'It is an older turn: it is kept as history.',
    'different-results':
      'Other results for this turn are in the library already. This file is kept beside them.',
  } as const;
  return words[opened.news];
}

const isGoodNews = (opened: Opened): boolean => !('news' in opened) || opened.news !== 'different-results';
