import { phrase } from '#kernel/words/phrase.ts';
import type { SheetEvent } from '../../../model/events/stance.ts';
import type { Of, Origins, Tellings } from '../../../words.ts';
import { own } from '../../../words.ts';

/** Who hears of how a sheet is read: nobody else. */
export const tellSheet: Tellings<SheetEvent> = {
  'switch-set': own<Of<'switch-set'>>(({ what, on }) => {
    if (what === 'reversedOrders')
      return on
        ? phrase('From the next run on your miscellaneous orders come before your ships move.')
        : phrase('From the next run on your miscellaneous orders come after your ships have moved.');
    if (what === 'reversedMoves')
      return on
        ? phrase('From the next run on your ships move in the last pulses of their speed.')
        : phrase('From the next run on your ships move in the first pulses of their speed.');
    return on ? phrase('You are a veteran.') : phrase('You are no veteran.');
  }),
  'lines-bought': own<Of<'lines-bought'>>(({ lines, ep, permanent }) => {
    if (permanent === false) return phrase('No more order lines are bought in every run.');
    return permanent === true
      ? phrase('{lines|order line is|order lines are} bought for {ep} EP, and again in every run.', {
          lines,
          ep,
        })
      : phrase('{lines|order line is|order lines are} bought for the next run, for {ep} EP.', { lines, ep });
  }),
};

export const sheetOrigins: Origins<SheetEvent> = {
  'switch-set': 'order',
  'lines-bought': 'either',
};
