import { digest } from '#kernel/codec/digest.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { PrivateKeys, Sealing } from '../../../ports/sealing.ts';
import { openOrdersFile } from '../../openTurnFiles.ts';
import type { FileFault, Held, NamedResults, ResultsFile } from './verifyFiles.ts';
import type { OpenedAnswers } from './answerFiles.ts';
import { answersHeld, ownAnswers } from './answerFiles.ts';
import { isOf, openResults, resultsFaults } from './verifyFiles.ts';
import type { OwnOrders } from './ownOrders.ts';
import { ordersHeld } from './ownOrders.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { GameRecord } from '../game/recordShapes.ts';

/**
 * A player's files, of one seat or several, with what opens them. Files of other games among them are
 * skipped.
 */
export interface OwnFiles {
  readonly files: readonly ResultsFile[];
  /** Private sealing keys, and signing keys by seat; invitations among the files add theirs. */
  readonly seal?: readonly string[];
  readonly signers?: readonly Signer[];
  /** The passphrase of an invitation among them. */
  readonly phrase?: string;
}

export interface Signer {
  readonly seat: string;
  /** The public key. */
  readonly sign: string;
}

/** How many files were compared with a turn. */
export interface HeldCount {
  readonly results: number;
  readonly orders: number;
  /** Files of the turn that could not be opened. */
  readonly unread: number;
}

/** The result of comparing a player's files with a record. */
export interface HeldFiles extends Held {
  readonly orders: number;
  /** Differences that prove nothing, but should be asked about. */
  readonly asks: readonly FileFault[];
  readonly turns: ReadonlyMap<number, HeldCount>;
}

/**
 * Compares all files of a player with the record: what they were promised and told, and what they ordered.
 */
export async function heldOwn(
  sealing: Sealing,
  ruleset: SomeRuleset,
  game: GameRecord,
  own: readonly OwnFiles[],
): Promise<HeldFiles> {
  const results: NamedResults[] = [];
  const orders: OwnOrders[] = [];
  const unread: ResultsFile[] = [];
  const answers: OpenedAnswers[] = [];
  for (const { files, seal = [], signers = [], phrase } of own) {
    const opened = await openResults(sealing, game.game, files, seal, phrase);
    results.push(...opened.opened);
    unread.push(...opened.unread);
    const invitations = opened.opened.flatMap(({ header, body }) =>
      body.keys === undefined ? [] : [{ seat: header.seat, keys: body.keys }],
    );
    const brought: Signer[] = [];
    for (const { seat, keys } of invitations) brought.push(...(await signerOf(sealing, seat, keys)));
    const keys = {
      seal: [...seal, ...invitations.map((one) => one.keys.seal)],
      signers: [...signers, ...brought],
    };
    for (const file of apart(files.filter(({ bytes }) => isOf(bytes, 'orders', game.game)))) {
      const read = await openOwn(sealing, file, keys);
      if (read === undefined) unread.push(file);
      else orders.push(read);
    }
    const own = apart(files.filter(({ bytes }) => isOf(bytes, 'answers', game.game)));
    answers.push(...(await ownAnswers(sealing, own, keys)));
  }
  const { faults, asks } = ordersHeld(ruleset, game, orders, results);
  const compared = resultsFaults(game, results);
  return {
    held: results.length,
    orders: orders.length,
    unread: unread.length,
    ...compared,
    faults: [...compared.faults, ...faults, ...answersHeld(game, answers)],
    asks,
    turns: countsOf(results, orders, unread),
  };
}

/** The public key that shows which orders are the seat's own. */
export async function signerOf(
  sealing: Sealing,
  seat: string,
  keys: PrivateKeys,
): Promise<readonly Signer[]> {
  const publicly = await sealing.publicHalf(keys);
  return publicly === undefined ? [] : [{ seat, sign: publicly.sign }];
}

/** Without duplicates: the same file under two names counts once. */
function apart(files: readonly ResultsFile[]): readonly ResultsFile[] {
  const seen = new Map(files.map((file) => [digest(file.bytes), file]));
  return [...seen.values()];
}

async function openOwn(
  sealing: Sealing,
  { name, bytes }: ResultsFile,
  { seal, signers }: { readonly seal: readonly string[]; readonly signers: readonly Signer[] },
): Promise<OwnOrders | undefined> {
  const parts = splitFile(bytes);
  if (!parts.ok) return undefined;
  const { game, ruleset, edition, turn, seat } = parts.value.header;
  for (const { sign } of signers.filter((one) => one.seat === seat)) {
    const read = await openOrdersFile(sealing, bytes, {
      game,
      ruleset,
      edition,
      turn,
      seats: [seatId(seat)],
      signKeys: () => [sign],
      seal,
    });
    if (read.ok) return { turn, seat: seatId(seat), name, digest: digest(bytes), ...read.value.body };
  }
  return undefined;
}

function countsOf(
  results: readonly NamedResults[],
  orders: readonly OwnOrders[],
  unread: readonly ResultsFile[],
): ReadonlyMap<number, HeldCount> {
  const turns = new Map<number, HeldCount>();
  const add = (turn: number, what: keyof HeldCount): void => {
    const so = turns.get(turn) ?? { results: 0, orders: 0, unread: 0 };
    turns.set(turn, { ...so, [what]: so[what] + 1 });
  };
  for (const { header } of results) add(header.turn, 'results');
  for (const { turn } of orders) add(turn, 'orders');
  for (const { bytes } of unread) {
    const parts = splitFile(bytes);
    if (parts.ok) add(parts.value.header.turn, 'unread');
  }
  return turns;
}
