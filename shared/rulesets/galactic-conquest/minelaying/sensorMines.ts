import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../bank/paying.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../declare.ts';
import { watchCost } from '../mines/watch.ts';
import { openHexes } from '../model/sight/watched.ts';
import type { Empire } from '../model/empire.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { isWatchTended } from './tended.ts';

const tech = 'mxs';
export const resolves = ['keep', 'end'] as const;
type Resolve = (typeof resolves)[number];
const labels = { keep: 'Start', end: 'Stop' } as const;

/** An empire covers its open space with sensor mines, which cost points in each turn, or gives them up (C4.80). */
export const keepSensorMines = order('sensor-mines', {
  fields: { does: oneOf(resolves) },
  title: 'Sensor mines',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ sensorMines }): readonly { readonly does: Resolve }[] => {
      if (sensorMines !== undefined) return [{ does: 'end' }];
      return hasTech(view, view.me, tech) ? [{ does: 'keep' }] : [];
    }),
  form: (_, given) => [
    choice(
      given,
      'does',
      'Sensor mines',
      choicesOf(resolves, (one) => phrase('{does}', { does: labels[one] })),
    ),
  ],
  facts: (view) => [
    { label: 'Hexes', value: phrase('{hexes}', { hexes: openHexes(view, view.me).length }) },
    { label: 'Costs a turn', value: phrase('{cost} EP', { cost: watchCost(view, view.me) }) },
  ],
  cannot(state, { seat: owner, order: { does } }) {
    const empire = state.empires[owner];
    if (empire === undefined) return impossible('GC C4.50', 'no-empire');
    if (does === 'end')
      return empire.sensorMines === undefined ? impossible('GC C4.80', 'no-sensor-mines') : undefined;
    if (!hasTech(state, owner, tech))
      return impossible('GC C4.80', 'no-tech', { project: nameOfProject(tech) });
    return empire.sensorMines === undefined ? undefined : impossible('GC C4.80', 'sensor-mines-kept');
  },
  say: ({ does }) => (does === 'keep' ? phrase('Keep sensor mines') : phrase('Give up sensor mines')),
});
export type KeepSensorMines = OrderIn<typeof keepSensorMines>;

/** Sensor mines are kept from now on, or given up (C4.80). */
const sensorMinesOrdered = event('sensor-mines-ordered', {
  fields: { seat, does: oneOf(resolves), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ does }) =>
    does === 'keep'
      ? phrase('Your empire now maintains sensor mines.')
      : phrase('Your empire gives up its sensor mines.'),
  ahead: ({ does }) =>
    does === 'keep'
      ? phrase('Your empire will maintain sensor mines.')
      : phrase('Your empire will give up its sensor mines.'),
  apply: (draft, { seat: owner, does }) =>
    replace(draft.empires, owner, ({ sensorMines: _, ...rest }): Empire =>
      does === 'keep' ? { ...rest, sensorMines: 'down' } : rest,
    ),
});

/** Sensor mines are paid for, and work this turn (C4.80). */
const sensorMinesPaid = event('sensor-mines-paid', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('Your sensor mines cost {points} EP this turn.', { points: happened.points }),
  ahead: (happened) =>
    phrase('Your sensor mines will cost {points} EP this turn.', { points: happened.points }),
  apply(draft, happened) {
    spend(draft, happened.seat, happened.points);
    change(draft.empires, happened.seat, () => ({ sensorMines: 'kept' as const }));
  },
});

const whys = ['points', 'freighters'] as const;

/** Sensor mines do not work this turn: points are missing, or mine freighters (C4.80). */
const sensorMinesDown = event('sensor-mines-down', {
  fields: { seat, why: oneOf(whys) },
  by: 'rules',
  hears: ownerHears,
  say: ({ why }) =>
    why === 'points'
      ? phrase('Your treasury cannot pay for the sensor mines: they do not work this turn.')
      : phrase('There are too few mine freighters: the sensor mines do not work this turn.'),
  ahead: () => phrase('Your sensor mines will not work this turn.'),
  apply: (draft, happened) => change(draft.empires, happened.seat, () => ({ sensorMines: 'down' as const })),
});

/** What becomes of sensor mines. */
export const sensorMineEvents = [sensorMinesOrdered, sensorMinesPaid, sensorMinesDown] as const;
type Watching = Room<State, View, KeepSensorMines, EventIn<(typeof sensorMineEvents)[number]>>;

/** Sensor mines are kept or given up, and paid for (C4.80). */
export function keepWatch(turn: Turn<Watching>): void {
  inTurn(turn, keepSensorMines, ({ seat: owner, order: { does, ref } }) =>
    sensorMinesOrdered.of({ seat: owner, does, cause: ref }),
  );
  for (const [owner, { sensorMines, treasury }] of inOrder(turn.state.empires)) {
    if (sensorMines === undefined) continue;
    const cost = watchCost(turn.state, owner);
    if (!isWatchTended(turn.state, owner))
      turn.happen(sensorMinesDown.of({ seat: owner, why: 'freighters' }));
    else if (cost > treasury) turn.happen(sensorMinesDown.of({ seat: owner, why: 'points' }));
    else turn.happen(sensorMinesPaid.of({ seat: owner, points: cost }));
  }
}
