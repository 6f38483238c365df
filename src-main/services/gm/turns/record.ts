import type { ResultsBody } from '#kernel/files/bodies.ts';
import { dataDigest } from '#kernel/codec/digest.ts';
import { defined } from '#kernel/words/defined.ts';
import type { AsideRun, AsideTurn } from '../../../ports/game/undone.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { StoredResults } from '../../../ports/game/results.ts';
import type { AnswersRecord, StoredRun, StoredTurn } from '../../../ports/game/turns.ts';
import { ledIn } from './howRun.ts';
import { countingOrders } from '../game/counts.ts';
import { seedOf } from '../game/seeds.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type {
  ResultsRecord,
  RunPart,
  RunRecord,
  TurnRecord,
  UndoneRecord,
  GameRecord,
} from '../game/recordShapes.ts';
import { textsOf } from '../game/books.ts';
import { beginRecord, beginMemo } from '../game/recordShapes.ts';

/** The record of an open game; each turn is read when asked for. */
export function recordOf(store: GameStore): GameRecord {
  const { game, title, ruleset, edition: today, secret } = store.facts;
  const begin = store.memo(beginMemo);
  const read = begin === undefined ? undefined : beginRecord.parse(begin);
  return {
    game,
    title,
    ruleset,
    edition: today,
    map: seedOf(secret, 0),
    ...(read?.ok === true ? { begin: read.value, ...booksOn(store) } : {}),
    turns: store.turns(),
    turnOf: (turn) => {
      const stored = store.turnOf(turn);
      if (stored === undefined) return undefined;
      return recordOfTurn(secret, {
        stored,
        counting: countingOrders(store.received(turn)),
        results: store.results(turn),
        rulings: store.rulings(turn),
        plans: store.plans(turn),
        runs: store.runs(turn),
        battle: (digest) => store.memo(battleMemo(digest)),
      });
    },
    undone: undoneIn(store),
  };
}

/** The runs that were put aside, those alone that going back to one turn did if it is named. */
export const undoneIn = (store: GameStore, turn?: number): readonly UndoneRecord[] =>
  store
    .undone()
    .filter(({ redone, to }) => !redone && (turn === undefined || to === turn))
    .map(({ number, to, from, why, run, name }) => ({
      to,
      from,
      why,
      ...defined({ run, name }),
      runs: store.aside(number).map(asideOf),
    }));

function booksOn(store: GameStore): { readonly books?: readonly string[] } {
  const texts = textsOf(store);
  return texts.length === 0 ? {} : { books: texts };
}

/** A turn as stored in the game's file. */
export interface TurnOnFile {
  readonly stored: StoredTurn;
  readonly counting: ReadonlyMap<SeatId, Pick<ReceivedOrders, 'plan'>>;
  readonly results: readonly StoredResults[];
  readonly rulings: RunRecord['rulings'];
  /** Plans that came in no file. */
  readonly plans: RunRecord['plans'];
  /** The runs of a turn of several. */
  readonly runs?: readonly StoredRun[];
  /** The archive of a game in which an answer was found. */
  battle?(digest: string): unknown;
}

/** How the archive is stored of a game in which an answer was found, in base64. */
export const battleMemo = (digest: string): string => `battle ${digest}`;

/** The record of a turn. */
export function recordOfTurn(
  secret: string,
  {
    stored: { turn, commitment, state, rerun, ran },
    counting,
    results,
    rulings,
    plans,
    runs = [],
    battle,
  }: TurnOnFile,
): TurnRecord {
  const bySeat = Object.fromEntries(
    results.map(({ seat, body }) => [seat, resultsRecordOf(body as ResultsBody)]),
  );
  const open = { turn, commitment, state, results: bySeat, ...defined({ rerun }) };
  if (ran === undefined) return open;
  const { how } = ran;
  const led = ledIn({ plans });
  const used = [...counting].filter(([seat]) => (how?.rule ?? 0) < 3 || !led.includes(seat));
  const parts = inOrder(how?.parts ?? {});
  const orders = Object.fromEntries([
    ...used.map(([seat, { plan }]) => [seat, plan] as const),
    // Their players shared the seat: its orders were made of several files.
    ...parts.map(([seat, { plan }]) => [seat, plan] as const),
  ]);
  return {
    ...open,
    ran: {
      ...wentOf(ran),
      seed: seedOf(secret, turn),
      orders,
      plans,
      rulings,
      ...defined({ files: how?.files, former: how?.former }),
      ...(parts.length === 0
        ? {}
        : { parts: Object.fromEntries(parts.map(([seat, one]) => [seat, one.parts])) }),
      ...defined({ waived: how?.waived, answers: how?.answers }),
      ...(runs.length === 0 ? {} : { runs: runs.map(partOf) }),
      ...battlesOf(how?.answers, battle),
    },
  };
}

/** The archives that answers cite. */
function battlesOf(
  answers: AnswersRecord = {},
  battle: TurnOnFile['battle'] = () => undefined,
): Pick<RunRecord, 'battles'> {
  const cited = inOrder(answers).flatMap(([, one]) => one.battle ?? []);
  return cited.length === 0
    ? {}
    : { battles: Object.fromEntries(cited.map((digest) => [digest, battle(digest)])) };
}

const partOf = ({
  plan: { id, takes, tells },
  dice,
  how: { files, former, led, madeUp, putOff, waived },
}: StoredRun): RunPart => ({
  run: id,
  takes,
  tells,
  dice,
  files,
  former,
  ...defined({ led, madeUp, putOff, waived }),
});

const wentOf = ({
  attempt,
  edition: ranBy,
  entries,
  refusals,
  dice,
  marks: written,
  how,
}: Omit<AsideRun, 'turn'>): Omit<UndoneRecord['runs'][number], 'turn'> => ({
  attempt,
  edition: ranBy,
  entries,
  refusals,
  ...defined({ dice, marks: written, rule: how?.rule }),
});

const asideOf = ({ turn, how, results, ...ran }: AsideTurn): UndoneRecord['runs'][number] => ({
  turn,
  ...wentOf({ ...ran, ...defined({ how }) }),
  told: Object.fromEntries(
    results.map(({ seat, body }) => [seat, resultsMark(resultsRecordOf(body as ResultsBody))]),
  ),
  ...defined({ open: how?.open, given: how?.given, chain: how?.chain }),
});

/** What going back to a turn now would put aside. */
export function asideNow(store: GameStore, to: number, why: string): UndoneRecord {
  const from = store.turn();
  const runs = store
    .turns()
    .filter((turn) => turn >= to && turn < from)
    .flatMap((turn) => {
      const ran = store.turnOf(turn)?.ran;
      return ran === undefined ? [] : [asideOf({ turn, ...ran, results: store.results(turn + 1) })];
    });
  return { to, from, why, runs };
}

/** The digest of a seat's results, as a record holds them. */
export const resultsMark = (results: ResultsRecord): string => dataDigest(results);

/** The part of a results file that a record holds: it leaves out everything that follows from keys. */
export function resultsRecordOf({
  view,
  heard,
  refusals,
  answered,
  commitment,
  rerun,
  rerunWhy,
  proof,
}: ResultsBody): ResultsRecord {
  const plain = {
    view,
    heard,
    refusals,
    ...defined({ answered }),
    commitment,
    ...defined({ rerun, rerunWhy }),
  };
  if (proof?.how === undefined) return proof === undefined ? plain : { ...plain, proof };
  const { file: _, ...how } = proof.how;
  return { ...plain, proof: { ...proof, how } };
}
