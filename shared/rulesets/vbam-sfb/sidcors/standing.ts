import type { UnitId } from '#kernel/words/ids.ts';
import type { Aim, Spare, Standing } from '../model/combat.ts';
import type { Fight } from '../model/parts.ts';
import { scoutingOf, strengths } from './table.ts';
import { designOf, isFixed, isFlight, isMauler } from '../units/designs.ts';
import type { Fighter } from './factors.ts';
import { defenseOf, potentialOf } from './factors.ts';
import { roomOf } from './hits.ts';

const scouting = ([, unit]: Fighter): number => (unit.crippled ? 0 : scoutingOf(designOf(unit)));
const command = ([, unit]: Fighter): number => designOf(unit).command;
const mauler = ([, unit]: Fighter): number => (!unit.crippled && isMauler(designOf(unit)) ? 1 : 0);
const carrying = ([, unit]: Fighter): number => {
  const room = roomOf(unit);
  return isFixed(designOf(unit)) ? 0 : room.light + room.heavy + room.super;
};

/** What each aim looks for in the enemy force: the most of it is aimed at; nothing below 1. */
const worth: Readonly<Record<Aim, (fighter: Fighter) => number>> = {
  scout: scouting,
  flagship: command,
  mauler,
  carrier: carrying,
  base: ([, unit]) => (isFixed(designOf(unit)) ? defenseOf(unit) : 0),
  flights: ([, unit]) => (isFlight(designOf(unit)) ? 1 : 0),
  weakest: ([, unit]) => 1000 - defenseOf(unit),
};

/** The first aim that the enemy force has; of flights all. */
export function targetsOf(force: readonly Fighter[], aims: readonly Aim[]): readonly UnitId[] {
  for (const aim of aims) {
    const [best] = force.toSorted((a, b) => worth[aim](b) - worth[aim](a));
    if (best === undefined || worth[aim](best) < 1) continue;
    return aim === 'flights'
      ? force.filter(([, unit]) => isFlight(designOf(unit))).map(([id]) => id)
      : [best[0]];
  }
  return [];
}

/** What each word spares: units with the most of it, or all that have any. */
const kept: Readonly<Record<Spare, (fighter: Fighter, force: readonly Fighter[]) => boolean>> = {
  scouts: (fighter) => scouting(fighter) > 0,
  flagship: (fighter, force) =>
    command(fighter) > 0 && force.every((other) => command(other) <= command(fighter)),
  maulers: (fighter) => mauler(fighter) > 0,
  carriers: (fighter) => carrying(fighter) > 0,
};

/** Attack factors of one force in percent of another's. */
export function oddsBetween(own: readonly Fighter[], theirs: readonly Fighter[]): number {
  const [mine, other] = [potentialOf(own), potentialOf(theirs)];
  return other === 0 ? 10_000 : Math.floor((100 * mine) / other);
}

/** The Factor by odds. */
export const intensityAt = ({ weak, intensity, strong }: Standing, odds: number): number =>
  odds >= strengths.strong ? strong : odds < strengths.weak ? weak : intensity;

/** How standing orders fight a round. */
export function roundBy(
  standing: Standing,
  own: readonly Fighter[],
  theirs: readonly Fighter[],
): Omit<Fight, 'ref'> {
  const odds = oddsBetween(own, theirs);
  return {
    kind: 'fight',
    intensity: intensityAt(standing, odds),
    targets: targetsOf(theirs, standing.aims),
    mauls: standing.mauls,
    first: [],
    last: own.filter((one) => standing.spares.some((spare) => kept[spare](one, own))).map(([id]) => id),
    withdraws: odds < standing.withdrawBelow,
  };
}
