import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/ids.ts';
import { address, personName } from '#contract/gm/shapes.ts';
import { seatName } from '#contract/keys.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, list, object, record } from '#kernel/codec/shapes.ts';
import { tidyLine } from '#kernel/codec/tidyLine.ts';
import type { Problem } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { StoredSeat } from '../../../ports/game/people.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { PrivateKeys, Sealing } from '../../../ports/sealing.ts';
import { fileName, standInName } from '../../turnFiles.ts';
import { locked } from '../game/locked.ts';
import { doneBy, memoOf } from '../schedule/policy.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { givenReason } from '../intake/reason.ts';
import type { Invitation } from '../report/results.ts';
import { digestOf, fileOf } from '../report/results.ts';
import { endStandIn } from '../running/standIns.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** Who plays or stands in, and where his mail goes; both may be empty. */
export interface Person {
  readonly player: string;
  readonly address: string;
}

/** Names are shown to everybody: one that is blank or cannot be read is refused. No name at all is none. */
export const namedTidily = ({ player }: Pick<Person, 'player'>): Outcome<undefined> =>
  tidyLine(200, 0).parse(player).ok ? good(undefined) : bad([unreadable('untidy-name/player')]);

/** A file to be handed to one person alone. */
export interface HandedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Ports {
  readonly sealing: Sealing;
  readonly clock: Clock;
}
interface GameAt {
  readonly store: GameStore;
  readonly ruleset: SomeRuleset;
}

const open: Invitation = { kind: 'open' };

/** Changes the name or address of a seat's player, who goes on with his keys. */
export function setPlayer(
  { clock }: Pick<Ports, 'clock'>,
  store: GameStore,
  seat: SeatId,
  person: Person,
  who?: string,
): Outcome<undefined> {
  const found = seatIn(store, seat);
  if (!found.ok) return found;
  const named = namedTidily(person);
  if (!named.ok) return named;
  store.together(() => {
    store.setPlayer(seat, person);
    store.note({ at: clock.now(), what: `${seat} is played by ${said(person)}.`, ...doneBy(who) });
  });
  return good(undefined);
}

/**
 * Gives a seat to another player for good: new keys, and the results of the turn being ordered as an invitation with them. What the
 * old player has opens and signs nothing from now on; his orders of this turn go on to count until others come or they are set aside. Nobody
 * stands in for the seat any more. Returns the invitation, for the new player alone.
 */
export async function replacePlayer(
  { sealing, clock }: Ports,
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
  const named = namedTidily(person);
  if (!named.ok) return named;
  const reason = givenReason(why);
  if (!reason.ok) return reason;
  return locked(clock, store, `giving ${seat} to another player`, async () => {
    const keys = await sealing.newKeys();
    const made = await invitationOf(sealing, { store, ruleset }, seat, keys.privately, closing);
    store.together(() => {
      endStandIn(clock, store, seat, 'a new player has come', who);
      noteLeaving(store, found.value);
      store.setPlayer(seat, person);
      store.setKeys(seat, keys);
      store.putResults(store.turn(), {
        seat,
        body: made.body,
        file: made.bytes,
        digest: digestOf(made.bytes),
      });
      store.setMemo('joined', { ...joinedOf(store), [seat]: store.turn() });
      store.note({
        at: clock.now(),
        what: `Turn ${store.turn()}: ${seat} was given to ${said(person)}. ${reason.value}`,
        ...doneBy(who),
      });
    });
    return good({ name: made.name, bytes: made.bytes });
  });
}

/**
 * Lets somebody order for a seat while its player is away (GE 177). He has keys of his own; the results of the turn being ordered are an
 * invitation for him, those of later turns are closed to him as well. Returns that invitation, for him alone.
 */
export async function setStandIn(
  { sealing, clock }: Ports,
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
  const named = namedTidily(person);
  if (!named.ok) return named;
  return locked(clock, store, `letting somebody stand in for ${seat}`, async () => {
    const keys = await sealing.newKeys();
    const turn = store.turn();
    const { bytes, name } = await invitationOf(sealing, { store, ruleset }, seat, keys.privately, closing);
    store.together(() => {
      endStandIn(clock, store, seat, 'another does', who);
      store.putCopy(turn, { seat, file: bytes, digest: digestOf(bytes) });
      store.setStandIn(seat, { ...person, since: turn, ...keys });
      store.note({
        at: clock.now(),
        what: `Turn ${turn}: ${said(person)} stands in for ${seat}.`,
        ...doneBy(who),
      });
    });
    return good({ name: standInName(name), bytes });
  });
}

/** The player is back. */
export function endStandingIn(
  { clock }: Pick<Ports, 'clock'>,
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

const joined = record<SeatId, number>(integer(1, 1_000_000), 1_000);
/** Since which turn a seat has the player that it was given to later, by seat. */
export const joinedOf = (store: GameStore): Readonly<Record<SeatId, number>> =>
  memoOf(store, 'joined', joined) ?? {};

const left = list(
  object({ seat: seatName, player: personName, address, until: integer(0, 1_000_000) }),
  10_000,
);
/** Who had a seat once, oldest first, each up to the turn before `until`. */
export const formerPlayersOf = (store: GameStore): Of<typeof left> =>
  memoOf(store, 'former players', left) ?? [];

const noteLeaving = (store: GameStore, { seat, player, address: to }: StoredSeat): void =>
  store.setMemo('former players', [
    ...formerPlayersOf(store),
    { seat, player, address: to, until: store.turn() },
  ]);

async function invitationOf(
  sealing: Sealing,
  { store, ruleset }: GameAt,
  seat: SeatId,
  keys: PrivateKeys,
  closing: Invitation,
): Promise<HandedFile & { readonly body: unknown }> {
  const turn = store.turn();
  const { facts } = store;
  const results = store.results(turn).find((one) => one.seat === seat);
  if (results === undefined) throw new Error(`${seat} has no results of turn ${turn}`);
  const bytes = await fileOf(
    sealing,
    { facts, ruleset, turn },
    seat,
    { ...(results.body as ResultsBody), keys },
    closing,
  );
  return { body: results.body, bytes, name: fileName({ game: facts.game, turn, seat }, 'results') };
}

export function seatIn(store: GameStore, seat: SeatId): Outcome<StoredSeat> {
  const found = store.seats().find((one) => one.seat === seat);
  return found === undefined ? bad([noSuchSeat(seat)]) : good(found);
}

const noSuchSeat = (seat: SeatId): Problem =>
  unreadable('no-such-seat', {
    seat,
  });
const said = ({ player, address }: Person): string =>
  `${player === '' ? 'nobody' : player}${address === '' ? '' : ` <${address}>`}`;
