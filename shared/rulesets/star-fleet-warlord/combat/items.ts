import { rounded } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Armed } from '../ships/factor.ts';
import type { Ship, ItemKind } from '../model/ship.ts';
import type { FightingItem } from './itemFigures.ts';
import {
  fightingItems,
  itemIn,
  itemStrength,
  officerBonus,
  strikeBonus,
  teamCommandos,
} from './itemFigures.ts';
import type { Posture } from './tactics.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { hasVariant, levelOfShip } from '../ships/ships.ts';
import type { Field, Works } from './field.ts';

/** What terrain makes of an item: it works, works by half, does not, or only absorbs. */
export function worksIn(hex: Hex, what: ItemKind): 'on' | 'half' | 'absorb' | 'off' {
  const effects = bothOf(hex).map(({ code }) => itemIn(code, what));
  return (['off', 'absorb', 'half'] as const).find((effect) => effects.includes(effect)) ?? 'on';
}

/** How many of an item are on board: crippled ships carry none (SFW 2544). */
export function aboard(ship: Ship, what: ItemKind): number {
  const count = ship.items[what] ?? 0;
  return count === 0 || levelOfShip(ship) === 'C' ? 0 : count;
}

/** What is left of what a ship carries when it is crippled: decoys are no items (SFW 2544). */
export const withoutItems = ({ decoys }: Ship['items']): Ship['items'] => defined({ decoys });
/** Whether it carries anything that crippling destroys. */
export const isArmed = (items: Ship['items']): boolean =>
  [...fightingItems, 'mrs' as const].some((what) => (items[what] ?? 0) > 0);

/** What one of a kind adds beyond its strength, by whom and by what it is led. */
function bonusOf(ship: Ship, what: FightingItem, posture: Posture, { boons }: Field): number {
  const own = boons[posture];
  if (what === 'fighters') {
    const ace = hasOfficer(ship, 'A') ? officerBonus.fighters : 0;
    return ace + (hasVariant(ship, 'K') ? strikeBonus : 0) + own.fighters;
  }
  if (what === 'pfs') return (hasOfficer(ship, 'A') ? officerBonus.pfs : 0) + own.pfs;
  if (what === 'commandos') return (hasOfficer(ship, 'M') ? officerBonus.commandos : 0) + own.commandos;
  return 0;
}

/** What so many items of a kind add where they are. */
function armed(hex: Hex, what: FightingItem, count: number, each: number): readonly Armed[] {
  const works = worksIn(hex, what);
  if (count === 0 || works === 'off' || works === 'absorb') return [];
  return [{ what, count, points: works === 'half' ? rounded(count * each, 2) : count * each }];
}

/** What a ship has on board that fights; a Prime Team as so many commandos (SFW 2918, 2951). */
export function armedBy(ship: Ship, posture: Posture, field: Field): readonly Armed[] {
  const items = fightingItems.flatMap((what) => {
    const count = aboard(ship, what);
    if (count === 0) return [];
    return armed(field.hex, what, count, itemStrength[what] + bonusOf(ship, what, posture, field));
  });
  if (ship.team !== true || worksIn(field.hex, 'commandos') !== 'on') return items;
  // Sector Specials do nothing for Prime Teams (SFW 7397).
  const led = bonusOf(ship, 'commandos', posture, field) - field.boons[posture].commandos;
  const points = teamCommandos * (itemStrength.commandos + led);
  return [...items, { what: 'team', count: 1, points }];
}

/** What a garrison adds: an Ace of the site leads it (SFW 6937); no Sector Special makes it better in defense (SFW 7420). */
export function armedAt({ fighters, pfs, officers }: Works, { hex }: Field): readonly Armed[] {
  const ace = officers.includes('A');
  return [
    ...armed(hex, 'fighters', fighters, itemStrength.fighters + (ace ? officerBonus.fighters : 0)),
    ...armed(hex, 'pfs', pfs, itemStrength.pfs + (ace ? officerBonus.pfs : 0)),
  ];
}
