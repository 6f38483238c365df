import { isInArc } from '#kernel/board/bearing.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { arcs } from '../cards/arcs.ts';
import { shieldLeft } from '../damage/damage.ts';
import { pointsAt } from '../fire/firing.ts';
import { seen, shieldsStruck } from '../fire/lines.ts';
import { weapons } from '../fire/weapons.ts';
import { rangeOf } from '../map/board.ts';
import { isFreighter } from '../model/ships.ts';
import type { Ship } from '../model/state.ts';
import { cardOf, works } from '../ships/ships.ts';

/* What a position is worth: what a volley does on average from there. No dice are rolled, and only what every captain sees is looked at. */

const faces = 6;
/** What a point weighs that comes inside, beside one that a shield stops. */
const inside = 3;

/** Points that all of it scores on average that is left to fire, bears, and can be paid for, the first of the card first. */
function volley(ship: Ship, target: Ship): number {
  const range = rangeOf(ship.place, target.place);
  const direction = seen(ship, target);
  let left = ship.energy;
  let scored = 0;
  for (const { box, type, arc } of cardOf(ship).mounts) {
    const { cost } = weapons[type];
    const isReady = type !== 'phot' || ship.tracks[box] === 'loaded';
    if (!isReady || cost > left || !isInArc(arcs[arc], direction)) continue;
    if (ship.used.includes(box) || !works(ship, box)) continue;
    const points = sumOf(pointsAt(type, range) ?? []);
    left -= points > 0 ? cost : 0;
    scored += points;
  }
  return scored / faces;
}

/** The harm that the ship can do to that target from where both are. */
export function harm(ship: Ship, target: Ship): number {
  const points = volley(ship, target);
  const shields = isFreighter(target) ? [] : shieldsStruck(target, ship);
  const stopped = Math.min(points, Math.max(0, ...shields.map((side) => shieldLeft(target, side))));
  return stopped + inside * (points - stopped);
}
