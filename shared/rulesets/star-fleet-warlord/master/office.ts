import type { MasterOfficeOrder } from '../model/orders/master.ts';
import { cannotAnnounce, cannotLead } from './deciding.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the game master, which no Home Office can give: the generator carries them out. */
export const masterOffice: OfficeActs<MasterOfficeOrder> = {
  'set-leadership': ({ turn, seat, order }) => cannotLead(turn.state, seat, order),
  announce: ({ turn, seat, order }) => cannotAnnounce(turn.state, seat, order),
};
