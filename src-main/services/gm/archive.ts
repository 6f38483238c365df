import type { ResultsBody } from '#kernel/files/bodies.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { integer, line, list, object, optional } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { gameMaster } from '#kernel/ids.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore } from '../../gameStore.ts';
import type { Outcome, Sealing } from '../../ports.ts';
import type { SomeRuleset } from './read.ts';
import { counted } from './read.ts';
import { commitmentOf, seedOf } from './seeds.ts';
import { said } from './show.ts';

/** Most bytes of an archive's text: longer games cannot be shown. */
const largestText = 500_000_000;

const archiveFormat = 1;

/**
 * Every turn that was run, as gzip of stable JSON: the state it began with, its seed, the orders that counted (those of the computer
 * and the game master's decrees among them), rulings,
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
  const plans = { ...Object.fromEntries([...counted(store.received(turn))].map(([seat, { plan }]) => [seat, plan])), ...store.plans(turn) };
  return { ...opened, seed: seedOf(secret, turn, ran.attempt), plans, rulings: store.rulings(turn), ...ran };
}

const turnHead = object({ turn: integer(0, 10_000), commitment: line(64, 64), seed: optional(line(64, 64)) });
const archiveHead = object({ format: integer(1, archiveFormat), game: gameName, title: line(200), ruleset: line(80), edition: integer(1, 10_000), turns: list(turnHead, 10_000) });

/** What an archive holds, in plain words, and whether the seeds fit what was published before the turns. */
export function archiveText(sealing: Sealing, bytes: Uint8Array, rulesetById: (id: string) => SomeRuleset | undefined): Outcome<string> {
  const text = sealing.unpack(bytes, largestText);
  const whole = text.ok ? dataOf(text.value) : undefined;
  const read = whole === undefined ? bad([]) : archiveHead.parse(headOf(whole));
  if (whole === undefined || !read.ok) return bad([unreadable('not-ours', 'This is not an archive of Sealed Orders, or it is damaged. Write it again with «gm archive».')]);
  const { title, game, ruleset, edition, turns } = read.value;
  const decreed = decreesBy(whole.turns, rulesetById(ruleset));
  const lines = turns.flatMap(({ turn, commitment, seed }) => {
    if (seed === undefined) return `Turn ${turn}: was being ordered. Its seed has the SHA-256 ${commitment}.`;
    const kept = `Turn ${turn}: ${commitmentOf(seed) === commitment ? 'the seed is the one that was promised' : 'THE SEED IS NOT THE ONE THAT WAS PROMISED'} (${seed}).`;
    return [kept, ...(decreed.get(turn) ?? [])];
  });
  return good([`Archive of ${title}: game ${game} of ${ruleset}, edition ${edition}`, ...lines].join('\n'));
}

type Data = Readonly<Record<string, unknown>>;
interface Whole extends Data {
  readonly turns: readonly Data[];
}

function dataOf(text: string): Whole | undefined {
  try {
    const read = JSON.parse(text) as Partial<Whole> | null;
    return read !== null && Array.isArray(read.turns) && read.turns.every((turn) => typeof turn === 'object' && turn !== null) ? (read as Whole) : undefined;
  } catch {
    return undefined;
  }
}

/** The few members that tell what an archive is, without its turns' contents. */
function headOf({ map: _map, turns, ...head }: Whole): unknown {
  return { ...head, turns: turns.map(({ turn, commitment, seed }) => ({ turn, commitment, ...(seed === undefined ? {} : { seed }) })) };
}

/** What the game master decreed, by turn, as lines; nothing where the archive's rules are not at hand. */
function decreesBy(turns: readonly Data[], ruleset: SomeRuleset | undefined): ReadonlyMap<unknown, readonly string[]> {
  if (ruleset === undefined) return new Map();
  const codec = planCodec<AnyOrder>(ruleset.orders);
  return new Map(turns.map(({ turn, plans, results }) => {
    const decrees = codec.parse((plans as Data | undefined)?.[gameMaster] ?? emptyPlan());
    const [witness] = Object.values((results ?? {}) as Readonly<Record<string, Data>>);
    const view = ruleset.codecs.view.parse(witness?.view);
    return [turn, decrees.ok ? decrees.value.hq.map((order) => `  ${said(ruleset, order, undefined, view.ok ? view.value : undefined)}`) : []] as const;
  }));
}

const told = ({ view, heard, refusals, commitment }: ResultsBody): unknown => ({ view, heard, refusals, commitment });
