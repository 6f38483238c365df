import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import type { Telling } from '#kernel/ruleset.ts';
import type { Event } from '../model/events.ts';
import type { VbamSfb } from '../game.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { labelOf } from '../map/board.ts';
import { empireNames } from '../map/empires.ts';

export const systemArg = (place: PlaceId): Arg => ({ to: 'place', id: place, text: labelOf(place) });
export const seatArg = (seat: SeatId): Arg => ({ to: 'seat', id: seat, text: empireNames[seat] ?? seat });

/** A chance in percent as it is said: never less than none, nor more than certain. */
export const percentSaid = (chance: number): number => Math.max(0, Math.min(100, chance));

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
  audience: (event, before) => hearers(event, before),
  told: (event, seat, before) => (hearers(event, before).includes(seat) ? event : undefined),
  say,
});

/** Both sides, with those under their command in the encounter at hand (VB 309). */
const hearers = (
  { seat, to }: { readonly seat: SeatId; readonly to: SeatId },
  { encounters: [encounter] }: State,
): readonly SeatId[] => {
  const { attacker, defender, helpers = {} } = encounter ?? {};
  const all = [attacker, defender, ...valuesInOrder(helpers).flat()].filter((one) => one !== undefined);
  return [...new Set(all.includes(seat) || all.includes(to) ? [seat, to, ...all] : [seat, to])];
};
