import type { UnitId } from '#kernel/ids.ts';
import type { Cite, Problem } from '#kernel/problem.ts';
import type { ShipOrder } from '../model/orders.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels } from '../tables/figures.ts';
import { impossible } from '../tables/refusals.ts';
import { isCrippled } from './places.ts';
import { canCloak, hasVariant } from './ships.ts';

/** Titles of ship orders as the book has them, with the code that a player writes and the line that says what it does. */
export const shipOrders: Readonly<
  Record<ShipOrder['kind'], { readonly title: string; readonly code: string; readonly cite: Cite }>
> = {
  move: { title: 'Move', code: '', cite: 'SFW 1385' },
  stay: { title: 'Stay', code: '____', cite: 'SFW 1466' },
  assay: { title: 'Assay a Site', code: 'ASSA', cite: 'SFW 1509' },
  cloak: { title: 'Activate Cloak', code: 'CLOA', cite: 'SFW 1587' },
  cure: { title: 'Heal Weak Crews', code: 'CURE', cite: 'SFW 1574' },
  fix: { title: 'Fix Damage', code: 'FIX', cite: 'SFW 1650' },
  prospect: { title: 'Prospect', code: 'PRSP', cite: 'SFW 1840' },
  repair: { title: 'Repair Damage', code: 'REPR', cite: 'SFW 1911' },
  scan: { title: 'Scan a Sector', code: 'SCAN', cite: 'SFW 1955' },
  scrap: { title: 'Scrap Ship', code: 'SCRA', cite: 'SFW 2008' },
  sweep: { title: 'Sweep a Minefield', code: 'SWP', cite: 'SFW 2043' },
  train: { title: 'Train Crew', code: 'TRNG', cite: 'SFW 2078' },
};

/** Orders that take the whole turn (SFW 1462). */
export const takesTurn = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'scan' || kind === 'prospect';

interface Needs {
  /** Variants of which one is enough, or what else makes it possible. */
  able(ship: Ship): boolean;
  readonly what: string;
  /** Crippled ships cannot. */
  readonly sound?: true;
  readonly crew?: number;
}

const any =
  (...letters: readonly string[]) =>
  (ship: Ship): boolean =>
    letters.some((letter) => hasVariant(ship, letter));
/** The best crews do what others need a ship of the variant for. */
const orBestCrew =
  (letter: string) =>
  (ship: Ship): boolean =>
    hasVariant(ship, letter) || ship.crew >= crewLevels.best;

const needs: Readonly<Partial<Record<ShipOrder['kind'], Needs>>> = {
  assay: { able: orBestCrew('Y'), what: 'a survey ship, or a crew of level 9', sound: true, crew: 2 },
  cloak: { able: canCloak, what: 'a cloaking device' },
  cure: { able: orBestCrew('H'), what: 'a hospital ship, or a crew of level 9', sound: true },
  fix: { able: any('R'), what: 'a repair ship' },
  scan: { able: any('S', 'Z'), what: 'a scout', sound: true, crew: 2 },
  sweep: { able: any('M', 'X'), what: 'a minesweeper', sound: true, crew: 2 },
};

/** Crews of this level look for cloaked ships (SFW 1974). */
const seesCloaks = 5;

/** Why this ship cannot carry out such an order wherever it is; undefined if it can. */
export function unable(id: UnitId, ship: Ship, order: ShipOrder): Problem | undefined {
  const { able, what = '', sound, crew } = needs[order.kind] ?? {};
  const { cite } = shipOrders[order.kind];
  if (able?.(ship) === false) return impossible(cite, 'not-able', { ship: nameOf(id, ship), what });
  if (sound === true && isCrippled(ship)) return impossible(cite, 'crippled', { ship: nameOf(id, ship) });
  const least = order.kind === 'scan' && order.what === 'CLOA' ? seesCloaks : crew;
  return least !== undefined && ship.crew < least
    ? impossible(cite, 'crew-too-weak', { ship: nameOf(id, ship), least })
    : undefined;
}

/** A ship as sentences point at it: `T-PC Heron`. */
export const nameOf = (id: UnitId, { design, name }: Pick<Ship, 'design' | 'name'>) =>
  ({ to: 'unit', id, text: `${design} ${name}` }) as const;
