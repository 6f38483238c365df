import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Elsewhere, Outcome as BattleOutcome } from '#kernel/orders/elsewhere.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/battles.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { RulesetOf, SomeRuleset } from '../../ruleset.ts';
import { overBooks, readStored } from '../../ruleset.ts';
import { brought } from '../game/books.ts';
import type { GameRecord } from '../game/recordShapes.ts';
import { seedOf, trialSecret } from '../game/seeds.ts';
import type { Gm } from '../gm.ts';
import { seatNamed } from '../named.ts';
import { readArchive } from '../proof/archive.ts';
import { verify } from '../proof/verify.ts';

/** What the archives of other games are read and run again with. */
export interface BattleRules {
  readonly sealing: Sealing;
  readonly rulesetOf: RulesetOf;
}

/** Whether a game was begun as one that was handed over: by its rules, from its setup and books, and from its seed. */
function isSame(ruleset: SomeRuleset, record: GameRecord, wanted: Elsewhere, seed: string): boolean {
  const books = brought(ruleset, wanted.books);
  return (
    books.ok &&
    record.ruleset === wanted.ruleset &&
    record.map === seedOf(trialSecret(seed), 0) &&
    stableText(record.begin?.setup) === stableText(wanted.setup) &&
    stableText(record.begin?.books?.brought ?? {}) ===
      stableText(Object.fromEntries(inOrder(books.value).map(([name, text]) => [name, bookDigest(text)])))
  );
}

/**
 * What came of a battle that was handed over, by the archive of the game that fought it: every turn of it is run again. Refused: what is no archive,
 * another game, one in which a turn came out otherwise, and one that is not decided.
 */
export async function readBattle(
  { sealing, rulesetOf }: BattleRules,
  bytes: Uint8Array,
  wanted: Elsewhere,
  seed: string,
): Promise<Outcome<BattleOutcome>> {
  const read = readArchive(sealing, bytes);
  const listed = await rulesetOf(wanted.ruleset);
  if (listed?.outcome === undefined) return bad([unreadable('no-rules/battle', { id: wanted.ruleset })]);
  if (!read.ok) return bad([unreadable('foreign-battle')]);
  const record = read.value;
  const ruleset = overBooks(listed, booksOf(record.books ?? []));
  if (!isSame(ruleset, record, wanted, seed)) return bad([unreadable('foreign-battle')]);
  const proof = await verify(ruleset, record);
  if (!proof.ok) return bad([unreadable('forged-battle', { said: proof.said })]);
  const last = record.turnOf(record.turns.at(-1) ?? 0);
  const outcome = outcomeIn(ruleset, last);
  return outcome === undefined ? bad([unreadable('undecided-battle')]) : good(outcome);
}

/** What has come of a battle by a turn of the game that fights it; undefined: it goes on. */
export const outcomeIn = (
  ruleset: SomeRuleset,
  turn: { readonly state: unknown } | undefined,
): BattleOutcome | undefined =>
  turn === undefined
    ? undefined
    : ruleset.outcome?.(readStored(ruleset.codecs.state, turn.state, 'state of the battle'));

/** That a game is decided, and the name of who has won; undefined: it goes on, or its rules do not say. */
export function decidedNow({ ruleset, store }: Pick<Gm, 'ruleset' | 'store'>): Decided | undefined {
  const outcome = outcomeIn(ruleset, store.turnOf(store.turn()));
  return outcome && defined({ winner: outcome.winner && seatNamed(store, outcome.winner) });
}
interface Decided {
  /** Absent: nobody. */
  readonly winner?: string;
}

/** What an archive is cited by. */
export const battleDigest = (bytes: Uint8Array): string => digest(bytes);
