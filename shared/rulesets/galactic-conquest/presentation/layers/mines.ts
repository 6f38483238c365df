import type { PlaceId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { EdgeLayer, Fact, LegendEntry, Overlay } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { nameOf } from '../../map/seats.ts';
import { mineName } from '../../mines/fields.ts';
import type { Empire } from '../../model/empire.ts';
import type { Minefield } from '../../model/mines.ts';
import type { View } from '../../model/state.ts';

export const mineLegend: readonly LegendEntry[] = [
  { of: { edge: 'mines' }, label: 'Your minefields' },
  { of: { edge: 'foreign-mines' }, label: 'Minefields of others' },
];

/** Minefields over spines (C4.40). */
export function mineEdges({ mines = {}, me }: View): readonly EdgeLayer[] {
  const pairs = (isShown: (mine: Minefield) => boolean): EdgeLayer['pairs'] =>
    valuesInOrder(mines).flatMap((mine): EdgeLayer['pairs'] =>
      mine.to !== undefined && isShown(mine) ? [[mine.place, mine.to]] : [],
    );
  const layers: readonly EdgeLayer[] = [
    {
      key: 'mines',
      label: 'Your minefields',
      look: 'line',
      tone: 'good',
      pairs: pairs(({ seat }) => seat === me),
    },
    {
      key: 'foreign-mines',
      label: 'Minefields of others',
      look: 'line',
      tone: 'warn',
      pairs: pairs(({ seat }) => seat !== me),
    },
  ];
  return layers.filter((layer) => layer.pairs.length > 0);
}

/** Hexes full of mines (C4.45). */
export function mineOverlay({ mines = {} }: View): readonly Overlay[] {
  const places = valuesInOrder(mines).flatMap(({ kind, place }) => (kind === 'saturated' ? [place] : []));
  return places.length === 0
    ? []
    : [{ key: 'saturated', label: 'Full of mines', tone: 'bad', places, look: 'hatch' }];
}

/** Minefields around and in a hex. */
export const mineFactsAt = ({ mines = {}, turn }: View, at: PlaceId): readonly Fact[] =>
  valuesInOrder(mines)
    .filter(({ place, to }) => place === at || to === at)
    .map((mine) => ({
      label: mine.since < turn ? 'Minefield' : 'Minefield, not active yet',
      value: phrase('{where}, of the {seat}', { where: mineName(mine), seat: nameOf(mine.seat) }),
    }));

/** Whether the sensor mines of an empire work, if it keeps any (C4.80). */
export const watchFacts = ({ sensorMines }: Empire): readonly Fact[] =>
  sensorMines === undefined
    ? []
    : [
        {
          label: 'Sensor mines',
          value: sensorMines === 'kept' ? phrase('working') : phrase('not working'),
          changedBy: 'sensor-mines',
        },
      ];
