import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Sector, State, Unit } from './model/state.ts';
import type { Mutable } from './model/units/change.ts';
import { canonicalStacks } from './model/units/change.ts';

/** Ends the turn: raises the turn number and clears whatever lasts one turn. */
export function close(state: State): void {
  const draft = state as Mutable<State>;
  draft.turn += 1;
  delete draft.relationsChanged;
  for (const unit of valuesInOrder(draft.units)) rested(unit);
  for (const sector of valuesInOrder(draft.sectors)) settled(sector);
}

function rested(unit: Mutable<Unit>): void {
  unit.stacks = canonicalStacks(unit.stacks.map((stack) => ({ ...stack, used: 0 })));
  unit.waits = 0;
  unit.spent = false;
  unit.travelled = 0;
  unit.retreated = false;
  unit.cloakChanged = false;
  delete unit.working;
  delete unit.cameFrom;
  delete unit.movedIn;
  delete unit.transferred;
  for (const admiral of unit.admirals) {
    admiral.used = 0;
    admiral.tacticsGained = 0;
    admiral.siegecraftGained = false;
  }
}

function settled(sector: Mutable<Sector>): void {
  if (sector.owner === undefined) delete sector.ownerAtStart;
  else sector.ownerAtStart = sector.owner;
  // The annexation no longer declines once the annexer owns the sector again (E-11).
  if (sector.owner === sector.annexedTo) sector.decline = 0;
  sector.changedOwner = false;
  sector.pillaged = false;
  sector.battles = 0;
  sector.damagedNow = false;
  sector.annexedNow = false;
  delete sector.regained;
}
