import type { Heard } from '#kernel/game/game.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { agreed, heardByAll, picked } from '#kernel/report/openly.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Event } from './allEvents.ts';
import type { View } from './model/view.ts';
import { tell } from './game.ts';
import { noMemory } from './view/memory.ts';
import { nobody } from './view/whole.ts';

interface Reader {
  readonly view: View;
  readonly heard: readonly Heard<Event>[];
}

/** What may be published of a turn: what everybody was told, and the lists that all reports print alike (SFW 5071). OURS: nothing of the map, for nobody knows it all. */
export function outsider(readers: readonly Reader[]): Reader | undefined {
  const views = readers.map(({ view }) => view);
  const [turn, parameters, winner, lists, fallen] = [
    agreed(views, ({ turn: its }) => its),
    agreed(views, ({ parameters: its }) => its),
    agreed(views, ({ winner: its }) => its),
    agreed(views, ({ lists: its }) => its),
    agreed(views, ({ fallen: its }) => its),
  ];
  if (turn === undefined || parameters === undefined) return undefined;
  const view: View = {
    turn,
    parameters,
    me: gameMaster,
    own: nobody(turn),
    names: picked(keysInOrder(views[0]?.names ?? {}), (seat) => agreed(views, ({ names }) => names[seat])),
    ships: {},
    ...noMemory,
    ...defined({ winner, lists, fallen }),
  };
  return {
    view,
    heard: heardByAll(
      readers.map(({ heard }) => heard),
      openly,
    ),
  };
}

/** An event that everybody hears; its order is nobody's business. */
function openly({ cause: _, ...event }: Event): Event | undefined {
  return tell[event.kind].audience === undefined ? (event as Event) : undefined;
}
