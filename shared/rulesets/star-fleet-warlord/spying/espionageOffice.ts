import { counterBegun, spiesReported, spiesNoticed } from './spyEvents.ts';
import type { EspionageOrder } from '../model/orders/spying.ts';
import { ownerNumbered } from '../money/owners.ts';
import { cannotCounter, cannotSpy, counterCost, findingsOf, spyFee } from './espionage.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: spies, and what is done about them. */
export const espionageOffice: OfficeActs<EspionageOrder> = {
  'counter-spy'({ turn, seat, order }) {
    const problem = cannotCounter(turn.state, seat);
    if (problem === undefined)
      turn.happen(counterBegun.of({ seat, ep: counterCost(turn.state, seat), cause: order.ref }));
    return problem;
  },
  spy({ turn, seat, world, order, used }) {
    const { on, code, ref } = order;
    const isFirst = !used.spied;
    const problem = cannotSpy(turn.state, seat, order, isFirst);
    const foe = ownerNumbered(turn.state, on);
    if (problem !== undefined || foe === undefined) return problem;
    const victim = turn.state.corporations[foe];
    const { ep, caught } = spyFee(turn.state, { seat, foe, code }, isFirst);
    used.spied = true;
    const findings = caught ? [] : findingsOf(world, foe, code);
    turn.happen(spiesReported.of({ seat, foe, code, ep, caught, findings, cause: ref }));
    if (victim !== undefined)
      turn.happen(spiesNoticed.of({ seat: foe, ...(caught ? { by: seat } : {}), cause: ref }));
    return undefined;
  },
};
