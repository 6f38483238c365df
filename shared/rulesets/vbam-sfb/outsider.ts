import type { Heard } from '#kernel/game/game.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { agreed, heardByAll, picked } from '#kernel/report/openly.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Event } from './game.ts';
import type { Relation } from './model/relations.ts';
import type { View } from './model/view.ts';
import { nobody } from './view.ts';

interface Reader {
  readonly view: View;
  readonly heard: readonly Heard<Event>[];
}

/** What everybody hears of two powers: declarations, and whether they are allies. */
function openOf(relation: Relation | undefined): Relation | undefined {
  const [enmity, allied] = [relation?.enmity, relation?.treaties.includes('alliance')];
  if (enmity === undefined && allied !== true) return undefined;
  return {
    treaties: allied === true ? ['alliance'] : [],
    deeds: [],
    ...defined({ enmity }),
  };
}

/** An event that everybody hears, without what only its doer does; its order is nobody's business. */
function openly({ cause: _, ...event }: Event): Event | undefined {
  switch (event.kind) {
    case 'declare-tried': {
      const { chance: __, duty: ___, ...rest } = event;
      return event.declared ? rest : undefined;
    }
    case 'break-tried': {
      const { chance: __, ...rest } = event;
      return event.broken && event.treaty === 'alliance' ? rest : undefined;
    }
    case 'treaty-signed':
    case 'treaty-ended':
      return event.treaty === 'alliance' ? event : undefined;
    case 'drawn-in':
    case 'leadership-changed':
    case 'campaign-won':
      return event;
    default:
      return undefined;
  }
}

/** What may be published of a turn (OURS): who plays, declarations and alliances, of which everybody hears, and how the campaign was won; nothing of the map. */
export function outsider(readers: readonly Reader[]): Reader | undefined {
  const views = readers.map(({ view }) => view);
  const [turn, firstYear, others, won] = [
    agreed(views, (view) => view.turn),
    agreed(views, (view) => view.firstYear),
    agreed(views, (view) => [view.me, ...view.others].sort()),
    agreed(views, (view) => view.won),
  ];
  if (turn === undefined || firstYear === undefined || others === undefined) return undefined;
  const view: View = {
    turn,
    firstYear,
    me: gameMaster,
    own: nobody,
    others,
    systems: {},
    units: {},
    relations: picked(keysInOrder(views[0]?.relations ?? {}), (pair) =>
      agreed(views, ({ relations }) => openOf(relations[pair])),
    ),
    strangers: [],
    projects: {},
    sectors: {},
    tables: views[0]?.tables === true,
    ...defined({ won }),
  };
  const heard = heardByAll(
    readers.map((reader) => reader.heard),
    openly,
  );
  return { view, heard };
}
