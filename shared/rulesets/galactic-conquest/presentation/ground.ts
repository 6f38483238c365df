import type { EdgeLayer, GroundPicture, MapPicture, Fact, TerrainPicture } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { beside, boardOf, hexesOn } from '../map/board.ts';
import { isDeepSign, signAt, signsDrawn, unknownSign } from '../map/ground.ts';
import type { GroundSign } from '../map/ground.ts';
import { hexesOfSpine, spinesOf } from '../map/spines.ts';
import type { View } from '../model/state.ts';

const layer = 'ground';

/** What each kind of ground is called. */
const names: Readonly<Record<GroundSign, string>> = {
  '.': 'Surveyed space',
  o: 'Unsurveyed',
  x: 'Unnavigable',
  g: 'Radiation zone',
  G: 'Radiation zone, unsurveyed',
  '-': 'Deep space, beyond the edge of the arm',
  '?': 'Unknown',
};

const drawn = (sign: GroundSign, texture: TerrainPicture['texture'], color?: string): TerrainPicture => ({
  layer,
  sign,
  label: names[sign],
  texture,
  ...defined({ color }),
});

/** Red is unnavigable and green a radiation zone (A200, A300); what is unknown has no drawing, so that clients lay their fog over it. */
const terrains: readonly TerrainPicture[] = [
  drawn('.', 'open'),
  drawn('o', 'unknown', '#59617a'),
  drawn('x', 'rift', '#d8343c'),
  drawn('g', 'radiation', '#5fcf4a'),
  drawn('G', 'radiation', '#3f8f46'),
  drawn('-', 'dust', '#5a3fc0'),
];

/** The ground as it is drawn: rows from the north, each from the left. */
const groundPicture = ({ map }: View): GroundPicture => ({
  first: { x: 0, y: 0 },
  width: map.across,
  layers: { [layer]: signsDrawn(map) },
});

/** The edge of the arm: the spines between it and deep space (A5.20). */
function armEdge({ map }: View): EdgeLayer {
  const board = boardOf(map);
  const signs = signsDrawn(map);
  const deep = new Set(hexesOn(map).filter((_, at) => isDeepSign(signs[at] ?? unknownSign)));
  const borders = [...deep].filter((place) => beside(board, place).some((other) => !deep.has(other)));
  return {
    key: 'arm-edge',
    label: 'Edge of the arm',
    look: 'line',
    tone: 'warn',
    pairs: borders
      .flatMap((place) => spinesOf(board, place))
      .flatMap((spine) => {
        const pair = hexesOfSpine(board, spine);
        return pair !== undefined && deep.has(pair[0]) !== deep.has(pair[1]) ? [pair] : [];
      })
      .sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1)),
  };
}

/** Ground and edge of the arm; nothing of a map that is all surveyed space. */
export const groundOf = (view: View): Pick<MapPicture, 'edges' | 'ground' | 'terrains'> =>
  view.map.ground === undefined
    ? { edges: [] }
    : { edges: [armEdge(view)], ground: [groundPicture(view)], terrains };

/** What lies in a hex, in words; nothing on a map that is all surveyed space. */
export function groundFacts({ map }: View, place: PlaceId): readonly Fact[] {
  const sign = map.ground === undefined ? undefined : signAt(map, place);
  return sign === undefined ? [] : [{ label: 'Ground', value: phrase('{ground}', { ground: names[sign] }) }];
}
