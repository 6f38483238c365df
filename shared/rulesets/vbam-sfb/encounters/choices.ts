import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../model/imagine.ts';
import type { Encounter } from '../model/combat.ts';
import { raiders } from '../map/empires.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { inBattle } from './encounters.ts';
import { defenseOf } from '../sidcors/factors.ts';
import { shortId } from '../model/words.ts';

/** The encounter at hand, at this place. */
export const here = ({ encounter }: View, place: PlaceId | undefined): Encounter | undefined =>
  encounter?.place === place ? encounter : undefined;

const labelOf = (id: UnitId, unit: Unit): Choice['label'] => {
  const args = { design: unit.design, id: shortId(id), defense: defenseOf(unit) };
  return unit.crippled
    ? phrase('{design} {id}, crippled, defense {defense}', args)
    : phrase('{design} {id}, defense {defense}', args);
};

/** Units of the battle at hand, as choices: those of one side, or of both. */
export function choices(
  view: View,
  encounter: Encounter,
  seat?: SeatId,
  may: (unit: Unit) => boolean = () => true,
): readonly Choice[] {
  const side = seat === undefined ? undefined : (encounter.battle?.forces[seat] ?? []);
  return inBattle(imagine(view), encounter)
    .filter(([id, unit]) => (side === undefined || side.includes(id)) && may(unit))
    .map(([value, unit]) => ({ value, label: labelOf(value, unit) }));
}

/** Whose side a reader decides for: the game master leads raiders (VB 268). */
export const sideOf = ({ me }: View): SeatId => (me === gameMaster ? raiders : me);

export const nobody: Choice = { value: '', label: phrase('Nobody') };
