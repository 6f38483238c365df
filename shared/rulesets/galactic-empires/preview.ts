import type { PlaceId, UnitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { Entry, Refusal } from '#kernel/turn/ledger.ts';
import { plainCopy } from '#kernel/turn/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Sequence } from '#kernel/turn/step.ts';
import { apply } from './apply.ts';
import { close } from './close.ts';
import { world } from './imagine.ts';
import type { Event } from './model/events.ts';
import type { GalacticEmpires, GeStep, GeTurn } from './model/game.ts';
import type { Order } from './model/orders.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { unitsByPlace } from './rules/forces.ts';
import { isEnemyGround } from './rules/permission.ts';
import { areHostile } from './rules/relations.ts';
import { sequence } from './sequence/index.ts';
import { scoutingOccurs } from './sequence/last/scoutingOccurs.ts';
import { crossBorderBattles } from './sequence/movement/crossBorderBattles.ts';
import { sectorBattles } from './sequence/movement/sectorBattles.ts';

/** A battle that will be fought, as far as the reader sees the enemy. */
export interface ExpectedBattle {
  readonly phase: number;
  readonly place: PlaceId;
  /** Own units in it. */
  readonly units: readonly UnitId[];
  /** On enemy ground it takes the move-points that are left (GE 1383). */
  readonly costsMovePoints: boolean;
}

/** What one's own plan does to the world as one knows it. */
export interface Preview {
  /** Before the first phase: fleets formed, transfers among neighbours made. */
  readonly start: State;
  /** After the last phase. */
  readonly moved: State;
  readonly entries: readonly Entry<Event>[];
  readonly refusals: readonly Refusal[];
  readonly battles: readonly ExpectedBattle[];
}

/** The whole engine of the game, as a preview needs it. */
export const engine: Engine<GalacticEmpires> = { id: 'galactic-empires', sequence, apply, close };

const previews = new WeakMap<View, WeakMap<Plan<Order>, Preview>>();

/** Runs the reader's plan through the engine over the world it knows; battles are announced, never rolled. Made once per plan. */
export function preview(view: View, plan: Plan<Order>): Preview {
  const known = previews.get(view) ?? new WeakMap<Plan<Order>, Preview>();
  previews.set(view, known);
  const made = known.get(plan) ?? makePreview(view, plan);
  known.set(plan, made);
  return made;
}

function makePreview(view: View, plan: Plan<Order>): Preview {
  const before = world(view);
  const taken: { start: State; moved: State } = { start: before, moved: before };
  const battles: ExpectedBattle[] = [];
  const steps: Sequence<GalacticEmpires> = engine.sequence.flatMap((part) => ('repeat' in part
    ? [
        snapshot((state) => { taken.start = state; }),
        { ...part, repeat: announced(part.repeat, view, battles) },
        snapshot((state) => { taken.moved = state; }),
      ]
    : announced([part], view, battles)));
  const { entries, refusals } = runTurn<GalacticEmpires>({ ...engine, sequence: steps }, {
    state: before,
    seed: 'preview',
    plans: { [view.me]: plan },
  });
  return { ...taken, entries, refusals, battles };
}

const snapshot = (keep: (state: State) => void): GeStep => ({
  name: 'Snapshot', cite: 'GE 557', run: ({ state }) => keep(plainCopy(state)),
});

/** Steps that a preview leaves out: what they bring lies with the dice. */
const leftOut: readonly unknown[] = [crossBorderBattles, scoutingOccurs];

function announced(parts: Sequence<GalacticEmpires>, view: View, battles: ExpectedBattle[]): Sequence<GalacticEmpires> {
  return parts.flatMap((part): Sequence<GalacticEmpires> => {
    if ('repeat' in part) return [{ ...part, repeat: announced(part.repeat, view, battles) }];
    if (part === sectorBattles) return [{ ...part, run: (turn: GeTurn) => announceBattles(turn, view, battles) }];
    return leftOut.includes(part) ? [] : [part];
  });
}

function announceBattles(turn: GeTurn, { me }: View, battles: ExpectedBattle[]): void {
  const byPlace = unitsByPlace(turn.state);
  for (const place of [...byPlace.keys()].sort()) {
    const here = (byPlace.get(place) ?? []).filter(([, unit]) => !unit.cloaked);
    const own = here.filter(([, unit]) => unit.owner === me);
    if (own.length === 0 || !here.some(([, other]) => other.owner !== me && areHostile(turn.state, me, other.owner, place))) continue;
    const units = own.map(([unit]) => unit);
    const costsMovePoints = isEnemyGround(turn.state, me, place);
    const fresh = own.filter(([, unit]) => !unit.spent).map(([unit]) => unit);
    if (!battles.some((battle) => battle.place === place && units.every((unit) => battle.units.includes(unit)))) {
      battles.push({ phase: turn.pass, place, units, costsMovePoints });
    }
    if (costsMovePoints) for (const unit of fresh) turn.happen({ kind: 'move-points-lost', unit, place });
  }
}

/** Every own unit after the first events, in id order. */
export const ownUnits = (state: State, { me }: View): readonly UnitId[] =>
  keysInOrder(state.units).filter((unit) => state.units[unit]?.owner === me);
