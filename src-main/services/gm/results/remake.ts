import type { ResultsBody } from '#kernel/files/bodies.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameFacts } from '../../../ports/game/facts.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { StandIn } from '../../../ports/game/people.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { fellowsIn } from '../turns/parts.ts';
import { digestOf, fileOf, invitationFor, sharedBody, withBooks } from './results.ts';
import { isSealedInvitation, signedUpOf } from './signedUp.ts';
import { fellowFile, ranBefore, sharesFrom } from './shares.ts';
import { booksIn } from '../game/books.ts';

type Keys = Pick<StandIn, 'privately' | 'publicly'>;
const open = { kind: 'open' } as const;

/** How the results of the current turn are to be remade. */
export interface Remaking {
  /** The facts of the game that the files are to state. */
  readonly facts: GameFacts;
  /** Changes a body; what it says about the turn must stay the same. */
  change(body: ResultsBody): ResultsBody;
}

/**
 * Remakes the results of the current turn, and the copies for stand-ins: an open invitation stays one,
 * everything else is sealed to its reader's key. Nothing is written yet; the returned function writes all of
 * it.
 */
export async function remade(
  sealing: Sealing,
  { store, ruleset }: { readonly store: GameStore; readonly ruleset: SomeRuleset },
  { facts, change }: Remaking,
): Promise<() => void> {
  const turn = store.turn();
  const puts: (() => void)[] = [];
  const bodies = new Map<SeatId, ResultsBody>();
  const books = booksIn(store);
  const fileFor = (
    seat: SeatId,
    plain: ResultsBody,
    before: Uint8Array,
    reader: Keys,
  ): Promise<Uint8Array> => {
    const body = withBooks(ruleset, books, plain);
    return closingOf(before) === 'open'
      ? fileOf(sealing, { facts, ruleset, turn }, seat, { ...body, keys: reader.privately }, open)
      : fileOf(sealing, { facts, ruleset, turn }, seat, body, {
          kind: 'age',
          recipient: reader.publicly.seal,
        });
  };
  const seats = new Map<SeatId, Keys>(store.seats().map((one) => [one.seat, one]));
  for (const { seat, body: raw, file: before } of store.results(turn)) {
    const reader = seats.get(seat);
    if (reader === undefined) continue;
    const body = change(raw as ResultsBody);
    const file =
      closingOf(before) === 'age' && isSealedInvitation(store, turn, seat)
        ? await fileOf(
            sealing,
            { facts, ruleset, turn },
            seat,
            { ...withBooks(ruleset, books, body), keys: reader.privately },
            invitationFor({ seat, publicly: reader.publicly }, signedUpOf(store), open),
          )
        : await fileFor(seat, body, before, reader);
    bodies.set(seat, body);
    puts.push(() => store.putResults(turn, { seat, body, file, digest: digestOf(file) }));
  }
  const standIns = new Map<SeatId, Keys>(store.standIns().map((one) => [one.seat, one]));
  for (const { seat, file: before } of store.copies(turn)) {
    const [reader, body] = [standIns.get(seat), bodies.get(seat)];
    if (reader === undefined || body === undefined) continue;
    const file = await fileFor(seat, body, before, reader);
    puts.push(() => store.putCopy(turn, { seat, file, digest: digestOf(file) }));
  }
  const before = ranBefore(store, ruleset);
  const shareOf = sharesFrom(store, turn, before);
  const fellows = fellowsIn(store.fellows(), turn);
  for (const { seat, fellow, file: was } of store.fellowCopies(turn)) {
    const reader = fellows.find((one) => one.seat === seat && one.number === fellow);
    const body = bodies.get(seat);
    if (reader === undefined || body === undefined) continue;
    const own = before === undefined ? undefined : fellowFile(before.loaded, seat, fellow);
    const theirs = sharedBody({ shareOf }, body, { seat, number: fellow, file: own });
    const file = await fileFor(seat, theirs, was, reader);
    puts.push(() => store.putCopy(turn, { seat, fellow, file, digest: digestOf(file) }));
  }
  return () => {
    for (const put of puts) put();
  };
}

/** Seats whose invitation to this turn is protected by a passphrase, which is not stored. */
export const underPassphrase = (store: GameStore): readonly SeatId[] =>
  [...store.results(store.turn()), ...store.copies(store.turn()), ...store.fellowCopies(store.turn())]
    .filter(({ file }) => closingOf(file) === 'passphrase')
    .map(({ seat }) => seat);

function closingOf(file: Uint8Array): string | undefined {
  const parts = splitFile(file);
  return parts.ok ? parts.value.header.sealed : undefined;
}
