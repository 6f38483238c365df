import type { UnitId } from '#kernel/ids.ts';
import type { Phrase, Pointer } from '#kernel/report/phrase.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { BoxId } from './model/ids.ts';
import type { StandingOrder } from './model/orders.ts';
import type { Aim, Allocation } from './model/parts.ts';
import type { Ship, State } from './model/state.ts';
import { boxLabelOn, systems } from './tables/cards.ts';
import type { CardId, SystemType } from './tables/cards.ts';
import type { Action, Pace } from './tables/movement.ts';
import { tokenText } from './tables/tokens.ts';

/* Names and figures as every sentence writes them. */

export const shipName = ({ ships }: State, id: UnitId): Pointer => ({
  to: 'unit',
  id,
  text: ships[id]?.name ?? id,
});
const cardOn = ({ ships }: State, id: UnitId): CardId => ships[id]?.card ?? 'federation-ca';

export const listed = (names: readonly string[]): Phrase =>
  names.length === 0
    ? phrase('nothing')
    : phraseList(
        names.map((name) => phrase('{name}', { name })),
        ', ',
      );

export const boxNames = (state: State, ship: UnitId, boxes: readonly BoxId[]): Phrase =>
  listed(boxes.map((box) => boxLabelOn(cardOn(state, ship), box)));

export const aimNames = (state: State, ship: UnitId, aims: readonly Aim[]): Phrase =>
  listed(aims.map(({ weapon, as }) => aimName(boxLabelOn(cardOn(state, ship), weapon), weapon, as)));

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

/** A standing order in one sentence. */
export function standingText(state: State, ship: UnitId, order: StandingOrder): Phrase {
  switch (order.kind) {
    case 'allocate':
      return phrase('Energy: {allocation}', { allocation: allocationText(state, ship, order) });
    case 'plot':
      return phrase('Impulse {impulse}, sub-pulse {pulse}: {action}', {
        impulse: order.impulse,
        pulse: order.subPulse,
        action: actionName(order.action),
      });
    case 'course':
      return phrase('Course of {moves|move|moves}: {actions}', {
        moves: order.actions.length,
        actions: phraseList(order.actions.map(actionName), ', '),
      });
    case 'steer':
      return order.present === 0
        ? phrase('Keep the range between {least} and {most}', { least: order.least, most: order.most })
        : phrase('Keep the range between {least} and {most}, shield #{shield} to the enemy', {
            least: order.least,
            most: order.most,
            shield: order.present,
          });
    case 'change-speed-when':
      return changeSpeedText(order);
    case 'fire-when':
      return fireText(state, ship, order);
    case 'reinforce-when':
      return phrase('Reinforce with {points|point|points} against volleys of {volley} or more', {
        points: order.points,
        volley: order.volley,
      });
    case 'lose-first':
      return phrase('Lose boxes of {systems} first', { systems: systemNames(order.systems) });
    case 'repair-first':
      return phrase('Repair {systems} first', { systems: systemNames(order.systems) });
    case 'disengage-when':
      return phrase(order.crippled ? 'Disengage when crippled' : 'Disengage as soon as possible');
  }
}

type Standing<K extends StandingOrder['kind']> = Extract<StandingOrder, { readonly kind: K }>;

const changeSpeedText = (order: Standing<'change-speed-when'>): Phrase =>
  phrase('{what} in impulses {from} to {until} at range {least} to {most}, keeping {keep} tokens', {
    what: phrase(order.does === 'accelerate' ? 'Accelerate' : 'Stop at once'),
    from: order.from,
    until: order.until,
    least: order.least,
    most: order.most,
    keep: tokenText(order.keep),
  });

const fireText = (state: State, ship: UnitId, order: Standing<'fire-when'>): Phrase =>
  phrase(
    '{name}: fire {weapons} at {target} from impulse {from}, within {within|hex|hexes}, for {expected|point|points} or more on average, keeping {keep} tokens',
    {
      name: order.name,
      weapons: boxNames(state, ship, order.weapons),
      target: phrase(order.at === 'nearest' ? 'the nearest enemy' : 'whoever fires at it'),
      from: order.from,
      within: order.within,
      expected: order.expected,
      keep: tokenText(order.keep),
    },
  );
