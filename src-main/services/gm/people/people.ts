import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { address, personName } from '#contract/shapes.ts';
import { seatName } from '#contract/keys.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, list, object } from '#kernel/codec/shapes.ts';
import { tidyLine } from '#kernel/codec/tidyLine.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { StoredSeat } from '../../../ports/game/people.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { PrivateKeys, Sealing } from '../../../ports/sealing.ts';
import { fileName, standInName } from '../../turnFiles.ts';
import { askedAnew, readersOf } from '../asking/questionsFile.ts';
import type { FilePorts, GameAt } from '../game/gameAt.ts';
import { booksIn } from '../game/books.ts';
import { locked } from '../game/locked.ts';
import { doneBy } from '../policy/policy.ts';
import { givenReason } from '../policy/reason.ts';
import type { Invitation } from '../results/results.ts';
import { digestOf, fileOf, withBooks } from '../results/results.ts';
import { endStandIn } from '../policy/standIns.ts';
import { joinedOf } from '../schedule/misses.ts';
import { isAddress } from '../../mail/check.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { theSeat } from '../named.ts';
import { capital } from '#kernel/words/phrase.ts';
import { unreadable as wrongMail } from '#contract/refusals/mail.ts';

/** A player or stand-in, and their mail address; either may be empty. */
export interface Person {
  readonly player: string;
  readonly address: string;
}

/**
 * What every name and address of a person is asked before it is stored. Names are shown to everybody, so a blank or unreadable one is refused;
 * letters go to addresses, so only one address and nothing else is taken. Either may be empty: nobody, or nowhere.
 */
export function soundPerson({ player, address: to }: Person): Outcome<undefined> {
  if (!tidyLine(200, 0).parse(player).ok) return bad([unreadable('untidy-name/player')]);
  return soundAddress(to);
}

/** Whether it is one mail address, or none. */
export const soundAddress = (to: string): Outcome<undefined> =>
  to === '' || isAddress(to) ? good(undefined) : bad([wrongMail('bad-address', { address: to })]);

/** A file for one person only. */
export interface HandedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const open: Invitation = { kind: 'open' };

/** Changes the name or address of a seat's player, whose keys stay the same. */
export function setPlayer(
  { clock }: Pick<FilePorts, 'clock'>,
  store: GameStore,
  seat: SeatId,
  person: Person,
  who?: string,
): Outcome<undefined> {
  const found = seatIn(store, seat);
  if (!found.ok) return found;
  const named = soundPerson(person);
  if (!named.ok) return named;
  store.together(() => {
    store.setPlayer(seat, person);
    store.note({
      at: clock.now(),
      what: `${capital(theSeat(store, seat))} is played by ${said(person)}.`,
      ...doneBy(who),
    });
  });
  return good(undefined);
}

/**
 * Gives a seat to another player for good, with new keys and an invitation: the results of the turn that it
 * orders. The old player's keys no longer open or sign anything; the orders they sent this turn count until
 * others come in or they are set aside. Any stand-in's term ends. Returns the invitation, for the new player
 * only. What the seat is asked in the middle of the turn is asked of the new player; answers that are in stand.
 */
export async function replacePlayer(
  { sealing, clock }: FilePorts,
  { store, ruleset }: GameAt,
  seat: SeatId,
  {
    person,
    why,
    closing = open,
    who,
  }: { readonly person: Person; readonly why: string; readonly closing?: Invitation; readonly who?: string },
): Promise<Outcome<HandedFile>> {
  const found = seatIn(store, seat);
  if (!found.ok) return found;
  const named = soundPerson(person);
  if (!named.ok) return named;
  const reason = givenReason(why);
  if (!reason.ok) return reason;
  return locked(clock, store, `giving ${theSeat(store, seat)} to another player`, async () => {
    const keys = await sealing.newKeys();
    const all = await invitationsOf(sealing, { store, ruleset }, seat, keys.privately, closing);
    const [{ digest: basis }, { turn, name, bytes }] = [all[0], all.at(-1) ?? all[0]];
    const ask = await askedAnew(sealing, store, ruleset, seat, { recipient: keys.publicly.seal, basis });
    store.together(() => {
      ask?.();
      endStandIn(clock, store, seat, 'a new player has come', who);
      noteLeaving(store, found.value, turn);
      store.setPlayer(seat, person);
      store.setKeys(seat, keys);
      for (const one of all)
        store.putResults(one.turn, { seat, body: one.body, file: one.bytes, digest: one.digest });
      store.setMemo('joined', { ...joinedOf(store), [seat]: turn });
      store.note({
        at: clock.now(),
        what: `Turn ${store.turn()}: ${theSeat(store, seat)} was given to ${said(person)}. ${reason.value}`,
        ...doneBy(who),
      });
    });
    return good({ name, bytes });
  });
}

/**
 * Lets a stand-in order for a seat while its player is away. The stand-in has keys of their own: the
 * results of the current turn become their invitation, and they get a copy of later results. Returns
 * the invitation, for the stand-in only.
 */
export async function setStandIn(
  { sealing, clock }: FilePorts,
  { store, ruleset }: GameAt,
  seat: SeatId,
  {
    person,
    closing = open,
    who,
  }: { readonly person: Person; readonly closing?: Invitation; readonly who?: string },
): Promise<Outcome<HandedFile>> {
  const found = seatIn(store, seat);
  if (!found.ok) return found;
  if (person.player.trim() === '') return bad([unreadable('no-name/stand-in', { seat })]);
  const named = soundPerson(person);
  if (!named.ok) return named;
  return locked(clock, store, `letting somebody stand in for ${theSeat(store, seat)}`, async () => {
    const keys = await sealing.newKeys();
    const all = await invitationsOf(sealing, { store, ruleset }, seat, keys.privately, closing);
    const [{ digest: copy }, { turn, name, bytes }] = [all[0], all.at(-1) ?? all[0]];
    const player = readersOf(store, seat);
    const readers = player && { ...player, copy, copyTo: keys.publicly.seal };
    const ask = readers && (await askedAnew(sealing, store, ruleset, seat, readers));
    store.together(() => {
      ask?.();
      endStandIn(clock, store, seat, 'another does', who);
      for (const one of all) store.putCopy(one.turn, { seat, file: one.bytes, digest: one.digest });
      store.setStandIn(seat, { ...person, since: turn, ...keys });
      store.note({
        at: clock.now(),
        what: `Turn ${store.turn()}: ${said(person)} stands in for ${theSeat(store, seat)}.`,
        ...doneBy(who),
      });
    });
    return good({ name: standInName(name), bytes });
  });
}

/** Ends a stand-in's term: the player is back. */
export function endStandingIn(
  { clock }: Pick<FilePorts, 'clock'>,
  store: GameStore,
  seat: SeatId,
  who?: string,
): Outcome<undefined> {
  const found = seatIn(store, seat);
  if (!found.ok) return found;
  if (!store.standIns().some((one) => one.seat === seat)) return bad([unreadable('no-stand-in', { seat })]);
  endStandIn(clock, store, seat, 'the game master said so', who);
  return good(undefined);
}

const left = list(
  object({ seat: seatName, player: personName, address, until: integer(0, 1_000_000) }),
  10_000,
);
/** Former players of seats, oldest first, each up to the turn before `until`. */
export const formerPlayersOf = (store: GameStore): Of<typeof left> =>
  store.memoAs('former players', left) ?? [];

const noteLeaving = (store: GameStore, { seat, player, address: to }: StoredSeat, until: number): void =>
  store.setMemo('former players', [...formerPlayersOf(store), { seat, player, address: to, until }]);

interface MadeInvitation extends HandedFile {
  readonly turn: number;
  readonly body: unknown;
  readonly digest: string;
}

/**
 * The results of the current turn as an invitation, and behind them those of the turn to come, if a run that is over has told the seat: it orders
 * that one. Should the run be taken back, the seat orders the current turn again.
 */
async function invitationsOf(
  sealing: Sealing,
  { store, ruleset }: GameAt,
  seat: SeatId,
  keys: PrivateKeys,
  closing: Invitation,
): Promise<readonly [MadeInvitation, ...MadeInvitation[]]> {
  const { facts } = store;
  const at = async (turn: number): Promise<MadeInvitation | undefined> => {
    const results = store.results(turn).find((one) => one.seat === seat);
    if (results === undefined) return undefined;
    const { body } = results;
    const told = { ...withBooks(ruleset, booksIn(store), body as ResultsBody), keys };
    const bytes = await fileOf(sealing, { facts, ruleset, turn }, seat, told, closing);
    const name = fileName({ game: facts.game, turn, seat }, 'results');
    return { turn, body, bytes, digest: digestOf(bytes), name };
  };
  const now = await at(store.turn());
  if (now === undefined) throw new Error(`${seat} has no results of turn ${store.turn()}`);
  const next = await at(store.turn() + 1);
  return next === undefined ? [now] : [now, next];
}

export function seatIn(store: GameStore, seat: SeatId): Outcome<StoredSeat> {
  const found = store.seats().find((one) => one.seat === seat);
  return found === undefined ? bad([unreadable('no-such-seat', { seat })]) : good(found);
}
const said = ({ player, address }: Person): string =>
  `${player === '' ? 'nobody' : player}${address === '' ? '' : ` <${address}>`}`;
