import { integer, line, list, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { countsAgainst } from '../combat/fit.ts';
import { combatOn, loweredBy } from '../combat/support/caution.ts';
import { hitSaid, leftAfter } from '../combat/hits.ts';
import { bothHear, event, most, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { bandsOf } from '../combat/round/launch.ts';
import { irradiated } from '../combat/round/radiation.ts';
import { bandShip } from '../model/bands.ts';
import type { Combat, Intensity } from '../model/battle/combat.ts';
import { countText, mostWings } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { segments } from '../segments.ts';
import { isEliteSecond } from '../ships/elite.ts';
import { attackOf } from '../ships/ships.ts';
import { segmentOn } from '../space/clock.ts';
import type { wingsDisintegrated } from '../wings/disintegrate.ts';
import { deadlyOf, lostInRed } from '../wings/disintegrate.ts';
import type { Flying } from './strikers.ts';
import { cannotLaunch, strikersOf, strikesAt } from './strikers.ts';
import type { Away } from './patrol.ts';
import { fireBackOf, isSlung, patrolIn } from './patrol.ts';
import type { StrikeEnd } from './struck.ts';
import { endStrike, leaveHit, noteStrike, takeHits } from './struck.ts';
import { aimOf, asItStands, targetIn } from './targets.ts';
import type { Volley } from './volley.ts';
import { volley, volleyOf } from './volley.ts';

const some = object({ type: line(20, 1), count: integer(1, 9999) });
const of = object({ unit, at: integer(0, most.ships), wing: integer(0, mostWings), count: integer(0, 999) });

/** Fighters of one or several squadrons strike together; `to`: whose the target is. */
export const strikeFlown = event('strike-flown', {
  fields: {
    seat,
    to: seat,
    units: list(unit, most.squadrons),
    target: unit,
    place,
    segment: integer(1, segments),
    /** The segment, counted from the beginning of the game. */
    when: integer(1, 200_000),
    flown: list(some, most.ships),
    /** Of which wings so many come back. */
    losses: list(of, most.ships),
    /** The patrol that meets them; absent: there is none (C20.670). */
    patrol: optional(volley),
    strike: volley,
    /** Absent: the target cannot answer, as after a warp sling (C20.630). */
    fire: optional(volley),
  },
  by: 'rules',
  hears: bothHear,
  say: ({ flown, patrol, strike, fire, ...happened }): Phrase =>
    phrase(
      '{units} of the {seat} strike {target} in {place}, {patrol}: {points|point|points} of damage, {hits}; {fire}.',
      {
        units: flown.map(countText).join(', '),
        seat: nameOf(happened.seat),
        target: happened.target.toUpperCase(),
        place: hexName(happened.place),
        patrol:
          patrol === undefined
            ? phrase('where no patrol meets them')
            : phrase('and a patrol meets them ({hits})', { hits: hitsSaid(patrol) }),
        points: strike.points,
        hits: hitsSaid(strike),
        fire:
          fire === undefined
            ? phrase('jammed, it does not return fire')
            : phrase('return fire: {losses}', { losses: hitsSaid(fire) }),
      },
    ),
  apply(draft, { units, target, strike, losses, when, fire, ...happened }) {
    for (const one of units)
      change(draft.squadrons, one, ({ ships }) => ({
        lastSortie: when,
        ships: ships.map((ship, at) => ({
          ...ship,
          ...(ship.wings && {
            wings: ship.wings.map((wing, index) => ({
              ...wing,
              count:
                wing.count -
                (losses.find((each) => each.unit === one && each.at === at && each.wing === index)?.count ??
                  0),
            })),
          }),
        })),
      }));
    takeHits(draft, target, strike.hits);
    if (fire === undefined) change(draft.squadrons, target, () => ({ sprung: happened.segment }));
    noteStrike(draft, happened);
  },
});

const hitsSaid = ({ hits }: Volley): Phrase =>
  hits.length === 0 ? phrase('nothing is hit') : phraseList(hits.map(hitSaid), ', ');

type Striking = Room<State, View, never, EventIn<typeof strikeFlown | typeof wingsDisintegrated> | StrikeEnd>;

/** A squadron whose fighters strike now. */
interface Striker {
  readonly unit: UnitId;
  readonly squadron: Squadron;
  readonly flying: readonly Flying[];
}

/** Fighters fight as if all was at stake, and lose no defense factors by it (C20.620, C20.670). */
const pressed: Intensity = 'suicidal';
const plain: Combat = { attack: true, intensity: 'typical', breaks: 100, target: 'none', losses: [] };

/** Carrier strikes of a segment, after drones and before battles; those of an empire at one target strike together (C20.620, C20.630). */
export function strikeFighters(turn: Turn<Striking>): void {
  const ready = new Map<string, Striker[]>();
  for (const [unit, squadron] of inOrder<UnitId, Squadron>(turn.state.squadrons)) {
    const { sortie } = squadron;
    if (sortie?.segment !== turn.pass) continue;
    const why = strikesAt(turn.state, squadron.place, sortie.place)
      ? cannotLaunch(turn.state, squadron, sortie)
      : impossible('GC C20.610', 'strikes-beside', { place: hexName(sortie.place) });
    const gone = impossible('GC C20.610', 'no-target', { place: hexName(sortie.place) });
    const at = sortie.bases ? 'bases' : 'ships';
    const red = deadlyOf(turn.state, squadron.place, sortie.place);
    if (why !== undefined) turn.refuse(sortie.cause, why);
    else if (red !== undefined)
      turn.happen(lostInRed(unit, squadron, red, strikersOf(turn.state, squadron, sortie.keeps)));
    else if (targetIn(turn.state, squadron.seat, sortie.place, at) === undefined)
      turn.refuse(sortie.cause, gone);
    else {
      const flying = strikersOf(turn.state, squadron, sortie.keeps);
      const key = `${squadron.seat} ${sortie.place} ${at}`;
      ready.set(key, [...(ready.get(key) ?? []), { unit, squadron, flying }]);
    }
  }
  const away: Away = new Map([...ready.values()].flat().map((one) => [one.unit, one]));
  for (const group of ready.values()) strikeTogether(turn, group, away);
}

/** What wings have as if they were all of a ship’s. */
const flyersOf = ({ flying }: Striker): Pick<Ship, 'wings'> => ({
  wings: flying.map(({ one, count }) => ({ ...one, count })),
});

/** What fighters of a squadron do to their target that got past its patrol. */
function strikeBy(state: State, draw: Draw, met: readonly Ship[], foe: Squadron, by: Squadron): Volley {
  const outclassed = isEliteSecond(foe.ships);
  const flown = sumOf(met.map((ship) => percentOf(countsAgainst(ship, outclassed), attackOf(ship))));
  return volleyOf(draw, flown, loweredBy(foe, pressed), {
    ships: foe.ships,
    combat: combatOn(state, foe),
    aim: aimOf(by),
    hospitals: hasTech(state, foe.seat, 'hospitals'),
    changed: { attack: 0, defence: irradiated(state, foe.place, foe) },
  });
}

function strikeTogether(turn: Turn<Striking>, group: readonly Striker[], away: Away): void {
  const [first] = group;
  const { sortie, seat: owner } = first?.squadron ?? {};
  if (first === undefined || sortie === undefined || owner === undefined) return;
  const found = targetIn(turn.state, owner, sortie.place, sortie.bases ? 'bases' : 'ships');
  if (found === undefined) return;
  const [target, foe] = asItStands(turn.state, found, turn.pass);
  const draw = turn.draw.fork(first.unit);
  const bands = bandsOf(
    group.map((one) => ({ hull: '', size: 6, sensors: 0, ...flyersOf(one) })),
    hasTech(turn.state, owner, 'ast'),
  );
  const strikers = { ships: bands.map(bandShip), combat: plain, aim: aimOf(foe) };
  const patrolled = patrolIn(turn.state, foe, away);
  const patrol = patrolled === 0 ? undefined : volleyOf(draw.fork('patrol'), patrolled, pressed, strikers);
  const met = leftAfter(strikers.ships, patrol?.hits ?? [], 0);
  // OURS: radiation weakens ships alone (A300.30).
  const weak = irradiated(turn.state, sortie.place, foe);
  // Both fire at once: one round (C20.620).
  const strike = strikeBy(turn.state, draw.fork('strike'), met, foe, first.squadron);
  const outclassed = isEliteSecond(foe.ships);
  const own = fireBackOf(turn.state, foe);
  const back = { ...strikers, ships: met, outclassed, changed: { attack: weak, defence: 0 } };
  const fire = isSlung(turn.state, group, foe, turn.pass)
    ? undefined
    : volleyOf(draw.fork('fire'), own, combatOn(turn.state, foe).intensity, back);
  const left = leftAfter(met, fire?.hits ?? [], 0).flatMap(({ band }) => band ?? []);
  leaveHit(turn, draw, target, strike.hits);
  turn.happen(
    strikeFlown.of({
      seat: owner,
      to: foe.seat,
      units: group.map((one) => one.unit),
      target,
      place: sortie.place,
      segment: turn.pass,
      when: segmentOn(turn.state.turn, turn.pass),
      flown: sumsOf(bands),
      losses: lossesOf(group, sumsOf(left)),
      ...(patrol && { patrol }),
      strike,
      ...(fire && { fire }),
    }),
  );
  endStrike(turn, found, owner, strike.hits);
}

interface Some {
  readonly type: string;
  readonly count: number;
}
const sumsOf = (all: readonly Some[]): readonly Some[] =>
  [...Map.groupBy(all, ({ type }) => type)].map(([type, each]) => ({
    type,
    count: sumOf(each.map(({ count }) => count)),
  }));

/** What each wing has lost: those that come back fill the wings in their order. */
function lossesOf(group: readonly Striker[], left: readonly Some[]): EventIn<typeof strikeFlown>['losses'] {
  const back = new Map(left.map(({ type, count }) => [type, count]));
  return group.flatMap(({ unit, flying }) =>
    flying.flatMap(({ at, wing, one, count }) => {
      const home = Math.min(count, back.get(one.type) ?? 0);
      back.set(one.type, (back.get(one.type) ?? 0) - home);
      return home === count ? [] : [{ unit, at, wing, count: count - home }];
    }),
  );
}
