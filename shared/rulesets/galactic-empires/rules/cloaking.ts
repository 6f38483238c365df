import type { ShipTypeId, State } from '../model/state.ts';
import { starship } from '../tables/starships.ts';

/** Whether ships of this type can cloak: a matter of the game's setup (E-08). */
export function canCloak(state: State, type: ShipTypeId): boolean {
  return state.parameters.cloakClasses.includes(starship(type).class);
}
