import type { AnyEvent } from '#kernel/game/game.ts';
import type { MapPicture, News, Newsreel } from '#kernel/presentation.ts';
import { newsreelOf } from '#kernel/report/newsreel.ts';
import { defined } from '#kernel/words/defined.ts';
import { boardOf } from '#ui/map/board/board.ts';

/** Passes of a made-up turn, and how much happens in each. */
const [passes, travels, fights, owners] = [4, 80, 3, 8];

/** A turn over the whole of a map, in which pieces travel, battles are fought and places change hands everywhere. */
export function newsreelOver(map: MapPicture): Newsreel {
  const { lattice, placeAt, at } = boardOf(map);
  const spread = <T>(all: readonly T[], count: number, from: number): readonly T[] =>
    Array.from({ length: count }, (_, index) => all[(from + index * 7) % all.length]!);
  const newsOf = (pass: number): readonly (readonly News[])[] => [
    spread(map.pieces, travels, pass).flatMap((piece, index): readonly News[] => {
      const cell = at(piece.position.place);
      const next = cell && placeAt(lattice.home(lattice.over(cell, (index + pass) % lattice.edges)));
      return next === undefined
        ? []
        : [
            {
              kind: 'travel',
              piece: `${pass} ${index}`,
              from: piece.position.place,
              as: piece,
              to: { kind: 'place', place: next },
            },
          ];
    }),
    ...spread(map.places, fights, pass * 31).map(({ place }): readonly News[] => [{ kind: 'fight', place }]),
    spread(map.places, owners, pass * 17).map(({ place, owner }, index): News => {
      const taker = map.places[(index * 53) % map.places.length]?.owner;
      return {
        kind: 'owner',
        place,
        ...defined({ owner: taker, was: owner }),
      };
    }),
  ];
  const events = Array.from({ length: passes }, (_, pass) => newsOf(pass + 1)).flatMap((groups, pass) =>
    groups.map((news, step) => ({ step: `step ${step}`, pass: pass + 1, event: { kind: 'told', news } })),
  );
  const of = (_: unknown, event: AnyEvent): readonly News[] =>
    (event as (typeof events)[number]['event']).news;
  return newsreelOf(
    { presentation: { map: () => map, news: { of } }, tell: {}, sequences: {} },
    {},
    events.map((event, line) => ({ ...event, line })),
  );
}
