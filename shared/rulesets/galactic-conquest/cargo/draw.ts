import type { Books } from '#kernel/codec/books.ts';
import { integer, list, object } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, most, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { listFor } from '../ships/list/book.ts';
import { coresOf, isInCore } from '../space/own.ts';
import { boxesOfAll } from '../space/boxes.ts';
import { turnedBack } from '../space/supply.ts';
import { stillTurns } from '../ships/ships.ts';
import { boxesIn, holdsAt, takenFrom } from './holds.ts';

const mostBoxes = 10_000;

/** A squadron lives on cargo that ships of its empire have where it ends the turn (C13.15). */
export const drawCargo = (books: Books) =>
  order('draw-cargo', {
    fields: { boxes: integer(1, mostBoxes) },
    title: 'Live on cargo',
    offers(view, at, plan) {
      const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at.unit });
      const book = listFor(books, view);
      const places = new Set(valuesInOrder(view.squadrons).map((one) => one.place));
      const isAny = [...places].some((hex) => holdsAt(book, view, view.me, hex).length > 0);
      return squadron === undefined || !isAny || hasOrder(plan, at.unit, 'draw-cargo')
        ? []
        : [{ boxes: Math.max(1, boxesOfAll(squadron)) }];
    },
    form: (_, given) => [number(given, 'boxes', 'Cargo boxes', { least: 1, most: mostBoxes })],
    facts(view, _, at) {
      const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
      if (squadron === undefined) return [];
      const holds = holdsAt(listFor(books, view), view, view.me, squadron.place);
      return [
        { label: 'Needed for a turn', value: phrase('{boxes|box|boxes}', { boxes: boxesOfAll(squadron) }) },
        { label: 'In its hex now', value: phrase('{boxes|box|boxes}', { boxes: boxesIn(holds) }) },
        {
          label: 'Out of supply',
          value: phrase('{turns|turn|turns}', { turns: squadron.supply?.out ?? 0 }),
        },
      ];
    },
    cannot(state, given) {
      const squadron = squadronGiven(state.squadrons, given);
      if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
      const least = boxesOfAll(squadron);
      return given.order.boxes < least ? impossible('GC C13.15', 'too-little-cargo', { least }) : undefined;
    },
    say: ({ boxes }) => phrase('Live on {boxes|cargo box|cargo boxes}', { boxes }),
  });
export type DrawCargo = OrderIn<ReturnType<typeof drawCargo>>;

/** A squadron has lived on cargo; `to`: turns out of supply that are left; `from`: which ships gave it, and the boxes that are left in each. */
export const cargoDrawn = event('cargo-drawn', {
  fields: {
    seat,
    unit,
    place,
    boxes: integer(1, mostBoxes),
    to: integer(0, stillTurns),
    from: list(object({ unit, at: integer(0, most.ships), boxes: integer(0, 100_000) }), most.ships),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} uses {boxes|cargo box|cargo boxes} of supplies in {place}.', {
      unit: own(happened.unit),
      boxes: happened.boxes,
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will use {boxes|cargo box|cargo boxes} of supplies in {place}.', {
      unit: own(happened.unit),
      boxes: happened.boxes,
      place: hexName(happened.place),
    }),
  apply(draft, { from, to, ...happened }) {
    for (const one of from)
      change(draft.squadrons, one.unit, ({ ships }) => ({
        ships: ships.map((ship, at) => (at === one.at ? { ...ship, cargo: one.boxes } : ship)),
      }));
    change(draft.squadrons, happened.unit, ({ supply }) => ({
      supply: {
        fed: true as const,
        ...(to > 0 ? { out: to } : supply?.spared !== undefined && { spared: supply.spared }),
      },
    }));
  },
});

/** Squadrons live on cargo where they end the turn, one after another, if they are out of supply there (C13.15). */
export const drawAll =
  (books: Books) =>
  (turn: Turn<Room<State, View, DrawCargo, EventIn<typeof cargoDrawn>>>): void => {
    const core = coresOf(turn.state);
    inTurn(turn, drawCargo(books), ({ seat: owner, unit: taker, order: { boxes, ref } }) => {
      const squadron = taker && turn.state.squadrons[taker];
      if (taker === undefined || squadron === undefined) return undefined;
      const { place: at, supply } = squadron;
      const holds = holdsAt(listFor(books, turn.state), turn.state, owner, at);
      const told = { place: hexName(at), left: boxesIn(holds) };
      if (isInCore(turn.state, core, squadron))
        turn.refuse(ref, impossible('GC C13.15', 'supplied-anyway', { place: told.place }));
      else if (told.left < boxes) turn.refuse(ref, impossible('GC C13.15', 'no-cargo-there', told));
      else
        return cargoDrawn.of({
          seat: owner,
          unit: taker,
          place: at,
          boxes,
          to: (supply?.out ?? 0) - turnedBack(squadron, boxes),
          from: takenFrom(holds, boxes),
          cause: ref,
        });
      return undefined;
    });
  };

const isUsed = ({ ships }: Pick<Squadron, 'ships'>): boolean =>
  ships.some(({ cargo }) => cargo !== undefined);
const filled = ({ cargo: _, ...ship }: Ship): Ship => ship;

/** Ships in supply have their cargo again. OURS. */
export const holdsFilled = event('holds-filled', {
  fields: { seat, unit, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} takes cargo aboard in {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will take cargo aboard in {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, (was) => ({ ...was, ships: was.ships.map(filled) })),
});

/** Holds are filled again where squadrons end the turn in core space. OURS (C13.15). */
export function fillHolds(turn: Turn<Room<State, View, never, EventIn<typeof holdsFilled>>>): void {
  const core = coresOf(turn.state);
  for (const [one, squadron] of inOrder<UnitId, Squadron>(turn.state.squadrons))
    if (isUsed(squadron) && isInCore(turn.state, core, squadron))
      turn.happen(holdsFilled.of({ seat: squadron.seat, unit: one, place: squadron.place }));
}
