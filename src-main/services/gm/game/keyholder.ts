import { line, list, object } from '#kernel/codec/shapes.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { GameTrouble } from '../../../ports/game/store.ts';
import type { Clock, Entropy } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { doneBy, setNoted } from '../policy/policy.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/*
 * Sealed intake: orders are sealed to a second person, the keyholder, with a different key each turn. The
 * keyholder has one secret, from which the key of every turn follows; the game has the public keys. Until the
 * keyholder gives the key of a turn, the game master knows who sent orders and that the signatures are valid,
 * but nothing of their content.
 */

/** Most turns for which a keyholder makes keys: the list must fit where one is asked for. */
export const mostTurns = 2_000;

export const keyholderMemo = 'keyholder';
const memo = object({ recipients: list(line(100), mostTurns) });

/** The public keys of the game's keyholder by turn, from turn 1; undefined if it has none. */
export function keyholderOf(store: GameStore): readonly string[] | undefined {
  const raw = store.memo(keyholderMemo);
  if (raw === undefined) return undefined;
  const read = memo.parse(raw);
  if (!read.ok) throw new Error('the public keys of the keyholder cannot be read');
  return read.value.recipients;
}

/**
 * The public keys that the results of a turn name; undefined in a game without a keyholder. Throws
 * `GameTrouble` if the keyholder made no key for this turn.
 */
export function sealKeysFor(store: GameStore, turn: number): readonly string[] | undefined {
  const recipients = keyholderOf(store);
  if (recipients !== undefined && recipients.length < turn)
    throw new GameTrouble(noMoreKeys(turn), undefined);
  return recipients;
}

/** Longest list, in characters: a line for each turn, and room for what mail programs add. */
const longestList = mostTurns * 100;

const heads = {
  privately: 'Sealed Orders keyholder, private: show it to nobody',
  publicly: 'Sealed Orders keyholder, public keys by turn',
} as const;

export interface KeyholderTexts {
  /** The keyholder's secret, as the text of a file that nobody else gets. */
  readonly privately: string;
  /** The public key of each turn, as the text of a file for the game master and the players. */
  readonly publicly: string;
}

/** The files of a new keyholder. Refused: an invalid number of turns. */
export async function newKeyholder(
  { sealing, entropy }: { readonly sealing: Sealing; readonly entropy: Entropy },
  turns: number,
): Promise<Outcome<KeyholderTexts>> {
  const secret = Array.from(entropy.bytes(32), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const privately = `${heads.privately}\n${secret}\n`;
  const publicly = await publicKeys(sealing, privately, turns);
  return publicly.ok ? good({ privately, publicly: publicly.value }) : publicly;
}

/** The public keys of the first `turns` turns. The same secret always gives the same keys. */
export async function publicKeys(
  sealing: Sealing,
  privately: string,
  turns: number,
): Promise<Outcome<string>> {
  if (!Number.isInteger(turns) || turns < 1 || turns > mostTurns)
    return bad([unreadable('how-many-turns', { most: mostTurns })]);
  const secret = secretIn(privately);
  if (secret === undefined) return bad([notPrivate()]);
  const lines: string[] = [];
  for (let turn = 1; turn <= turns; turn += 1)
    lines.push(`${turn} ${(await sealing.recipientOf(sealing.keyOfTurn(secret, turn))) ?? ''}`);
  return good(`${heads.publicly}\n${lines.join('\n')}\n`);
}

/** The private key of one turn: it opens the orders of this turn, and no others. */
export function releasedKey(sealing: Sealing, privately: string, turn: number): Outcome<string> {
  const secret = secretIn(privately);
  if (secret === undefined) return bad([notPrivate()]);
  if (!Number.isInteger(turn) || turn < 1 || turn > mostTurns)
    return bad([
      unreadable('which-turn', {
        most: mostTurns,
      }),
    ]);
  return good(sealing.keyOfTurn(secret, turn));
}

function secretIn(text: string): string | undefined {
  const [head, secret = ''] = linesOf(text.slice(0, longestList));
  return head === heads.privately && /^[0-9a-f]{64}$/.test(secret) ? secret : undefined;
}

/** The public keys in a keyholder's list, by turn, from turn 1. */
export function readPublicKeys(text: string): Outcome<readonly string[]> {
  const [head, ...lines] = linesOf(text.slice(0, longestList));
  const keys = lines
    .map((one) => /^(\d+) (age1[02-9ac-hj-np-z]{58})$/.exec(one))
    .map((found, at) => (Number(found?.[1]) === at + 1 ? found?.[2] : undefined));
  const whole = keys.flatMap((key) => (key === undefined ? [] : [key]));
  if (head === heads.publicly && whole.length === keys.length && keys.length > 0 && keys.length <= mostTurns)
    return good(whole);
  if (head === heads.privately) return bad([unreadable('private-keys')]);
  return bad([unreadable('no-public-keys')]);
}

/** Takes a longer list from the same keyholder. Refused: a list that does not begin with the present one. */
export function lengthenKeys(
  { clock }: { readonly clock: Clock },
  store: GameStore,
  text: string,
  who?: string,
): Outcome<number> {
  const read = readPublicKeys(text);
  if (!read.ok) return read;
  const had = keyholderOf(store);
  if (had === undefined) return bad([noKeyholder()]);
  if (had.some((key, at) => read.value[at] !== key)) {
    return bad([unreadable('other-keyholder/list')]);
  }
  setNoted(
    store,
    keyholderMemo,
    { recipients: read.value },
    { at: clock.now(), what: `The keyholder’s keys now reach to turn ${read.value.length}.`, ...doneBy(who) },
  );
  return good(read.value.length);
}

/** Why a turn cannot be run: some orders are still sealed, or the keyholder made no key for the next turn. */
export function sealedLeft(store: GameStore, turn: number): Problem | undefined {
  const left = store
    .received(turn)
    .filter(({ verdict, standing }) => verdict === 'sealed' && standing === 'counts').length;
  if (left === 0) {
    const recipients = keyholderOf(store);
    return recipients !== undefined && recipients.length <= turn ? noMoreKeys(turn + 1) : undefined;
  }
  return unreadable('sealed-orders', { turn, left });
}

export const noKeyholder = (): Problem => unreadable('no-keyholder');
const notPrivate = (): Problem => unreadable('no-private-keys');
const noMoreKeys = (turn: number): Problem => unreadable('keys-run-out', { turn });

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
