import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { VbamSfb } from '../model/game.ts';
import type { Colonise } from '../model/orders.ts';
import { designOf, has } from '../tables/designs.ts';
import { simple } from './yards.ts';

const colonise = simple<Colonise>(
  'colonise',
  'Found a colony',
  () => undefined,
  () => phrase('Found a colony where it is at the end of the turn'),
);

/** Orders for what lands on planets. */
export const groundOrders: Pick<Ruleset<VbamSfb>['orders'], 'colonise'> = {
  colonise: {
    ...colonise,
    offers(view, spot, plan) {
      const unit = spot.unit === undefined ? undefined : view.units[spot.unit];
      return unit !== undefined && !unit.mothballed && has(designOf(unit), 'Colonize')
        ? colonise.offers(view, spot, plan)
        : [];
    },
  },
};
