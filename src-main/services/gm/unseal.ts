import { splitFile } from '#kernel/files/envelope.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore, ReceivedOrders } from '../../gameStore.ts';
import type { Clock, Outcome, Sealing } from '../../ports.ts';
import { keyholderOf, noKeyholder } from './keyholder.ts';
import { locked } from './locked.ts';
import { intakeDesk, readOrders } from './openOrders.ts';
import { by } from './policy.ts';
import type { SomeRuleset } from './read.ts';
import { refusedFor } from './takeOrders.ts';

/**
 * Opens every sealed file of the turn being ordered with the keyholder's key of this turn, in the order of arrival: each is judged
 * as it would have been when it came. Refused: another key.
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
  if (recipient === undefined)
    return bad([
      unreadable(
        'not-a-key',
        'This is no key of a keyholder. Ask him for what «gm keyholder release» prints for turn {turn}.',
        { turn },
      ),
    ]);
  const fits = recipients.indexOf(recipient) + 1;
  if (fits !== turn) {
    return bad([
      fits === 0
        ? unreadable(
            'other-key',
            'This key is not of this game’s keyholder. Ask him for the key of turn {turn}.',
            { turn },
          )
        : unreadable(
            'other-key',
            'This is the key of turn {fits}, but turn {turn} is being ordered. Ask the keyholder for the key of turn {turn}.',
            { fits, turn },
          ),
    ]);
  }
  return locked(clock, store, `opening the orders of turn ${turn}`, async () => {
    const desk = intakeDesk(store, ruleset);
    const sealed = store.received(turn).filter(({ verdict }) => verdict === 'sealed');
    const opened: (readonly [number: number, became: Parameters<GameStore['settle']>[1]])[] = [];
    for (const { number, file } of sealed) {
      const parts = splitFile(file ?? new Uint8Array());
      const read = parts.ok ? await readOrders(sealing, desk, parts.value, identity) : parts;
      opened.push([number, read.ok ? read.value : refusedFor(read.fault)]);
    }
    store.together(() => {
      for (const [number, became] of opened) store.settle(number, became);
      if (sealed.length > 0)
        store.note({
          at: clock.now(),
          what: `The keyholder’s key of turn ${turn} opened ${sealed.length} sealed files.`,
          ...by(who),
        });
    });
    const numbers = new Set(sealed.map(({ number }) => number));
    return good(store.received(turn).filter(({ number }) => numbers.has(number)));
  });
}
