import {
  itemsMade,
  sitesRestored,
  casinoPlayed,
  resourcesEqualized,
  shipCloakedAlone,
} from './specialEvents.ts';
import { counterBegun } from '../spying/spyEvents.ts';
import { resources } from '../model/funds.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { fundsOf, pointsOf } from '../money/money.ts';
import { hasSpecial, specialOf } from '../specials/specials.ts';
import { cloakedAlone, counterFee, equalized, gambled, madeIn } from './gains.ts';
import { autoCloakCost } from '../specials/boons.ts';
import type { Run, Steps } from '../acting.ts';
import { runOf, isIdle } from '../acting.ts';

/** An Industrial Center fills the store, and a Site Restorer restores what brought nothing in (SFW 7449, 7535). */
function produce({ turn, seat }: Run): void {
  const place = specialOf(turn.state, seat, 'industrial-center');
  if (place !== undefined)
    turn.happen(itemsMade.of({ seat, place, items: madeIn(turn.state, turn.draw.fork('industry', seat)) }));
  const wasted = sitesHeldBy(turn.state.sites, seat).filter(([, { devastated }]) => devastated);
  if (wasted.length > 0 && hasSpecial(turn.state, seat, 'site-restorer'))
    turn.happen(sitesRestored.of({ seat, places: wasted.map(([at]) => at) }));
}

/** Steps of a run that come with its income. */
export const specialsProduce: Steps = (books) => [
  {
    name: 'Specials Produce',
    cite: 'SFW 7449',
    dice: true,
    run(turn) {
      const run = runOf(books, turn);
      if (turn.state.corporations[run.seat]?.fallen === false) produce(run);
    },
  },
];

function gamble({ turn, seat }: Run): void {
  const ep = pointsOf(turn.state, seat);
  const place = specialOf(turn.state, seat, 'casino');
  if (place === undefined || ep === 0) return;
  const now = gambled(turn.state, ep, turn.draw.fork('casino', seat).int(100));
  turn.happen(casinoPlayed.of({ seat, place, ep, by: now - ep }));
}

function equalize({ turn, seat }: Run): void {
  const place = specialOf(turn.state, seat, 'equalizer');
  const before = fundsOf(turn.state, seat);
  const each = equalized(before);
  if (place !== undefined && resources.some((resource) => before[resource] !== each))
    turn.happen(resourcesEqualized.of({ seat, place, before, each }));
}

/** Steps at the end of a run, once everything is bought: ships cloak, spies are kept away, EP are gambled away, and resources made equal, in this order (SFW 7356, 7408, 7492, 7510; OURS: not in waived runs). */
export const specialsClose: Steps = (books) => [
  {
    name: 'Specials at the End',
    cite: 'SFW 7499',
    dice: true,
    run(turn) {
      const run = runOf(books, turn);
      const { world, seat } = run;
      if (turn.state.corporations[seat]?.fallen !== false || isIdle(turn, seat)) return;
      for (const [ship, { place }] of cloakedAlone(world, seat))
        turn.happen(shipCloakedAlone.of({ ship, seat, place, dc: autoCloakCost }));
      const fee = counterFee(turn.state, seat);
      if (fee !== undefined) turn.happen(counterBegun.of({ seat, ep: fee }));
      gamble(run);
      equalize(run);
    },
  },
];
