import type { StarfleetTravelled, StarfleetWaited } from '../model/movementEvents.ts';
import type { Changes } from './changes.ts';
import { nothing } from './changes.ts';
import type { Draft } from '../model/drafts.ts';
import { withUnit } from '../model/drafts.ts';
import { ownerChanged, spendMoves } from '../model/units/losses.ts';

type MovementEvent = 'starfleet-travelled' | 'starfleet-waited' | 'starfleet-sighted' | 'sector-captured';

export const movementEvents: Changes<MovementEvent> = {
  'starfleet-travelled': travelled,
  'starfleet-waited': waited,
  'starfleet-sighted': nothing,
  'sector-captured': (draft, { place, by }) => ownerChanged(draft, place, by),
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
