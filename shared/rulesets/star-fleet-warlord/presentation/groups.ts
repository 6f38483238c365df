import type { OrderGroup } from '#kernel/presentation.ts';
import type { OfficeOrder } from '../allOrders.ts';

type Group = OrderGroup & { readonly kinds: readonly OfficeOrder['kind'][] };

/** Miscellaneous orders under the headings of a menu; those of ships stand by themselves. */
export const orderGroups: readonly Group[] = [
  {
    title: 'Ships',
    kinds: [
      'make-default-build',
      'purchase',
      'begin-megaship',
      'set-price-percent',
      'declare-race',
      'change-race',
    ],
  },
  { title: 'Advertisements', kinds: ['ask-for-ad', 'request-ads'] },
  { title: 'Items and money', kinds: ['buy-items', 'request-loan', 'repay-loan'] },
  {
    title: 'Sites',
    kinds: ['fortify', 'fortify-all', 'garrison', 'station-officer', 'unfortify', 'drop-site', 'name-site'],
  },
  { title: 'Bases', kinds: ['scan-hex', 'scan-sector', 'use-base', 'launch-drones'] },
  {
    title: 'Listeners and spies',
    kinds: [
      'plant-post',
      'incite-rebellion',
      'burgle',
      'sabotage',
      'investigate',
      'listen',
      'spy',
      'counter-spy',
    ],
  },
  { title: 'How you fight', kinds: ['ally', 'defend-against', 'set-tactics', 'set-attack-percent'] },
  { title: 'Messages', kinds: ['send-message', 'announce'], spoken: true },
  {
    title: 'Names, and what you tell of yourself',
    kinds: ['name-corporation', 'name-ship', 'set-header', 'set-motto', 'set-phone', 'set-info'],
  },
  { title: 'Order lines and switches', kinds: ['buy-lines', 'set-switch'] },
];
