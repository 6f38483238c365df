import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, ownerHears, seat } from '../../declare.ts';
import type { State } from '../../model/state.ts';
import type { Yard } from '../../model/yards/yard.ts';
import { hasTech } from '../../research/research.ts';
import { rowFor } from '../../ships/fleet.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { changeYard } from '../events.ts';
import { codeOf } from '../known.ts';
import { yardId } from '../shapes.ts';
import { plainOf, techFor } from './changes.ts';

/** Whether a yard builds all ships again once an empire takes it: that does not know how to specialise or automate yards, or has no such ship (B8.20, B8.80, B8.83, B14.60). */
export function isPlainFor(state: State, list: ShipList | undefined, to: SeatId, yard: Yard): boolean {
  const { only, automated } = yard;
  if (only === undefined) return false;
  const tech = techFor[automated === true ? 'automated' : 'specialised'];
  const knows = tech !== undefined && hasTech(state, to, tech);
  return !knows || list === undefined || rowFor(list, to, only) === undefined;
}

/** A yard that was taken builds all ships again, as its new owner builds none for one ship, or not this one (B8.20, B14.60). */
export const yardMadePlain = event('yard-made-plain', {
  fields: { seat, yard: yardId },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Yard {yard} is retooled to your technology and builds all ships again.', {
      yard: codeOf(happened.yard),
    }),
  apply: (draft, { yard: id }) => changeYard(draft, id, plainOf),
});
export type YardMadePlain = EventIn<typeof yardMadePlain>;
