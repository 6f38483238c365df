import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { Event, GalacticConquest, Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { battlesAhead } from './ahead.ts';

/** The battle to which a move leads, by the code that it has among those of its hex. */
export const battleOn =
  (books: Books, engine: Engine<GalacticConquest>) =>
  (event: Event, view: View, plan: Plan<Order>): string | undefined =>
    event.kind === 'moved'
      ? battlesAhead(books, engine, view, plan, 'seen').find(
          ({ place, attacker }) => place === event.place && attacker === event.unit,
        )?.code
      : undefined;
