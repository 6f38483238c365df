import type { Fact } from '#kernel/picture/page.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fact } from '../asking.ts';
import { beyond, directionName, rangeOf, turned } from '../map/board.ts';
import type { Named } from '../model/ships.ts';
import { enemiesOf } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import { impulses } from '../model/vocabulary.ts';
import { paceFigure } from '../model/words.ts';
import { dueIn, hasAccelerated } from './moving.ts';

/* What a captain sees of the enemy before a ship moves. */

/** Where the ship is at the end of the impulse if it flies straight on. */
const straightOn = (ship: Ship): Ship['place'] =>
  dueIn(ship)
    .filter((subPulse) => subPulse > ship.acted)
    .reduce((place) => beyond(place, turned(ship.facing, ship.reverse ? 3 : 0)), ship.place);

/** Hexes by which two ships come nearer in the rest of the impulse if both fly straight on; below 0 they part. */
export const closing = (one: Ship, other: Ship): number =>
  rangeOf(one.place, other.place) - rangeOf(straightOn(one), straightOn(other));

/** The impulse; and of each enemy its range, how it comes nearer, and what it has shown. */
export const aboutCourses = (state: State, [, ship]: Named): readonly Fact[] => [
  fact('Impulse', `${state.impulse} of ${impulses}`),
  ...enemiesOf(state, ship.seat).flatMap(([, enemy]): readonly Fact[] => {
    const nearer = closing(ship, enemy);
    return [
      {
        label: `Range to ${enemy.name}`,
        value: phrase(
          nearer === 0
            ? '{range}, and the same if both fly straight on in this impulse'
            : '{range}, and {then} if both fly straight on in this impulse',
          {
            range: rangeOf(ship.place, enemy.place),
            then: rangeOf(ship.place, enemy.place) - nearer,
          },
        ),
      },
      {
        label: `Speed of ${enemy.name}`,
        value: phrase(
          hasAccelerated(enemy) ? '{pace} facing {facing}, accelerated' : '{pace} facing {facing}',
          {
            pace: paceFigure(enemy),
            facing: directionName(enemy.facing),
          },
        ),
      },
    ];
  }),
];
