import { adTold } from './events.ts';
import { marketPrice } from './purchase.ts';
import { shownRaces } from './races.ts';
import { hasSpecial } from '../specials/specials.ts';
import { adsEachTurn, yearOf } from '../model/figures.ts';
import { soldIn } from '../ships/list/index.ts';
import type { Steps } from '../acting.ts';
import { isIdle } from '../acting.ts';

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
