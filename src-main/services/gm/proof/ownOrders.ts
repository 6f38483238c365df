import { dataDigest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { RunSummary, OrdersBody, ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { GameRecord, RunRecord, TurnRecord } from '../game/recordShapes.ts';
import type { FileFault, NamedResults } from './verifyFiles.ts';
import { planCodecOf } from '../../ruleset.ts';
import { lastSaved } from '../../lastSaved.ts';

/** An orders file that its player saved, opened with the player's own key. */
export interface OwnOrders extends Pick<OrdersBody, 'plan' | 'basis' | 'saves' | 'library' | 'saved'> {
  readonly turn: number;
  readonly seat: SeatId;
  readonly name: string;
  /** Of the whole file. */
  readonly digest: string;
}

/**
 * What the next results say about the seat's orders: whose counted, and the digests of the plan and of the
 * file it came in.
 */
export type ReportedOrders = Pick<RunSummary, 'mine' | 'plan' | 'file'>;

interface SeatTurn {
  readonly seat: SeatId;
  readonly turn: number;
  /** ` of SEAT`, if the player has several seats. */
  readonly of: string;
  /** The recorded plan, as stable text; of a seat that several share, those of the players whose results are at hand. None: nothing is recorded. */
  readonly plans: readonly string[];
  readonly digest: string | undefined;
  readonly mine: readonly OwnOrders[];
  readonly reported: ReportedOrders | undefined;
  textOf(orders: OwnOrders): string;
}

/**
 * Compares a player's own orders with those recorded as counting. The player cannot know which file reached
 * the game master, so a difference is only a question, unless the next results say which orders counted.
 * Turns of which the player has no files are skipped.
 */
export function ordersHeld(
  ruleset: SomeRuleset,
  game: GameRecord,
  orders: readonly OwnOrders[],
  results: readonly NamedResults[],
): { readonly faults: readonly FileFault[]; readonly asks: readonly FileFault[] } {
  const seats = [
    ...new Set([...results.map(({ header }) => header.seat), ...orders.map(({ seat }) => seat)]),
  ].sort();
  const faults: FileFault[] = [];
  const asks: FileFault[] = [];
  for (const turn of game.turns) {
    const record = game.turnOf(turn);
    if (record?.ran === undefined) continue;
    for (const seat of seats) {
      const mine = orders.filter(
        (one) => one.seat === seat && one.turn === turn && !isOfRunAside(one, results, rerunOf(record, seat)),
      );
      const held = results.filter(({ header }) => header.seat === seat);
      // A later player or a stand-in has no files of the other turns.
      if (
        record.ran.plans[seat] !== undefined ||
        (mine.length === 0 && !held.some(({ header }) => header.turn === turn))
      )
        continue;
      const next = held.filter(
        ({ header, body }) =>
          header.turn === turn + 1 && (body.rerun ?? 0) === rerunOf(game.turnOf(turn + 1), seat),
      );
      const whole = record.ran.orders[seat];
      const players = held.flatMap(({ header, body }) =>
        header.turn === turn ? [body.share?.player ?? 1] : [],
      );
      const sent = sentBy(ruleset, record.ran, seat, players);
      const one: SeatTurn = {
        seat,
        turn,
        mine,
        of: seats.length === 1 ? '' : ` of ${seat}`,
        reported: next.map(({ body }) => reportedIn(body)).find((found) => found !== undefined),
        plans: sent,
        digest: whole === undefined ? undefined : dataDigest(whole),
        textOf: (of) => planText(ruleset, of.plan),
      };
      const fault = faultIn(one);
      if (fault !== undefined) faults.push({ turn, said: fault });
      const ask = fault === undefined ? askAbout(one) : undefined;
      if (ask !== undefined) asks.push({ turn, said: ask });
    }
  }
  return { faults, asks };
}

/** How often the turn before these results of a seat was run before. */
const rerunOf = (record: TurnRecord | undefined, seat: SeatId): number =>
  record?.results[seat]?.rerun ?? record?.rerun ?? 0;

/** What players of a seat sent, as the record has it: its one plan, or the parts of these players that hold any orders. */
function sentBy(
  ruleset: SomeRuleset,
  { orders, parts }: RunRecord,
  seat: SeatId,
  players: readonly number[],
): readonly string[] {
  const whole = orders[seat];
  const shared = parts?.[seat];
  if (shared === undefined) return whole === undefined ? [] : [stableText(whole)];
  const nothing = stableText(planCodecOf(ruleset).make(emptyPlan()));
  return shared
    .filter(({ player }) => players.includes(player))
    .map(({ plan }) => stableText(plan))
    .filter((text) => text !== nothing);
}

/** What results say about the orders that counted; those made by older programs say nothing. */
const reportedIn = (body: ResultsBody): ReportedOrders | undefined => body.proof?.how;

/** Whether orders are based on results that were put aside since: such orders never counted. */
function isOfRunAside(
  { turn, seat, basis }: OwnOrders,
  results: readonly NamedResults[],
  rerun: number,
): boolean {
  const made = results.find(
    ({ header }) => header.seat === seat && header.turn === turn && header.digest === basis,
  );
  return made !== undefined && (made.body.rerun ?? 0) < rerun;
}

/** A plan as the game master's program would record it; unchanged if these rules cannot read it. */
function planText(ruleset: SomeRuleset, raw: unknown): string {
  const codec = planCodecOf(ruleset);
  const plan = codec.parse(raw);
  return stableText(plan.ok ? codec.make(plan.value) : raw);
}

/** A contradiction between the next results and the record. */
function faultIn({ turn, of, plans, digest, mine, reported, textOf }: SeatTurn): string | undefined {
  if (reported === undefined || reported.mine === 'computer') return undefined;
  const file = mine.find((one) => one.digest === reported.file);
  const [plan] = plans;
  if (file !== undefined && !plans.includes(textOf(file)))
    return `Your results of turn ${turn + 1} told you that your orders in «${file.name}» counted; ${plan === undefined ? 'none' : 'others'}${of} are written down.`;
  if (reported.plan === digest) return undefined;
  if (reported.plan === undefined)
    return `Your results of turn ${turn + 1} told you that no orders${of} counted, but some are written down.`;
  return `Your results of turn ${turn + 1} told you of other orders that counted than ${plan === undefined ? 'none, which is' : 'those that are'} written down${of}.`;
}

/** A difference that proves nothing by itself. */
function askAbout({ turn, of, plans, mine, reported, textOf }: SeatTurn): string | undefined {
  const last = lastSaved(mine, ({ saved = 0 }) => saved);
  const highest = last[0]?.saves ?? 0;
  const [plan] = plans;
  const same = mine.filter((one) => plans.includes(textOf(one)));
  if (same.some((one) => last.includes(one))) return undefined;
  if (mine.length === 0) {
    if (plan === undefined || reported?.mine === 'stand-in') return undefined;
    return `Your seat${of.replace(' of', '')} gave orders in turn ${turn} that are in none of your files.`;
  }
  const lost = `Your last saved orders${of}${highest === 0 ? '' : ` (save ${highest})`} are not those that counted`;
  if (plan === undefined) return `${lost}: none did.`;
  const [match] = same;
  if (match !== undefined)
    return `${lost}: ${match.saves === undefined ? `those in «${match.name}»` : `save ${match.saves}`} did.`;
  return `${lost}: ${reported?.mine === 'stand-in' ? 'those of whoever stood in for you did' : 'others did, which are in none of your files'}.`;
}
