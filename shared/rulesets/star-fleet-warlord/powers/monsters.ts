import type { Draw } from '#kernel/dice/draw.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { figureOf } from '../model/settings.ts';
import { dividingPercent } from './table.ts';
import type { Design } from '../ships/list/index.ts';
import { designOf } from '../ships/list/index.ts';
import type { Monster } from '../ships/list/monsters.ts';
import { monsters } from '../ships/list/monsters.ts';

const kindOf = ({ design }: Pick<Ship, 'design'>): Monster | undefined =>
  monsters.find(({ id }) => id === design);

/** The age from which all monsters may divide but those that do so earlier, and more often (SFW 766, 6818). */
const usualAge = 4;

/** Whether a monster divides this year (SFW 763). */
export function divides(state: State, ship: Ship, dice: Draw): boolean {
  const kind = kindOf(ship);
  if (kind === undefined || ship.age < kind.divides) return false;
  const percent = kind.divides < usualAge ? figureOf(state, 'breeds') : dividingPercent;
  return dice.chance(percent, 100);
}

/** What comes out of it: a smaller kind of its family, any of them; the smallest makes another of itself (SFW 765). */
export function progenyOf(ship: Ship, dice: Draw): Design {
  const smaller = kindOf(ship)?.progeny ?? [];
  return designOf({ design: smaller.length === 0 ? ship.design : dice.pick(smaller) });
}

/** Percent of crushers of a kind that destroy what they are at before they fly on (SFW 6662). */
const appetites = {
  'M-SC': ['devastate', 'crushers.star'],
  'M-PC': ['devastate', 'crushers.planet'],
  'M-MC': ['eat moons', 'crushers.moon'],
} as const;

/** What a monster would do to a site before it flies on, and in how many percent of years; undefined for those that harm none. */
export function appetiteOf(
  state: State,
  { design }: Pick<Ship, 'design'>,
): { readonly what: 'devastate' | 'eat moons'; readonly percent: number } | undefined {
  const found = (appetites as Readonly<Record<string, (typeof appetites)[keyof typeof appetites]>>)[design];
  return found === undefined ? undefined : { what: found[0], percent: figureOf(state, found[1]) };
}
