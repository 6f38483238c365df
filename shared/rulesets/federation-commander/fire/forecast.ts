import type { Fact } from '#kernel/picture/page.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fact } from '../asking.ts';
import type { Mount } from '../cards/cards.ts';
import { reinforceable, shieldLeft, struck } from '../damage/damage.ts';
import { rangeOf } from '../map/board.ts';
import type { Aim } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { isFreighter } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import { averageText, chanceText, tokens, tokenText } from '../model/words.ts';
import { cardOf, workingBoxes } from '../ships/ships.ts';
import { cannotBear, fireCost, scoredOn } from './firing.ts';
import { shieldsStruck } from './lines.ts';
import type { Odds } from './odds.ts';
import { averageOf, boundsOf, chanceOf, effectOn, oddsOf } from './odds.ts';

/* What a captain should know before fire is announced. */

/** Boxes of a shield that will be left when the volleys are marked of which dice have fallen, as far as they meet no other shield and nobody reinforces it. */
const leftFor = ({ volleys }: State, [id, ship]: Named, shield: number): number =>
  volleys
    .filter(({ at, sides }) => at === id && sides.length === 1 && sides[0] === shield)
    .reduce((left, { points }) => left - struck(points, left, 0).shieldLost, shieldLeft(ship, shield));

/** How this fire of a ship at that target will come out. */
export function aboutShot(
  state: State,
  [, ship]: Named,
  target: Named,
  aims: readonly Aim[],
): readonly Fact[] {
  const [id, enemy] = target;
  const range = rangeOf(ship.place, enemy.place);
  const odds = oddsOf(ship, aims, range);
  const [least, most] = boundsOf(odds);
  const scored = scoredOn(state, id);
  const shields = shieldsStruck(enemy, ship);
  return [
    fact('Range', range),
    ...(scored === 0 ? [] : [fact(`Points on ${enemy.name} so far`, scored)]),
    { label: 'Chance to hit', value: chanceText(chanceOf(odds, (points) => points > 0)) },
    {
      label: 'Points',
      value: phrase('{average} on average, {least} to {most}', {
        average: averageText(averageOf(odds)),
        least,
        most,
      }),
    },
    ...(isFreighter(enemy)
      ? [aboutFreighter(state, target, odds)]
      : aboutShields(state, target, shields, odds)),
    fact('Tokens left', tokenText(ship.energy - fireCost(aims))),
  ];
}

/** What it will have left of its points, and whether this is the end of it (FC 8E). */
function aboutFreighter(state: State, [id, ship]: Named, odds: Odds): Fact {
  const left = Math.max(0, workingBoxes(ship).length - scoredOn(state, id));
  return {
    label: `${ship.name} can take`,
    value: phrase('{left|point|points} more; it is destroyed {chance}', {
      left,
      chance: chanceText(chanceOf(odds, (points) => points >= left)),
    }),
  };
}

function aboutShields(state: State, target: Named, shields: readonly number[], odds: Odds): readonly Fact[] {
  const [, enemy] = target;
  return [
    ...(shields.length > 1
      ? [{ label: 'Line of fire', value: phrase('meets a corner: its captain chooses the shield') }]
      : []),
    ...shields.map((shield): Fact => {
      const left = leftFor(state, target, shield);
      const { falls, comesInside, inside } = effectOn(odds, left);
      return {
        label: `Shield #${shield}, ${left} of ${cardOf(enemy).shields[shield - 1] ?? 0} boxes`,
        value: phrase(
          left === 0
            ? 'is down; something comes inside {hit}, {inside} on average'
            : 'falls {falls}; something comes inside {hit}, {inside} on average',
          { falls: chanceText(falls), hit: chanceText(comesInside), inside: averageText(inside) },
        ),
      };
    }),
    fact('Reinforcement at most', reinforceable(enemy)),
  ];
}

/** What a weapon does at that ship, or why it cannot bear. */
export function aboutWeapon(ship: Ship, target: Ship, { box, type, arc }: Mount): Phrase {
  const aim: Aim = { weapon: box, as: type };
  const problem = cannotBear(ship, aim, target);
  if (problem !== undefined) return problem.phrase;
  const odds = oddsOf(ship, [aim], rangeOf(ship.place, target.place));
  return phrase('{arc}: hits {chance}, {points} on average, {cost|token|tokens}', {
    arc,
    chance: chanceText(chanceOf(odds, (points) => points > 0)),
    points: averageText(averageOf(odds)),
    cost: tokens(fireCost([aim])),
  });
}
