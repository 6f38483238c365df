import type { BoxGroup } from '#kernel/picture/boxes.ts';
import type { CardSection, Fact, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ship, View } from '../model/state.ts';
import { cardGroups } from '../ships/card.ts';
import { supplyIn } from '../energy/energy.ts';
import { turnMode } from '../movement/moving.ts';
import type { Named } from '../model/ships.ts';
import { active, isFreighter } from '../model/ships.ts';
import { batteriesOf, cardOf, powerOf } from '../ships/ships.ts';
import { directionName, hexName, rangeOf } from '../map/board.ts';
import { paceFigure, tokens, tokenText } from '../model/words.ts';

/* A ship's card (FC 7A): its boxes by kind, with what has become of each. */

export const fact = (label: string, value: string | number): Fact => ({
  label,
  value: phrase('{value}', { value }),
});

/** Shields #1 to #6, each with the side that it guards. */
const shieldGroups = (ship: Ship): readonly BoxGroup[] =>
  cardOf(ship).shields.map((most, side) => ({
    key: `shield-${side + 1}`,
    label: `Shield #${side + 1}`,
    family: 'shield',
    side,
    boxes: Array.from({ length: most }, (_, at) => ({
      id: `shield-${side + 1}.${at + 1}`,
      state: at < (ship.shields[side] ?? 0) ? 'whole' : 'lost',
    })),
  }));

/** The card of a ship: its shields around everything else. */
export const cardSection = (ship: Ship, title = 'Card'): CardSection => ({
  kind: 'card',
  title,
  groups: [...shieldGroups(ship), ...cardGroups(ship)],
});

export function movementFacts(view: View, ship: Ship): readonly Fact[] {
  const others = active(view).filter(([, other]) => other.seat !== ship.seat);
  const pace = paceFigure(ship);
  return [
    fact('Hex', `${hexName(ship.place)} facing ${directionName(ship.facing)}`),
    { label: view.impulse === 0 ? 'Speed last turn' : 'Speed', value: pace },
    {
      label: 'May turn',
      value:
        ship.turnCount >= turnMode(ship)
          ? phrase('now')
          : phrase('after {hexes|hex|hexes}', { hexes: turnMode(ship) - ship.turnCount }),
    },
    fact(view.impulse === 0 ? 'Tokens to allocate' : 'Tokens left', tokenText(supplyIn(view, ship))),
    fact('Power', `${tokens(powerOf(ship))} a turn, ${batteriesOf(ship)} in batteries`),
    ...others.map(([, other]) => fact(`Range to ${other.name}`, rangeOf(ship.place, other.place))),
  ];
}

/** All that there is to know of a freighter (FC 8E). */
export const freighterFacts = ({ convoy }: View, ship: Ship): readonly Fact[] => [
  fact('Hex', `${hexName(ship.place)} facing ${directionName(ship.facing)}`),
  fact('Speed', ship.speed),
  {
    label: 'Moved',
    value: phrase('{moved} of {all|hex|hexes}', { moved: ship.turnCount, all: convoy?.hexes ?? 0 }),
  },
  {
    label: 'Damage',
    value: phrase('{suffered} of {all|point|points}', {
      suffered: ship.disabled.length,
      all: cardOf(ship).boxes.length,
    }),
  },
];

/** All of a ship on one page. */
export const shipSections = (view: View, [, ship]: Named): readonly Section[] =>
  isFreighter(ship)
    ? [{ kind: 'facts', title: 'On its way', facts: freighterFacts(view, ship) }]
    : [{ kind: 'facts', title: 'Movement and energy', facts: movementFacts(view, ship) }, cardSection(ship)];
