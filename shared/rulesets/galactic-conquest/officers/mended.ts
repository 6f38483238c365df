import { phrase } from '#kernel/words/phrase.ts';
import { gains, withGains } from '../crews/gains.ts';
import { event, own, ownerHears, place, seat, unit } from '../declare.ts';

/** Doctors and engineers repair their ships while a battle lasts (A12.20). */
export const officersMended = event('officers-mended', {
  fields: { seat, unit, place, ships: gains },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Officers of {unit} repair {points} DF.', {
      unit: own(happened.unit),
      points: happened.ships.reduce((sum, { points }) => sum + points, 0),
    }),
  ahead: (happened) => phrase('Officers of {unit} will make repairs.', { unit: own(happened.unit) }),
  apply: (draft, happened) => withGains(draft, happened.unit, happened.ships),
});
