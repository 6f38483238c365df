import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Guise } from '#rulesets/galactic-conquest/hiding/conceal.ts';
import { guises } from '#rulesets/galactic-conquest/hiding/conceal.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { Contact, State } from '#rulesets/galactic-conquest/model/state.ts';
import { contactAt, readingsOf } from '#rulesets/galactic-conquest/sensors/sight.ts';
import { anySensorOrder, sensorOrder } from './sensorWriting.ts';
import type { Facts } from '#test/support/cases/adapter.ts';

/** `H01A: hide cloak` (also `silent`, `docked`, `open`), `BASES-D5: hide silent`, `H01A: search 2`. */
export function hidingOrder(
  sentence: string,
): { readonly unit: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const typed = sensorOrder(sentence);
  if (typed !== undefined) return typed;
  const [, code = '', how, searches] =
    /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): (?:hide (\w+)|search (\d+))$/.exec(sentence) ?? [];
  const unit = unitId(code.toLowerCase());
  if (searches !== undefined) return { unit, order: { kind: 'search', searches: Number(searches) } };
  return how === undefined ? undefined : { unit, order: { kind: 'conceal', how: how as Guise } };
}

/** Of a squadron: how it hides (`veil`, `open` where it does not), who has `found` it (`nobody`), what it jams (`jams`: `here`, `own`, a hex, `off`), and what its bases project (`projects`: `SAM: CA FF`, `off`). */
export const hidingFacts = ({ veil, found = [], jam, ships }: Squadron): Facts => ({
  projects:
    ships
      .flatMap(({ hull, decoy }) =>
        decoy === undefined ? [] : [`${hull}: ${decoy.ships.map((one) => one.hull).join(' ')}`],
      )
      .join('; ') || 'off',
  jams: jam === undefined ? 'off' : jam.place === undefined ? jam.how : hexName(jam.place),
  veil: veil ?? 'open',
  found: found.map(({ seat }) => seat).join(' ') || 'nobody',
});

function contactText(contact: Contact | undefined): string {
  if (contact === undefined) return 'empty';
  const { grade, count, ships, cloaked } = contact;
  const open =
    ships?.map(({ seat, size, hull }) => `${seat}/${hull ?? size}`).join(' ') ??
    (grade < 2 ? (count === 0 ? '' : 'ships') : `${count} ships`);
  const veiled = cloaked === undefined ? '' : cloaked === 0 ? 'presence' : `${cloaked} cloaked`;
  return [open, veiled].filter((one) => one !== '').join(', ');
}

/** What the sensors of each empire read of a hex, as `hydran-reads`: `empty`, `ships`, `3 ships`, `lyran/3 lyran/4` (sizes), `lyran/CA`, `presence`, `2 cloaked`. */
export function readFacts(state: State): (place: PlaceId) => Facts {
  const all = seats.map((seat: SeatId) => [seat, readingsOf(state, seat)] as const);
  return (place) =>
    Object.fromEntries(
      all.map(([seat, readings]) => {
        const reading = readings.get(place);
        return [`${seat}-reads`, contactText(reading && contactAt(state, seat, place, reading))];
      }),
    );
}

/** Hiding and searching in any mixture. */
export const anyHiding = (draw: Draw, ref: OrderRef): Order =>
  draw.pick<Order>([
    { kind: 'conceal', ref, how: draw.pick(guises) },
    ...anySensorOrder(draw, ref),
    { kind: 'search', ref, searches: draw.int(3) - 1 },
  ]);
