import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { orderRef, seatId, unitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import type { Order } from '#rulesets/federation-commander/game.ts';
import type { Pointer } from '#rulesets/federation-commander/larger/pointers.ts';
import { pointers } from '#rulesets/federation-commander/larger/pointers.ts';
import type { Span } from '#rulesets/federation-commander/model/mailing.ts';
import { spanNames } from '#rulesets/federation-commander/model/mailing.ts';
import { levels } from '#rulesets/federation-commander/model/vocabulary.ts';
import type { Aim } from '#rulesets/federation-commander/model/parts.ts';
import type { SystemType } from '#rulesets/federation-commander/cards/systems.ts';
import type { Action, Pace } from '#rulesets/federation-commander/model/vocabulary.ts';
import { actions } from '#rulesets/federation-commander/model/vocabulary.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

type Read = (...parts: string[]) => Unnumbered<Order>;

const boxes = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(boxId);
const half = (text: string): number => 2 * Number(text);

function actionNamed(text: string): Action {
  const found = actions.find((one) => one === text);
  if (found === undefined)
    throw new CaseMistake(`no move is called «${text}»; there are ${actions.join(', ')}`);
  return found;
}

function spanNamed(text: string): Span {
  const found = spanNames.find((one) => one === text);
  if (found === undefined)
    throw new CaseMistake(`«${text}» is played at no mailing: ${spanNames.join(', ')}`);
  return found;
}

function pointerNamed(text: string): Pointer {
  const found = keysInOrder(pointers).find((one) => one === text);
  if (found === undefined) throw new CaseMistake(`the book points to no «${text}»`);
  return found;
}

/** `phot.a ph-1.2 as ph-3` fires phot.a by its own table and ph-1.2 by that of a phaser-3. */
function aimsOf(text: string): readonly Aim[] {
  return text.split(/,\s*/).map((part) => {
    const [weapon = '', as] = part.split(' as ');
    return { weapon: boxId(weapon), as: (as ?? weapon.split('.')[0]) as Aim['as'] };
  });
}

/** `16`, `stopped`, `8, reverse, arm phot.a, shield 1 by 2`. */
function allocation(text: string): Unnumbered<Order> {
  const [pace = '', ...more] = text.split(/,\s*/);
  const arm = more.flatMap((part) => (part.startsWith('arm ') ? boxes(part.slice(4)) : []));
  const regenerate = [0, 0, 0, 0, 0, 0];
  for (const part of more) {
    const [, shield, by] = /^shield (\d) by (\d+)$/.exec(part) ?? [];
    if (shield !== undefined) regenerate[Number(shield) - 1] = Number(by);
  }
  return {
    kind: 'allocate',
    pace: (pace === 'stopped' ? pace : Number(pace)) as Pace,
    reverse: more.includes('reverse'),
    arm,
    regenerate,
  };
}

/** Every sentence of an order, with what it means. */
const sentences: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [/^energy (.+)$/, allocation],
  [/^pre-load$/, () => ({ kind: 'pre-load' })],
  [
    /^plot (\d)\.(\d) (\S+)$/,
    (impulse, subPulse, action) => ({
      kind: 'plot',
      impulse: Number(impulse),
      subPulse: Number(subPulse),
      action: actionNamed(action),
    }),
  ],
  [
    /^course (.+)$/,
    (way) => ({ kind: 'course', actions: way.split(/,\s*/).map((action) => actionNamed(action)) }),
  ],
  [
    /^steer (\d+) to (\d+)(?:, shield (\d))?$/,
    (least, most, shield = '0') => ({
      kind: 'steer',
      least: Number(least),
      most: Number(most),
      present: Number(shield),
    }),
  ],
  [
    /^(accelerate|stop) in (\d) to (\d), range (\d+) to (\d+), keep ([\d.]+)$/,
    (what, from, until, least, most, keep) => ({
      kind: 'change-speed-when',
      does: what === 'stop' ? 'emergency-stop' : 'accelerate',
      from: Number(from),
      until: Number(until),
      least: Number(least),
      most: Number(most),
      keep: half(keep),
    }),
  ],
  [
    /^when (.+?) fire (.+?) at (nearest|firer) from (\d), within (\d+), expect (\d+), keep ([\d.]+)(?:, enough (\d+))?$/,
    (name, weapons, at, from, within, expected, keep, enough) => ({
      kind: 'fire-when',
      name,
      weapons: boxes(weapons),
      at: at === 'firer' ? 'firer' : 'nearest',
      from: Number(from),
      within: Number(within),
      expected: Number(expected),
      ...(enough === undefined ? {} : { enough: Number(enough) }),
      keep: half(keep),
    }),
  ],
  [
    /^reinforce (\d+) against (\d+)$/,
    (points, volley) => ({ kind: 'reinforce-when', points: Number(points), volley: Number(volley) }),
  ],
  [/^lose (.+) first$/, (systems) => ({ kind: 'lose-first', systems: systems.split(' ') as SystemType[] })],
  [
    /^repair (.+) first$/,
    (systems) => ({ kind: 'repair-first', systems: systems.split(' ') as SystemType[] }),
  ],
  [
    /^disengage when (crippled|possible)$/,
    (when) => ({ kind: 'disengage-when', crippled: when === 'crippled' }),
  ],
  [/^disengage never$/, () => ({ kind: 'disengage-when', crippled: false, never: true })],
  [
    /^(computer|player|cadet|officer|veteran) for (\S+)$/,
    (who, of) => ({
      kind: 'set-captain',
      of: seatId(of),
      computer: who !== 'player',
      ...defined({ level: levels.find((level) => level === who) }),
    }),
  ],
  [/^play (\S+)$/, (span) => ({ kind: 'set-mailing', span: spanNamed(span) })],
  [/^decide$/, () => ({ kind: 'decide' })],
  [/^hold fire within (\d+)$/, (within) => ({ kind: 'hold-fire', within: Number(within) })],
  [/^as usual until (\d)$/, (until) => ({ kind: 'as-usual', until: Number(until) })],
  [/^withdraw (\S+)$/, (order) => ({ kind: 'withdraw', order: orderRef(order) })],
  [/^use (\S+)$/, (what) => ({ kind: 'use-larger', what: pointerNamed(what) })],
  [/^accelerate$/, () => ({ kind: 'accelerate' })],
  [/^stop$/, () => ({ kind: 'emergency-stop' })],
  [/^move (\S+)$/, (action) => ({ kind: 'move', action: actionNamed(action) })],
  [/^turn (left|right)$/, (way) => ({ kind: 'turn-in-place', way: way === 'left' ? 'left' : 'right' })],
  [/^announce fire$/, () => ({ kind: 'announce-fire' })],
  [
    /^fire at (\S+) through ([A-F]): (.+)$/,
    (at, side, aims) => ({
      kind: 'fire',
      at: unitId(at),
      aims: aimsOf(aims),
      through: 'ABCDEF'.indexOf(side),
    }),
  ],
  [/^fire at (\S+): (.+)$/, (at, aims) => ({ kind: 'fire', at: unitId(at), aims: aimsOf(aims) })],
  [/^fire at (\S+)$/, (at) => ({ kind: 'fire', at: unitId(at), aims: [] })],
  [/^take it on (\d)$/, (shield) => ({ kind: 'take-on-shield', shield: Number(shield) })],
  [/^reinforce (\d+)$/, (points) => ({ kind: 'reinforce', points: Number(points) })],
  [/^mark (.+)$/, (marked) => ({ kind: 'mark-boxes', boxes: boxes(marked) })],
  [/^repair (.+)$/, (fixed) => ({ kind: 'repair', boxes: boxes(fixed) })],
  [
    /^shift (\d+) from (\d) to (\d)$/,
    (count, from, to) => ({
      kind: 'transfer-shield',
      boxes: Number(count),
      from: Number(from),
      to: Number(to),
    }),
  ],
  [/^disengage$/, () => ({ kind: 'disengage' })],
];

/** `eagle: move slip-left`, of the game master `computer for klingon`; the README beside the cases lists all sentences. */
export function orderNamed(
  sentence: string,
  _: SeatId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const [, ship, words = sentence] = /^(\S+): (.+)$/.exec(sentence) ?? [];
  for (const [pattern, read] of sentences) {
    const parts = pattern.exec(words);
    if (parts !== null)
      return {
        ...(ship === undefined ? {} : { unit: unitId(ship) }),
        order: read(...(parts.slice(1) as string[])),
      };
  }
  throw new CaseMistake(`«${sentence}» is no order; README.md of these tests lists them`);
}
