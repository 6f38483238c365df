import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Arg, Phrase } from '#kernel/report/phrase.ts';
import type { Telling } from '#kernel/ruleset.ts';
import type { Event } from '../model/events.ts';
import type { VbamSfb } from '../model/game.ts';
import type { View } from '../model/view.ts';
import { labelOf } from '../tables/board.ts';
import { empireNames } from '../tables/empires.ts';

export const systemArg = (place: PlaceId): Arg => ({ to: 'place', id: place, text: labelOf(place) });
export const seatArg = (seat: SeatId): Arg => ({ to: 'seat', id: seat, text: empireNames[seat] ?? seat });

/** What only the empire hears that it is about. */
export const own = <E extends Event & { readonly seat: SeatId }>(
  say: (event: E, view: View) => Phrase | undefined,
): Telling<VbamSfb, E> => ({
  audience: ({ seat }) => [seat],
  told: (event, seat) => (event.seat === seat ? event : undefined),
  say,
});

/** What both powers that it is between hear. */
export const both = <E extends Event & { readonly seat: SeatId; readonly to: SeatId }>(
  say: (event: E, view: View) => Phrase | undefined,
): Telling<VbamSfb, E> => ({
  audience: ({ seat, to }) => [seat, to],
  told: (event, seat) => (seat === event.seat || seat === event.to ? event : undefined),
  say,
});
