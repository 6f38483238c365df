import { edgeBetween } from '#kernel/board/position.ts';
import type { Position } from '#kernel/board/position.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { PiecePicture } from '#kernel/presentation.ts';
import { relationOf } from '../model/relations.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { designOf, isMobile, isOfSpace } from '../units/designs.ts';
import { signOf } from './names.ts';

const positionOf = ({ place, between }: Pick<Unit, 'place' | 'between'>): Position =>
  between === undefined ? { kind: 'place', place } : edgeBetween(place, between);

function sideOf({ me, relations }: View, seat: SeatId): PiecePicture['side'] {
  if (seat === me) return 'own';
  const { enmity, treaties } = relationOf(relations, me, seat);
  return enmity !== undefined ? 'foe' : treaties.includes('peace') ? 'friend' : 'other';
}

type Drawn = readonly [UnitId, Pick<Unit, 'seat' | 'place' | 'design' | 'crippled' | 'between'>, number];

/** Units of one empire in one place, under the drawing of the strongest of them. */
function pieceOf(view: View, here: readonly Drawn[], now: number): readonly PiecePicture[] {
  const [best] = here.toSorted(
    compareBy<Drawn>(
      ([, unit]) => (isMobile(designOf(unit)) ? 0 : 1),
      ([, unit]) => -designOf(unit).attack,
    ),
  );
  if (best === undefined) return [];
  const [, unit, turn] = best;
  const crippled = here.filter(([, one]) => one.crippled).length;
  return [
    {
      position: positionOf(unit),
      side: sideOf(view, unit.seat),
      owners: [unit.seat],
      sign: signOf(designOf(unit)),
      label: unit.design,
      count: here.length,
      units: here.map(([id]) => id).filter((id) => view.units[id] !== undefined),
      badges:
        crippled === 0
          ? []
          : [
              {
                key: 'crippled',
                sign: 'shield',
                label: 'Crippled units',
                slot: 'badge',
                tone: 'bad',
                number: crippled,
              },
            ],
      ...(turn < now ? { sight: { turn, stale: true } } : {}),
    },
  ];
}

/** What is seen at the end of a turn belongs to it, and the view to the next one. */
export const lastSeen = (view: View): number =>
  Math.max(view.turn - 1, ...inOrder(view.sectors).map(([, { turn }]) => turn));

function drawnOf(view: View, now: number): readonly Drawn[] {
  const own = inOrder(view.units).map(([id, unit]): Drawn => [id, unit, now]);
  const foreign = inOrder(view.sectors).flatMap(([place, { turn, units }]) =>
    inOrder(units).map(([id, unit]): Drawn => [id, { ...unit, place }, turn]),
  );
  return [...own, ...foreign].filter(([, unit]) => isOfSpace(designOf(unit)));
}

/** The units of each empire in a place as one piece. */
export function piecesOf(view: View, now: number): readonly PiecePicture[] {
  const groups = Map.groupBy(drawnOf(view, now), ([, { place, between = '', seat }, turn]) =>
    [place, between, seat, turn].join(' '),
  );
  return [...groups.values()].flatMap((here) => pieceOf(view, here, now));
}

/** Every unit by itself; those of others by their ids too where they were seen this turn. */
export function singlePieces(view: View): readonly PiecePicture[] {
  const now = lastSeen(view);
  return drawnOf(view, now).flatMap((one) =>
    pieceOf(view, [one], now).map((piece) => ({ ...piece, units: one[2] < now ? [] : [one[0]] })),
  );
}

/** A unit that is no more, as it was. */
export const lonePiece = (
  view: View,
  unit: UnitId,
  { seat, place, design }: Pick<Unit, 'seat' | 'place' | 'design'>,
): readonly PiecePicture[] =>
  pieceOf(view, [[unit, { seat, place, design, crippled: true }, lastSeen(view)]], lastSeen(view));
