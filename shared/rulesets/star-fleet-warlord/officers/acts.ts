import { crewCured, crewTrained, officerBoarded } from './events.ts';
import type { OfficersShipOrder } from '../model/orders/officers.ts';
import { trainingCost } from './doings.ts';
import { boardingCost } from './officers.ts';
import { curable } from '../ships/places.ts';
import type { CarriesOut } from '../acting.ts';
import { told } from '../acting.ts';

/** How ships carry out orders of crews, officers and Prime Teams. */
export const officersActs: CarriesOut<OfficersShipOrder> = {
  cure(act) {
    for (const [ship, { crewMost: crew }] of curable(act, act.ship))
      act.turn.happen(crewCured.of({ ...told(act), ship, crew }));
  },
  train(act) {
    act.turn.happen(
      crewTrained.of({ ...told(act), people: trainingCost(act.ship), crew: act.ship.crew + 1 }),
    );
  },
  'take-aboard'(act) {
    const { who, pays } = act.order;
    const cost = boardingCost(act.ship, who);
    act.turn.happen(officerBoarded.of({ ...told(act), who, pays, cost }));
  },
};
