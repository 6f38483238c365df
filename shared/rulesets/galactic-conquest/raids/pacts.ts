import { number } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { order } from '../declare.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { mostMoves } from '../segments.ts';
import { speedOf } from '../ships/ships.ts';
import { cannotRaid, searches } from './told.ts';

/** A squadron raids units that serve in the trading pacts of others (B2.70): it searches as it would for convoys. */
export const raidPact = order('raid-pact', {
  fields: { searches },
  title: 'Raid trading pacts',
  offers: (view, at, plan) =>
    squadronGiven(view.squadrons, { seat: view.me, unit: at.unit }) === undefined ||
    !hasTech(view, view.me, 'tp-raid') ||
    hasOrder(plan, at.unit, 'raid-convoys') ||
    hasOrder(plan, at.unit, 'raid-pact')
      ? []
      : [{ searches: 1 }],
  form(view, given, at) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    return [
      number(given, 'searches', 'Searches after its course', {
        least: 0,
        most: squadron === undefined ? mostMoves : speedOf(squadron),
      }),
    ];
  },
  cannot: (state, given) =>
    cannotRaid(state, given) ??
    (hasTech(state, given.seat, 'tp-raid') ? undefined : impossible('GC B2.70', 'pact-raids-unknown')),
  say: (given) =>
    given.searches === 0
      ? phrase('Raid trading pacts on its course')
      : phrase('Raid trading pacts, with {searches|search|searches} after its course', {
          searches: given.searches,
        }),
});
export type RaidPact = OrderIn<typeof raidPact>;
