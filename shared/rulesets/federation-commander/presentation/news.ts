import { newsByKind } from '#kernel/picture/newsreel.ts';
import type { NewsPictures } from '#kernel/presentation.ts';
import type { Event } from '../game.ts';
import type { View } from '../model/state.ts';
import { battleName } from './film/films.ts';
import { piece } from './map.ts';

/** A ship that has left the map, as it was. */
const gone = (
  {
    ship,
    place,
  }: { readonly ship: keyof View['ships']; readonly place: View['ships'][keyof View['ships']]['place'] },
  view: View,
) => {
  const was = view.ships[ship];
  return was === undefined
    ? []
    : [{ kind: 'go' as const, piece: ship, as: piece(view, [ship, { ...was, place }]) }];
};

/** Moves, volleys and losses, as they are played on the map. */
export const news: NewsPictures<View> = {
  of: newsByKind<View, Event>({
    moved: ({ ship, from, place, facing }) => [
      { kind: 'travel', piece: ship, from, to: { kind: 'facing', place, facing } },
    ],
    'volley-fired': ({ place }, view) => [{ kind: 'fight', place, battle: battleName(view) }],
    'ship-destroyed': gone,
    disengaged: gone,
  }),
};
