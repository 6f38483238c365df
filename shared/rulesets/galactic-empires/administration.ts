import type { Happening as OfAdmirals } from './admirals/events.ts';
import { renameAdmirals } from './admirals/admirals.ts';
import { assignLeaders } from './admirals/leaders.ts';
import type { Happening as OfDefences } from './defences/events.ts';
import { beginBuilding } from './defences/building.ts';
import { beginRazing } from './defences/demolition.ts';
import type { Happening as OfEmpire } from './empire/events.ts';
import { renameRulers } from './empire/ruler.ts';
import type { Happening as OfFleets } from './fleets/events.ts';
import { setFollowing } from './fleets/following.ts';
import { renameUnits, setStances } from './fleets/stance.ts';
import type { GeTurn } from './declare.ts';

/** Retreat level, defend option and leader (GE 609-615). OURS: following, renaming and beginning works too (E-07). */
export function administrativeActions(turn: GeTurn<OfFleets | OfAdmirals | OfEmpire | OfDefences>): void {
  setStances(turn);
  assignLeaders(turn);
  setFollowing(turn);
  renameUnits(turn);
  renameAdmirals(turn);
  renameRulers(turn);
  beginBuilding(turn);
  beginRazing(turn);
}
