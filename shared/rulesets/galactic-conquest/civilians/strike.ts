import { oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, drop, put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { bothHear, event, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { declines, hasLeft } from '../model/battle/declining.ts';
import { clash } from '../model/sight/clash.ts';
import type { Squadron } from '../model/squadron.ts';
import { countsAs } from '../model/system.ts';
import type { State, View } from '../model/state.ts';
import { isCommercial } from '../model/civil/commerce.ts';
import { noteDeed } from '../combat/support/commerce.ts';
import { basesAt } from '../model/territory.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import type { Bar, Deed } from './deeds.ts';
import { deedOf, deeds, isDeed, strikesIn } from './deeds.ts';

/** Turns until a decimated system has recovered (C7.32). */
export const recoveryTurns = 10;

const said: Readonly<Record<Deed, string>> = {
  base: 'The {to} destroys the commercial base of the {seat} in {place}.',
  decimate: 'The {to} decimates the system of the {seat} in {place}.',
  reduce: 'The {to} lays waste to the system of the {seat} in {place}, which is reduced.',
  annihilate: 'The {to} annihilates the system of the {seat} in {place}: it is gone forever.',
};

/** An empire whose homeworld is no longer one chooses another as after a capture (B1.35). */
function reduce(draft: Draft<State>, at: PlaceId, owner: SeatId): void {
  const system = draft.systems[at];
  const isHome = system !== undefined && countsAs(system) === 'homeworld';
  change(draft.systems, at, () => ({
    kind: system?.kind === 'homeworld' ? ('major' as const) : ('minor' as const),
  }));
  if (isHome) change(draft.empires, owner, () => ({ homeless: { place: at, turns: 0 } }));
}

function annihilate(draft: Draft<State>, at: PlaceId): void {
  const name = draft.systems[at]?.name ?? '';
  drop(draft.systems, at);
  if (draft.morale !== undefined) drop(draft.morale, at);
  draft.razed = { ...draft.razed, [at]: name };
}

/** No commercial base of the hex is left (C7.20). */
function razeCommerce(draft: Draft<State>, at: PlaceId): void {
  const bases = basesAt(at);
  change(draft.squadrons, bases, ({ ships }) => ({ ships: ships.filter((ship) => !isCommercial(ship)) }));
  if (draft.squadrons[bases]?.ships.length === 0) drop(draft.squadrons, bases);
}

/** Civilian targets are struck; `seat` owns the system, and `to` strikes it (C7). */
export const civiliansStruck = event('civilians-struck', {
  fields: { seat, to: seat, place, deed: oneOf(deeds) },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase(said[happened.deed], {
      seat: nameOf(happened.seat),
      to: nameOf(happened.to),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase(said[happened.deed], {
      seat: nameOf(happened.seat),
      to: nameOf(happened.to),
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, to, place: at, deed }) {
    const { turn } = draft;
    const system = draft.systems[at];
    const wasHome = system !== undefined && countsAs(system) === 'homeworld';
    if (deed === 'reduce') reduce(draft, at, owner);
    else if (deed === 'annihilate') annihilate(draft, at);
    else
      change(draft.systems, at, ({ ruin }) => ({
        ruin: {
          ...ruin,
          ...(deed === 'base'
            ? { base: true as const }
            : { decimated: { since: turn, until: turn + recoveryTurns } }),
        },
      }));
    if (deed === 'base') {
      noteDeed(draft, to);
      razeCommerce(draft, at);
    }
    clash(draft, to, owner);
    if (wasHome) change(draft.empires, owner, (was) => ({ deeds: { ...was.deeds, home: turn } }));
    for (const [unit, one] of squadronsAt(draft.squadrons, at))
      if (one.seat === to && one.civil?.place === at)
        put(draft.squadrons, unit, { ...one, civil: { ...one.civil, done: true } });
  },
});

type Striking = Room<State, View, never, EventIn<typeof civiliansStruck>>;

/** Why nothing came of an order to attack civilian targets in the whole turn. */
function whyNot(state: State, squadron: Squadron, at: PlaceId, bar: Bar | undefined): Problem {
  const args = { place: hexName(at) };
  const system = state.systems[at];
  if (system === undefined || system.owner === squadron.seat)
    return impossible('GC C7.10', 'strikes-nothing', args);
  if (declines(state, squadron)) return impossible('GC D5.12', 'strikes-in-trans-warp');
  if (hasLeft(squadron)) return impossible('GC D1.85', 'strikes-beaten', args);
  if (bar === 'weak') return impossible('GC C7.30', 'strikes-weak', args);
  if (bar === 'contested') return impossible('GC C7.30', 'strikes-contested', args);
  if (bar === 'defended') return impossible('GC C7.30', 'strikes-defended', args);
  if (bar === 'unseen') return impossible('GC C7.30', 'strikes-unseen', args);
  if (bar === 'fought') return impossible('GC C7.30', 'strikes-fought', args);
  if (bar === 'reached') return impossible('GC C7.20', 'strikes-needless', args);
  return impossible('GC C7.30', 'strikes-elsewhere', args);
}

/** Whoever stays over a foreign system for a segment attacks its civilian targets; what nothing came of is refused in the last one (C7). */
export function strikeAll(turn: Turn<Striking>): void {
  const bars = new Map<string, Bar>();
  for (const strike of strikesIn(turn.state, turn.pass)) {
    const deed = deedOf(turn.state, strike, turn.pass);
    const owner = turn.state.systems[strike.place]?.owner;
    if (isDeed(deed)) {
      if (owner !== undefined)
        turn.happen(civiliansStruck.of({ seat: owner, to: strike.seat, place: strike.place, deed }));
    } else for (const unit of strike.units) bars.set(unit, deed);
  }
  if (turn.pass < segments) return;
  for (const [unit, squadron] of inOrder(turn.state.squadrons))
    if (squadron.civil !== undefined && squadron.civil.done !== true)
      turn.refuse(squadron.civil.cause, whyNot(turn.state, squadron, squadron.civil.place, bars.get(unit)));
}
