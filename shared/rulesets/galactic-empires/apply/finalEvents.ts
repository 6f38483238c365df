import { withShips } from '../model/units/change.ts';
import type { SectorAnnexed } from '../model/sectorEvents.ts';
import type { StarshipsBuilt } from '../model/forceEvents.ts';
import { maybeStarship } from '../tables/starships.ts';
import type { Changes } from './changes.ts';
import { nothing } from './changes.ts';
import type { Draft } from '../model/drafts.ts';
import { pay, withSector, withUnit } from '../model/drafts.ts';
import { gone } from '../model/units/followers.ts';
import { lost } from '../model/units/losses.ts';

type FinalEvent =
  | 'upkeep-paid'
  | 'starships-deserted'
  | 'starships-built'
  | 'sector-annexed'
  | 'annexation-declined'
  | 'annexation-lapsed'
  | 'resources-decayed'
  | 'revenue-gained'
  | 'proclamation-issued'
  | 'proclamation-heard'
  | 'starfleet-dissolved'
  | 'sectors-scouted';

export const finalEvents: Changes<FinalEvent> = {
  'upkeep-paid': (draft, { seat, paid }) => pay(draft, seat, -paid),
  'starships-deserted': (draft, { losses }) => lost(draft, losses),
  'starships-built': built,
  'sector-annexed': annexed,
  'annexation-declined': (draft, { place, decline }) =>
    withSector(draft, place, (sector) => void (sector.decline = decline)),
  'annexation-lapsed': (draft, { place }) =>
    withSector(draft, place, (sector) => {
      delete sector.annexedTo;
      sector.decline = 0;
    }),
  'resources-decayed': (draft, { seat, amount }) => pay(draft, seat, -amount),
  'revenue-gained': (draft, { seat, amount }) => pay(draft, seat, amount),
  'proclamation-issued': (draft, { seat, amount }) => pay(draft, seat, amount),
  'proclamation-heard': nothing,
  'starfleet-dissolved': (draft, { unit }) => gone(draft, unit),
  'sectors-scouted': nothing,
};

/** New ships join their garrison; the treasury pays (GE 1116-1130). They have no move-points left this turn and cannot work in it (GE 876, 1126). */
function built(draft: Draft, { seat, unit, type, rank, count, cost }: StarshipsBuilt): void {
  pay(draft, seat, -cost);
  withUnit(draft, unit, (garrison) => {
    garrison.stacks = withShips(garrison.stacks, {
      type,
      rank,
      count,
      used: maybeStarship(type)?.moves ?? 0,
    });
  });
}

function annexed(draft: Draft, { seat, place, cost }: SectorAnnexed): void {
  pay(draft, seat, -cost);
  withSector(draft, place, (sector) => {
    sector.annexedTo = seat;
    sector.annexedNow = true;
    sector.decline = 0;
  });
}
