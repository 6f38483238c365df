import type { Draw } from '#kernel/dice/draw.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { audiences, signatures } from '#rulesets/star-fleet-warlord/messages/messages.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';

const texts = ['Onward', '', 'Late > never'];

/** Names for what is one's own and what is not, and what is told of oneself. */
export function namesOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const name = draw.pick(['Heron', 'The Herons', 'Lark 7', 'Corporation 1']);
  switch (draw.int(7)) {
    case 1:
      return (ref) => ({ kind: 'name-corporation', name, ref });
    case 2: {
      const [, ship] = draw.pick(inOrder(view.ships)) ?? [];
      return (ref) => ({ kind: 'name-ship', design: ship?.design ?? 'T-PC', number: draw.int(3), name, ref });
    }
    case 3:
      return (ref) => ({
        kind: 'name-site',
        place: draw.pick([...keysInOrder(view.sites), view.own.home]),
        name,
        ref,
      });
    case 4:
      return (ref) => ({ kind: 'set-header', header: draw.pick(['USS', '']), ref });
    case 5:
      return (ref) => ({ kind: 'set-motto', motto: draw.pick(texts), ref });
    case 6:
      return (ref) => ({ kind: 'set-info', info: draw.pick(texts), ref });
    default:
      return (ref) =>
        draw.chance(1, 2)
          ? { kind: 'set-phone', open: draw.chance(1, 2), phone: '555-3902', ref }
          : { kind: 'set-phone', open: true, ref };
  }
}

/** Messages to whoever may hear them and to nobody, signed or not. */
export function messageOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const to = draw.pick(audiences);
  const own = sectorIn(view.own.home);
  const sector = draw.pick([own, 's11' as unknown as SectorId, 's99' as unknown as SectorId]);
  const signed = draw.chance(1, 2) ? draw.pick(signatures) : undefined;
  const text = draw.pick([`Greetings from ${view.me}`, `Rumour ${draw.int(99)}`, '', 'ALL> forged']);
  return (ref) => ({
    kind: 'send-message',
    to,
    ...(to === 'corporation' || to === 'team' ? { number: draw.pick([1, 2, 3, 998]) } : {}),
    ...(to === 'sector' || to === 'ships' ? { sector } : {}),
    ...defined({ signed }),
    text,
    ref,
  });
}
