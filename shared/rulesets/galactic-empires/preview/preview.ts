import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { Entry, Refusal } from '#kernel/sequence/ledger.ts';
import type { Sequence, Step } from '#kernel/sequence/step.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Recruit } from '../admirals/hiring.ts';
import { admiralsHired, hire } from '../admirals/hiring.ts';
import { crossBorderBattles } from '../battle/meetings.ts';
import { battlesOrElsewhere } from '../handing/ask.ts';
import { withEnemies } from '../battle/muster.ts';
import { close } from '../close.ts';
import type { GeTurn as AnyGeTurn } from '../declare.ts';
import { isEnemyGround } from '../diplomacy/permission.ts';
import { payUpkeep, upkeepBills, upkeepPaid } from '../economy/upkeep.ts';
import type { Event, GalacticEmpires, Order } from '../game.ts';
import { apply, tell } from '../game.ts';
import { espionageOccurs, sendAgents } from '../knowledge/espionage.ts';
import { scoutingOccurs } from '../knowledge/scouting.ts';
import { world } from '../model/imagine.ts';
import { areHostile } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { unitsByPlace } from '../model/units/forces.ts';
import type { View } from '../model/view.ts';
import { searchers, searchesHappen } from '../movement/searching.ts';
import { sequence } from '../sequence.ts';
import { sceneAt } from './scene.ts';

/** A battle that will be fought, as far as the reader can foresee. */
export interface ExpectedBattle {
  readonly phase: number;
  readonly place: PlaceId;
  /** Own units in it. */
  readonly units: readonly UnitId[];
  /** The enemy units there, as far as the reader knows. */
  readonly against: readonly UnitId[];
  /** Whether it is on enemy ground and so uses up all move-points (GE 1383). */
  readonly costsMovePoints: boolean;
  /** What it is fought with, as far as the reader knows: all that is there and around just before it. */
  readonly scene: State;
}

/** A search that will be made; what it finds depends on dice. */
export interface ExpectedSearch {
  readonly phase: number;
  readonly place: PlaceId;
  readonly unit: UnitId;
  readonly order: OrderRef;
}

type GeTurn = AnyGeTurn<Event>;

/** What the reader's plan does to the world as the reader knows it. */
export interface Preview {
  /** The state before the first phase: starfleets are formed, and transfers within sectors made. */
  readonly start: State;
  /** The state after the last phase. */
  readonly moved: State;
  /** The state after the last step, before the turn is closed. */
  readonly end: State;
  readonly entries: readonly Entry<Event>[];
  /** What the reader would hear of each entry. */
  readonly heard: readonly (Event | undefined)[];
  /** The reader's treasury after each entry, in hundredths. */
  readonly treasuries: readonly number[];
  readonly refusals: readonly Refusal[];
  /** Refusals of offers that take effect only if others make them too. */
  readonly offers: readonly Refusal[];
  readonly battles: readonly ExpectedBattle[];
  readonly searches: readonly ExpectedSearch[];
}

/** The whole engine of the game, as a preview needs it. */
export const engine: Engine<GalacticEmpires> = {
  id: 'galactic-empires',
  ...oneRun<GalacticEmpires>(sequence, ({ empires }) => keysInOrder(empires)),
  turnNumber: ({ turn }) => turn,
  apply,
  close,
};

const previews = new WeakMap<View, WeakMap<Plan<Order>, Preview>>();

/**
 * Runs the reader's plan over the world that the reader knows. What depends on dice is announced or left out, never rolled, and whether
 * others return an offer is left open. Made once for each view and plan.
 */
export function preview(view: View, plan: Plan<Order>): Preview {
  const known = previews.get(view) ?? new WeakMap<Plan<Order>, Preview>();
  previews.set(view, known);
  const made = known.get(plan) ?? makePreview(view, plan);
  known.set(plan, made);
  return made;
}

function makePreview(view: View, plan: Plan<Order>): Preview {
  const announcing: Announced = { battles: [], searches: [] };
  // The states before the first phase and after the last one.
  const marks: State[] = [];
  const mark: Step<GalacticEmpires> = {
    name: 'Mark',
    cite: 'GE 557',
    run: ({ state }) => void marks.push(plainCopy(state)),
  };
  const steps: Sequence<GalacticEmpires> = sequence.flatMap((part) =>
    'repeat' in part
      ? [mark, { ...part, repeat: announced(part.repeat, view, announcing) }, mark]
      : announced([part], view, announcing),
  );
  const heard: (Event | undefined)[] = [];
  const treasuries: number[] = [];
  const heeding: Engine<GalacticEmpires> = {
    ...engine,
    sequences: { turn: steps },
    apply(draft, event) {
      heard.push(heardOf(event, view.me, draft));
      apply(draft, event);
      treasuries.push(draft.empires[view.me]?.treasury ?? 0);
    },
    close: () => undefined,
  };
  const {
    state: end,
    entries,
    refusals,
  } = runTurn<GalacticEmpires>(heeding, { state: world(view), seed: 'preview', plans: { [view.me]: plan } });
  const [start = end, moved = end] = marks;
  const open = (refusal: Refusal): boolean => refusal.problem.code === 'not-offered-back';
  return {
    start,
    moved,
    end,
    entries,
    heard,
    treasuries,
    refusals: refusals.filter((one) => !open(one)),
    offers: refusals.filter(open),
    ...announcing,
  };
}

const heardOf = (event: Event, seat: SeatId, before: State): Event | undefined =>
  (tell[event.kind] as { told(event: Event, seat: SeatId, before: State): Event | undefined }).told(
    event,
    seat,
    before,
  );

/** What the preview announces instead of rolling for it. */
interface Announced {
  readonly battles: ExpectedBattle[];
  readonly searches: ExpectedSearch[];
}

/** The sequence without dice: what is announced, counted or left out in the place of steps that roll them. */
function announced(
  parts: Sequence<GalacticEmpires>,
  view: View,
  announcing: Announced,
): Sequence<GalacticEmpires> {
  const instead = new Map<unknown, ((turn: GeTurn) => void) | undefined>([
    [searchesHappen, (turn) => announceSearches(turn, announcing.searches)],
    [crossBorderBattles, undefined],
    [battlesOrElsewhere, (turn) => announceBattles(turn, view, announcing.battles)],
    [upkeepPaid, (turn) => payOwnUpkeep(turn, view)],
    [admiralsHired, (turn) => hire(turn, () => somebody)],
    [espionageOccurs, (turn) => sendAgents(turn, () => ({}))],
    [scoutingOccurs, undefined],
  ]);
  return parts.flatMap((part): Sequence<GalacticEmpires> => {
    if ('repeat' in part) return [{ ...part, repeat: announced(part.repeat, view, announcing) }];
    if (!instead.has(part.run)) return [part];
    const run = instead.get(part.run);
    return run === undefined ? [] : [{ ...part, run }];
  });
}

function announceBattles(turn: GeTurn, { me }: View, battles: ExpectedBattle[]): void {
  const byPlace = unitsByPlace(turn.state);
  for (const place of [...byPlace.keys()].sort()) {
    const present = byPlace.get(place) ?? [];
    if (present.every(([, { owner }]) => owner === me) || present.every(([, { owner }]) => owner !== me))
      continue;
    const fighting = withEnemies(turn.state, place, present);
    const own = fighting.filter(([, unit]) => unit.owner === me);
    if (own.length === 0) continue;
    const units = own.map(([unit]) => unit);
    const against = fighting
      .filter(([, { owner }]) => areHostile(turn.state, me, owner, place))
      .map(([unit]) => unit);
    const costsMovePoints = isEnemyGround(turn.state, me, place);
    const fresh = own.filter(([, unit]) => !unit.spent).map(([unit]) => unit);
    if (
      !battles.some((battle) => battle.place === place && units.every((unit) => battle.units.includes(unit)))
    ) {
      battles.push({
        phase: turn.pass,
        place,
        units,
        against,
        costsMovePoints,
        scene: sceneAt(turn.state, place),
      });
    }
    if (costsMovePoints) for (const unit of fresh) turn.happen({ kind: 'move-points-lost', unit, place });
  }
}

/** A unit that searches has no move-points left (GE 7361). */
function announceSearches(turn: GeTurn, searches: ExpectedSearch[]): void {
  for (const {
    id: unit,
    unit: { place },
    cause: order,
  } of searchers(turn)) {
    searches.push({ phase: turn.pass, place, unit, order });
    turn.happen({ kind: 'move-points-lost', unit, place });
  }
}

/** Upkeep is paid as far as the treasury goes. Unpaid ships stay in the preview, since dice decide; `review` gives the warning. */
function payOwnUpkeep(turn: GeTurn, { me }: View): void {
  for (const [seat, bill] of upkeepBills(turn.state)) if (seat === me) payUpkeep(turn, seat, bill);
}

/** Nobody knows whom agents will find (GE 848). In a preview the recruit has no skills, but counts towards limits and costs the price. */
const somebody: Recruit = { name: 'Somebody new', tactics: 0, siegecraft: 0, combat: 0, hitPoints: 1 };

/** The reader's units in a state, in id order. */
export const ownUnits = (state: State, { me }: View): readonly UnitId[] =>
  keysInOrder(state.units).filter((unit) => state.units[unit]?.owner === me);
