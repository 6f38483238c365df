import type { Books } from '#kernel/codec/books.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { choice, formOf } from '#kernel/declare/entries.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { graveyardYear, yearOf } from '../model/figures.ts';
import { told } from '../acting.ts';
import { hexNumber } from '../fields/parts.ts';
import { labelOf, neighbour, neighbours } from '../galaxy/board.ts';
import { bothOf, terrainIn } from '../galaxy/terrain.ts';
import type { World } from '../galaxy/world.ts';
import { worldOf } from '../galaxy/world.ts';
import type { HexNumber } from '../model/ids.ts';
import { hexIn } from '../model/ids.ts';
import { imagine } from '../model/imagine.ts';
import type { Ship } from '../model/ship.ts';
import { shipAt, shipOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import { any } from '../ships/able.ts';
import { hulls } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';
import { wrong } from '../typing.ts';
import { directionEntry } from './directions.ts';
import { tryToEnter } from './entering.ts';
import { graveyardEntered, minefieldSwept } from './events.ts';
import { arrivals, cannotEnterGraveyard } from './graveyard.ts';
import { before, givenTo, placeAfter, pulsesLeft } from './slots.ts';

/** Moves to a neighbouring hex, known by its number. */
export const move = shipOrder('move', {
  fields: { hex: hexNumber },
  title: 'Move',
  code: '',
  cite: 'SFW 1385',
  offers(view, ship, at, plan) {
    const { size } = view.parameters;
    const orders = givenTo(plan, at);
    if (pulsesLeft(view, ship, orders) === 0) return [];
    const [first] = neighbours(size, placeAfter(size, ship.place, orders));
    return first === undefined ? [] : [{ hex: hexIn(first) }];
  },
  over: (books: Books) => ({
    form(view, order, at, plan) {
      const { size } = view.parameters;
      const ship = shipAt(view, at);
      const from = ship && placeAfter(size, ship.place, before(order, givenTo(plan, at)));
      const { hex } = worldOf(books, imagine(view));
      const near = (from === undefined ? [] : neighbours(size, from)).map((place) => ({
        value: hexIn(place),
        place,
        label: phrase('{place}: {terrain}', { place: labelOf(place), terrain: terrainIn(hex(place)) }),
      }));
      return formOf(order, [choice(order, 'hex', 'Hex', near)]);
    },
  }),
  say: ({ hex }) => phrase('Move to {hex}', { hex }),
  ways: [
    {
      like: /^\d+$/,
      read: ({ code }) =>
        /^(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(code.word)
          ? { hex: code.word as HexNumber }
          : wrong(
              code,
              phrase('{text} is not a hex: columns and rows go from 01 to 16.', { text: code.word }),
            ),
      write: ({ hex }) => hex,
    },
  ],
  act: tryToEnter,
});

/** The hex that a minesweeper sweeps. */
const sweptBy = ({ state }: World, { place }: Ship, { direction }: { readonly direction: number }): PlaceId =>
  direction === 0 ? place : (neighbour(state.parameters.size, place, direction) ?? place);

/** Ships that a minesweeper makes way for (SFW 2054, 2745). */
const sweptFor = (ship: Ship): number =>
  (hulls[designOf(ship).hull].small ? 3 : 5) + (ship.crew >= 6 ? 1 : 0) + (ship.crew >= 9 ? 2 : 0);

/** Makes way for ships through a minefield; `direction` is 0 for the own hex, or 1 to 6 for the neighbours. */
export const sweep = shipOrder('sweep', {
  fields: { direction: integer(0, 6) },
  title: 'Sweep a Minefield',
  code: 'SWP',
  cite: 'SFW 2043',
  able: any('M'),
  what: 'a minesweeper',
  sound: true,
  crew: () => 2,
  offers: () => [{ direction: 0 }],
  form: (view, order, at, plan) => [directionEntry(view, order, at, plan, 0)],
  hindered: ({ world }, _, ship, order) =>
    bothOf(world.hex(sweptBy(world, ship, order))).some(({ code }) => code === 'OM')
      ? undefined
      : impossible('SFW 2046', 'no-minefield', { place: labelOf(sweptBy(world, ship, order)) }),
  ways: [
    {
      like: /^SWP.?$/,
      read: ({ code }) =>
        /^...[0-6]$/.test(code.word)
          ? { direction: Number(code.word.slice(3)) }
          : wrong(code, phrase('SWP takes a direction: 0 for the own hex, 1 to 6 for the neighbours.')),
      write: ({ direction }) => `SWP${direction}`,
    },
  ],
  act(act) {
    const { world, ship, order, pulse } = act;
    act.turn.happen(
      minefieldSwept.of({
        ...told(act),
        field: sweptBy(world, ship, order),
        pulse,
        ships: sweptFor(ship),
      }),
    );
  },
});

/** An empty pulse: written, but it says nothing to a reader. */
export const stay = shipOrder('stay', {
  fields: {},
  title: 'Stay',
  code: '____',
  cite: 'SFW 1466',
  say: () => phrase('Stay'),
  ways: [{ like: /^_+$/, read: () => ({}), write: () => '____' }],
  act: () => undefined,
});

/** Goes to the Graveyard of Ships; offered while the Corporation may still send a ship. */
export const enterGraveyard = shipOrder('enter-graveyard', {
  fields: {},
  title: 'Enter the Graveyard of Ships',
  code: 'GRAV',
  cite: 'SFW 2936',
  offers: ({ parameters, own, turn }) =>
    parameters.graveyard && !own.graveyard && yearOf(turn) >= graveyardYear ? [{}] : [],
  hindered: ({ world }, id, ship) => cannotEnterGraveyard(world, id, ship),
  act(act) {
    const { turn, world, id, ship } = act;
    const place = turn.draw.fork(id, 'GRAV').pick(arrivals(world));
    turn.happen(graveyardEntered.of({ ...told(act), from: ship.place, place }));
  },
});
