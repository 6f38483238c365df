import type { Problem } from '#kernel/words/problem.ts';
import {
  corporationNamed,
  shipNamed,
  siteNamed,
  headerSet,
  mottoSet,
  phoneSet,
  infoSet,
} from './nameEvents.ts';
import type { NamesOrder } from '../model/orders/stance.ts';
import { cannotName, shipNumbered } from './names.ts';
import type { OfficeAct, OfficeActs } from '../acting.ts';

type Told = Parameters<OfficeAct['turn']['happen']>[0];

/** Carries an order out, if nothing hinders it. */
function name(
  { turn, seat, order }: OfficeAct<NamesOrder>,
  event: () => Told | undefined,
): Problem | undefined {
  const problem = cannotName(turn.state, seat, order);
  const told = problem === undefined ? event() : undefined;
  if (told !== undefined) turn.happen(told);
  return problem;
}

/** Orders of the Home Office: what it and what it owns are called, and what it tells of itself. */
export const namesOffice: OfficeActs<NamesOrder> = {
  'name-corporation'(act) {
    const { turn, seat, order } = act;
    const number = turn.state.corporations[seat]?.number ?? 0;
    return name(act, () => corporationNamed.of({ seat, number, name: order.name, cause: order.ref }));
  },
  'name-ship'(act) {
    const { turn, seat, order } = act;
    const { design, name: given, ref } = order;
    return name(act, () => {
      const ship = shipNumbered(turn.state, seat, order);
      return ship === undefined ? undefined : shipNamed.of({ seat, ship, design, name: given, cause: ref });
    });
  },
  'name-site'(act) {
    const { seat, order } = act;
    const { place, name: given, ref } = order;
    return name(act, () => siteNamed.of({ seat, place, name: given, cause: ref }));
  },
  'set-header'(act) {
    const { seat, order } = act;
    return name(act, () => headerSet.of({ seat, header: order.header, cause: order.ref }));
  },
  'set-motto'(act) {
    const { seat, order } = act;
    return name(act, () => mottoSet.of({ seat, motto: order.motto, cause: order.ref }));
  },
  'set-phone'(act) {
    const { turn, seat, order } = act;
    const phone = order.phone ?? turn.state.corporations[seat]?.phone ?? '';
    return name(act, () => phoneSet.of({ seat, open: order.open, phone, cause: order.ref }));
  },
  'set-info'(act) {
    const { seat, order } = act;
    return name(act, () => infoSet.of({ seat, info: order.info, cause: order.ref }));
  },
};
