import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';

/** What lists tell, and what stock is worth. */
export const happeningsLearning: Learning<Event> = {
  'list-told': ({ draft, turn }, { list, places }) => {
    const fresh = draft.lists?.turn === turn ? draft.lists : { ...draft.lists, turn, stock: [], more: {} };
    draft.lists =
      list === 'stock' ? { ...fresh, stock: places } : { ...fresh, more: { ...fresh.more, [list]: places } };
    if (list === 'stock')
      for (const { seat, value } of places) draft.stocks[seat] = { value, turn: turn - 1 };
  },
  'races-told': ({ draft, turn }, { races }) => {
    draft.lists = { turn, stock: [], more: {}, ...draft.lists, races };
  },
  'random-event': ({ draft, state }, { sector, of }) => {
    if (sector === undefined) return;
    const ground = state.sectors[sector]?.ground;
    if (of !== undefined) draft.offices[sector] = of;
    else if (ground !== undefined) draft.scanned[sector] = ground;
  },
  'hex-calmed': ({ draft }, { place }) => {
    draft.calmed = [...(draft.calmed ?? []), place];
  },
  'stock-told': ({ draft, turn }, { of, stock }) => {
    draft.stocks[of] = { value: stock, turn };
  },
};
