import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { Step } from '#kernel/turn/step.ts';
import type { Fighter } from '../model/events/battles.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import type { Funds } from '../model/funds.ts';
import { usualAttackPercent } from '../tables/figures.ts';
import type { Sides } from '../battle/round.ts';
import { strengths } from '../battle/round.ts';
import { dares } from '../battle/volley.ts';
import type { Named } from '../rules/ships.ts';
import { levelOfShip, shipsAt, shipsOf } from '../rules/ships.ts';
import type { Run } from './acting.ts';
import { runOf } from './acting.ts';
import { endBattle, fight } from './fighting.ts';
import type { Attack } from './meeting.ts';
import { sidesAt } from './meeting.ts';

/** Fleets that have come upon others or upon sites attack, capture, or fall back (SFW 4946, 10.3). */
export const battles = (books: Books): Step<StarFleetWarlord> => ({
  name: 'Battles',
  cite: 'SFW 4946',
  dice: true,
  run(turn) {
    const run = runOf(books, turn);
    const places = new Set(shipsOf(turn.state, run.seat).map(([, { place }]) => place));
    for (const place of [...places].sort()) meet(run, place);
  },
});

function meet(run: Run, place: PlaceId): void {
  const { turn, seat, world } = run;
  const site = world.state.sites[place];
  const other = shipsAt(world.state, place).find(([, ship]) => ship.seat !== seat);
  const foe = other?.[1].seat ?? site?.owner;
  if (foe === seat || (foe === undefined && site === undefined)) return;
  if (foe === undefined || (other === undefined && site?.points === 0)) {
    turn.happen({ kind: 'site-captured', place, seat, ...(foe === undefined ? {} : { foe }) });
    return;
  }
  const attack: Attack = { place, seat, foe };
  const sides = sidesAt(run, attack);
  const production = site === undefined ? {} : { production: site.production };
  const strength = strengths(sides);
  if (dares(strength.attack, strength.defense, usualAttackPercent)) join(run, attack, sides, production);
  else
    turn.happen({
      ...attack,
      kind: 'attack-declined',
      ...strength,
      ...production,
      ships: Object.fromEntries(sides.attackers.map(([id, { from }]) => [id, from])),
    });
}

const seenAs = ([ship, own]: Named): Fighter => {
  const level = levelOfShip(own);
  return { ship, design: own.design, ...(level === '' ? {} : { level }) };
};

function join(run: Run, attack: Attack, sides: Sides, production: { readonly production?: Funds }): void {
  run.turn.happen({
    ...attack,
    kind: 'battle-joined',
    ...strengths(sides),
    points: sides.points,
    ...production,
    attackers: sides.attackers.map(seenAs),
    defenders: sides.defenders.map(seenAs),
  });
  const left = fight(run, attack, sides);
  endBattle(run, attack, { before: sides, after: left });
}
