import type { SectorCaptured, StarfleetTravelled, StarfleetWaited } from '../model/events.ts';
import { garrisonId, garrisonName } from '../model/state.ts';
import type { Changes } from './changes.ts';
import { nothing } from './changes.ts';
import type { Draft } from './drafts.ts';
import { withSector, withUnit } from './drafts.ts';
import { followedByNone, spendMoves } from './units.ts';

type MovementEvent = 'starfleet-travelled' | 'starfleet-waited' | 'starfleet-sighted' | 'sector-captured';

export const movementEvents: Changes<MovementEvent> = {
  'starfleet-travelled': travelled,
  'starfleet-waited': waited,
  'starfleet-sighted': nothing,
  'sector-captured': captured,
};

function travelled(draft: Draft, { unit: id, from, to, cost, phase }: StarfleetTravelled): void {
  withUnit(draft, id, (unit) => {
    unit.place = to;
    unit.cameFrom = from;
    unit.movedIn = phase;
    unit.travelled += 1;
    spendMoves(unit, cost);
  });
}

function waited(draft: Draft, { unit: id, cost }: StarfleetWaited): void {
  withUnit(draft, id, (unit) => {
    unit.waits += 1;
    spendMoves(unit, cost);
  });
}

/** Permissions end, the garrison goes over; annexation and defences stay (GE 741-749, 1874). OURS: its name does not go over, which may have been a secret. */
function captured(draft: Draft, { place, by }: SectorCaptured): void {
  withSector(draft, place, (sector) => {
    sector.owner = by;
    sector.changedOwner = true;
    sector.permitted = [];
    // The loss is made good: a later loss is counted anew (E-11).
    if (sector.annexedTo === by) sector.decline = 0;
  });
  followedByNone(draft, garrisonId(place));
  withUnit(draft, garrisonId(place), (garrison) => {
    garrison.owner = by;
    garrison.name = garrisonName(draft.sectors[place]?.name ?? '');
    delete garrison.leader;
    delete garrison.follows;
  });
}
