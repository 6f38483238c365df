import { adTold, pricesChanged, racesListed, instalmentPaid, megashipDelivered } from './events.ts';
import { marketPrice } from './purchase.ts';
import { shownRaces, isListYear, racesInUse } from './races.ts';
import { hasSpecial } from '../specials/specials.ts';
import { adsEachTurn, yearOf, megaship } from '../model/figures.ts';
import { soldIn } from '../ships/list/index.ts';
import type { Steps } from '../acting.ts';
import { isIdle } from '../acting.ts';
import { moves, pricesNext } from './prices.ts';
import { launchedIn } from '../model/corporation.ts';
import { nthShip } from '../model/ids.ts';
import { isReady, newMegaship, instalmentsNext } from './megaship.ts';
import { holdsHome } from '../money/owners.ts';

/* What the market does by itself: advertisements, prices, lists, and a Mega-Battleship that is paid for. */

/** Steps that show a few ships with their prices, drawn from those for sale of the races that a Corporation wants to see (SFW 4278, 5003); an agent shows as many again (SFW 7353; OURS: of the same races). */
export const advertisements: Steps = () => [
  {
    name: 'Advertisements',
    cite: 'SFW 5003',
    dice: true,
    run(turn) {
      const [seat] = turn.run.takes;
      const owner = seat === undefined ? undefined : turn.state.corporations[seat];
      if (seat === undefined || owner === undefined || owner.fallen || isIdle(turn, seat)) return;
      const shown = shownRaces(owner);
      const sold = soldIn(yearOf(turn.state.turn)).filter(({ race }) => shown.includes(race));
      const all = adsEachTurn * (hasSpecial(turn.state, seat, 'advertising-agent') ? 2 : 1);
      for (const design of turn.draw.shuffle(sold).slice(0, all))
        turn.happen(adTold.of({ seat, design: design.id, price: marketPrice(turn.state, design) }));
    },
  },
];

/** Steps of the generator that change prices, once all have run (SFW 3298). */
export const pricesChange: Steps = () => [
  {
    name: 'Prices Change',
    cite: 'SFW 3298',
    run(turn) {
      const prices = pricesNext(turn.state);
      if (moves(turn.state, prices)) turn.happen(pricesChanged.of({ prices }));
    },
  },
];

/** Steps of the generator that list races, for the reports of the next year: everybody has the same list (SFW 3699; OURS). */
export const listRaces: Steps = () => [
  {
    name: 'Races Listed',
    cite: 'SFW 3699',
    run(turn) {
      if (isListYear(yearOf(turn.state.turn + 1)))
        turn.happen(racesListed.of({ races: racesInUse(turn.state) }));
    },
  },
];

/** Steps before all orders that pay for a Mega-Battleship; a waived run pays nothing (SFW 7464; OURS: the last). */
export const instalments: Steps = () => [
  {
    name: 'Instalments Paid',
    cite: 'SFW 7464',
    run(turn) {
      const [seat] = turn.run.takes;
      const owner = seat === undefined ? undefined : turn.state.corporations[seat];
      if (seat === undefined || owner?.fallen !== false || isIdle(turn, seat)) return;
      const paid = instalmentsNext(owner, owner.funds);
      if (paid !== undefined) turn.happen(instalmentPaid.of({ seat, ep: megaship.ep, paid }));
    },
  },
];

/** Steps at the end of a run that deliver one that is paid, at the Home Office, as soon as that is held (SFW 4584, 7466). */
export const megashipReady: Steps = () => [
  {
    name: 'Mega-Battleship Delivered',
    cite: 'SFW 7466',
    run(turn) {
      const [seat] = turn.run.takes;
      const owner = seat === undefined ? undefined : turn.state.corporations[seat];
      if (seat === undefined || owner?.fallen !== false || !isReady(owner)) return;
      if (!holdsHome(turn.state, seat)) return;
      const nth = launchedIn(owner) + 1;
      const made = newMegaship(owner, seat, `No. ${nth}`);
      turn.happen(megashipDelivered.of({ seat, ship: nthShip(seat, nth), place: made.place, made }));
    },
  },
];
