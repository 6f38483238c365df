import type { UnitId } from '#kernel/words/ids.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { Phrase, Pointer } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { boxLabelOn } from '../cards/known.ts';
import type { BoxId } from '../cards/ids.ts';
import type { SystemType } from '../cards/systems.ts';
import { systems } from '../cards/systems.ts';
import type { Aim, Allocation } from './parts.ts';
import type { Ship, State } from './state.ts';
import type { Action, Pace } from './vocabulary.ts';

/* Names and figures as every sentence writes them. */

/** A chance in percent, in whole ones; never 0 or 100 but where it is certain. */
export const chanceText = ({ part, of }: { readonly part: number; readonly of: number }): Phrase =>
  phrase('{chance} %', {
    chance:
      part === 0 || part === of ? (100 * part) / of : Math.min(99, Math.max(1, rounded(100 * part, of))),
  });

/** An average of points, to the tenth. */
export const averageText = ({ part, of }: { readonly part: number; readonly of: number }): Phrase =>
  phrase('{average}', { average: String(rounded(10 * part, of) / 10) });

/** Half tokens as the rulebook counts them: 1.5 tokens. */
export const tokens = (half: number): number => half / 2;

/** The same as sentences write it: `1.5`. */
export const tokenText = (half: number): string => String(tokens(half));

export const shipName = ({ ships }: State, id: UnitId): Pointer => ({
  to: 'unit',
  id,
  text: ships[id]?.name ?? id,
});
const boxOf = ({ ships }: State, id: UnitId, box: BoxId): string => {
  const ship = ships[id];
  return ship === undefined ? box : boxLabelOn(ship, box);
};

export const listed = (names: readonly string[]): Phrase =>
  names.length === 0
    ? phrase('nothing')
    : phraseList(
        names.map((name) => phrase('{name}', { name })),
        ', ',
      );

export const boxNames = (state: State, ship: UnitId, boxes: readonly BoxId[]): Phrase =>
  listed(boxes.map((box) => boxOf(state, ship, box)));

export const aimNames = (state: State, ship: UnitId, aims: readonly Aim[]): Phrase =>
  listed(aims.map(({ weapon, as }) => aimName(boxOf(state, ship, weapon), weapon, as)));

/** A phaser that fires as a lesser one says so. */
const aimName = (label: string, weapon: BoxId, as: Aim['as']): string =>
  weapon.startsWith(`${as}.`) ? label : `${label} as PH-3`;

export const systemNames = (names: readonly SystemType[]): Phrase =>
  listed(names.map((name) => systems[name].label));

/** `speed 16`, `speed 8 in reverse`, `stopped`. */
export function paceName({ pace, reverse }: { readonly pace: Pace; readonly reverse: boolean }): Phrase {
  if (pace === 'stopped') return phrase('stopped');
  return reverse ? phrase('speed {pace} in reverse', { pace }) : phrase('speed {pace}', { pace });
}

/** The same where it stands under a heading: `16`, `8 in reverse`, `stopped`. */
export function paceFigure({ stopped, speed, reverse }: Ship): Phrase {
  if (stopped) return phrase('stopped');
  return reverse ? phrase('{speed} in reverse', { speed }) : phrase('{speed}', { speed });
}

const actionNames: Readonly<Record<Action, string>> = {
  straight: 'Straight ahead',
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  'slip-left': 'Slip left',
  'slip-right': 'Slip right',
  hold: 'Cancel the move',
  'hold-left': 'Cancel the move and turn left',
  'hold-right': 'Cancel the move and turn right',
};
export const actionName = (action: Action): Phrase => phrase(actionNames[action]);

/** An allocation as orders and reports say it. */
export const allocationText = (state: State, ship: UnitId, allocation: Allocation): Phrase =>
  phrase('{pace}; armed: {armed}; shields regenerated: {shields}', {
    pace: paceName(allocation),
    armed: boxNames(state, ship, allocation.arm),
    shields: listed(
      allocation.regenerate.flatMap((boxes, at) => (boxes > 0 ? [`#${at + 1} by ${boxes}`] : [])),
    ),
  });
