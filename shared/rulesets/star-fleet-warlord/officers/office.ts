import { officerStationed } from './events.ts';
import type { OfficerLetter } from '../model/ship.ts';
import type { OfficersOfficeOrder } from '../model/orders/officers.ts';
import { cannotStation, stationCost } from './officers.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: crews, officers and Prime Teams. */
export const officersOffice: OfficeActs<OfficersOfficeOrder> = {
  'station-officer'({ turn, seat, order }) {
    const problem = cannotStation(turn.state, seat, order);
    if (problem !== undefined) return problem;
    const { place, ref: cause } = order;
    // Prime Teams serve on ships alone, and have been refused.
    const who = order.who as OfficerLetter;
    turn.happen(officerStationed.of({ seat, place, who, cost: stationCost(who), cause }));
    return undefined;
  },
};
