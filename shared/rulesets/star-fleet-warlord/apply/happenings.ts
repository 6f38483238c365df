import { change } from '#kernel/steps/change.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { HappeningsEvent } from '../model/events/happenings.ts';
import type { Changes } from '../model/draft.ts';
import { changeShip, changeSite, earn, earnPoints, nothing, stock } from '../model/draft.ts';

/** What is changed by events of Sector Specials, random events, stock and lists. */
export const happeningsChanges: Changes<HappeningsEvent> = {
  'rankings-made': (draft, { rankings }) => {
    draft.rankings = rankings;
    for (const seat of keysInOrder(draft.corporations))
      change(draft.corporations, seat, ({ stock }) => ({ stockBefore: stock }));
  },
  'list-told': nothing,
  'victory-told': nothing,
  'stock-told': nothing,
  announced: nothing,
  'rise-rewarded': (draft, { seat, ep }) => {
    earnPoints(draft, seat, ep);
  },
  'special-found': (draft, { seat, place }) => {
    changeSite(draft, place, ({ told = [] }) => ({ told: [...told, seat] }));
  },
  'items-made': (draft, { seat, items }) => {
    stock(draft, seat, items);
  },
  'sites-restored': (draft, { places }) => {
    for (const place of places) changeSite(draft, place, () => ({ devastated: false }));
  },
  'ship-cloaked-alone': (draft, { seat, ship, dc }) => {
    earn(draft, seat, { dc: -dc });
    changeShip(draft, ship, () => ({ cloaked: true }));
  },
  'casino-played': (draft, { seat, by }) => {
    earnPoints(draft, seat, by);
  },
  'resources-equalized': (draft, { seat, each }) => {
    change(draft.corporations, seat, () => ({ funds: { pe: each, or: each, dc: each, fp: each } }));
  },
  'races-told': nothing,
  'resources-traded': (draft, { seat, from, to, amount, gained }) => {
    earn(draft, seat, { [from]: -amount });
    earn(draft, seat, { [to]: gained });
  },
  'hex-calmed': (draft, { seat, place, ep }) => {
    earnPoints(draft, seat, -ep);
    draft.calmed = [...draft.calmed, place];
  },
  'random-event': (draft, event) => {
    const { seat, key, items = {}, funds = {}, joins, leaves, team, favour, until } = event;
    stock(draft, seat, items);
    earn(draft, seat, funds);
    change(draft.corporations, seat, ({ events, officers, teams, boons }) => ({
      events: [...events, key],
      officers: Object.fromEntries(
        inOrder(officers).map(([letter, count]) => [
          letter,
          count + (letter === joins ? 1 : 0) - (letter === leaves ? 1 : 0),
        ]),
      ) as typeof officers,
      teams: teams + (team === true ? 1 : 0),
      boons: favour === undefined || until === undefined ? boons : { ...boons, [favour]: until },
    }));
    const { ship, place, left, points } = event;
    if (ship !== undefined && left !== undefined) changeShip(draft, ship, () => left);
    if (place !== undefined && points !== undefined) changeSite(draft, place, () => ({ points }));
  },
  'event-wished': (draft, { seat, wanted }) => {
    change(draft.corporations, seat, () => ({ wish: wanted }));
  },
  'stock-changed': (draft, { seat, stock: value, holdings }) => {
    change(draft.corporations, seat, () => ({
      stock: value,
      ...(holdings === undefined ? {} : { holdings }),
    }));
  },
};
