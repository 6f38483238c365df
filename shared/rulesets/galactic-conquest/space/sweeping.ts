import { optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import { cause, event, own, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { saturatedId } from '../mines/fields.ts';
import type { Work } from '../model/space.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isSweeper } from '../ships/sense/sweepers.ts';
import { sweepSegments, workSegments } from './clock.ts';
import { withoutWork } from './works.ts';

/** Whether a hex is full of mines, be they active or not (C4.45). */
export const isMined = (
  { mines = {} }: { readonly mines?: State['mines'] | undefined },
  at: Work['place'],
): boolean => mines[saturatedId(at)] !== undefined;

/** Minesweepers of a squadron, which alone sweep a hex full of mines (C4.45). */
export const sweepersOf = ({ ships }: Pick<Squadron, 'ships'>): number => ships.filter(isSweeper).length;

/** The whole segments that a work of a squadron takes (B3.15, C13.31, C4.45). */
export const segmentsFor = (squadron: Pick<Squadron, 'ships'>, { kind }: Pick<Work, 'kind'>): number =>
  kind === 'sweep' ? Math.ceil(sweepSegments / Math.max(1, sweepersOf(squadron))) : workSegments;

/** A hex is full of mines no longer; `was`: whose they were (C4.45). */
export const minesSwept = event('mines-swept', {
  fields: { seat, unit, place, was: optional(seat), cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => reader === happened.seat || reader === happened.was,
  say: (happened, { me }) =>
    me === happened.seat
      ? phrase('{unit} has swept the mines in {place}.', {
          unit: own(happened.unit),
          place: hexName(happened.place),
        })
      : phrase('The mines in {place} are swept.', { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('{unit} will have swept the mines in {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    const { [saturatedId(happened.place)]: _, ...left } = draft.mines ?? {};
    draft.mines = left;
    replace(draft.squadrons, happened.unit, withoutWork);
  },
});
