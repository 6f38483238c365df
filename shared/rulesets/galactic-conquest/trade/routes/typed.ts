import type { OrderIn } from '#kernel/declare/order.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { hexName } from '../../map/board.ts';
import { spoken } from '../../spoken.ts';
import type { giveUpRoute } from './giveUp.ts';
import type { layRoute } from './lay.ts';
import { mostHexes } from './lay.ts';
import type { ShutRoutes } from './shut.ts';

type OfRoutes = OrderIn<typeof layRoute | typeof giveUpRoute> | ShutRoutes;

const sentence =
  /^(Lay a|Lay a hidden|Give up the|Shut the|Open the) trade route(?: in ((?:[a-z]{1,2}\d{1,3}(?:,\s*|\s+|$))+))?$/i;

const hexesIn = (places: string): readonly PlaceId[] =>
  (places.match(/[a-z]+\d+/gi) ?? []).slice(0, mostHexes).map((one) => placeId(`h${one.toLowerCase()}`));

/** `Lay a trade route in D4, D5`, also `a hidden` one (B1.10, B1.24); `Give up the trade route in D4`; `Shut the trade route in D4, D5`, and `Open` it again (E1.33). Undefined for anything else. */
function read(text: string): Unnumbered<OfRoutes> | undefined {
  const [, verb, places = ''] = sentence.exec(text) ?? [];
  const way = hexesIn(places);
  switch (verb?.toLowerCase()) {
    case undefined:
      return undefined;
    case 'lay a':
      return { kind: 'lay-route', way, hidden: false };
    case 'lay a hidden':
      return { kind: 'lay-route', way, hidden: true };
    case 'give up the':
      return { kind: 'give-up-route', way };
    case 'open the':
      return { kind: 'shut-routes', way, shut: false };
    default:
      return { kind: 'shut-routes', way, shut: true };
  }
}

function verbOf(order: Unnumbered<OfRoutes>): string {
  if (order.kind === 'give-up-route') return 'Give up the';
  if (order.kind === 'lay-route') return order.hidden ? 'Lay a hidden' : 'Lay a';
  return order.shut ? 'Shut the' : 'Open the';
}

export const spokenRoutes = spoken<OfRoutes>({
  kinds: ['lay-route', 'give-up-route', 'shut-routes'],
  phrases: () => ['Lay a', 'Lay a hidden', 'Give up the', 'Shut the'].map((one) => `${one} trade route in `),
  read,
  write: (order) =>
    `${verbOf(order)} trade route${order.way.length === 0 ? '' : ` in ${order.way.map(hexName).join(', ')}`}.`,
});
