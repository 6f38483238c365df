import { list } from '#kernel/codec/shapes.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isWarSurveyor } from '../ships/surveyors.ts';

/** Survey ships of war hulls destroyed themselves, a turn before the others of their squadron (B3.75). */
export const surveyorsStarved = event('surveyors-starved', {
  fields: { seat, unit, place, hulls: list(hull, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} has had no supply for too long: its {ships} destroys itself in {place}.', {
      unit: own(happened.unit),
      ships: happened.hulls.join(', '),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('Survey ships of {unit} will have had no supply for too long, and destroy themselves.', {
      unit: own(happened.unit),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.filter((ship) => !isWarSurveyor(ship)),
    })),
});
