import { integer, list } from '#kernel/codec/shapes.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import { isX } from '../ships/elite.ts';
import { isFlagged } from '../ships/fleet.ts';
import { isWarSurveyor } from '../ships/surveyors.ts';

/** Survey ships of war hulls destroyed themselves, a turn before the others of their squadron (B3.75). */
export const surveyorsStarved = event('surveyors-starved', {
  fields: { seat, unit, place, hulls: list(hull, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} has been out of supply too long: its {ships} destroys itself in {place}.', {
      unit: own(happened.unit),
      ships: happened.hulls.join(', '),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('Survey ships of {unit} will have been out of supply too long and destroy themselves.', {
      unit: own(happened.unit),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.filter((ship) => !isWarSurveyor(ship)),
    })),
});

/** Turns that squadrons of X-ships live on what they have before they are out of supply: those of the second generation use up their cargo besides. OURS: one of other ships among them has no such turns (C19.30b, C21.45). */
function enduranceOf(ships: readonly Ship[]): number {
  if (ships.length === 0 || !ships.every(isX)) return 0;
  return ships.every((ship) => isFlagged(ship, 'X2')) ? 2 : 1;
}

/** Whether a squadron out of supply still lives on what it has (C19.30b, C21.45). */
export const lastsOn = ({ ships, supply = {} }: Pick<Squadron, 'ships' | 'supply'>): boolean =>
  supply.out === undefined && (supply.spared ?? 0) < enduranceOf(ships);

/** X-ships outside of supply lived on what they have (C19.30b, C21.45). */
export const spared = event('supply-spared', {
  fields: { seat, unit, place, turns: integer(1, 2) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} has no supply in {place} and uses its own stores.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will have no supply in {place} and use its own stores.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, () => ({ supply: { spared: happened.turns } })),
});
