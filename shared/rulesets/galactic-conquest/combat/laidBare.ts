import { integer, list } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import { event, hull, most, place, seat, seats, unit } from '../declare.ts';
import { withEngaged } from '../model/battle/engaged.ts';
import { changeShips } from '../model/force.ts';
import { groupOf } from '../model/reaction.ts';
import type { Squadron } from '../model/squadron.ts';
import { liesLow, unveiled, withFinding } from '../model/seeing/veil.ts';
import { code } from './events.ts';
import { hullsText } from './words.ts';

/** Whoever hides is seen by those whom they fight: silent running and docking are over, and ships under cloak fight worse in the first round (C6.30, C8.20). */
export const laidBare = event('laid-bare', {
  fields: {
    battle: code,
    place,
    seats,
    seat,
    unit,
    to: seat,
    /** The ships of its side that are under cloak, by their positions, and their hulls. */
    at: list(integer(0, most.ships * 10), most.ships),
    hulls: list(hull, most.ships),
  },
  by: 'rules',
  hears: (happened: { readonly seats: readonly SeatId[] }, reader) => happened.seats.includes(reader),
  say: (happened) =>
    happened.hulls.length === 0
      ? phrase('{unit} is no longer hidden.', { unit: happened.unit.toUpperCase() })
      : phrase('{ships} of {unit} are under cloak, and have 30 % fewer attack factors in the first round.', {
          ships: hullsText(happened.hulls),
          unit: happened.unit.toUpperCase(),
        }),
  apply(draft, happened) {
    changeShips(draft, happened.unit, happened.at, (ship) => withEngaged(ship, { cloaked: true }));
    for (const one of groupOf(draft.squadrons, happened.unit))
      replace(draft.squadrons, one, (was): Squadron => {
        if (was.veil === undefined) return was;
        return liesLow(was) ? unveiled(was) : withFinding(was, { seat: happened.to });
      });
  },
});
