import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../../declare.ts';
import type { State, View } from '../../model/state.ts';
import type { Yard } from '../../model/yards/yard.ts';
import { impossible } from '../../refusals.ts';
import { cannotUse } from '../build.ts';
import { codeOf, yardName, yardsListed } from '../known.ts';
import { changeYard } from '../events.ts';
import { yardId } from '../shapes.ts';
import { countGain, overLimit, worthOfYard } from './gain.ts';

const isBusy = ({ jobs, idle }: Yard, turn: number): boolean =>
  jobs !== undefined || (idle?.until ?? 0) > turn;

/** A yard is scrapped, for a part of what it was worth (B9.20). */
export const scrapYard = order('scrap-yard', {
  fields: { yard: yardId },
  title: 'Scrap a shipyard',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      yardsListed(view, view.me)
        .filter(([, yard]) => !isBusy(yard, view.turn))
        .slice(-1)
        .map(([yard]) => ({ yard })),
    ),
  form: (view, given) => [
    choice(
      given,
      'yard',
      'Yard',
      yardsListed(view, view.me).map(([id, one]) => ({
        value: id,
        label: phrase('{code}: {name}, for {points} EP', {
          code: codeOf(id),
          name: yardName(one),
          points: worthOfYard(one),
        }),
      })),
    ),
  ],
  cannot(state, { seat: owner, order: { yard: id } }) {
    const barred = cannotUse(state, owner, id);
    const yard = state.yards?.[id];
    if (barred !== undefined || yard === undefined) return barred;
    if (state.systems[yard.place]?.severed === true)
      return impossible('GC C12.90', 'yard-cut-off', { yard: codeOf(id) });
    return isBusy(yard, state.turn)
      ? impossible('GC B9.20', 'yard-is-busy', { yard: codeOf(id) })
      : overLimit(state, owner, worthOfYard(yard));
  },
  say: ({ yard }) => phrase('Scrap yard {yard}', { yard: codeOf(yard) }),
});
export type ScrapYard = OrderIn<typeof scrapYard>;

/** It stands until the end of the turn, and its points come with the treasury of the next one. */
export const yardScrapped = event('yard-scrapped', {
  fields: { seat, yard: yardId, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('Yard {yard} is scrapped, for {points} EP in the next treasury.', {
      yard: codeOf(happened.yard),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Yard {yard} will be scrapped, for {points} EP in the next treasury.', {
      yard: codeOf(happened.yard),
      points: happened.points,
    }),
  apply(draft, { seat: owner, yard: id, points: gain }) {
    countGain(draft, owner, gain);
    changeYard(draft, id, (yard) => ({
      ...yard,
      idle: { why: 'scrapped', until: draft.turn + 1, points: gain },
    }));
  },
});

/** Yards are scrapped (B9.20). */
export const scrapYards = (turn: Turn<Room<State, View, ScrapYard, EventIn<typeof yardScrapped>>>): void =>
  inTurn(turn, scrapYard, ({ seat: owner, order: { yard: id, ref } }) => {
    const yard = turn.state.yards?.[id];
    return yard && yardScrapped.of({ seat: owner, yard: id, points: worthOfYard(yard), cause: ref });
  });
