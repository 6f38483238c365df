import { stableText } from '#kernel/codec/stableText.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { AnswersBody } from '#kernel/files/questionBodies.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { openAnswersFile } from '../../openTurnFiles.ts';
import type { GameRecord, TurnRecord } from '../game/recordShapes.ts';
import { stoodIn } from '../policy/standIns.ts';
import type { FileFault, ResultsFile } from './verifyFiles.ts';

/** A answers file of one seat, opened. */
export interface OpenedAnswers extends Pick<AnswersBody, 'count' | 'answers'> {
  readonly turn: number;
  readonly seat: SeatId;
}

/** Opens an answers file signed by one of these keys; undefined if it is none. */
export async function openAnswers(
  sealing: Sealing,
  bytes: Uint8Array,
  { seal, signs }: { readonly seal: readonly string[]; readonly signs: readonly string[] },
): Promise<OpenedAnswers | undefined> {
  const parts = splitFile(bytes);
  if (!parts.ok) return undefined;
  const { game, ruleset, edition, turn, seat } = parts.value.header;
  for (const sign of signs) {
    const read = await openAnswersFile(sealing, bytes, {
      game,
      ruleset,
      edition,
      turn,
      seats: [seat],
      seal,
      signKeys: () => [sign],
    });
    if (read.ok) return { turn, seat, ...read.value.body };
  }
  return undefined;
}

type Ran = Pick<NonNullable<TurnRecord['ran']>, 'answers'>;

/** Whether a file holds exactly the recorded answers that are said to be from it. */
function agrees(ran: Ran, { seat, count, answers }: OpenedAnswers): boolean {
  const recorded = valuesInOrder(ran.answers ?? {}).filter(
    (one) => one.by === 'person' && one.seat === seat && one.count === count,
  );
  return (
    recorded.length === answers.length &&
    recorded.every(({ number, orders }) =>
      answers.some((one) => one.number === number && stableText(one.orders) === stableText(orders)),
    )
  );
}

/** Whether the answers that counted in a turn are those in the files that the players signed. */
export async function answerFaults(
  sealing: Sealing,
  store: GameStore,
  { turn, ran }: TurnRecord,
): Promise<readonly string[]> {
  const files = store.turnOf(turn)?.ran?.how?.answerFiles ?? [];
  const faults: string[] = [];
  const proven = new Set<string>();
  for (const { seat, count, base64 } of files) {
    const signs = [
      ...store.seats().flatMap((one) => (one.seat === seat ? [one.publicly.sign, ...one.former] : [])),
      ...store.standIns().flatMap((one) => (one.seat === seat ? [one.publicly.sign] : [])),
      ...stoodIn(store).flatMap((one) => (one.seat === seat ? [one.sign] : [])),
    ];
    const seal = [store.facts.privately.seal];
    const opened = await openAnswers(sealing, Buffer.from(String(base64), 'base64'), { seal, signs });
    if (opened === undefined)
      faults.push(`The file ${count} of answers of ${seat} is not signed by ${seat}.`);
    else if (agrees(ran ?? {}, opened)) proven.add(`${seat} ${count}`);
    else faults.push(`The answers of ${seat} are not those in the signed file ${count}.`);
  }
  const without = valuesInOrder(ran?.answers ?? {}).filter(
    ({ by, seat, count }) => by === 'person' && count !== undefined && !proven.has(`${seat} ${count}`),
  );
  return faults.length > 0 || without.length === 0
    ? faults
    : [`The answers file of ${without[0]?.seat ?? ''} is missing.`];
}

/**
 * Compares a player’s own answers files with the record. A player may have saved several to the same questions: the recorded answers must be
 * those of one of them.
 */
export function answersHeld(game: GameRecord, own: readonly OpenedAnswers[]): readonly FileFault[] {
  const byFile = Map.groupBy(own, ({ turn, seat, count }) => `${turn} ${seat} ${count}`);
  return [...byFile.values()].flatMap((files): readonly FileFault[] => {
    const [first] = files;
    const ran = first === undefined ? undefined : game.turnOf(first.turn)?.ran;
    if (first === undefined || ran === undefined) return [];
    const { turn, seat, count } = first;
    // Where somebody stood in and answered first, the player’s own answers did not count.
    const isRecorded = valuesInOrder(ran.answers ?? {}).some(
      (one) => one.by === 'person' && one.standIn !== true && one.seat === seat && one.count === count,
    );
    if (!isRecorded || files.some((file) => agrees(ran, file))) return [];
    return [{ turn, said: `The answers recorded for ${seat} are in none of your files.` }];
  });
}

/** The player’s own answers files among these, opened. */
export async function ownAnswers(
  sealing: Sealing,
  files: readonly ResultsFile[],
  keys: {
    readonly seal: readonly string[];
    readonly signers: readonly { readonly seat: string; readonly sign: string }[];
  },
): Promise<readonly OpenedAnswers[]> {
  const opened: OpenedAnswers[] = [];
  for (const { bytes } of files) {
    const parts = splitFile(bytes);
    const seat = parts.ok ? parts.value.header.seat : undefined;
    const signs = keys.signers.filter((one) => one.seat === seat).map(({ sign }) => sign);
    const one = await openAnswers(sealing, bytes, { seal: keys.seal, signs });
    if (one !== undefined) opened.push(one);
  }
  return opened;
}
