import type { Plan } from '#kernel/game/plan.ts';
import type { EdgeLayer, Fact, Overlay, UnitState } from '#kernel/presentation.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Work } from '../model/space.ts';
import { alliesOf } from '../model/relations/alliances.ts';
import type { Squadron } from '../model/squadron.ts';
import type { View } from '../model/state.ts';
import { slowTurns } from '../ships/ships.ts';
import { doneAt, segmentOn } from '../space/clock.ts';
import { segmentsFor } from '../space/sweeping.ts';
import { coresOf, coreSpace, isInCore } from '../space/own.ts';
import { boxesOfAll } from '../space/boxes.ts';
import { workNames } from '../space/works.ts';
import { readingsBy } from '../sensors/sight.ts';

/** `annexing D5, 4 of 12 segments`; a blockade has no end. */
const workSaid = (squadron: Squadron, work: Work, turn: number): Phrase => {
  const args = {
    doing: workNames[work.kind].doing,
    place: hexName(work.place),
    done: doneAt(work, segmentOn(turn, 0)),
    whole: segmentsFor(squadron, work),
  };
  if (work.since === undefined) return phrase('{doing} {place}, once it is there', args);
  return work.kind === 'blockade' || work.kind === 'prospect'
    ? phrase('{doing} {place}', args)
    : phrase('{doing} {place}, {done} of {whole} segments', args);
};

/** What the list of squadrons says of supply and works. */
export const spaceStates = ({ supply, work }: Squadron): readonly UnitState[] => [
  ...(supply?.out === undefined
    ? []
    : [
        {
          label: `out of supply for ${supply.out === 1 ? 'a turn' : `${supply.out} turns`}`,
          tone: supply.out < slowTurns ? 'warn' : 'bad',
        } as const,
      ]),
  ...(work === undefined ? [] : [{ label: workNames[work.kind].doing, tone: 'good' } as const]),
];

/** What the sheet of a squadron says of supply and works (C13). */
export const spaceFactsOf = (squadron: Squadron, { turn }: View): readonly Fact[] => [
  squadron.supply?.out === undefined
    ? {
        label: 'Supply',
        value: phrase(squadron.supply?.spared === undefined ? 'in supply' : 'none: using its own stores'),
      }
    : {
        label: 'Supply',
        value: phrase('out of supply for {turns|turn|turns}; destroyed after five', {
          turns: squadron.supply.out,
        }),
        tone: 'bad',
      },
  {
    label: 'Needs per turn',
    value: phrase('{boxes|cargo box|cargo boxes}', { boxes: boxesOfAll(squadron) }),
  },
  ...(squadron.work === undefined ? [] : [{ label: 'Work', value: workSaid(squadron, squadron.work, turn) }]),
];

/** What is known of whose space a hex is, beside whose territory: fronts, supply and works. */
export function spaceFactsAt(view: View, place: PlaceId): readonly Fact[] {
  const { fronts = {}, systems, squadrons, me, turn } = view;
  const front = fronts[place];
  return [
    ...(front === undefined
      ? []
      : [{ label: 'Behind the front of', value: phrase('{seat}', { seat: nameOf(front) }) }]),
    ...(systems[place]?.severed === true
      ? [
          { label: 'Blockaded', value: phrase('Pays nothing'), tone: 'bad' as const },
          {
            label: 'Saved there',
            value: phrase('{points} EP', { points: systems[place].hoard ?? 0 }),
            changedBy: 'build-base',
          },
        ]
      : []),
    ...(me === gameMaster
      ? []
      : [
          isInCore(view, coresOf(view), { seat: me, place })
            ? { label: 'Supply', value: phrase('Your ships are in supply here') }
            : { label: 'Supply', value: phrase('Your ships are out of supply here'), tone: 'muted' as const },
        ]),
    ...inOrder(squadrons).flatMap(([unit, one]) =>
      one.work?.place === place
        ? [{ label: `Work of ${unit.toUpperCase()}`, value: workSaid(one, one.work, turn) }]
        : [],
    ),
  ];
}

/** Where a squadron would be in supply, while it is chosen. */
export const supplyOverlay = (view: View, unit: UnitId, seat: SeatId): Overlay => ({
  key: 'supply',
  label: 'In supply here',
  tone: 'good',
  places: [...new Set([seat, ...alliesOf(view, seat)].flatMap((owner) => [...coreSpace(view, owner)]))]
    .filter((place) => isInCore(view, coresOf(view), { seat, place }))
    .sort(),
  look: 'outline',
  of: unit,
});

/** What the sensors of a squadron read from where it stands, while it is chosen (C5.10). */
export const sensorOverlay = (view: View, unit: UnitId, squadron: Squadron): Overlay => ({
  key: 'sensors',
  label: 'Its sensors read here',
  tone: 'muted',
  places: [...readingsBy(view, squadron).keys()].sort(),
  look: 'outline',
  of: unit,
});

/** Hexes behind fronts, one’s own and those of others; to the game master those of each empire (C11.20). */
export function frontOverlay({ fronts = {}, me }: View): readonly Overlay[] {
  const behind = (isShown: (seat: SeatId) => boolean): readonly PlaceId[] =>
    inOrder(fronts).flatMap(([place, seat]) => (isShown(seat) ? [place] : []));
  const seats = [...new Set(valuesInOrder(fronts))].sort();
  const all: readonly Overlay[] =
    me === gameMaster
      ? seats.map((one) => ({
          key: `front.${one}`,
          label: `Behind the front of the ${nameOf(one)}`,
          tone: 'warn',
          places: behind((seat) => seat === one),
          look: 'hatch',
        }))
      : [
          {
            key: 'front.own',
            label: 'Behind your front',
            tone: 'good',
            places: behind((seat) => seat === me),
            look: 'hatch',
          },
          {
            key: 'front.others',
            label: 'Behind a front of others',
            tone: 'bad',
            places: behind((seat) => seat !== me),
            look: 'hatch',
          },
        ];
  return all.filter(({ places }) => places.length > 0);
}

/** Fronts that the game master’s orders will draw and withdraw, until the turn is run (C11.20). */
export function plannedFronts(_: View, { hq }: Plan<Order>): readonly Overlay[] {
  const all: readonly Overlay[] = [
    {
      key: 'front.drawn',
      label: 'A front will be drawn here',
      tone: 'warn',
      places: hq.flatMap((order) => (order.kind === 'draw-front' ? [order.place] : [])),
      look: 'fill',
    },
    {
      key: 'front.withdrawn',
      label: 'A front will be withdrawn here',
      tone: 'muted',
      places: hq.flatMap((order) => (order.kind === 'withdraw-front' ? [order.place] : [])),
      look: 'fill',
    },
  ];
  return all.filter(({ places }) => places.length > 0);
}

/** Fronts: the spines between hexes behind them and those that are not (C11.20). */
export function frontEdges({ map, fronts = {}, territory }: View): EdgeLayer {
  const board = boardOf(map);
  const side = (place: PlaceId): SeatId | undefined => fronts[place] ?? territory[place];
  const pairs = keysInOrder(fronts).flatMap((place) =>
    beside(board, place)
      .filter((near) => side(near) !== fronts[place])
      .map((near): readonly [PlaceId, PlaceId] => [place, near]),
  );
  return { key: 'front', label: 'Front', look: 'line', tone: 'bad', pairs };
}
