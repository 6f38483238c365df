import { booksOf } from '#kernel/codec/books.ts';
import { list, literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { plainJson } from '#kernel/codec/plainJson.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { RulesetOf, SomeRuleset } from '../../ruleset.ts';
import type { GameRecord, TurnRecord, UndoneRecord } from '../game/recordShapes.ts';
import { gameHead, turnRecord, undoneRecord } from '../game/recordShapes.ts';
import { textFaults } from '../game/books.ts';
import { recordOf } from '../turns/record.ts';
import { commitmentOf } from '../game/seeds.ts';
import { said } from '../trial/show.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { planCodecOf, overBooks } from '../../ruleset.ts';

/** Most bytes of an archive's text; longer games cannot be shown. */
const largestText = 500_000_000;

/**
 * Archives are packed to between a tenth and a twentieth of their text: anything that unpacks to more than
 * this many times its size is not one.
 */
const mostPacked = 40;
const smallText = 16_000_000;
/** Most brackets and commas for each packed byte, and how many are allowed in any case. */
const signsPacked = 4;
const fewSigns = 3_000_000;

const archiveFormat = 3;

const archive3 = object({
  format: literal(archiveFormat),
  ...gameHead,
  turns: list(turnRecord, 10_000),
  undone: list(undoneRecord, 10_000),
});

/**
 * Makes an archive, gzip of stable JSON: how the game was begun and, for every turn that was run, its state,
 * seed, orders that counted, computer's orders, decrees, rulings, events with the marks of the run, and each
 * seat's results; and what was put aside. It is enough to run every turn again, but contains no key, and no
 * seed of a turn to come. The same game always gives the same bytes, whatever its keys and dates.
 */
export function archiveOf(sealing: Sealing, store: GameStore): Uint8Array {
  const { turns, turnOf, ...head } = recordOf(store);
  return sealing.pack(stableText({ format: archiveFormat, ...head, turns: turns.map(turnOf) }));
}

/** Whether these are the bytes of an archive of any format, also of one that this program cannot read. */
export function isArchive(sealing: Sealing, bytes: Uint8Array): boolean {
  const read = readArchive(sealing, bytes);
  return read.ok || read.fault.some(({ code }) => code === 'newer-program');
}

/** Reads an archive of the current format or an older one. */
export function readArchive(sealing: Sealing, bytes: Uint8Array): Outcome<GameRecord> {
  const text = sealing.unpack(bytes, Math.min(largestText, Math.max(smallText, bytes.length * mostPacked)));
  const raw = text.ok ? dataOf(text.value, Math.max(fewSigns, bytes.length * signsPacked)) : undefined;
  if (typeof raw?.format === 'number' && raw.format > archiveFormat)
    return bad([unreadable('newer-program/archive')]);
  const read = raw === undefined ? bad([]) : archive3.parse(ofToday(raw));
  if (!read.ok) return bad([unreadable('not-ours/archive')]);
  const { format: _, turns, ...head } = read.value;
  const faults = textFaults(head.begin, head.books ?? []);
  if (faults.length > 0) return bad(faults);
  const byNumber = new Map(turns.map((one) => [one.turn, one]));
  return good({ ...head, turns: turns.map(({ turn }) => turn), turnOf: (turn) => byNumber.get(turn) });
}

/**
 * A summary of an archive in plain words, and whether the seeds match what was published before the turns.
 */
export async function archiveText(
  sealing: Sealing,
  bytes: Uint8Array,
  rulesetOf: RulesetOf,
): Promise<Outcome<string>> {
  const read = readArchive(sealing, bytes);
  if (!read.ok) return read;
  const { title, game, ruleset, edition, turns, turnOf, undone, books } = read.value;
  const ruled = await rulesetOf(ruleset);
  const lines = turns.flatMap((number) => {
    const { turn, commitment, ran } = turnOf(number) as TurnRecord;
    if (ran === undefined)
      return `Turn ${turn}: was open for orders. Its seed has the SHA-256 ${commitment}.`;
    const promise = `Turn ${turn}: ${commitmentOf(ran.seed) === commitment ? 'the seed is the one that was promised' : 'THE SEED IS NOT THE ONE THAT WAS PROMISED'} (${ran.seed}).`;
    return [
      promise,
      ...againLines(turn, ran.attempt, undone),
      ...decreesOf(
        turnOf(number) as TurnRecord,
        ruled === undefined ? undefined : overBooks(ruled, booksOf(books ?? [])),
      ),
    ];
  });
  return good([`Archive of ${title}: game ${game} of ${ruleset}, edition ${edition}`, ...lines].join('\n'));
}

/** How often a turn had been run before, and why it was run again. */
export function againLines(
  turn: number,
  attempt: number,
  undone: readonly UndoneRecord[],
): readonly string[] {
  const before = undone.filter(({ to, from }) => to <= turn && turn < from);
  if (before.length === 0) return [];
  return [
    `  Run ${before.length + 1} times, finally with ${attempt === 0 ? 'the promised dice' : `new dice (number ${attempt})`}. Reason: ${before.map(({ why }) => why).join(' ')}`,
  ];
}

type Data = Readonly<Record<string, unknown>>;

function dataOf(text: string, mostSigns: number): Data | undefined {
  const read = plainJson(text, mostSigns);
  return typeof read === 'object' && read !== null ? (read as Data) : undefined;
}

/**
 * Converts an older archive to the current format. The second format only lacks what may be absent, and does
 * not hold how the game was begun.
 */
function ofToday(raw: Data): unknown {
  if (raw['format'] === 1) return ofFormat1(raw);
  return raw['format'] === 2 && raw['begin'] === undefined ? { ...raw, format: archiveFormat } : raw;
}

/**
 * Converts an archive of the first format, which had one set of plans and no marks, and whose dice followed
 * from the turn's seed alone.
 */
function ofFormat1({ turns, ...head }: Data): unknown {
  if (!Array.isArray(turns)) return undefined;
  return {
    ...head,
    format: archiveFormat,
    undone: [],
    turns: (turns as readonly Data[]).map(
      ({ turn, commitment, state, results, seed, plans, rulings, entries, refusals }) => ({
        turn,
        commitment,
        state,
        results,
        ...(seed === undefined
          ? {}
          : {
              ran: {
                seed,
                orders: plans,
                plans: {},
                rulings,
                entries,
                refusals,
                attempt: 0,
                edition: head.edition,
              },
            }),
      }),
    ),
  };
}

/** The decrees of a turn, as lines; empty if the archive's ruleset is not available. */
function decreesOf({ results, ran }: TurnRecord, ruleset: SomeRuleset | undefined): readonly string[] {
  if (ruleset === undefined) return [];
  const decrees = planCodecOf(ruleset).parse(ran?.plans[gameMaster] ?? emptyPlan());
  const [witness] = valuesInOrder(results);
  const view = ruleset.codecs.view.parse(witness?.view);
  return decrees.ok
    ? decrees.value.hq.map(
        (order) => `  ${said(ruleset, order, undefined, view.ok ? view.value : undefined)}`,
      )
    : [];
}
