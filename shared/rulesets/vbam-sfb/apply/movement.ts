import { change } from '#kernel/steps/change.ts';
import { pairOf } from '../model/relations.ts';
import type { Appliers } from '../model/drafts.ts';
import { arrive } from '../model/drafts.ts';
import { carriedBy, changeUnit } from '../model/stations.ts';

/** What moves, and what is assigned to move. */
export const movement: Appliers<
  | 'contact-made'
  | 'moved'
  | 'stopped'
  | 'waited'
  | 'explored'
  | 'guard-set'
  | 'route-set'
  | 'supply-changed'
  | 'trade-changed'
> = {
  'contact-made': (draft, { seat, to }) => {
    draft.strangers = draft.strangers.filter((pair) => pair !== pairOf(seat, to));
  },
  moved: (draft, { unit, from, place, cause }) => {
    arrive(draft, unit, place, from);
    if (cause !== undefined) draft.movers = { ...draft.movers, [unit]: cause };
  },
  stopped: (draft, { unit, between }) => {
    for (const one of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, one, (stopped) => ({ ...stopped, between }));
  },
  waited: (draft, { unit }) => {
    for (const one of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, one, (stopped) => ({ ...stopped, waits: true }));
  },
  explored: (draft, { seat, place }) => {
    change(draft.empires, seat, ({ explored }) => ({ explored: [...explored, place].sort() }));
  },
  'guard-set': (draft, { unit, fleet }) => {
    changeUnit(draft.units, unit, ({ guards: _, ...rest }) => ({
      ...rest,
      ...(fleet === undefined ? {} : { guards: fleet }),
    }));
  },
  'route-set': (draft, { unit, way }) => {
    changeUnit(draft.units, unit, (one) => ({ ...one, route: way }));
  },
  'trade-changed': (draft, { unit, trades }) => {
    changeUnit(draft.units, unit, ({ strayed: _, ...rest }) => (trades ? rest : { ...rest, strayed: true }));
  },
  'supply-changed': (draft, { unit, supplied }) => {
    changeUnit(draft.units, unit, (one) => ({ ...one, unsupplied: !supplied }));
  },
};
