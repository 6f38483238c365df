import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { Hit } from './events.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { mrs as mrsTakes, pfAbsorbs } from '../combat/itemFigures.ts';
import { dispersedPercent } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { designOf } from '../ships/list/index.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { aboard, worksIn } from '../combat/items.ts';
import { doomOf, isBare } from '../movement/entry.ts';
import type { Named } from '../ships/ships.ts';
import { levelOfShip, sheltered, struck } from '../ships/ships.ts';
import { lossesOf } from './losses.ts';

/** Where a ship is fired at, and by whom. */
export interface Fire {
  readonly state: State;
  readonly hex: Hex;
  readonly foes: readonly Named[];
  /** Stars burst, if the terrain has any. */
  readonly bursts: boolean;
}

/** What comes at one ship: a rolled volley, and points that web breakers take off its shields first. */
interface Shots {
  readonly volley: number;
  readonly broken: number;
}

/** Shields of Andromedans hold in nebulae, and monsters are immune to these (SFW 777, 5920). */
const holdsInNebulae = (ship: Ship): boolean => ['A', 'M'].includes(designOf(ship).race);
const clouds = ['M-LIC', 'M-CC'];
const heavy = ['H', 'C', 'X'];

/** What becomes of a ship in a round: damage, and what it loses by it. OURS: in this order (G-41). */
export function takeVolley(
  fire: Fire,
  id: UnitId,
  ship: Ship,
  dice: Draw,
  { volley, broken }: Shots,
): { readonly hit: Hit; readonly by?: string } {
  const { hex } = fire;
  const opened = { ...ship, shields: Math.max(0, ship.shields - broken) };
  const points = dispersed(ship, volley + terrainDamage(fire, opened, dice));
  const shielded = !bothOf(hex).some(({ combat }) => combat.noShields === true) || holdsInNebulae(ship);
  const { left, items, absorbed } = absorbing(hex, opened, points, shielded);
  const after: Ship = { ...opened, ...left, items };
  const internal = points > (shielded ? opened.shields : 0);
  const lost = lossesOf(fire, { before: ship, after, internal }, dice);
  const hit: Hit = {
    ship: id,
    points,
    ...(absorbed === 0 ? {} : { absorbed }),
    left: { ...left, ...lost },
  };
  const by = levelOfShip(after) === 'X' ? 'battle' : doomOf(hex, after);
  return by === undefined ? { hit } : { hit, by };
}

/** Living clouds let a part of all damage through (SFW 6829). */
const dispersed = ({ design }: Ship, points: number): number =>
  clouds.includes(design) ? percentOf(100 - dispersedPercent, points) : points;

interface Absorbed {
  readonly left: Pick<Ship, 'shields' | 'damage'>;
  readonly items: Ship['items'];
  readonly absorbed: number;
}

/**
 * What MRS and PFs take off a volley before it strikes: an MRS one point of each, and as long as what is left would damage the ship heavily it
 * is destroyed for four, then PFs one by one for six each (SFW 2609, 2684).
 */
function absorbing(hex: Hex, ship: Ship, points: number, shielded: boolean): Absorbed {
  const works = (what: 'mrs' | 'pfs'): boolean =>
    what === 'mrs' ? worksIn(hex, what) === 'on' : worksIn(hex, what) !== 'off';
  let mrs = works('mrs') ? aboard(ship, 'mrs') : 0;
  let pfs = works('pfs') ? aboard(ship, 'pfs') : 0;
  const had = { mrs, pfs };
  let volley = mrs > 0 ? Math.max(Math.min(1, points), points - mrsTakes.each) : points;
  const isHeavy = (): boolean =>
    volley > 0 && heavy.includes(levelOfShip({ ...ship, ...struck(ship, volley, shielded) }));
  while (isHeavy() && mrs + pfs > 0) {
    volley = Math.max(0, volley - (mrs > 0 ? mrsTakes.last : pfAbsorbs));
    if (mrs > 0) mrs -= 1;
    else pfs -= 1;
  }
  const lost = { ...(had.mrs > mrs ? { mrs } : {}), ...(had.pfs > pfs ? { pfs } : {}) };
  return {
    left: struck(ship, volley, shielded),
    absorbed: points - volley,
    items: { ...ship.items, ...lost },
  };
}

/** From the least to the most, where there is one. */
const rolledFrom = (
  { least, most }: { readonly least: number; readonly most?: number },
  dice: Draw,
): number => (most === undefined ? least : least + dice.int(most - least + 1) - 1);

/** What terrain adds to the volleys at a ship in a round (Appendices D and E). */
function terrainDamage({ state, hex, bursts }: Fire, ship: Ship, draw: Draw): number {
  return bothOf(hex).reduce((sum, { code, combat }) => {
    const { extra } = combat;
    const struckBy =
      extra !== undefined &&
      !sheltered(ship, extra.immune, state) &&
      (extra.unshielded !== true || isBare(ship));
    const dice = draw.fork(code);
    const added = struckBy ? rolledFrom(extra, dice) : 0;
    const burst =
      combat.bursts === true && bursts && dice.chance(figureOf(state, 'bursts.percent'), 100)
        ? dice.int(figureOf(state, 'bursts.most'))
        : 0;
    return sum + added + burst;
  }, 0);
}
