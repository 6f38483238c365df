import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { send, sent } from './bank/aid.ts';
import { borrow, borrowed, clientRated, loanPaid, payLoan, rateClient, repay } from './bank/loans.ts';
import { save, saved, savingsGrew, withdraw, withdrawn } from './bank/savings.ts';
import { judgeTrust, trust, trusted, trustEnded } from './bank/trusts.ts';
import { battleEvents } from './combat/events.ts';
import { fight, instructed } from './combat/fight.ts';
import { poorCrews } from './economy/crews.ts';
import { drained } from './economy/exhaustion.ts';
import { mobilise, mobilised } from './economy/mobilise.ts';
import { defaulted, earned, loansCalled } from './economy/money.ts';
import { judgeSystem, systemJudged } from './economy/systems.ts';
import type { State, View } from './model/state.ts';
import { advanceJudged, judgeAdvance, moved, turnedBack } from './movement/moves.ts';
import { brokeThrough, funded, invested, observationGranted, teamsLost } from './research/events.ts';
import { fund, grantObservation, invest } from './research/orders.ts';
import { plot, plotted } from './movement/plot.ts';
import { regroup, regrouped } from './squadrons/regroup.ts';

const allOrders = [
  regroup,
  ...[plot, fight, mobilise, judgeAdvance, judgeSystem],
  ...[save, withdraw, borrow, repay, payLoan, send, trust, judgeTrust, rateClient],
  ...[fund, invest, grantObservation],
] as const;
const allEvents = [
  regrouped,
  ...[mobilised, plotted, moved, instructed],
  ...battleEvents,
  ...[turnedBack, advanceJudged, systemJudged, earned, defaulted, loansCalled, drained, poorCrews],
  ...[saved, withdrawn, savingsGrew, borrowed, loanPaid, clientRated, sent, trusted, trustEnded],
  ...[funded, invested, observationGranted, brokeThrough, teamsLost],
] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;

/** The four vocabularies of the game, for the engine. */
export type GalacticConquest = Room<State, View, Order, Event>;

export const { orders } = assembledOrders<GalacticConquest>(allOrders);
export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<GalacticConquest>(allEvents);
