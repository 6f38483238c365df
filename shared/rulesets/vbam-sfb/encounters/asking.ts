import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Encounter } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import type { State } from '../model/state.ts';
import { potentialOf } from '../sidcors/factors.ts';
import { otherOf, presentAt } from './encounters.ts';
import { labelOf } from '../map/board.ts';
import { empireNames } from '../map/empires.ts';

/** Where an encounter is, in words. */
export const spotSaid = ({ place, between }: Encounter): Phrase =>
  between === undefined
    ? phrase('sector {place}', { place: labelOf(place) })
    : phrase('the way from {place} to {between}', { place: labelOf(place), between: labelOf(between) });

/** Both sides as one of them sees them; of one that is gone, nothing is left to see. */
export const factsFor = (state: State, encounter: Encounter, seat: SeatId): Question<VbamSfb>['facts'] => {
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
export const factsOf = (state: State, encounter: Encounter): Question<VbamSfb>['facts'] =>
  [encounter.attacker, encounter.defender].map((seat) => ({
    label: empireNames[seat] ?? seat,
    value: forceSaid(state, encounter, seat),
  }));

/** What all questions about an encounter have. */
export const askedIn = (state: State, encounter: Encounter, to: SeatId) => ({
  ...({ to, about: to, spot: { place: encounter.place }, least: 1, most: 1 } as const),
  facts: factsFor(state, encounter, to),
});
