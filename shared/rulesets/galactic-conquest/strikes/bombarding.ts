import { flag, integer, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { combatOn, loweredBy } from '../combat/support/caution.ts';
import { fateBy } from '../combat/support/computers.ts';
import { sinkCargo, takeCargo } from '../carried/spilled.ts';
import type { Spilled } from '../carried/spilled.ts';
import { canBombard, dronesIn, isFiredIn, isInReach } from '../combat/forms/drones.ts';
import { hit, hitSaid } from '../combat/hits.ts';
import { irradiated } from '../combat/round/radiation.ts';
import { bothHear, event, hull, most, place, points, seat, unit } from '../declare.ts';
import { declines, hasLeft } from '../model/battle/declining.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { prizeOf } from '../model/battle/engaged.ts';
import type { Drones } from '../model/battle/strikes.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { segments } from '../segments.ts';
import type { StrikeEnd } from './struck.ts';
import { endStrike, leaveHit, lostOf, noteStrike, takeHits } from './struck.ts';
import { aimOf, asItStands, targetIn } from './targets.ts';
import { volleyOf } from './volley.ts';

/** A volley of drones at a squadron or at bases; `to`: whose they are. */
export const dronesStruck = event('drones-struck', {
  fields: {
    seat,
    to: seat,
    unit,
    target: unit,
    place,
    segment: integer(1, segments),
    die: integer(1, 6),
    percent: integer(0, 100),
    /** Absent: the volley does nothing. */
    points: optional(points),
    hits: list(hit, most.ships),
  },
  by: 'rules',
  hears: bothHear,
  say({ die, percent, hits, points: done = 0, ...happened }) {
    const args = {
      unit: happened.unit.toUpperCase(),
      seat: nameOf(happened.seat),
      target: happened.target.toUpperCase(),
      place: hexName(happened.place),
      die,
      percent,
    };
    return done === 0
      ? phrase('Drones of {unit} of the {seat} do nothing to {target} in {place} ({die}: {percent} %).', args)
      : phrase(
          'Drones of {unit} of the {seat} strike {target} in {place} ({die}: {percent} %, {points|point|points}): {hits}.',
          {
            ...args,
            points: done,
            hits: hits.length === 0 ? phrase('nothing is hit') : phraseList(hits.map(hitSaid), ', '),
          },
        );
  },
  apply(draft, { target, hits, ...happened }) {
    takeHits(draft, target, hits);
    noteStrike(draft, happened);
  },
});

/** The computer of a ship that bombarded fails: the ship goes over to the target, or destroys itself (C9.10). */
export const computerFailed = event('computer-failed', {
  fields: { seat, to: seat, unit, target: unit, at: integer(0, most.ships), hull, over: flag },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase(
      happened.over
        ? 'The computer of {hull} of {unit} fails, and the ship defects to {target}.'
        : 'The computer of {hull} of {unit} fails, and destroys the ship.',
      {
        hull: happened.hull,
        unit: happened.unit.toUpperCase(),
        target: happened.target.toUpperCase(),
      },
    ),
  apply(draft, { at, over, target, ...happened }) {
    const ship = draft.squadrons[happened.unit]?.ships[at];
    replace(draft.squadrons, happened.unit, (was) => ({
      ...was,
      ships: was.ships.filter((_, position) => position !== at),
    }));
    if (ship !== undefined && over)
      change(draft.squadrons, target, ({ prizes = [] }) => ({
        prizes: [...prizes, prizeOf(ship, happened.seat, happened.to)],
      }));
  },
});

type Bombarding = Room<
  State,
  View,
  never,
  EventIn<typeof dronesStruck | typeof computerFailed> | StrikeEnd | Spilled
>;

/** Why a volley is not fired now; undefined: it is. */
function cannotFire(state: State, squadron: Squadron, { place: at, at: aim }: Drones) {
  if (declines(state, squadron)) return impossible('GC D5.12', 'strikes-in-trans-warp');
  if (hasLeft(squadron)) return impossible('GC A3.20', 'fires-beaten', { place: hexName(at) });
  if (!isInReach(state, squadron.place, at))
    return impossible('GC A10.40f', 'out-of-reach', { place: hexName(at) });
  if (dronesIn(state, squadron) === 0) return impossible('GC A10.40f', 'no-drones');
  return (aim === 'ships' || aim === 'bases') && targetIn(state, squadron.seat, at, aim) === undefined
    ? impossible('GC A10.40f', 'no-target', { place: hexName(at) })
    : undefined;
}

/** Volleys of drones by themselves, before the battles of a segment (A10.40f, C20.570). OURS: a volley is a round of the squadron’s intensity, to which nobody answers, without the five ship benefit; one squadron after another, each at the first in line. */
export function bombardAll(turn: Turn<Bombarding>): void {
  const segment = turn.pass;
  for (const [one, { drones }] of inOrder<UnitId, Squadron>(turn.state.squadrons)) {
    const squadron = turn.state.squadrons[one];
    if (drones === undefined || squadron === undefined || !isFiredIn(drones, segment)) continue;
    const why = cannotFire(turn.state, squadron, drones);
    if (why !== undefined) turn.refuse(drones.cause, why);
    else if (drones.at === 'ships' || drones.at === 'bases') fire(turn, one, squadron, drones, drones.at);
  }
}

function fire(
  turn: Turn<Bombarding>,
  from: UnitId,
  squadron: Squadron,
  drones: Drones,
  at: 'ships' | 'bases',
): void {
  const found = targetIn(turn.state, squadron.seat, drones.place, at);
  if (found === undefined) return;
  const [target, foe] = asItStands(turn.state, found, turn.pass);
  const draw = turn.draw.fork(from);
  const intensity = loweredBy(foe, combatOn(turn.state, squadron, foe).intensity);
  const {
    hits,
    points: done,
    ...score
  } = volleyOf(draw, dronesIn(turn.state, squadron), intensity, {
    ships: foe.ships,
    combat: combatOn(turn.state, foe),
    aim: aimOf(squadron),
    hospitals: hasTech(turn.state, foe.seat, 'hospitals'),
    changed: {
      attack: irradiated(turn.state, squadron.place, squadron),
      defence: irradiated(turn.state, drones.place, foe),
    },
  });
  leaveHit(turn, draw, target, hits);
  const both = { seat: squadron.seat, to: foe.seat };
  turn.happen(
    dronesStruck.of({
      ...both,
      unit: from,
      target,
      place: drones.place,
      segment: turn.pass,
      ...score,
      ...(done > 0 && { points: done }),
      hits,
    }),
  );
  fail(turn, from, target, draw);
  endStrike(turn, found, squadron.seat, hits);
  const lost = lostOf(turn.state, from, turn.pass, foe.seat);
  if (lost === undefined) return;
  sinkCargo(turn, from);
  turn.happen(lost);
}

/** Computers that fail after a volley (A10.40f, C9.10). OURS: a ship goes over only where somebody is left to take it. */
function fail(turn: Turn<Bombarding>, from: UnitId, target: UnitId, draw: Draw): void {
  const ships = turn.state.squadrons[from]?.ships ?? [];
  for (const [at, ship] of [...ships.entries()].toReversed()) {
    if (ship.crew !== 'computer' || !canBombard(ship)) continue;
    const dice = draw.fork('computer', at);
    const [own, foe] = [turn.state.squadrons[from], turn.state.squadrons[target]];
    if (own === undefined || foe === undefined) continue;
    const fate = fateBy(dice, foe.ships.length > 0 && foe.fixed === undefined);
    if (fate === undefined) continue;
    turn.happen(
      computerFailed.of({
        seat: own.seat,
        to: foe.seat,
        unit: from,
        target,
        at,
        hull: ship.hull,
        over: fate === 'over',
      }),
    );
    if (fate === 'over') takeCargo(turn, from, [ship], target);
  }
}
