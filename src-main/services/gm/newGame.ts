import { digest } from '#kernel/codec/digest.ts';
import { gameName } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameFacts, NewGame, StoredSeat } from '../../gameStore.ts';
import type { Clock, Entropy, Files, Outcome, Sealing } from '../../ports.ts';
import { keyholderMemo } from './keyholder.ts';
import type { SomeRuleset } from './read.ts';
import type { Invitation } from './results.ts';
import { makeResults } from './results.ts';
import { commitmentOf, mapDice, seedOf, trialSecret } from './seeds.ts';

export interface GmPorts {
  readonly sealing: Sealing;
  readonly entropy: Entropy;
  readonly clock: Clock;
  /** With what copies of a game are kept beside it; absent: none are. */
  readonly copies?: Files;
}

export interface NewGameRequest {
  readonly ruleset: SomeRuleset;
  /** For the ruleset's `create`. */
  readonly setup: unknown;
  readonly players: Readonly<Record<SeatId, { readonly player: string; readonly address: string }>>;
  /** All chance follows from it, and whoever knows it can foretell every die: leave it out, save for trials. */
  readonly seed?: string;
  /** Seats that the computer leads from the start, besides those of the setup: these, all, all without a player, or some of the game's seats. */
  readonly computer?:
    readonly SeatId[] | 'all' | 'others' | ((seats: readonly SeatId[]) => readonly SeatId[]);
  /** Whether the computer conquers, where the setup does not say so. */
  readonly ambitious?: boolean;
  /** Three small letters or digits; drawn when absent. */
  readonly game?: string;
  readonly title?: string;
  /** Where orders are to be sent. */
  readonly address?: string;
  readonly invitation?: Invitation;
  /** Public keys by turn, from the first, of a second person: without his private key of the turn nobody reads orders. */
  readonly keyholder?: readonly string[];
}

/** Everything a new game begins with: the world, keys for all, and the invitations. */
export async function prepareGame(ports: GmPorts, request: NewGameRequest): Promise<Outcome<NewGame>> {
  const { ruleset } = request;
  const secret = request.seed === undefined ? hex(ports.entropy.bytes(32)) : trialSecret(request.seed);
  const game = request.game ?? nameFrom(secret);
  if (!gameName.parse(game).ok) return bad([badName(game)]);
  const created = ruleset.create(request.setup, mapDice(secret));
  if (!created.ok) return created;
  const ids = ruleset.seats(created.value);
  const stranger = keysInOrder(request.players).find((seat) => !ids.includes(seat));
  if (stranger !== undefined) return bad([noSuchSeat(stranger, ids)]);
  const state = withComputers(request, created.value, ids);
  if (!state.ok) return state;
  const keys = await ports.sealing.newKeys();
  const title = request.title ?? `${ruleset.title} ${game}`;
  const facts: GameFacts = {
    game,
    title,
    ruleset: ruleset.id,
    edition: ruleset.edition,
    address: request.address ?? '',
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
  return good(await firstTurn(ports, request, facts, seats, state.value));
}

/** The world with the seats led by the computer that the request names. */
function withComputers(
  { ruleset, computer = [], ambitious = false, players }: NewGameRequest,
  state: unknown,
  ids: readonly SeatId[],
): Outcome<unknown> {
  if (typeof computer !== 'function' && computer.length === 0 && !ambitious) return good(state);
  const { lead, seating } = ruleset;
  if (lead === undefined || seating === undefined) {
    return bad([
      unreadable('no-seating', 'In games of {title} the computer leads nobody. Leave that out.', {
        title: ruleset.title,
      }),
    ]);
  }
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
  const stranger = led.find((seat) => !ids.includes(seat));
  return stranger === undefined
    ? good(seating.opened(state, led, ambitious))
    : bad([noSuchSeat(stranger, ids)]);
}

async function firstTurn(
  { sealing, clock }: GmPorts,
  { ruleset, invitation = { kind: 'open' }, keyholder }: NewGameRequest,
  facts: GameFacts,
  seats: readonly StoredSeat[],
  state: unknown,
): Promise<NewGame> {
  const turn = ruleset.turnNumber(state);
  const commitment = commitmentOf(seedOf(facts.secret, turn));
  const told = seats.map((seat) => ({
    seat,
    view: ruleset.view(state, seat.seat, []),
    heard: [],
    refusals: [],
  }));
  const results = await makeResults(
    sealing,
    { facts, ruleset, turn, commitment, sealKeys: keyholder },
    told,
    invitation,
  );
  return {
    facts,
    seats,
    first: { turn, state: ruleset.codecs.state.make(state), commitment, results },
    ...(keyholder === undefined ? {} : { memos: { [keyholderMemo]: { recipients: keyholder } } }),
    note: { at: clock.now(), what: `The game began with ${seats.length} empires.` },
  };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A letter and two more signs, from the secret's digest: it tells nothing of the secret. */
function nameFrom(secret: string): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const number = Number.parseInt(digest(`name\n${secret}`).slice(0, 12), 16);
  return `${signs[number % 26] ?? ''}${signs[Math.trunc(number / 26) % 36] ?? ''}${signs[Math.trunc(number / 936) % 36] ?? ''}`;
}

const badName = (game: string): Problem =>
  unreadable('bad-name', '«{game}» cannot name a game. Give three small letters or digits, such as gw9.', {
    game,
  });

const noSuchSeat = (seat: SeatId, seats: readonly SeatId[]): Problem =>
  unreadable('no-such-seat', 'There is no empire {seat} in this game. Its empires are: {seats}.', {
    seat,
    seats: seats.join(', '),
  });
