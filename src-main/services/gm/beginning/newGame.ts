import { booksOf } from '#kernel/codec/books.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { tidyLine } from '#kernel/codec/tidyLine.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { inLines } from '#kernel/files/jsonPlaces.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameFacts } from '../../../ports/game/facts.ts';
import type { NewGame } from '../../../ports/game/store.ts';
import type { StoredSeat } from '../../../ports/game/people.ts';
import type { Entropy, Timer } from '../../../ports/machine.ts';
import type { Files } from '../../../ports/files.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { keyholderMemo } from '../game/keyholder.ts';
import { soundAddress, soundPerson } from '../people/people.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { Invitation } from '../results/results.ts';
import { invitationFor, makeResults } from '../results/results.ts';
import { signedUpMemo } from '../results/signedUp.ts';
import { genesis } from '../game/chain.ts';
import { bookMemo, brought } from '../game/books.ts';
import type { FilePorts } from '../game/gameAt.ts';
import type { NewWorld } from '../game/created.ts';
import { newWorld } from '../game/created.ts';
import type { Begin } from '../game/recordShapes.ts';
import { beginMemo } from '../game/recordShapes.ts';
import { levelFaults } from './levels.ts';
import { commitmentOf, mapDice, nameFrom, seedOf, trialSecret } from '../game/seeds.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';

export interface GmPorts extends FilePorts {
  readonly entropy: Entropy;
  readonly timer: Timer;
  /** Where copies of a game are written, beside it; absent: no copies are kept. */
  readonly copies?: Files;
}

export interface NewGameRequest {
  readonly ruleset: SomeRuleset;
  /** For the ruleset's `create`. */
  readonly setup: unknown;
  /** The text of the scenario file that the setup is, so that its faults can be told by their lines. */
  readonly written?: string;
  readonly players: Readonly<Record<SeatId, { readonly player: string; readonly address: string }>>;
  /** Texts of books, by the names that the ruleset gives to what it needs; those left out are the usual ones. */
  readonly books?: Readonly<Record<string, string>>;
  /** All chance follows from it, so whoever knows it can predict every die: leave it out, except in trials. */
  readonly seed?: string;
  /**
   * Seats that the computer leads from the start, in addition to those of the setup: given seats, all, all
   * without a player, or those the function picks.
   */
  readonly computer?:
    | readonly SeatId[]
    | 'all'
    | 'others'
    | ((seats: readonly SeatId[]) => readonly SeatId[]);
  /** Whether the computer conquers, if the setup does not say. */
  readonly ambitious?: boolean;
  /** How well the computer leads, by a word of the ruleset's levels; absent: as usual. */
  readonly level?: string;
  /** Three lower-case letters or digits; random if absent. */
  readonly game?: string;
  readonly title?: string;
  /** The mail address for orders. */
  readonly address?: string;
  readonly invitation?: Invitation;
  /** Public sealing keys of players who signed up for seats: their invitations are sealed to these. */
  readonly sealedTo?: Readonly<Record<SeatId, string>>;
  /** How the seats came to their players, for the log. */
  readonly dealt?: string;
  /** A keyholder's public keys by turn, from the first: orders of a turn can be read only with the keyholder's private key for it. */
  readonly keyholder?: readonly string[];
}

/** Prepares everything a new game begins with: the world, everybody's keys, and the invitations. */
export async function prepareGame(ports: GmPorts, request: NewGameRequest): Promise<Outcome<NewGame>> {
  const secret = request.seed === undefined ? hex(ports.entropy.bytes(32)) : trialSecret(request.seed);
  const game = request.game ?? nameFrom(secret);
  if (!gameName.parse(game).ok) return bad([unreadable('bad-name', { game })]);
  if (request.title !== undefined && !tidyLine(100).parse(request.title).ok)
    return bad([unreadable('untidy-name/title')]);
  for (const seat of keysInOrder(request.players)) {
    const named = soundPerson(request.players[seat] ?? { player: '', address: '' });
    if (!named.ok) return named;
  }
  const { address = '' } = request;
  const reached = soundAddress(address);
  if (!reached.ok) return reached;
  const bound = brought(request.ruleset, request.books ?? {});
  if (!bound.ok) return bound;
  const created = newWorld(request.ruleset, bound.value, request.setup, mapDice(secret));
  if (!created.ok) return bad(created.fault.map(inLines(request.written)));
  const { ruleset } = created.value;
  const ids = ruleset.seats(created.value.state);
  const stranger = keysInOrder(request.players).find((seat) => !ids.includes(seat));
  if (stranger !== undefined) return bad([noSuchSeat(stranger, ids)]);
  const led = ledFrom(request, ids);
  if (!led.ok) return led;
  const state = withComputers(request, created.value.state, led.value);
  const keys = await ports.sealing.newKeys();
  const title = request.title ?? `${ruleset.title} ${game}`;
  const facts: GameFacts = {
    game,
    title,
    ruleset: ruleset.id,
    edition: ruleset.edition,
    address,
    secret,
    ...keys,
  };
  const seats: StoredSeat[] = [];
  for (const seat of ids) {
    seats.push({
      seat,
      ...(request.players[seat] ?? { player: '', address: '' }),
      ...(await ports.sealing.newKeys()),
      former: [],
    });
  }
  return good(await firstTurn(ports, request, facts, seats, { ...created.value, state, led: led.value }));
}

/** The seats that the computer leads from the start, according to the request. */
function ledFrom(
  { ruleset, computer = [], ambitious = false, level, players }: NewGameRequest,
  ids: readonly SeatId[],
): Outcome<readonly SeatId[]> {
  const faults = levelFaults(ruleset, level);
  if (faults.length > 0) return bad(faults);
  const choices = {
    all: () => ids,
    others: () => ids.filter((seat) => (players[seat]?.player ?? '') === ''),
  };
  const led =
    typeof computer === 'function'
      ? computer(ids)
      : typeof computer === 'string'
        ? choices[computer]()
        : computer;
  if (typeof computer !== 'string' && led.length === 0 && !ambitious) return good([]);
  if (ruleset.computerPlan === undefined || ruleset.seating === undefined)
    return bad([unreadable('no-seating/computer', { title: ruleset.title })]);
  const stranger = led.find((seat) => !ids.includes(seat));
  return stranger === undefined ? good(led) : bad([noSuchSeat(stranger, ids)]);
}

/** The world in which the computer leads these seats; unchanged if the request says nothing about it. */
export function withComputers(
  { ruleset: { seating }, ambitious = false, level }: Pick<NewGameRequest, 'ruleset' | 'ambitious' | 'level'>,
  state: unknown,
  led: readonly SeatId[],
): unknown {
  return seating === undefined || (led.length === 0 && !ambitious)
    ? state
    : seating.opened(state, led, ambitious, level);
}

async function firstTurn(
  { sealing, clock }: GmPorts,
  {
    setup,
    ambitious = false,
    level,
    invitation = { kind: 'open' },
    sealedTo = {},
    dealt,
    keyholder,
  }: NewGameRequest,
  facts: GameFacts,
  seats: readonly StoredSeat[],
  { ruleset, state, led, texts, books }: NewWorld & { readonly led: readonly SeatId[] },
): Promise<NewGame> {
  const turn = ruleset.turnNumber(state);
  const commitment = commitmentOf(seedOf(facts.secret, turn));
  const begin: Begin = {
    turn,
    edition: facts.edition,
    setup: nameless(setup),
    led,
    ambitious,
    ...defined({ level, books }),
  };
  const proof = { chain: genesis({ ...facts, map: seedOf(facts.secret, 0), begin }), edition: facts.edition };
  const seatResults = seats.map((seat) => ({
    seat,
    view: ruleset.view(state, seat.seat, []),
    heard: [],
    refusals: [],
    proof,
  }));
  const results = await makeResults(
    sealing,
    { facts, ruleset, turn, commitment, books: booksOf(valuesInOrder(texts)), sealKeys: keyholder },
    seatResults,
    (seat) => invitationFor(seat, sealedTo, invitation),
  );
  return {
    facts,
    seats,
    first: { turn, state: ruleset.codecs.state.make(state), commitment, results },
    memos: {
      [beginMemo]: begin,
      ...policyMemo(ruleset),
      ...Object.fromEntries(inOrder(texts).map(([book, text]) => [bookMemo(book), text])),
      ...(keysInOrder(sealedTo).length === 0 ? {} : { [signedUpMemo]: sealedTo }),
      ...(keyholder === undefined ? {} : { [keyholderMemo]: { recipients: keyholder } }),
    },
    note: {
      at: clock.now(),
      what: [`The game began with ${seats.length} seats.`, ...(dealt === undefined ? [] : [dealt])]
        .join(' ')
        .slice(0, 2_000),
    },
  };
}

/** The policy as the rules propose it, where they propose more than a deadline. */
function policyMemo({
  usualPolicy: { due: _, ...own } = {},
}: SomeRuleset): Readonly<Record<string, unknown>> {
  return keysInOrder(own as Readonly<Record<string, unknown>>).length === 0
    ? {}
    : { policy: { ...defaultPolicy, late: 'count', ...own, due: '' } };
}

/**
 * A setup as plain data without its players: an archive names nobody, and the world does not depend on them.
 */
function nameless(setup: unknown): unknown {
  return JSON.parse(stableText(setup), (name, value: unknown) =>
    name === 'player' ? undefined : value,
  ) as unknown;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const noSuchSeat = (seat: SeatId, seats: readonly SeatId[]): Problem =>
  unreadable('no-such-seat/known', {
    seat,
    seats: seats.join(', '),
  });
