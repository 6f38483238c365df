import type { SeatId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { resources } from '../model/funds.ts';
import type { OfficersEvent } from '../model/events/officers.ts';
import type { OfficerLetter, PersonLetter } from '../model/ship.ts';
import type { Changes, Draft } from '../model/draft.ts';
import { changeShip, changeSite, earn, nothing } from '../model/draft.ts';

/** Those who wait for an assignment become more or fewer: officers by their letters, P for Prime Teams. */
export function standBy(draft: Draft, seat: SeatId, letters: string, by: 1 | -1): void {
  change(draft.corporations, seat, ({ officers, teams }) => {
    const now = { ...officers };
    const all = letters.split('').filter((letter) => letter !== 'P');
    for (const letter of all) now[letter as OfficerLetter] += by;
    return { officers: now, teams: teams + by * (letters.length - all.length) };
  });
}

/** Letters in their order, with one more. */
const joined = (letters: string, who: PersonLetter): string =>
  `${letters}${who}`.split('').toSorted().join('');

/** What is changed by events of crews, officers and Prime Teams. */
export const officersChanges: Changes<OfficersEvent> = {
  'crew-cured': (draft, { ship, crew }) => {
    changeShip(draft, ship, () => ({ crew }));
  },
  'crew-trained': (draft, { ship, seat, people, crew }) => {
    earn(draft, seat, { pe: -people });
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
  'officer-boarded': (draft, { ship, seat, who, pays, cost }) => {
    earn(draft, seat, { [pays]: -cost });
    standBy(draft, seat, who, -1);
    changeShip(draft, ship, ({ officers }) =>
      who === 'P' ? { team: true } : { officers: joined(officers, who) },
    );
  },
  'officer-stationed': (draft, { seat, place, who, cost }) => {
    earn(draft, seat, Object.fromEntries(resources.map((resource) => [resource, -cost[resource]])));
    standBy(draft, seat, who, -1);
    changeSite(draft, place, ({ officers }) => ({ officers: joined(officers, who) }));
  },
  'ship-mended': (draft, { ship, damage, drained }) => {
    changeShip(draft, ship, () => ({ damage, drained }));
  },
  'surroundings-scanned': nothing,
  'officers-arrived': (draft, { seat, officers, team }) => {
    standBy(draft, seat, team === true ? `${officers}P` : officers, 1);
  },
};
