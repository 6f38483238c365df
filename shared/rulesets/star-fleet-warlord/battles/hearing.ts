import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import { sectorsApart, numberOf, sectorIdsOf } from '../galaxy/board.ts';
import type { State } from '../model/state.ts';
import { hearing } from '../model/figures.ts';
import { impossible } from '../refusals.ts';

/** How surely a Corporation that takes no part hears a battle: for one that listens to another sector it is less likely (SFW 4301, 4309). */
export function hearingOdds(
  { corporations, parameters: { size } }: State,
  seat: SeatId,
  place: PlaceId,
): readonly [wins: number, outOf: number] {
  const owner = corporations[seat];
  const sector = sectorIn(place);
  if (owner === undefined || owner.fallen) return hearing.never;
  if (owner.listens === sector) return hearing.always;
  const near = sectorsApart(size, sectorIn(owner.home), sector) <= hearing.sectors;
  return !near ? hearing.never : owner.listens === undefined ? hearing.usual : hearing.elsewhere;
}

/** Why a sector cannot be listened to; undefined if it can. */
export const cannotTune = (
  { parameters: { size } }: State,
  { sector }: { readonly sector?: SectorId },
): Problem | undefined =>
  sector === undefined || sectorIdsOf(size).includes(sector)
    ? undefined
    : impossible('SFW 4305', 'no-such-sector', { sector: numberOf(sector) });
