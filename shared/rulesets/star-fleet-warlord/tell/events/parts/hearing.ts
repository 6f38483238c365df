import { phrase } from '#kernel/words/phrase.ts';
import type { HearingEvent } from '../../../model/events/spying.ts';
import { own, placeArg, seatArg, sectorText } from '../../../words.ts';
import type { Of, Origins, Tellings } from '../../../words.ts';
import { listed } from '../battles.ts';

/** Who hears battles of others, and of which sector. */
export const tellHearing: Tellings<HearingEvent> = {
  'listening-set': own<Of<'listening-set'>>(({ sector }) =>
    sector === undefined
      ? phrase('You listen to the battles of no sector above others.')
      : phrase('You listen to the battles of sector {sector}.', { sector: sectorText(sector) }),
  ),
  'battle-overheard': own<Of<'battle-overheard'>>(
    ({ place, attacker, foe, attackers, defenders, points, winner }, view) => {
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
  ),
};

export const hearingOrigins: Origins<HearingEvent> = {
  'listening-set': 'order',
  'battle-overheard': 'rules',
};
