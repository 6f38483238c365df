import { phraseText } from '#kernel/words/phrase.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Files, Folders } from '../../../ports/files.ts';
import type { Gm } from '../gm.ts';
import type { Lying } from '../intake/cameIn.ts';
import { cameIn, isNamedSo, isTooLarge, lyingIn } from '../intake/cameIn.ts';
import type { OrdersGiven } from '../intake/takeOrders.ts';
import { largestFile, seenIn } from '../../turnFiles.ts';
import { leftOver } from './leftOver.ts';
import { theSeat } from '../named.ts';
import { endedOf, openedAt } from '../policy/policy.ts';

/** A file that changed more recently than this may still be incomplete. */
const settledMs = 2_000;

interface FolderNeeds {
  readonly clock: Clock;
  readonly files: Files;
  readonly folders: Pick<Folders, 'folders'>;
  /** The folder in which orders arrive. */
  readonly orders?: string;
}

/**
 * Takes in what is new in the watched folder and its subfolders; `seen` are the files already handled, with their size and time. Returns
 * what happened, in lines.
 */
export async function takeNew(
  gm: Gm,
  { files, folders, orders: folder, clock }: FolderNeeds,
  { seen }: { readonly seen: Map<string, string> },
): Promise<readonly string[]> {
  // The files of a finished game are neither refused nor marked as seen: they come in if the game goes on.
  if (folder === undefined || endedOf(gm.store) !== undefined) return [];
  const listed = await lyingIn({ files, folders }, folder);
  if (!listed.ok) return listed.fault.map(({ phrase }) => phraseText(phrase));
  const now = Date.parse(clock.now());
  const isNew = (one: Lying): boolean =>
    seen.get(one.name) !== markOf(one) && (now - one.changed >= settledMs || one.changed > now);
  const opened = Date.parse(openedAt(gm.store));
  const [orders, answers]: [OrdersGiven[], OrdersGiven[]] = [[], []];
  const said: string[] = [];
  for (const one of listed.value.lying.filter(isNew)) {
    const { name, path, changed } = one;
    const read = isTooLarge(one) ? undefined : await files.read(path, largestFile);
    if (read === undefined)
      said.push(...(isNamedSo(name) ? [`${name}: skipped, larger than any orders file can be.`] : []));
    else if (!read.ok)
      said.push(...(seen.has(name) ? [] : read.fault.map(({ phrase }) => phraseText(phrase))));
    else {
      const came = await cameIn({ bytes: read.value, name, came: new Date(changed).toISOString() });
      const isLeft = (file: OrdersGiven): boolean => {
        const over = changed < opened ? leftOver(gm.store, file.name, seenIn(file)) : undefined;
        if (over !== undefined && over !== '') said.push(over);
        return over !== undefined;
      };
      orders.push(...came.orders.filter((file) => !isLeft(file)));
      answers.push(...came.answers.filter((file) => !isLeft(file)));
      if (came.isEmpty) said.push(`${name}: opened, but it contained no orders.`);
    }
    seen.set(name, markOf(one));
  }
  said.push(...(await takeNewAnswers(gm, answers)));
  if (orders.length === 0) return said;
  const before = new Set(gm.store.received(gm.store.turn()).map(({ number }) => number));
  const taken = (await gm.takeAll(orders)).filter(({ number }) => !before.has(number));
  return [
    ...said,
    ...taken.map(
      ({ name, seat, verdict, reason }) =>
        `${name}: ${verdict}${seat === undefined ? '' : ` for ${theSeat(gm.store, seat)}`}.${reason === undefined ? '' : ` ${reason}`}`,
    ),
  ];
}

const markOf = ({ size, changed }: Lying): string => `${size} ${changed}`;

async function takeNewAnswers(gm: Gm, answers: readonly OrdersGiven[]): Promise<readonly string[]> {
  const came = answers.length === 0 ? [] : await gm.takeAnswers(answers);
  const became = { taken: 'came in.', already: 'had come in before.', refused: 'refused.' } as const;
  return came.map(
    ({ name, seat, verdict, reason }) =>
      `${name}: answers of ${seat === undefined ? 'somebody' : theSeat(gm.store, seat)} ${became[verdict]}${reason === undefined ? '' : ` ${reason}`}`,
  );
}
