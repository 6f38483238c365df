import { list, optional } from '#kernel/codec/shapes.ts';
import { choiceOrNone, way } from '#kernel/declare/entries.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofUnit, order, ownAt, toOwner } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { trade } from '../economy/income.ts';
import { place, unit } from '../model/parts.ts';
import { changeUnit } from '../model/stations.ts';
import { shortId, unitArg, unitChoices, waySaid } from '../model/words.ts';
import { designOf, has, isCivil, maySentry } from '../units/designs.ts';
import { moved } from './moves.ts';
import { cannotGuard, cannotRoute, removedTo, standsBy } from './ways.ts';

/** Makes a unit the sentry of a civil fleet in its sector, or of none (VB 208). */
export const guard = order('guard', {
  fields: { fleet: optional(unit) },
  title: 'Guard a civil fleet',
  offers(view, at) {
    const [, sentry] = ownAt(view, at) ?? [];
    if (sentry === undefined || !maySentry(designOf(sentry))) return [];
    const fleets = inOrder(view.units).filter(
      ([, one]) => one.seat === view.me && standsBy(sentry, one) && isCivil(designOf(one)),
    );
    return [...fleets.map(([fleet]) => ({ fleet })), ...(sentry.guards === undefined ? [] : [{}])];
  },
  form(view, given, { unit: id }) {
    const sentry = id === undefined ? undefined : view.units[id];
    const fleets = unitChoices(
      view,
      (_, one) => one.seat === view.me && standsBy(sentry, one) && isCivil(designOf(one)),
    );
    return [choiceOrNone(given, 'fleet', 'Fleet', phrase('None'), fleets)];
  },
  cannot: (state, { seat: giver, unit: id, order: { fleet } }) => cannotGuard(state, giver, id, fleet),
  say: ({ fleet }, { units }) =>
    fleet === undefined
      ? phrase('Stop guarding')
      : phrase('Guard {fleet} {id}', { fleet: units[fleet]?.design ?? '', id: shortId(fleet) }),
});

/** Sets the route of a Trade Fleet (VB 212). */
export const setRoute = order('route', {
  fields: { way: list(place, trade.sectors) },
  title: 'Set a trade route',
  offers(view, at) {
    const [, fleet] = ownAt(view, at) ?? [];
    return fleet !== undefined && has(designOf(fleet), 'Trade') ? [{ way: [fleet.place] }] : [];
  },
  form: (_, given, { unit: id }) => [
    way(given, 'way', 'Route', { most: trade.sectors, ...defined({ unit: id }) }, {}),
  ],
  cannot: (state, { seat: giver, unit: id, order: { way: sectors } }) =>
    cannotRoute(state, giver, id, sectors),
  say: ({ way: sectors }) => phrase('Trade in {places}', { places: waySaid(sectors) }),
});

export const guardSet = event('guard-set', {
  fields: { ...ofUnit, fleet: optional(unit) },
  by: 'order',
  ...toOwner,
  say: ({ unit, fleet }, view) =>
    fleet === undefined
      ? phrase('{unit} is no longer a sentry.', { unit: unitArg(view, unit) })
      : phrase('{unit} is a sentry of {fleet}.', { unit: unitArg(view, unit), fleet: unitArg(view, fleet) }),
  ahead: ({ unit, fleet }, view) =>
    fleet === undefined
      ? phrase('{unit} will no longer be a sentry.', { unit: unitArg(view, unit) })
      : phrase('{unit} will be a sentry of {fleet}.', {
          unit: unitArg(view, unit),
          fleet: unitArg(view, fleet),
        }),
  apply: (draft, { unit, fleet }) =>
    changeUnit(draft.units, unit, ({ guards: _, ...rest }) => ({
      ...rest,
      ...defined({ guards: fleet }),
    })),
});

export const routeSet = event('route-set', {
  fields: { ...ofUnit, way: list(place, 3) },
  by: 'order',
  ...toOwner,
  say: ({ unit, way }, view) =>
    phrase('{unit} trades in {sectors}.', {
      unit: unitArg(view, unit),
      sectors: way.map(labelOf).join(', '),
    }),
  ahead: ({ unit, way }, view) =>
    phrase('{unit} will trade in {sectors}.', {
      unit: unitArg(view, unit),
      sectors: way.map(labelOf).join(', '),
    }),
  apply: (draft, { unit, way }) => changeUnit(draft.units, unit, (one) => ({ ...one, route: way })),
});

type AssignmentsTurn = TurnOf<
  typeof guard | typeof setRoute | typeof guardSet | typeof routeSet | typeof moved
>;

/** Sentries are assigned, or removed and put where their fleet is (VB 208, 210). */
function assignSentries(turn: AssignmentsTurn): void {
  inTurn(turn, guard, ({ seat: giver, unit: id, order: { ref, fleet } }) => {
    const from = id && turn.state.units[id]?.place;
    if (id === undefined || from === undefined) return undefined;
    const to = fleet === undefined ? removedTo(turn.state, id) : undefined;
    const guarded = defined({ fleet });
    turn.happen(guardSet.of({ seat: giver, unit: id, place: from, ...guarded, cause: ref }));
    return to === undefined ? undefined : moved.of({ seat: giver, unit: id, from, place: to, cause: ref });
  });
}

/** Sentries and trade routes are reassigned before anything moves (VB 210, 212). */
export function assign(turn: AssignmentsTurn): void {
  assignSentries(turn);
  inTurn(turn, setRoute, ({ seat: giver, unit: id, order: { ref, way: sectors } }) => {
    const at = id && turn.state.units[id]?.place;
    return id === undefined || at === undefined
      ? undefined
      : routeSet.of({ seat: giver, unit: id, place: at, way: sectors, cause: ref });
  });
}
