import { digest } from '#kernel/codec/digest.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ResultsCopy } from '../../../ports/game/results.ts';
import type { OutLetter } from '../../../ports/game/post.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { fileName } from '../../turnFiles.ts';
import type { Gm } from '../gm.ts';
import { momentIn } from '../../deadline.ts';
import { dueNow } from '../schedule/clock.ts';
import { waitsUntil } from '../schedule/holidays.ts';
import { ordersDueSaid } from '../schedule/reminders.ts';
import { absentTold } from '../turns/howText.ts';
import { copiesNow } from '../turns/parts.ts';
import { byNewest, tellingTurn } from '../results/publish.ts';
import { relayHint, wishesOf } from '../policy/wishes.ts';
import { isSealedInvitation } from '../results/signedUp.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

export interface ResultsPosted {
  readonly letters: readonly OutLetter[];
  /** Seats without a known address. */
  readonly without: readonly SeatId[];
}

export interface ResultsWish {
  /** The turn that them are for; by default that of the newest. */
  readonly turn?: number;
  readonly seats?: readonly SeatId[];
  /** Send them again if they were sent already. */
  readonly afresh?: boolean;
}

/**
 * Puts the results of a turn into the outbox, one letter for each seat with an address, one for each
 * stand-in and one for each further player. Doing so again makes no new letters unless the file or the address has changed; unsent letters
 * with results of an earlier run of the turn are withdrawn.
 */
export function postResults(
  gm: Pick<Gm, 'store' | 'standing' | 'ruleset'>,
  clock: Clock,
  { turn = tellingTurn(gm.store), seats, afresh = false }: ResultsWish = {},
): Outcome<ResultsPosted> {
  const { store } = gm;
  const results = store.results(turn).filter(({ seat }) => seats?.includes(seat) ?? true);
  if (results.length === 0) return bad([unreadable('no-such-turn/seats', { turn, now: store.turn() })]);
  const letters: OutLetter[] = [];
  const without: SeatId[] = [];
  for (const { seat, file, body, digest: resultsDigest } of results) {
    const rerun = rerunIn(body);
    const address = store.seats().find((one) => one.seat === seat)?.address ?? '';
    const said = newsOf(gm, { turn, seat, body }, clock.now());
    if (address === '') without.push(seat);
    else
      letters.push(
        posted(store, clock, {
          turn,
          seat,
          to: address,
          file,
          resultsDigest,
          rerun,
          said,
          afresh,
          invites: isOpenInvitation(file) || isSealedInvitation(store, turn, seat),
          key: keyOf(turn, seat, rerun).trimEnd(),
        }),
      );
    for (const { copy, to, key } of copiesOf(store, turn, seat))
      letters.push(
        posted(store, clock, {
          turn,
          seat,
          to,
          rerun,
          said,
          afresh,
          invites: isOpenInvitation(copy.file),
          file: copy.file,
          resultsDigest: copy.digest,
          key: `${key} ${rerun}`,
        }),
      );
  }
  return good({ letters, without });
}

/** What a letter with results says besides: of the current turn, when orders are due, and that the computer leads the seat for want of them. */
function newsOf(
  gm: Pick<Gm, 'store' | 'standing' | 'ruleset'>,
  { turn, seat, body }: { readonly turn: number; readonly seat: SeatId; readonly body: unknown },
  now: string,
): readonly string[] {
  if (turn !== gm.store.turn()) return [];
  const { absent } = body as ResultsBody;
  const said = [ordersDueSaid(gm, seat, now), relayHint(gm.store)];
  const waits = waitsUntil(gm.store, dueNow(gm.store).due);
  return [
    ...(absent === undefined
      ? []
      : [phraseText(absentTold(gm.ruleset.presentation.words.seat, absent).phrase)]),
    ...said.filter((line) => line !== undefined),
    ...(waits === undefined
      ? []
      : [`A player has a holiday, and the turn waits until ${momentIn(waits, now)}.`]),
  ];
}

/** The copies of a seat’s results, for its stand-in and for those who share it, with their addresses. */
function copiesOf(
  store: GameStore,
  turn: number,
  seat: SeatId,
): readonly { readonly copy: ResultsCopy; readonly to: string; readonly key: string }[] {
  const standIn = store.standIns().find((one) => one.seat === seat);
  const all = [
    ...store
      .copies(turn)
      .map((copy) => ({ copy, to: standIn?.address ?? '', key: `stand-in's results ${turn} ${seat}` })),
    ...copiesNow(store, turn).map(({ copy, to }) => ({
      copy,
      to,
      key: `player ${copy.fellow}'s results ${turn} ${seat}`,
    })),
  ];
  return all.filter(({ copy, to }) => copy.seat === seat && to !== '');
}

/** The letters that bring the results of a turn to a seat, as they are after its last run. */
export function lettersOfResults(store: GameStore, turn: number, seat: SeatId): readonly OutLetter[] {
  const body = store.results(turn).find((one) => one.seat === seat)?.body;
  const key = keyOf(turn, seat, body === undefined ? 0 : rerunIn(body));
  return store.post.letters(turn).filter((letter) => letter.key.startsWith(key));
}

/** Seats with an address whose newest results are in no letter. */
export function unmailedOf(store: GameStore): readonly SeatId[] {
  const addressed = store
    .seats()
    .filter(({ address }) => address !== '')
    .map(({ seat }) => seat);
  return byNewest(store, addressed).flatMap(({ turn, seats = [] }) =>
    seats.filter((seat) => lettersOfResults(store, turn, seat).length === 0),
  );
}

/** Which run these results tell of, from 1, where there was one before: of a run that was taken back, those of its seats alone. */
const rerunIn = (body: unknown): number => (body as ResultsBody).rerun ?? 0;

const keyOf = (turn: number, seat: SeatId, rerun: number): string => `results ${turn} ${seat} ${rerun} `;

interface Posting {
  readonly turn: number;
  readonly seat: SeatId;
  readonly to: string;
  readonly file: Uint8Array;
  /** The digest of the results. */
  readonly resultsDigest: string;
  readonly rerun: number;
  /** What else the letter says. */
  readonly said: readonly string[];
  /** It brings the keys of the seat. */
  readonly invites: boolean;
  readonly afresh: boolean;
  /** The beginning of the letter's key. */
  readonly key: string;
}

function posted(
  store: GameStore,
  clock: Clock,
  { turn, seat, to, file, resultsDigest, rerun, said, afresh, invites, key: kind }: Posting,
): OutLetter {
  const { post, facts } = store;
  const at = clock.now();
  const first = `${kind} ${digest(`${resultsDigest} ${to}`).slice(0, 16)}`;
  const alike = post.letters(turn).filter(({ key }) => key === first || key.startsWith(`${first} again `));
  const underWay = alike.find(({ state }) => state !== 'sent' && state !== 'failed' && state !== 'withdrawn');
  const key = afresh && alike.length > 0 ? (underWay?.key ?? `${first} again ${alike.length}`) : first;
  const whose = kind.slice(0, kind.lastIndexOf(' '));
  for (const old of post.letters(turn)) {
    if (old.state !== 'waiting' || !old.key.startsWith(`${whose} `) || old.key.startsWith(first)) continue;
    post.move(old.number, 'waiting', {
      state: 'withdrawn',
      said: 'Other results of this turn take its place.',
    });
  }
  const name = fileName({ game: facts.game, turn, seat }, 'results');
  return post.add({
    key,
    turn,
    seat,
    kind: 'results',
    to,
    subject: `${facts.title}: turn ${turn}${rerun === 0 ? '' : ' (run again)'}`,
    body: textOf(facts, wishesOf(store).program, { turn, rerun, said, name, file, invites }),
    file: { name, bytes: file },
    at,
    next: at,
  });
}

/** What opens an invitation, in a sentence. */
const openedWith = {
  open: '',
  passphrase: ' It opens with a passphrase, which the game master will send you in another way.',
  age: ' It opens only on the computer where you made your sign-up form.',
} as const;

const sealedIn = (file: Uint8Array) => {
  const parts = splitFile(file);
  return parts.ok ? parts.value.header.sealed : 'age';
};
const isOpenInvitation = (file: Uint8Array): boolean => sealedIn(file) !== 'age';

function textOf(
  { title, game, address }: GameStore['facts'],
  program: string | undefined,
  {
    turn,
    rerun,
    said,
    name,
    file,
    invites,
  }: Pick<Posting, 'turn' | 'rerun' | 'said' | 'file' | 'invites'> & { readonly name: string },
): string {
  const sealed = sealedIn(file);
  return [
    invites
      ? `The attached file ${name} is your invitation to ${title} (game ${game}) and begins turn ${turn} for you.`
      : `The attached file ${name} begins turn ${turn} of ${title} (game ${game}) for you.`,
    invites
      ? `Open it with Sealed Orders. It contains your keys for the game: keep it, and share it with nobody.${openedWith[sealed]}`
      : 'Open it with Sealed Orders. Nobody else can read it; do not pass it on.',
    ...(invites && program !== undefined
      ? [`If you do not have Sealed Orders yet, get it here first: ${program}`]
      : []),
    ...(rerun === 0
      ? []
      : [`The previous turn was run again: this file replaces the one you had for turn ${turn}.`]),
    address === '' ? 'Send your orders to the game master.' : `Send your orders to ${address}.`,
    ...said,
  ].join('\n\n');
}
