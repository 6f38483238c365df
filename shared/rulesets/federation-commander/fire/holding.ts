import { number } from '#kernel/declare/entries.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, ofShip, standing } from '../declare.ts';
import { rangeOf } from '../map/board.ts';
import { keepFor } from '../model/drafts.ts';
import { hexes } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { owns } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import { shipName } from '../model/words.ts';
import { nearestEnemy } from '../ships/ships.ts';
import { bearing, sixfold } from './firing.ts';

/** The next lesser range at which what bears on the nearest enemy scores more on average; undefined where it is best now. */
function betterRange(state: State, ship: Ship): number | undefined {
  const enemy = nearestEnemy(state, ship)?.[1];
  if (enemy === undefined) return undefined;
  const aims = bearing(ship, enemy);
  const now = rangeOf(ship.place, enemy.place);
  const scored = (range: number): number => sumOf(aims.map((aim) => sixfold(ship, aim, range)));
  return Array.from({ length: now }, (_, at) => now - 1 - at).find((range) => scored(range) > scored(now));
}

/** An answer to whoever asks whether the ship fires, for this turn: it is not asked again before an enemy is so near. */
export const holdFire = standing('hold-fire', {
  title: 'Hold fire until…',
  answers: true,
  offers([, ship], view) {
    const within = betterRange(view, ship);
    return within === undefined ? [] : [{ within }];
  },
  form: (_, given) => [number(given, 'within', 'Range at most', { least: 0, most: 25 })],
  stands: ({ within }) => phrase('Hold fire until an enemy is within {within|hex|hexes}', { within }),
});

/** Whether it holds its fire now. */
export const isHolding = (state: State, [, ship]: Named): boolean => {
  const held = ship.standing.findLast((order) => order.kind === 'hold-fire');
  const enemy = nearestEnemy(state, ship)?.[1];
  return held !== undefined && enemy !== undefined && rangeOf(ship.place, enemy.place) > held.within;
};

export const fireHeld = event('fire-held', {
  fields: { ...ofShip, within: hexes },
  by: 'order',
  hears: (happened, reader, before) => owns(before, happened.ship, reader),
  say: ({ ship, within }, view) =>
    phrase('{ship} holds its fire until an enemy is within {within|hex|hexes}.', {
      ship: shipName(view, ship),
      within,
    }),
  apply: (draft, { ship, within, cause }) =>
    keepFor(draft, ship, cause, (ref) => ({ kind: 'hold-fire', ref, within })),
});
