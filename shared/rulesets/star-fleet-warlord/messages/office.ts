import { messageSent } from './events.ts';
import type { SendMessage } from '../model/orders/stance.ts';
import { cannotSend, hearersOf } from './messages.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: messages to others (SFW 3877). */
export const messagesOffice: OfficeActs<SendMessage> = {
  'send-message'({ turn, seat, order, said }) {
    const problem = cannotSend(turn.state, seat, order, said.toAll);
    if (problem !== undefined) return problem;
    const { ref, kind: _, ...message } = order;
    if (message.to === 'all') said.toAll = true;
    turn.happen(
      messageSent.of({ ...message, seat, hearers: hearersOf(turn.state, seat, order), cause: ref }),
    );
    return undefined;
  },
};
