import { scansNoticed, watchEnded } from '../scans/events.ts';
import { turnWaived } from './events.ts';
import { counterEnded } from '../spying/spyEvents.ts';
import { postReported } from '../spying/events.ts';
import type { Steps } from '../acting.ts';
import { isIdle, runOf } from '../acting.ts';
import { postsHeldBy, shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import { openShipsAt } from '../scans/scanning.ts';
import { defined } from '#kernel/words/defined.ts';

/** Steps before anything else in a run. */
export const runBegins: Steps = (books) => [
  {
    name: 'Run Begins',
    cite: 'SFW 5053',
    run(turn) {
      const [seat] = turn.run.takes;
      const owner = seat === undefined ? undefined : turn.state.corporations[seat];
      if (seat === undefined || owner?.fallen !== false) return;
      if (isIdle(turn, seat)) turn.happen(turnWaived.of({ seat, runs: owner.waived + 1 }));
      else if (owner.waived > 0) turn.happen(turnWaived.of({ seat, runs: 0 }));
    },
  },
  {
    name: 'Posts Report',
    cite: 'SFW 3115',
    run(turn) {
      const { seat, world } = runOf(books, turn);
      const { corporations, ships, sites } = turn.state;
      if (corporations[seat]?.fallen !== false) return;
      if (corporations[seat].shielded) turn.happen(counterEnded.of({ seat }));
      const watched = sitesHeldBy(sites, seat).filter(
        ([, site]) => site.jammed === true || site.passive === true,
      );
      if (watched.length > 0) turn.happen(watchEnded.of({ seat, places: watched.map(([place]) => place) }));
      const noticed = shipsHeldBy(ships, seat).filter(([, ship]) => ship.noticed > 0);
      if (noticed.length > 0)
        turn.happen(
          scansNoticed.of({
            seat,
            ships: Object.fromEntries(noticed.map(([id, ship]) => [id, ship.noticed])),
          }),
        );
      for (const [place, { owner, points }] of postsHeldBy(sites, seat))
        if (owner !== seat)
          turn.happen(
            postReported.of({
              seat,
              place,
              points,
              ships: openShipsAt(world, seat, place),
              ...defined({ owner }),
            }),
          );
    },
  },
];
