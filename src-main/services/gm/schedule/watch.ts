import { digest } from '#kernel/codec/digest.ts';
import { text } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/ids.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Post } from '../../../ports/game/post.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Files, ListedFile } from '../../../ports/files.ts';
import { momentBoth, momentIn, readDeadline } from '../../deadline.ts';
import type { Gm } from '../gm.ts';
import { largestFile } from '../../turnFiles.ts';
import { dueOf, nextDeed, reminderDue, situationOf } from './clock.ts';
import { endedOf, memoOf, openedAt, policyOf, setNoted } from './policy.ts';
import { postResults } from '../post/results.ts';
import type { Busy } from '../running/run.ts';
import type { RunOutcome } from '../running/runTurn.ts';
import { wishesOf } from '../post/wishes.ts';
import { markReminded, wasReminded } from './reminders.ts';
import type { GameStanding, Standing } from '../intake/standing.ts';
import { silentOf, tallied } from '../intake/standing.ts';
import type { OrdersGiven } from '../intake/takeOrders.ts';

/** What a watched game goes by, besides its policy. */
export interface WatchNeeds {
  readonly clock: Clock;
  readonly files: Files;
  /** The folder into which orders come. */
  readonly orders?: string;
  /** The folder for results. */
  readonly out?: string;
  /** Orders that wait for a ruling are left to the rules, so that the turn does not wait for the game master. */
  readonly unjudged?: boolean;
}

/** What a watch remembers from one look to the next. */
export interface Watching {
  /** Files that were dealt with, as they were then. */
  readonly seen: Map<string, string>;
  /** What was said last of why nothing happens: it is said once. */
  said: string;
  /** What the game waits for, as of the last look. */
  waits: string;
  /** Turns whose results were written. */
  published: number;
}

export const newWatch = (): Watching => ({ seen: new Map(), said: '', waits: '', published: 0 });

/** A file that was changed in the last moments may still be being written. */
const settledMs = 2_000;

/**
 * One look: takes in what lies in the folder, unless the game is over, reminds those who have sent nothing, runs the turn when its time has come, and writes
 * the results. What happened, in lines; the same game and the same moment give the same.
 */
export async function tick(gm: Gm, needs: WatchNeeds, watching: Watching): Promise<readonly string[]> {
  const said = [...(await takeNew(gm, needs, watching))];
  const standing = gm.standing();
  said.push(...remind(gm, standing, needs.clock.now()));
  const { deed, why } = nextDeed(situationOf(gm.store, tallied(standing), needs.clock.now()));
  watching.waits = why;
  if (deed === 'run') said.push(...(await run(gm, needs, watching)));
  else if (why !== watching.said) {
    watching.said = why;
    said.push(why);
  }
  return [...said, ...(await publishNew(gm, needs, watching))];
}

async function takeNew(
  gm: Gm,
  { files, orders: folder, clock }: WatchNeeds,
  { seen }: Watching,
): Promise<readonly string[]> {
  // Its files are neither refused nor marked as seen: they come in should the game go on.
  if (folder === undefined || endedOf(gm.store) !== undefined) return [];
  const listed = await files.list(folder);
  if (!listed.ok) return listed.fault.map(({ phrase }) => phraseText(phrase));
  const now = Date.parse(clock.now());
  const isNew = ({ name, size, changed }: ListedFile): boolean =>
    /\.orders$/i.test(name) &&
    size <= largestFile &&
    seen.get(name) !== `${size} ${changed}` &&
    (now - changed >= settledMs || changed > now);
  const opened = Date.parse(openedAt(gm.store));
  const given: OrdersGiven[] = [];
  const said: string[] = [];
  for (const { name, size, changed } of listed.value
    .filter(isNew)
    .sort((a, b) => a.changed - b.changed || (a.name < b.name ? -1 : 1))) {
    const read = await files.read(`${folder}/${name}`, largestFile);
    // What did its work in an earlier turn, and was left lying there, is not orders for this one.
    const over = read.ok && changed < opened && wasTakenBefore(gm.store, read.value);
    if (read.ok && !over) given.push({ bytes: read.value, name, came: new Date(changed).toISOString() });
    else if (!read.ok && !seen.has(name)) said.push(...read.fault.map(({ phrase }) => phraseText(phrase)));
    seen.set(name, `${size} ${changed}`);
  }
  if (given.length === 0) return said;
  const before = new Set(gm.store.received(gm.store.turn()).map(({ number }) => number));
  const taken = (await gm.takeAll(given)).filter(({ number }) => !before.has(number));
  return [
    ...said,
    ...taken.map(
      ({ name, seat, verdict, reason }) =>
        `${name}: ${verdict}${seat === undefined ? '' : ` for ${seat}`}.${reason === undefined ? '' : ` ${reason}`}`,
    ),
  ];
}

/** Whether the file came in before. */
const wasTakenBefore = (store: GameStore, bytes: Uint8Array): boolean => {
  const mark = digest(bytes);
  return store.turns().some((turn) => store.receivedBefore(turn, mark) !== undefined);
};

/** Reminds those who have sent nothing, once for each time of the policy: by letter where the game is mailed, else the game master is told. */
function remind({ store }: Gm, standing: GameStanding, now: string): readonly string[] {
  const situation = situationOf(store, tallied(standing), now);
  const hours = reminderDue(situation);
  const { due } = dueOf(situation);
  if (hours === undefined || due === undefined || wasReminded(store, hours)) return [];
  const silent = silentOf(standing);
  const turn = store.turn();
  const letters = isMailed(store)
    ? silent.flatMap((one) => reminderTo(store, one, { key: `reminder ${turn} ${hours}`, due, now }) ?? [])
    : [];
  const written = letters.map(({ seat }) => seat).join(', ');
  const left = silent
    .filter(({ seat }) => letters.every((letter) => letter.seat !== seat))
    .map(({ seat }) => seat)
    .join(', ');
  store.together(() => {
    for (const letter of letters) store.post.add(letter);
    markReminded(
      store,
      silent.map(({ seat }) => seat),
      now,
      hours,
    );
    if (written !== '')
      store.note({ at: now, what: `Turn ${turn}: reminders were written to ${written}.`, who: 'timer' });
    if (left !== '')
      store.note({ at: now, what: `Turn ${turn}: a reminder is due to ${left}.`, who: 'timer' });
  });
  return [
    ...(written === '' ? [] : [`Reminders were written to ${written}.`]),
    ...(left === ''
      ? []
      : [`${hours} hours or less to the deadline, and no orders yet from ${left}: remind them.`]),
  ];
}

/** The letter that reminds whoever orders for a seat; undefined where nobody's address is known. `key` is what its own begins with. */
export function reminderTo(
  store: GameStore,
  { seat, player, address }: Standing,
  { key, due, now }: { readonly key: string; readonly due: string | undefined; readonly now: string },
): (Parameters<Post['add']>[0] & { readonly seat: SeatId }) | undefined {
  const standIn = store.standIns().find((one) => one.seat === seat);
  const to = standIn?.address ?? address;
  if (to === '') return undefined;
  const turn = store.turn();
  return {
    key: `${key} ${seat}`,
    turn,
    seat,
    kind: 'reminder',
    to,
    subject: reminderSubject(store, due, now),
    body: reminderText(store, standIn?.player ?? player, due, now),
    at: now,
    next: now,
  };
}

export const reminderSubject = (store: GameStore, due: string | undefined, now: string): string =>
  `${store.facts.title}: orders of turn ${store.turn()} are ${due === undefined ? 'missing' : due <= now ? 'overdue' : 'due soon'}`;

export function reminderText(store: GameStore, player: string, due: string | undefined, now: string): string {
  const hello = `${player === '' ? 'Hello' : `Hello ${player}`},\n\nno orders of yours for turn ${store.turn()} of ${store.facts.title} have come in yet.`;
  if (due === undefined) return `${hello} Please send them soon.\n`;
  const deadline = readDeadline(policyOf(store).due);
  const said = deadline.ok ? momentBoth(due, now, deadline.value.zone) : momentIn(due, now);
  return `${hello} They ${due <= now ? 'were' : 'are'} due on ${said}.\n`;
}

/** Whether letters of the game go out by a server. */
export const isMailed = (store: GameStore): boolean => wishesOf(store).server !== undefined;

async function run(
  gm: Gm,
  { clock, unjudged = false }: WatchNeeds,
  watching: Watching,
): Promise<readonly string[]> {
  const turn = gm.store.turn();
  const outcome = await gm.run({ waits: !unjudged, who: 'timer' });
  if (outcome.kind === 'ran') {
    // Letters wait in the outbox until mail is sent.
    if (isMailed(gm.store)) postResults(gm.store, clock);
    watching.waits = nextDeed(situationOf(gm.store, tallied(gm.standing()), clock.now())).why;
  }
  const line = runText(turn, outcome);
  if (line === '' || line === watching.said) return [];
  watching.said = line;
  return [line];
}

/** How a run ended, in a line; empty where the next look tries again. */
function runText(turn: number, outcome: RunOutcome | Busy): string {
  switch (outcome.kind) {
    case 'ran': {
      const without = outcome.missing.length === 0 ? '' : ` Without orders: ${outcome.missing.join(', ')}.`;
      return `Turn ${turn} was run; turn ${turn + 1} is being ordered.${without}`;
    }
    case 'questions':
      return `Turn ${turn} was not run: questions are open.`;
    case 'unjudged':
      return `Turn ${turn} was not run: orders wait for your ruling. «gm check» lists them.`;
    case 'overtaken':
      return '';
    case 'busy':
      return phraseText(outcome.problem.phrase);
  }
}

/** Writes results that were not written by this watch yet; those that lie there already are the same. */
async function publishNew(
  gm: Gm,
  { files, out }: WatchNeeds,
  watching: Watching,
): Promise<readonly string[]> {
  const turn = gm.store.turn();
  if (out === undefined || watching.published === turn) return [];
  const written = await gm.publish(files, out);
  if (!written.ok) return written.fault.map(({ phrase }) => phraseText(phrase));
  watching.published = turn;
  return [`${written.value.length} results files of turn ${turn} were written to ${out}.`];
}

const watched = text(1_000);
/** The folder that is watched while the program is open; empty for none. */
export const watchedOf = (store: GameStore): string => memoOf(store, 'watched', watched) ?? '';

export function setWatched(clock: Clock, store: GameStore, folder: string, who: string): void {
  setNoted(store, 'watched', folder === '' ? undefined : folder, {
    at: clock.now(),
    what: folder === '' ? 'No folder is watched any more.' : `Orders are taken from ${folder}.`,
    who,
  });
}
