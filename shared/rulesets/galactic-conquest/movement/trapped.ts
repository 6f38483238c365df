import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Squadron } from '../model/squadron.ts';
import { withoutPlot } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { blockadedBy } from '../model/space.ts';
import { impossible } from '../refusals.ts';
import { mostMoves } from '../segments.ts';
import { hasOrder, squadronGiven } from './given.ts';
import { plot } from './plot.ts';
import { segmentsOf, spareOf } from './moving.ts';

/** Whether somebody blockades the system or bases in whose hex a squadron stands (C12.10). */
const isTrapped = ({ squadrons }: Pick<State, 'squadrons'>, { seat: mine, place }: Squadron): boolean =>
  squadronsAt(squadrons, place).some(([, one]) => one.seat !== mine && blockadedBy(one) === place);

/** Moves that are left of a course that could not begin in a segment: as many as are made in later ones alone (C12.110). OURS: the longest course that begins later. */
export function movesAfter(way: readonly PlaceId[], spare: number, segment: number): number {
  let moves = way.length;
  while (moves > 0 && (segmentsOf(way.slice(0, moves), spare)?.[0] ?? 0) <= segment) moves -= 1;
  return moves;
}

/** A squadron leaves on its course only once nobody blockades where it stands (C12.110). */
export const awaitRelief = order('await-relief', {
  fields: {},
  title: 'Leave once no blockade is left',
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined ||
    !hasOrder(plan, at.unit, plot.kind) ||
    hasOrder(plan, at.unit, 'await-relief')
      ? []
      : [{}],
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.plot === undefined) return impossible('GC C12.110', 'awaits-without-course');
    return squadron.plot.trapped === true ? impossible('GC C12.110', 'awaits-already') : undefined;
  },
  say: () => phrase('Leave only when no blockade is left'),
});
export type AwaitRelief = OrderIn<typeof awaitRelief>;

export const reliefAwaited = event('relief-awaited', {
  fields: { seat, unit, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{unit} will leave once nobody blockades its hex.', { unit: own(happened.unit) }),
  ahead: (happened) =>
    phrase('{unit} will leave as soon as nobody blockades its hex.', { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, (was): Squadron =>
      was.plot === undefined ? was : { ...was, plot: { ...was.plot, trapped: true } },
    ),
});

/** A squadron is still shut in: moves that it could have made are lost. */
export const chanceLost = event('chance-lost', {
  fields: { seat, unit, moves: integer(0, mostMoves) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is still blockaded: it has {moves|move|moves} left.', {
      unit: own(happened.unit),
      moves: happened.moves,
    }),
  ahead: (happened) => phrase('{unit} may still be blockaded.', { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, (was): Squadron =>
      was.plot === undefined || happened.moves === 0
        ? withoutPlot(was)
        : { ...was, plot: { ...was.plot, way: was.plot.way.slice(0, happened.moves) } },
    ),
});

type Waiting = Room<State, View, AwaitRelief, EventIn<typeof reliefAwaited | typeof chanceLost>>;

/** Squadrons are told to wait for the end of a blockade (C12.110). */
export function prepareRelief(turn: Turn<Waiting>): void {
  inTurn(
    turn,
    awaitRelief,
    (given) => given.unit && reliefAwaited.of({ seat: given.seat, unit: given.unit, cause: given.order.ref }),
  );
}

/** Squadrons that would leave in this segment, and are still blockaded, lose the chance (C12.110). */
export function stayTrapped(turn: Turn<Waiting>): void {
  for (const [waiting, squadron] of inOrder(turn.state.squadrons)) {
    const { plot, seat: owner } = squadron;
    if (plot?.trapped !== true || plot.done > 0 || !isTrapped(turn.state, squadron)) continue;
    const moves = movesAfter(plot.way, spareOf(squadron), turn.pass);
    if (moves < plot.way.length) turn.happen(chanceLost.of({ seat: owner, unit: waiting, moves }));
  }
}
