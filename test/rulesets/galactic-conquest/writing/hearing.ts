import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '../yards/shelf.ts';

/** Events of which no seat ever hears, each with why. */
export const unheard: { readonly [K in Event['kind']]?: string } = {
  restocked: 'Nothing that anybody is told.',
  worked: 'Told as a whole at the end of the turn.',
  'intelligence-given': 'Nobody knows of what the game master lets them hear where it comes from (C14.10).',
  'mission-judged': 'How hard a mission was is the game master’s (C14.26).',
  'mission-rolled': 'How its die fell is the game master’s (C14.26).',
  'orions-rolled': 'Whether pirates do what they are paid for is the game master’s (B15.10).',
  'spy-chart-set': 'The chart of spies is the game master’s (C14.26).',
};

type Told = (event: Event, seat: SeatId, before: State) => unknown;

/** What is wrong with whom an event is told to: the empire that it names always hears of it, and nobody of one that is kept from all. */
export function hearingFaults(event: Event, before: State): readonly string[] {
  const { told } = galacticConquest.tell[event.kind] as unknown as { readonly told: Told };
  const hears = (seat: SeatId): boolean => told(event, seat, before) !== undefined;
  const seats = keysInOrder(before.empires);
  if (unheard[event.kind] !== undefined)
    return seats.some(hears) ? [`${event.kind} is told to an empire`] : [];
  const { seat } = event as { readonly seat?: SeatId };
  return seat === undefined || !seats.includes(seat) || hears(seat)
    ? []
    : [`${event.kind} is not told to its empire`];
}
