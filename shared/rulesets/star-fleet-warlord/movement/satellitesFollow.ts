import { defined } from '#kernel/words/defined.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { shipDestroyed } from './harm.ts';
import { satelliteFollowed, linkEnded } from './events.ts';
import { satellitesOf } from './links.ts';
import { shipsOf } from '../ships/ships.ts';
import type { Run, Steps } from '../acting.ts';
import { runOf } from '../acting.ts';

/** Steps of a pulse between movement and battles: satellites come to their motherships, or are lost with them (SFW 4935). */
export const satellitesFollow: Steps = (books) => [
  {
    name: 'Satellites Follow',
    cite: 'SFW 4935',
    run(turn) {
      const { seat } = runOf(books, turn);
      for (const [ship, { linked, place: from, design, name }] of shipsOf(turn.state, seat)) {
        if (linked === undefined) continue;
        const mother = turn.state.ships[linked];
        if (mother === undefined)
          turn.happen(shipDestroyed.of({ ship, seat, place: from, design, name, by: 'mother' }));
        else if (mother.place !== from) {
          const { place, from: back } = mother;
          turn.happen(satelliteFollowed.of({ ship, seat, place, from, back }));
        }
      }
    },
  },
];

/** Frees the satellites of a ship that is about to be lost, though not to terrain (SFW 1787: links have no effect on battles). */
export function freeSatellites({ turn }: Pick<Run, 'turn'>, mother: UnitId, cause?: OrderRef): void {
  const by = defined({ cause });
  for (const [ship, { seat, place }] of satellitesOf(turn.state, mother))
    turn.happen(linkEnded.of({ ship, seat, place, ...by }));
}
