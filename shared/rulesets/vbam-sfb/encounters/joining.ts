import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { Encounter, Scenario } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import type { Unit } from '../model/state.ts';
import { demandsOf, mustAccept } from './demands.ts';
import type { SeenFighting } from '../model/events.ts';
import {
  battleName,
  areForces,
  canFight,
  encountersIn,
  forcesOf,
  goingOn,
  otherOf,
} from './encounters.ts';
import { empireNames } from '../map/empires.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { raidsIn } from './raids.ts';
import { askedIn, spotSaid } from './asking.ts';

type VbamTurn = Turn<VbamSfb>;

/** What is to be resolved, in an order that nobody can foresee (VB 220). Whoever meets no enemy on the way goes on. */
export const drawing: Step<VbamSfb> = {
  name: 'Order of Combat',
  cite: 'VB 220',
  dice: true,
  run(turn) {
    const found = [...encountersIn(turn.state), ...raidsIn(turn.state)];
    for (const [unit, { seat, place: from, between }] of goingOn(turn.state, found))
      if (between !== undefined) turn.happen({ kind: 'moved', seat, unit, from, place: between });
    if (found.length > 0)
      turn.happen({
        kind: 'encounters-drawn',
        encounters: turn.draw.fork('systems').shuffle(found),
      });
  },
};

const seenFighting = ({ seat, design, crippled, unsupplied }: Unit): SeenFighting => ({
  seat,
  design,
  crippled,
  ...(unsupplied ? { unsupplied: true } : {}),
});

/** @param both whether the other demanded a scenario too, so that both generated it (VB 147) */
function join(turn: VbamTurn, encounter: Encounter, seat: SeatId, scenario: Scenario, both = false): void {
  const { place } = encounter;
  const to = otherOf(encounter, seat);
  const forces = forcesOf(turn.state, encounter, scenario);
  if (!areForces(forces)) return;
  const units = valuesInOrder(forces)
    .flat()
    .flatMap((id) => {
      const unit = turn.state.units[id];
      return unit === undefined ? [] : [[id, seenFighting(unit)] as const];
    });
  turn.happen({
    kind: 'battle-joined',
    seat,
    to,
    place,
    battle: battleName(encounter),
    scenario,
    forces,
    units: Object.fromEntries(units),
    ...(both ? { both } : {}),
  });
}

/** Either may demand a scenario; the defender's comes first (VB 243, 264). */
export const demanding: Step<VbamSfb> = {
  name: 'Encounters Phase',
  cite: 'VB 243',
  run(turn) {
    const [encounter] = turn.state.encounters;
    // Nobody can refuse a raid.
    if (encounter?.raid !== undefined && encounter.demand !== undefined)
      join(turn, encounter, encounter.attacker, encounter.demand.scenario);
    if (encounter?.raid !== undefined) return;
    const open = encounter === undefined ? [] : demandsOf(turn.state, encounter);
    if (encounter === undefined || open.length === 0) return;
    const { attacker, defender, place } = encounter;
    const answers = turn.ask(
      [defender, attacker].map((to) => ({
        ...askedIn(turn.state, encounter, to),
        said: phrase('Which scenario do you demand in {spot}?', { spot: spotSaid(encounter) }),
        cite: 'VB 243',
        kinds: ['demand'],
        silence: [{ kind: 'demand' }],
      })) satisfies readonly Question<VbamSfb, 'demand'>[],
    );
    if (answers === undefined) return;
    const wanted = answers.map(([order]) =>
      order?.scenario !== undefined && open.includes(order.scenario) ? order : undefined,
    );
    const at = wanted[0] === undefined ? 1 : 0;
    const scenario = wanted[at]?.scenario;
    if (scenario === undefined) return;
    const [by, other] = at === 0 ? [defender, attacker] : [attacker, defender];
    const cause = wanted[at]?.ref;
    turn.happen({
      kind: 'demand-made',
      seat: by,
      to: other,
      place,
      scenario,
      ...(cause === undefined ? {} : { cause }),
    });
    const isWanted = wanted[1 - at] !== undefined;
    if (isWanted || mustAccept(turn.state, encounter, other, scenario))
      join(turn, encounter, by, scenario, isWanted);
  },
};

/** The other agrees or refuses (VB 245). */
export const answeringDemand: Step<VbamSfb> = {
  name: 'Demands Answered',
  cite: 'VB 245',
  run(turn) {
    const [encounter] = turn.state.encounters;
    if (encounter?.demand === undefined || encounter.battle !== undefined || encounter.raid !== undefined)
      return;
    const { by, scenario } = encounter.demand;
    const to = otherOf(encounter, by);
    const answers = turn.ask<'respond'>([
      {
        ...askedIn(turn.state, encounter, to),
        said: phrase('{power} demands a {scenario} in {spot}. Do you agree?', {
          power: empireNames[by] ?? by,
          scenario: scenarioNames[scenario],
          spot: spotSaid(encounter),
        }),
        cite: 'VB 245',
        kinds: ['respond'],
        silence: [{ kind: 'respond', agrees: true }],
      },
    ]);
    const [[order] = []] = answers ?? [];
    if (order === undefined) return;
    const { agrees, ref: cause } = order;
    turn.happen({ kind: 'demand-answered', seat: to, to: by, place: encounter.place, agrees, cause });
    if (agrees) join(turn, encounter, by, scenario);
  },
};

/** Whoever was refused may pursue, and that cannot be refused (VB 246). */
export const pursuing: Step<VbamSfb> = {
  name: 'Pursuit',
  cite: 'VB 246',
  run(turn) {
    const [encounter] = turn.state.encounters;
    if (encounter?.demand === undefined || encounter.refused === undefined) return;
    if (!canFight(turn.state, encounter, 'pursuit')) return;
    const { by } = encounter.demand;
    const other = otherOf(encounter, by);
    const answers = turn.ask<'pursue'>([
      {
        ...askedIn(turn.state, encounter, by),
        said: phrase('{power} refuses the battle in {spot}. Do you pursue?', {
          power: empireNames[other] ?? other,
          spot: spotSaid(encounter),
        }),
        cite: 'VB 246',
        kinds: ['pursue'],
        silence: [{ kind: 'pursue', pursues: false }],
      },
    ]);
    const [[order] = []] = answers ?? [];
    if (order === undefined) return;
    const { pursues, ref: cause } = order;
    turn.happen({ kind: 'pursuit-decided', seat: by, to: other, place: encounter.place, pursues, cause });
    if (pursues) join(turn, encounter, by, 'pursuit');
  },
};
