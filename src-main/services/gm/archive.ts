import type { ResultsBody } from '#kernel/files/bodies.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { integer, line, list, object, optional } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore } from '../../gameStore.ts';
import type { Outcome, Sealing } from '../../ports.ts';
import { counted } from './read.ts';
import { commitmentOf, seedOf } from './seeds.ts';

/** Most bytes of an archive's text: longer games cannot be shown. */
const largestText = 500_000_000;

const archiveFormat = 1;

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

const turnHead = object({ turn: integer(0, 10_000), commitment: line(64, 64), seed: optional(line(64, 64)) });
const archiveHead = object({ format: integer(1, archiveFormat), game: gameName, title: line(200), ruleset: line(80), edition: integer(1, 10_000), turns: list(turnHead, 10_000) });

/** What an archive holds, in plain words, and whether the seeds fit what was published before the turns. */
export function archiveText(sealing: Sealing, bytes: Uint8Array): Outcome<string> {
  const text = sealing.unpack(bytes, largestText);
  const read = text.ok ? archiveHead.parse(headOf(text.value)) : bad([]);
  if (!read.ok) return bad([unreadable('not-ours', 'This is not an archive of Sealed Orders, or it is damaged. Write it again with «gm archive».')]);
  const { title, game, ruleset, edition, turns } = read.value;
  const lines = turns.map(({ turn, commitment, seed }) => {
    if (seed === undefined) return `Turn ${turn}: was being ordered. Its seed has the SHA-256 ${commitment}.`;
    return `Turn ${turn}: ${commitmentOf(seed) === commitment ? 'the seed is the one that was promised' : 'THE SEED IS NOT THE ONE THAT WAS PROMISED'} (${seed}).`;
  });
  return good([`Archive of ${title}: game ${game} of ${ruleset}, edition ${edition}`, ...lines].join('\n'));
}

/** The few members that tell what an archive is, without its turns' contents. */
function headOf(text: string): unknown {
  try {
    const { map: _map, turns, ...head } = JSON.parse(text) as { readonly map?: unknown; readonly turns?: readonly Readonly<Record<string, unknown>>[] };
    return { ...head, turns: turns?.map(({ turn, commitment, seed }) => ({ turn, commitment, ...(seed === undefined ? {} : { seed }) })) };
  } catch {
    return undefined;
  }
}

const told = ({ view, heard, refusals, commitment }: ResultsBody): unknown => ({ view, heard, refusals, commitment });
