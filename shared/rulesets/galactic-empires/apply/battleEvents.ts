import type { StarfleetRetreated } from '../model/battleEvents.ts';
import type { Changes } from './changes.ts';
import { nothing } from './changes.ts';
import type { Draft } from '../model/drafts.ts';
import { withAdmiral, withSector, withUnit } from '../model/drafts.ts';
import { lost } from '../model/units/losses.ts';

type BattleEvent =
  | 'battle-joined'
  | 'battle-reported'
  | 'defences-damaged'
  | 'battle-round-fought'
  | 'casualties-removed'
  | 'starfleet-retreated'
  | 'wound-resolved'
  | 'battle-ended'
  | 'move-points-lost'
  | 'tactics-grown'
  | 'siegecraft-grown';

const highestRating = 100;

export const battleEvents: Changes<BattleEvent> = {
  // A border battle damages no sector (GE 803).
  'battle-joined': (draft, { place, across }) =>
    withSector(draft, place, (sector) => void (sector.battles += across === undefined ? 1 : 0)),
  'battle-reported': nothing,
  'defences-damaged': (draft, { place, damage }) =>
    withSector(
      draft,
      place,
      (sector) => void (sector.levelDamage = Math.min(sector.level, sector.levelDamage + damage)),
    ),
  'battle-round-fought': nothing,
  'casualties-removed': (draft, { losses }) => lost(draft, losses),
  'starfleet-retreated': retreated,
  'wound-resolved': (draft, event) => lost(draft, event.lost ? [event.hurt] : []),
  'battle-ended': nothing,
  'move-points-lost': (draft, { unit: id }) => withUnit(draft, id, (unit) => void (unit.spent = true)),
  'tactics-grown': (draft, { unit, admiral: id, gain }) =>
    withAdmiral(draft, unit, id, (admiral) => {
      admiral.tactics = Math.min(highestRating, admiral.tactics + gain);
      admiral.tacticsGained += gain;
    }),
  'siegecraft-grown': (draft, { unit, admiral: id, gain }) =>
    withAdmiral(draft, unit, id, (admiral) => {
      admiral.siegecraft = Math.min(highestRating, admiral.siegecraft + gain);
      admiral.siegecraftGained = true;
    }),
};

/** A retreat uses up all move-points (GE 725). It does not count as a move, so nobody can retreat back along it. */
function retreated(draft: Draft, { unit: id, to }: StarfleetRetreated): void {
  withUnit(draft, id, (unit) => {
    unit.place = to;
    unit.retreated = true;
    delete unit.working;
    unit.spent = true;
    delete unit.cameFrom;
    delete unit.movedIn;
  });
}
