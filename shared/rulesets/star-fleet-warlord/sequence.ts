import { keysInOrder } from '#kernel/words/inOrder.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Books } from '#kernel/codec/books.ts';
import { gameMaster, runId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { ships } from './allOrders.ts';
import type { Draft } from './model/draft.ts';
import { unlinked } from './model/draft.ts';
import { putShip, shipsHeldBy } from './model/stations.ts';
import type { StarFleetWarlord } from './game.ts';
import type { State } from './model/state.ts';
import { generatorDay, pulses, weekDays } from './model/figures.ts';
import { battles } from './battles/battles.ts';
import { income, prepareShips } from './income/income.ts';
import { miscellaneousOrders, ordersBeforeMoves } from './office.ts';
import { resupply } from './items/repairs.ts';
import { postTurnStatus, victoryChecked } from './runs/status.ts';
import { shipsMove } from './movement/shipsMove.ts';
import { advertisements, instalments, megashipReady, pricesChange, listRaces } from './market/steps.ts';
import { announced, leadership } from './master/orders.ts';
import { announcements } from './standing/announcements.ts';
import { defaultBuilds, chargeInterest, loansCalled } from './market/loanOrders.ts';
import { flagsCleared } from './powers/flagsCleared.ts';
import { messages } from './messages/contacts.ts';
import { movementEnds } from './scans/movementEnds.ts';
import { officersArrive } from './officers/arriving.ts';
import { powersMove } from './powers/powersMove.ts';
import { drawEvent } from './happenings/drawEvent.ts';
import { rankings, rewardRise, stockAfterMoves, stockAfterOrders } from './standing/rankingSteps.ts';
import { specialsClose, specialsProduce } from './income/specials.ts';
import { runBegins } from './runs/runBegins.ts';
import { satellitesFollow } from './movement/satellitesFollow.ts';

/** The run of one Corporation (SFW 11.4): income, six pulses, the orders of its Home Office, and what its bases see. */
const corporation = (books: Books): Sequence<StarFleetWarlord> => [
  ...runBegins(books),
  ...chargeInterest(books),
  ...rewardRise(books),
  income(books),
  ...specialsProduce(books),
  ...instalments(books),
  prepareShips,
  ordersBeforeMoves(books),
  {
    pass: 'Pulse',
    until: (_, pass) => pass === pulses,
    repeat: [shipsMove(books, ships), ...satellitesFollow(books), battles(books), resupply(books)],
  },
  ...stockAfterMoves(books),
  ...defaultBuilds(books),
  miscellaneousOrders(books),
  ...drawEvent(books),
  ...movementEnds(books),
  ...megashipReady(books),
  ...specialsClose(books),
  ...stockAfterOrders(books),
  postTurnStatus(books),
  ...officersArrive(books),
  ...announcements(books),
  ...advertisements(books),
  ...messages(books),
];

/** The Next Turn Generator, once all have run (SFW 5071). */
const generator = (books: Books): Sequence<StarFleetWarlord> => [
  ...announced(books),
  ...pricesChange(books),
  ...rankings(books),
  victoryChecked(books),
  ...flagsCleared(books),
  ...powersMove(books),
  ...loansCalled(books),
  ...listRaces(books),
  ...leadership(books),
];

export const sequencesOf = (books: Books) =>
  ({ corporation: corporation(books), generator: generator(books) }) as const;

/** The day of the week on which a Corporation runs, by its place in the cycle, from 0 (SFW 5067; OURS: evenly). */
const dayOf = (place: number, count: number): number => Math.floor((place * weekDays) / count);

/** Corporations run one after another in their cycle, each on the galaxy as the last one left it; then the generator (SFW 4881, 5041). A run can be made up later, before the generator (SFW 5068). */
export const runs = ({ cycle, corporations, parameters }: State): readonly RunPlan[] => [
  ...cycle.map((seat, place) => ({
    id: runId(seat),
    ...(parameters.days === 'week' ? { day: dayOf(place, cycle.length) } : {}),
    title: phrase('Run of {name}', { name: corporations[seat]?.name ?? seat }),
    sequence: 'corporation',
    takes: [seat],
    tells: [seat],
    mayWait: true as const,
  })),
  {
    id: runId('generator'),
    ...(parameters.days === 'week' ? { day: generatorDay } : {}),
    title: phrase('Next Turn Generator'),
    sequence: 'generator',
    takes: [gameMaster],
    tells: [],
  },
];

/** Ends a run: swept paths close, ships take heart again, switches that were thrown and lines that were bought hold, frozen ones are slow in the next run, and satellites follow nobody (SFW 1788). The last one, in which powers act, ends the year. */
export function close(draft: Draft, { takes }: RunPlan, last: boolean): void {
  draft.swept = [];
  draft.hit = {};
  for (const seat of takes)
    replace(draft.corporations, seat, ({ wish: _, boughtNext, reversedOrders, reversedMoves, ...rest }) => ({
      ...rest,
      turn: draft.turn + 1,
      bought: boughtNext,
      boughtNext: 0,
      reversedOrders: { ...reversedOrders, now: reversedOrders.next },
      reversedMoves: { ...reversedMoves, now: reversedMoves.next },
    }));
  const ran = last ? keysInOrder(draft.powers) : takes;
  for (const [id, ship] of ran.flatMap((seat) => shipsHeldBy(draft.ships, seat))) {
    const { stasis, avoids, ...rest } = unlinked(ship);
    if (!ship.halted && stasis === undefined && ship.linked === undefined && avoids === undefined) continue;
    putShip(draft.ships, id, { ...rest, halted: false, ...(stasis === 'frozen' ? { stasis: 'slow' } : {}) });
  }
  if (last) draft.turn += 1;
}
