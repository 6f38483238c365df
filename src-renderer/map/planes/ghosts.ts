import type { Board } from '../board/board.ts';
import type { MapGhost } from '../extras.ts';
import { ghostGlyph } from '../looks/silhouettes.ts';
import type { Shape } from '../shapes.ts';
import { sideOf, spotFor } from './standing.ts';

/** Forces that are not seen now: the ghost of a ship with its number, and since when or by whose word. `told`: others say how many, and the map may still show what the reader saw. */
export const ghosts = (board: Board, list: readonly MapGhost[], told = false): readonly Shape[] =>
  list.flatMap((ghost) => shadow(board, ghost, told));

function shadow(board: Board, { place, sign, count, said: word }: MapGhost, told: boolean): readonly Shape[] {
  const [spot, at] = [spotFor(board, place, 'others'), board.at(place)];
  if (spot === undefined || at === undefined) return [];
  const { x, y, size } = spot;
  const box = board.lattice.box(at);
  const said = (text: string, at: number, letters: number, from: number): Shape => ({
    kind: 'text',
    box,
    from,
    x,
    y: at,
    text,
    size: letters,
    color: '#ffc9c2',
    face: 'text',
    weight: 650,
    align: 'center',
    halo: '#05070de6',
  });
  // Units that the map still shows as last reported need only the words, or with another’s number.
  if (board.piecesIn(place).some((piece) => sideOf(piece) === 'others'))
    return [said(told && count !== undefined ? `${count}, ${word}` : word, y + 22, 8.5, 0.6)];
  return [
    {
      kind: 'glyph',
      box,
      from: 0.14,
      glyph: ghostGlyph(sign),
      x,
      y: y - 5,
      size: size * 0.85,
      leastPixels: 7,
      opacity: 0.5,
    },
    ...(count === undefined ? [] : [said(String(count), y + 5, 11.5, 0.42)]),
    said(word, y + 21, 8.5, 0.6),
  ];
}
