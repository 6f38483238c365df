import { stableText } from '#kernel/codec/stableText.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { openOrdersFile } from '../../openTurnFiles.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { answerFaults } from './answerFiles.ts';
import { countingNumbers } from '../game/counts.ts';
import { fellowsIn } from '../turns/parts.ts';
import type { TurnRecord } from '../game/recordShapes.ts';
import { planCodecOf } from '../../ruleset.ts';

/**
 * Whether the orders and answers that counted in a turn are those in the files that the players signed. Files sealed to
 * another key are skipped.
 */
export async function orderFaults(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  record: TurnRecord,
): Promise<readonly string[]> {
  const { turn } = record;
  const faults: string[] = [...(await answerFaults(sealing, store, record))];
  const received = store.received(turn);
  const counts = countingNumbers(received, fellowsIn(store.fellows(), turn));
  for (const orders of received.filter(({ number }) => counts.has(number))) {
    const said = await orderFault(sealing, store, ruleset, turn, orders.seat as SeatId, orders);
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
  { file, plan, by, fellow, name }: ReceivedOrders,
): Promise<string | undefined> {
  const signer = fellow === undefined ? seat : `${seat}, player ${fellow},`;
  if (file === undefined) return `The orders file of ${signer} is missing.`;
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
  const theirs = store
    .fellows()
    .filter((one) => one.seat === seat && one.number === fellow)
    .map(({ publicly }) => publicly.sign);
  const read = {
    game: store.facts.game,
    ruleset: header.ruleset,
    edition: header.edition,
    turn,
    seats: [seat],
    seal: [store.facts.privately.seal],
  };
  const tries = await Promise.all(
    (fellow === undefined ? keys : theirs).map((key) =>
      openOrdersFile(sealing, file, { ...read, signKeys: (of) => (of === seat ? [key] : undefined) }),
    ),
  );
  const opened = tries.find(({ ok }) => ok);
  if (opened?.ok !== true) {
    const codes = tries.flatMap((one) => (one.ok ? [] : one.fault.map(({ code }) => code)));
    // The keys of a former stand-in are gone; orders sealed to a keyholder open only with the keyholder's
    // key.
    return by === 'stand-in' || codes.includes('cannot-unseal')
      ? undefined
      : `The file «${name}» is not signed by ${signer}.`;
  }
  const signed = planCodecOf(ruleset).parse(opened.value.body.plan);
  return signed.ok && stableText(planCodecOf(ruleset).make(signed.value)) === stableText(plan)
    ? undefined
    : `The orders of ${signer} are not those in the signed file «${name}».`;
}
