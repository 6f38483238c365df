import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { OutLetter } from '../../../ports/game/post.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { momentBoth, zoneOf } from '../../deadline.ts';
import { policyOf } from '../policy/policy.ts';
import { askedName } from '../../turnFiles.ts';
import { type AskedSeat, lettersOfQuestions, openSeats, questionsOf, waitingOf } from '../turns/waiting.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

export interface QuestionsPosted {
  readonly letters: readonly OutLetter[];
  /** Seats that are asked, and without a known address. */
  readonly without: readonly SeatId[];
}

/**
 * Puts the open questions of the run that waits into the outbox: a letter to the player of each seat that is asked, and one to whoever stands in.
 * Doing so again makes no new letters unless the file or the address has changed; unsent letters with files that were replaced are withdrawn.
 */
export function postQuestions(store: GameStore, clock: Clock): Outcome<QuestionsPosted> {
  const waiting = waitingOf(store);
  if (waiting === undefined) return bad([unreadable('nothing-waits', { turn: store.turn() })]);
  const letters: OutLetter[] = [];
  const without: SeatId[] = [];
  for (const asked of openSeats(waiting)) {
    const file = questionsOf(store, asked);
    if (file === undefined) continue;
    const player = store.seats().find(({ seat }) => seat === asked.seat);
    const standIn = store.standIns().find(({ seat }) => seat === asked.seat);
    const addresses = [player?.address ?? '', standIn?.address ?? ''].filter((address) => address !== '');
    if (addresses.length === 0) without.push(asked.seat);
    const { until } = waiting;
    const said =
      until === undefined ? undefined : momentBoth(until, clock.now(), zoneOf(policyOf(store).due));
    for (const to of addresses) letters.push(posted(store, clock, asked, { to, file, until: said }));
  }
  return good({ letters, without });
}

function posted(
  { post, facts, turn: now }: GameStore,
  clock: Clock,
  { seat, count, digest = '' }: AskedSeat,
  { to, file, until }: { readonly to: string; readonly file: Uint8Array; readonly until: string | undefined },
): OutLetter {
  const [turn, at] = [now(), clock.now()];
  const ours = lettersOfQuestions(turn, seat);
  const key = `${ours}${count} ${digest.slice(0, 16)} ${to.toLowerCase()}`;
  for (const old of post.letters(turn)) {
    const isOld = old.key.startsWith(ours) && !old.key.startsWith(`${ours}${count} ${digest.slice(0, 16)} `);
    if (isOld && old.state === 'waiting')
      post.move(old.number, 'waiting', { state: 'withdrawn', said: 'Other questions take their place.' });
  }
  const name = askedName({ game: facts.game, turn, seat }, 'questions', count);
  return post.add({
    key,
    turn,
    seat,
    kind: 'word',
    to,
    at,
    next: at,
    subject: `${facts.title}: questions in turn ${turn}`,
    body: textOf(facts, { turn, name, until }),
    file: { name, bytes: file },
  });
}

const textOf = (
  { title, game, address }: GameStore['facts'],
  {
    turn,
    name,
    until,
  }: {
    readonly turn: number;
    readonly name: string;
    readonly until: string | undefined;
  },
): string =>
  [
    `Turn ${turn} of ${title} (game ${game}) waits for your answers. The questions are in the attached file ${name}.`,
    'Open it with Sealed Orders, where you already have the turn, and answer there. Nobody else can read it. Your orders stay as they are, and answers cannot be changed once they have arrived.',
    `Send the answers file ${address === '' ? 'to the game master' : `to ${address}`}${until === undefined ? '.' : `before ${until}: after that the turn continues without it.`}`,
  ].join('\n\n');
