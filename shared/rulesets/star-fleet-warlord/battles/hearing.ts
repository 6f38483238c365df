import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State } from '../model/state.ts';
import { atSite, toOwner, event } from '../declare.ts';
import { seatArg, placeArg, sectorText } from '../words.ts';
import { fighters, listed } from './events.ts';
import { points, seat, sector } from '../fields/parts.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import { sectorsApart, numberOf, sectorIdsOf } from '../galaxy/board.ts';
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

/** Somebody who took no part hears the report of a battle. */
export const battleOverheard = event('battle-overheard', {
  fields: {
    ...atSite,
    attacker: seat,
    foe: seat,
    attackers: fighters,
    defenders: fighters,
    /** Points of fortification at the beginning. */
    points,
    /** Absent: nobody is left. */
    winner: optional(seat),
  },
  by: 'rules',
  ...toOwner,
  say: ({ place, attacker, foe, attackers, defenders, points, winner }, view) => {
    const args = {
      place: placeArg(place),
      attacker: seatArg(view, attacker),
      foe: seatArg(view, foe),
      attackers: listed(attackers, 0),
      defenders: listed(defenders, points),
    };
    return winner === undefined
      ? phrase(
          'Heard in sub-space: attack of {attacker} on {foe} in {place}: {attackers}; against {defenders}. Nobody is left.',
          args,
        )
      : phrase(
          'Heard in sub-space: attack of {attacker} on {foe} in {place}: {attackers}; against {defenders}. {winner} has won.',
          { ...args, winner: seatArg(view, winner) },
        );
  },
});

/** A Corporation listens to another sector, or to none. */
export const listeningSet = event('listening-set', {
  fields: { seat, sector: optional(sector) },
  by: 'order',
  ...toOwner,
  say: ({ sector }) =>
    sector === undefined
      ? phrase('You listen for battles in no sector.')
      : phrase('You listen for battles in sector {sector}.', { sector: sectorText(sector) }),
  ahead: {
    by: ({ sector }) =>
      sector === undefined
        ? 'You will listen for battles in no sector.'
        : 'You will listen for battles in sector {sector}.',
  },
  apply: ({ corporations }, { seat, sector }) =>
    replace(corporations, seat, ({ listens: _, ...rest }) =>
      sector === undefined ? rest : { ...rest, listens: sector },
    ),
});
