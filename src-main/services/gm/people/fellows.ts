import type { ResultsBody } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Fellow } from '../../../ports/game/people.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { fellowName, fileName } from '../../turnFiles.ts';
import { waitingOf } from '../turns/waiting.ts';
import type { FilePorts, GameAt } from '../game/gameAt.ts';
import { booksIn } from '../game/books.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { locked } from '../game/locked.ts';
import { fellowsNow } from '../turns/parts.ts';
import type { Invitation } from '../results/results.ts';
import { digestOf, fileOf, sharedBody, withBooks } from '../results/results.ts';
import { ranBefore, sharesFrom } from '../results/shares.ts';
import { underWayNow } from '../turns/underWay.ts';
import { doneBy } from '../policy/policy.ts';
import type { HandedFile, Person } from './people.ts';
import { soundPerson, seatIn } from './people.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { theSeat } from '../named.ts';
import { unreadable as refusedFile } from '#contract/refusals/library.ts';

/** A scope of a seat, and who holds it; `number` absent: the seat’s own player. */
export interface HeldScope {
  readonly scope: string;
  readonly label: string;
  readonly number?: number;
}

/** Those who share a seat with its own player, by number. */
export const fellowsOf = (store: GameStore, seat: SeatId): readonly Fellow[] =>
  fellowsNow(store).filter((one) => one.seat === seat);

/** What can be handed out of a seat, from what it knows now; nothing where the rules divide no seat. */
export function scopesOf(
  { store, ruleset }: GameAt,
  seat: SeatId,
  { view }: Pick<LoadedTurn, 'view'> = loadTurn(ruleset, store),
): readonly HeldScope[] {
  const { sharing } = ruleset;
  if (sharing === undefined) return [];
  const fellows = fellowsOf(store, seat);
  return sharing.scopes(view(seat)).map(({ scope, label }) => {
    const holder = fellows.find(({ scopes }) => scopes.includes(scope))?.number;
    return { scope, label, ...defined({ number: holder }) };
  });
}

/**
 * Gives a part of a seat to a further player, with keys of their own, from the current turn on. The
 * results of that turn become their invitation, and they get a copy of later results. Returns the invitation,
 * for them only. Refused while the run of the turn has begun, where the rules divide no seat, and for scopes
 * that somebody else was handed.
 */
export async function addFellow(
  { sealing, clock }: FilePorts,
  game: GameAt,
  seat: SeatId,
  {
    person,
    scopes,
    closing = { kind: 'open' },
    who,
  }: {
    readonly person: Person;
    readonly scopes: readonly string[];
    readonly closing?: Invitation;
    readonly who?: string;
  },
): Promise<Outcome<HandedFile>> {
  const { store } = game;
  const stops = cannotDivide(game, seat) ?? (person.player.trim() === '' ? nameless(seat) : undefined);
  if (stops !== undefined) return bad([stops]);
  const named = soundPerson(person);
  if (!named.ok) return named;
  const unfit = cannotHand(game, seat, { player: person.player, scopes });
  if (unfit !== undefined) return bad([unfit]);
  return locked(clock, store, `giving a part of ${theSeat(store, seat)} to a further player`, async () => {
    const keys = await sealing.newKeys();
    const turn = store.turn();
    const ever = store.fellows().filter((one) => one.seat === seat);
    const number = 1 + Math.max(1, ...ever.map((one) => one.number));
    const fellow = { seat, number, ...person, scopes: [...new Set(scopes)], since: turn, ...keys };
    const bytes = await invitationOf(sealing, game, fellow, closing);
    store.together(() => {
      store.addFellow(fellow);
      store.putCopy(turn, { seat, fellow: number, file: bytes, digest: digestOf(bytes) });
      note(
        clock,
        store,
        `${said(fellow)} has a part of ${theSeat(store, seat)}: ${labelled(game, fellow)}.`,
        who,
      );
    });
    const name = fileName({ game: store.facts.game, turn, seat }, 'results');
    return good({ name: fellowName(name, number), bytes });
  });
}

/** Changes the name, the address or the scopes of a further player, from the current turn on; their keys stay the same. */
export function changeFellow(
  { clock }: Pick<FilePorts, 'clock'>,
  game: GameAt,
  { seat, number }: Pick<Fellow, 'seat' | 'number'>,
  change: Partial<Person> & { readonly scopes?: readonly string[]; readonly who?: string },
): Outcome<undefined> {
  const { store } = game;
  const { player, address, scopes, who } = change;
  const stops = cannotDivide(game, seat);
  if (stops !== undefined) return bad([stops]);
  const now = fellowsOf(store, seat).find((one) => one.number === number);
  if (now === undefined) return bad([unreadable('no-fellow', { seat, number })]);
  const next = { ...now, player: player ?? now.player, address: address ?? now.address };
  if (next.player.trim() === '') return bad([nameless(seat)]);
  const named = soundPerson(next);
  if (!named.ok) return named;
  const handed = scopes === undefined ? now.scopes : [...new Set(scopes)];
  const unfit =
    scopes === undefined ? undefined : cannotHand(game, seat, { player: next.player, scopes, number });
  if (unfit !== undefined) return bad([unfit]);
  store.together(() => {
    store.changeFellow(seat, number, { player: next.player, address: next.address, scopes: handed });
    note(
      clock,
      store,
      `${said(next)} has a part of ${theSeat(store, seat)}: ${labelled(game, { seat, scopes: handed })}.`,
      who,
    );
  });
  return good(undefined);
}

/**
 * Takes a further player’s part back: what they hold is the own player’s again. From this turn on nothing of
 * theirs counts, what they sent for it included, and they get no results.
 */
export function endFellow(
  { clock }: Pick<FilePorts, 'clock'>,
  game: GameAt,
  { seat, number }: Pick<Fellow, 'seat' | 'number'>,
  who?: string,
): Outcome<undefined> {
  const { store } = game;
  const stops = cannotDivide(game, seat);
  if (stops !== undefined) return bad([stops]);
  const fellow = fellowsOf(store, seat).find((one) => one.number === number);
  if (fellow === undefined) return bad([unreadable('no-fellow', { seat, number })]);
  store.together(() => {
    store.changeFellow(seat, number, { until: store.turn() });
    note(clock, store, `${fellow.player} no longer has a part of ${theSeat(store, seat)}.`, who);
  });
  return good(undefined);
}

const nameless = (seat: SeatId): Problem => unreadable('no-name/fellow', { seat });

/** Why nobody’s part of a seat can be changed now. */
function cannotDivide({ store, ruleset }: GameAt, seat: SeatId): Problem | undefined {
  const found = seatIn(store, seat);
  if (!found.ok) return found.fault[0];
  if (ruleset.sharing === undefined) return unreadable('no-sharing', { title: ruleset.title });
  return waitingOf(store) === undefined
    ? underWayNow(store)
    : refusedFile('turn-begun', { turn: store.turn() });
}

/** Why these scopes cannot be handed to somebody; `number`: who has a part already. */
function cannotHand(
  game: GameAt,
  seat: SeatId,
  {
    player,
    scopes,
    number,
  }: { readonly player: string; readonly scopes: readonly string[]; readonly number?: number },
): Problem | undefined {
  const there = scopesOf(game, seat);
  const args = { seat, scopes: there.map(({ scope, label }) => `${scope} (${label})`).join(', ') };
  if (scopes.length === 0) return unreadable('no-part/scopes', { ...args, player });
  const had = fellowsOf(game.store, seat).find((one) => one.number === number)?.scopes ?? [];
  for (const scope of scopes) {
    if (had.includes(scope)) continue;
    const found = there.find((one) => one.scope === scope);
    if (found === undefined) return unreadable('no-part/unknown', { ...args, scope });
    const holder = fellowsOf(game.store, seat).find((one) => one.number === found.number);
    if (holder !== undefined)
      return unreadable('no-part/taken', { seat, scope: found.label, player: holder.player });
  }
  return undefined;
}

async function invitationOf(
  sealing: Sealing,
  { store, ruleset }: GameAt,
  fellow: Fellow,
  closing: Invitation,
): Promise<Uint8Array> {
  const { seat, number, privately } = fellow;
  const turn = store.turn();
  const results = store.results(turn).find((one) => one.seat === seat);
  if (results === undefined) throw new Error(`${seat} has no results of turn ${turn}`);
  const before = ranBefore(store, ruleset);
  const shareOf = sharesFrom(store, turn, before, [fellow]);
  const body = sharedBody({ shareOf }, results.body as ResultsBody, { seat, number });
  return fileOf(
    sealing,
    { facts: store.facts, ruleset, turn },
    seat,
    { ...withBooks(ruleset, booksIn(store), body), keys: privately },
    closing,
  );
}

const said = ({ player, address }: Person): string => `${player}${address === '' ? '' : ` <${address}>`}`;

function labelled(game: GameAt, { seat, scopes }: Pick<Fellow, 'seat' | 'scopes'>): string {
  const labels = new Map(scopesOf(game, seat).map(({ scope, label }) => [scope, label]));
  return scopes.map((scope) => labels.get(scope) ?? scope).join(', ');
}

const note = (clock: Clock, store: GameStore, what: string, who: string | undefined): void =>
  store.note({ at: clock.now(), what: `Turn ${store.turn()}: ${what}`, ...doneBy(who) });
