import type { Fact } from '#kernel/presentation.ts';
import type { SeatId, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Encounter } from '../model/combat.ts';
import type { State, Unit } from '../model/state.ts';
import { potentialOf, defenseOf } from '../sidcors/factors.ts';
import { labelOf } from '../map/board.ts';
import { empireNames, raiders } from '../map/empires.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { shortId } from '../model/words.ts';
import { otherOf, presentAt, inBattle } from './encounters.ts';

/** Where an encounter is, in words. */
export const spotSaid = ({ place, between }: Encounter): Phrase =>
  between === undefined
    ? phrase('sector {place}', { place: labelOf(place) })
    : phrase('the way from {place} to {between}', { place: labelOf(place), between: labelOf(between) });

/** Both sides as one of them sees them; of one that is gone, nothing is left to see. */
export const factsFor = (state: State, encounter: Encounter, seat: SeatId): readonly Fact[] => {
  const other = otherOf(encounter, seat);
  const said = (who: SeatId): Phrase => forceSaid(state, encounter, who);
  return [
    { label: 'Enemy', value: phrase('{power}', { power: empireNames[other] ?? other }) },
    { label: 'Your force', value: said(seat) },
    ...(presentAt(state, encounter, other).length === 0
      ? []
      : [{ label: 'Their force', value: said(other) }]),
  ];
};

function forceSaid(state: State, encounter: Encounter, seat: SeatId): Phrase {
  const here = presentAt(state, encounter, seat);
  return phrase('{count|unit|units}, {potential|attack factor|attack factors}', {
    count: here.length,
    potential: potentialOf(here),
  });
}

/** Both sides as the game master sees them. */
export const factsOf = (state: State, encounter: Encounter): readonly Fact[] =>
  [encounter.attacker, encounter.defender].map((seat) => ({
    label: empireNames[seat] ?? seat,
    value: forceSaid(state, encounter, seat),
  }));

/** What all questions about an encounter have. */
export const askedIn = (state: State, encounter: Encounter, to: SeatId) => ({
  ...({ to, about: to, spot: { place: encounter.place }, least: 1, most: 1 } as const),
  facts: factsFor(state, encounter, to),
});

/** The encounter at hand, at this place. */
export const here = ({ encounter }: View, place: PlaceId | undefined): Encounter | undefined =>
  encounter?.place === place ? encounter : undefined;

const unitLabel = (id: UnitId, unit: Unit): Choice['label'] => {
  const args = { design: unit.design, id: shortId(id), defense: defenseOf(unit) };
  return unit.crippled
    ? phrase('{design} {id}, crippled, defense {defense}', args)
    : phrase('{design} {id}, defense {defense}', args);
};

/** Units of the battle at hand, as choices: those of one side, or of both with their owners. */
export function choices(
  view: View,
  encounter: Encounter,
  seat?: SeatId,
  may: (unit: Unit) => boolean = () => true,
): readonly Choice[] {
  const side = seat === undefined ? undefined : (encounter.battle?.forces[seat] ?? []);
  return inBattle(imagine(view), encounter)
    .filter(([id, unit]) => (side === undefined || side.includes(id)) && may(unit))
    .map(([value, unit]) => ({
      value,
      label:
        seat === undefined
          ? phrase('{power}: {unit}', {
              power: empireNames[unit.seat] ?? unit.seat,
              unit: unitLabel(value, unit),
            })
          : unitLabel(value, unit),
    }));
}

/** Whose side a reader decides for: the game master leads raiders (VB 268). */
export const sideOf = ({ me }: View): SeatId => (me === gameMaster ? raiders : me);

export const nobody: Choice = { value: '', label: phrase('Nobody') };
