import type { ResultsBody } from '#kernel/files/bodies.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { GameStore } from '../../gameStore.ts';
import type { Sealing } from '../../ports.ts';
import { counted } from './read.ts';
import { seedOf } from './seeds.ts';

export const archiveFormat = 1;

/**
 * Every turn that was run, as gzip of stable JSON: the state it began with, its seed, the orders that counted, rulings,
 * what happened, and what each seat was told. Enough to run every turn again; no key, and no seed of a turn to come.
 * The same game gives the same bytes, whatever keys were drawn and whenever it was played.
 */
export function archiveOf(sealing: Sealing, store: GameStore): Uint8Array {
  const { game, title, ruleset, edition, secret } = store.facts;
  const now = store.turn();
  const turns: unknown[] = [];
  for (let turn = firstTurn(store); turn <= now; turn += 1) turns.push(turnOf(store, turn, secret));
  return sealing.pack(stableText({ format: archiveFormat, game, title, ruleset, edition, map: seedOf(secret, 0), turns }));
}

function firstTurn(store: GameStore): number {
  let turn = store.turn();
  while (store.turnOf(turn - 1) !== undefined) turn -= 1;
  return turn;
}

function turnOf(store: GameStore, turn: number, secret: string): unknown {
  const { state, commitment, ran } = store.turnOf(turn) ?? {};
  const results = Object.fromEntries(store.results(turn).map(({ seat, body }) => [seat, told(body as ResultsBody)]));
  const opened = { turn, commitment, state, results };
  if (ran === undefined) return opened;
  const plans = Object.fromEntries([...counted(store.received(turn))].map(([seat, { plan }]) => [seat, plan]));
  return { ...opened, seed: seedOf(secret, turn), plans, rulings: store.rulings(turn), ...ran };
}

const told = ({ view, heard, refusals, commitment }: ResultsBody): unknown => ({ view, heard, refusals, commitment });
