import { stableText } from '#kernel/codec/stableText.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { GameStore, ReceivedOrders } from '../../gameStore.ts';
import type { Sealing } from '../../ports.ts';
import type { OpenedFile } from '../turnFiles.ts';
import { openOrdersFile, openResultsFile } from '../turnFiles.ts';
import type { SomeRuleset } from './read.ts';
import { counted } from './read.ts';
import type { GameRecord, TurnRecord } from './record.ts';
import { toldOf } from './record.ts';
import { codecOf } from './runAgain.ts';

/** The orders that counted in a turn are those in the files that the players signed. What is sealed to another key is left alone. */
export async function orderFaults(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  { turn }: Pick<TurnRecord, 'turn'>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [seat, orders] of counted(store.received(turn))) {
    const said = await orderFault(sealing, store, ruleset, turn, seat, orders);
    if (said !== undefined) faults.push(said);
  }
  return faults;
}

async function orderFault(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  turn: number,
  seat: SeatId,
  { file, plan, by, name }: ReceivedOrders,
): Promise<string | undefined> {
  if (file === undefined) return `The file of orders of ${seat} is missing.`;
  const parts = splitFile(file);
  if (!parts.ok) return `The file «${name}» of ${seat} is damaged.`;
  const { header } = parts.value;
  const keys = [
    ...store
      .seats()
      .filter((one) => one.seat === seat)
      .flatMap(({ publicly, former }) => [publicly.sign, ...former]),
    ...store
      .standIns()
      .filter((one) => one.seat === seat)
      .map(({ publicly }) => publicly.sign),
  ];
  const read = {
    game: store.facts.game,
    ruleset: header.ruleset,
    edition: header.edition,
    turn,
    seats: [seat],
    seal: [store.facts.privately.seal],
  };
  const tries = await Promise.all(
    keys.map((key) =>
      openOrdersFile(sealing, file, { ...read, signKeys: (of) => (of === seat ? [key] : undefined) }),
    ),
  );
  const opened = tries.find(({ ok }) => ok);
  if (opened?.ok !== true) {
    const codes = tries.flatMap((one) => (one.ok ? [] : one.fault.map(({ code }) => code)));
    // The keys of who stood in are gone with him; orders sealed to a second person's key open with it alone.
    return by === 'stand-in' || codes.includes('cannot-unseal')
      ? undefined
      : `The file «${name}» is not signed by ${seat}.`;
  }
  const signed = codecOf(ruleset).parse(opened.value.body.plan);
  return signed.ok && stableText(codecOf(ruleset).make(signed.value)) === stableText(plan)
    ? undefined
    : `The orders of ${seat} are not those in the file «${name}» that was signed.`;
}

export interface FileFault {
  readonly turn: number;
  readonly said: string;
}

export interface ResultsFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Holds results files that players have against the record: they bear the promised seeds, and what the players were told. An invitation among
 * them opens those that came after it; `keys` are others to open them with. Files of runs that were put aside say so, and are passed over.
 */
export async function heldResults(
  sealing: Sealing,
  game: GameRecord,
  files: readonly ResultsFile[],
  keys: readonly string[] = [],
  phrase?: string,
): Promise<{ readonly held: number; readonly unread: number; readonly faults: readonly FileFault[] }> {
  const seal = [...keys];
  const opened: (OpenedFile<ResultsBody> & { readonly name: string })[] = [];
  let left = files.filter(({ bytes }) => isMine(bytes, game.game));
  // Each invitation that opens may bring the key for others.
  for (let before = -1; before !== left.length;) {
    before = left.length;
    const still: ResultsFile[] = [];
    for (const file of left) {
      const read = await openResultsFile(sealing, file.bytes, {
        opening: { seal, ...(phrase === undefined ? {} : { phrase }) },
        edition: () => editionIn(file.bytes),
      });
      if (!read.ok) {
        still.push(file);
        continue;
      }
      opened.push({ ...read.value, name: file.name });
      if (read.value.body.keys !== undefined) seal.push(read.value.body.keys.seal);
    }
    left = still;
  }
  const signers = new Set(opened.map(({ body }) => body.gm.sign));
  const [first] = opened;
  const forged =
    signers.size <= 1 || first === undefined
      ? []
      : [{ turn: first.header.turn, said: 'The results files are signed by more than one game master.' }];
  return {
    held: opened.length,
    unread: left.length,
    faults: [...forged, ...opened.flatMap((one) => resultsFault(game, one) ?? [])],
  };
}

function isMine(bytes: Uint8Array, game: string): boolean {
  const parts = splitFile(bytes);
  return parts.ok && parts.value.kind === 'results' && parts.value.header.game === game;
}

function editionIn(bytes: Uint8Array): number | undefined {
  const parts = splitFile(bytes);
  return parts.ok ? parts.value.header.edition : undefined;
}

function resultsFault(
  game: GameRecord,
  { header, body, name }: OpenedFile<ResultsBody> & { readonly name: string },
): FileFault | undefined {
  const { turn, seat } = header;
  const record = game.turnOf(turn);
  if (record === undefined)
    return game.undone.some(({ from }) => turn <= from)
      ? undefined
      : {
          turn: game.turns.at(-1) ?? turn,
          said: `«${name}» is of turn ${turn}, which the game has not come to.`,
        };
  if (body.commitment !== record.commitment)
    return { turn, said: `«${name}» promised ${seat} another seed.` };
  if ((body.rerun ?? 0) < (record.rerun ?? 0)) return undefined;
  return stableText(toldOf(body)) === stableText(record.results[seat])
    ? undefined
    : { turn, said: `«${name}» told ${seat} something else than is written down.` };
}
