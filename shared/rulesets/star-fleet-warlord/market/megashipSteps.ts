import { instalmentPaid, megashipDelivered } from './events.ts';
import { launchedIn } from '../model/corporation.ts';
import { nthShip } from '../model/ids.ts';
import { isReady, newMegaship, instalmentsNext } from './megaship.ts';
import { holdsHome } from '../money/owners.ts';
import { megaship } from '../model/figures.ts';
import type { Steps } from '../acting.ts';
import { isIdle } from '../acting.ts';

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
