import { splitFile } from '#kernel/files/envelope.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { keyholderOf, noKeyholder } from '../game/keyholder.ts';
import { locked } from '../game/locked.ts';
import { intakeContext, readOrders } from './openOrders.ts';
import { doneBy } from '../policy/policy.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { refusedFor } from './takeOrders.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * Opens every sealed file of the current turn with the keyholder's key for this turn, in order of
 * arrival; each is judged as it would have been on arrival. Refused: any other key.
 */
export async function unseal(
  { sealing, clock }: { readonly sealing: Sealing; readonly clock: Clock },
  store: GameStore,
  ruleset: SomeRuleset,
  key: string,
  who?: string,
): Promise<Outcome<readonly ReceivedOrders[]>> {
  const turn = store.turn();
  const recipients = keyholderOf(store);
  if (recipients === undefined) return bad([noKeyholder()]);
  const identity = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(key)?.[0] ?? '';
  const recipient = await sealing.recipientOf(identity);
  if (recipient === undefined) return bad([unreadable('not-a-key', { turn })]);
  const fits = recipients.indexOf(recipient) + 1;
  if (fits !== turn) {
    return bad([
      fits === 0 ? unreadable('other-key', { turn }) : unreadable('other-key/turn', { fits, turn }),
    ]);
  }
  return locked(clock, store, `opening the orders of turn ${turn}`, async () => {
    const context = intakeContext(store, ruleset);
    const sealed = store.received(turn).filter(({ verdict }) => verdict === 'sealed');
    const opened: (readonly [number: number, became: Parameters<GameStore['settle']>[1]])[] = [];
    for (const { number, file } of sealed) {
      const parts = splitFile(file ?? new Uint8Array());
      const read = parts.ok ? await readOrders(sealing, context, parts.value, identity) : parts;
      opened.push([number, read.ok ? read.value : refusedFor(read.fault)]);
    }
    store.together(() => {
      for (const [number, became] of opened) store.settle(number, became);
      if (sealed.length > 0)
        store.note({
          at: clock.now(),
          what: `The keyholder’s key of turn ${turn} opened ${sealed.length} sealed files.`,
          ...doneBy(who),
        });
    });
    const numbers = new Set(sealed.map(({ number }) => number));
    return good(store.received(turn).filter(({ number }) => numbers.has(number)));
  });
}
