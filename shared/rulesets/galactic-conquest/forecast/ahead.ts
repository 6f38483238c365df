import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Assumption } from '#kernel/odds/odds.ts';
import type { Engine } from '#kernel/ruleset.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import type { Sequence, Turn } from '#kernel/sequence/step.ts';
import { previewSeed } from '#kernel/steps/foresight.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { squadronLost } from '../combat/events.ts';
import { battles } from '../combat/round/rounds.ts';
import type { Clash } from '../combat/trial/fought.ts';
import type { GalacticConquest, Order } from '../game.ts';
import { imagine } from '../model/imagine.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { clashOf } from '../reactions/encounter.ts';
import { nextEncounter } from '../reactions/next.ts';
import { whereFought } from '../model/battle/combat.ts';
import { foesKnown, heldByOthers } from './foes.ts';
import { sceneAt } from './scene.ts';

/** Battles in a hex that a plan brings about, before the first of them. */
export interface Planned extends Clash {
  /** By hex and segment (A2.10). */
  readonly code: string;
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

/** The first battles in each hex, by a plan, where foreign forces stand as they were read last. A plan is looked at once for each assumption. */
export function battlesAhead(
  books: Books,
  engine: Engine<GalacticConquest>,
  view: View,
  plan: Plan<Order>,
  assumed: Assumption,
): readonly Planned[] {
  if (assumed === 'none' || view.purchase !== undefined || listedOrders(plan).length === 0) return [];
  const places = heldByOthers(view);
  if (places.length === 0) return [];
  let known = kept.get(view);
  if (known?.plan !== plan) kept.set(view, (known = { plan, found: new Map() }));
  const found = known.found.get(assumed) ?? lookedAhead(books, engine, { view, plan, assumed, places });
  known.found.set(assumed, found);
  return found;
}

interface Kept {
  readonly plan: Plan<Order>;
  readonly found: Map<Assumption, readonly Planned[]>;
}
const kept = new WeakMap<View, Kept>();

interface Ahead {
  readonly view: View;
  readonly plan: Plan<Order>;
  readonly assumed: Assumption;
  readonly places: readonly PlaceId[];
}

function lookedAhead(
  books: Books,
  engine: Engine<GalacticConquest>,
  { view, plan, assumed, places }: Ahead,
): readonly Planned[] {
  const world = imagine(view);
  const foes = places.flatMap((place) => inOrder(foesKnown(view, books, place, assumed)));
  const found: Planned[] = [];
  const note = (turn: Turn<GalacticConquest>): void => noteIn(turn, view, found);
  const turn = (engine.sequences['turn'] ?? []).map((part) => withoutBattles(part, note));
  runTurn<GalacticConquest>(
    { ...engine, sequences: { ...engine.sequences, turn }, close: () => undefined },
    {
      state: {
        ...world,
        squadrons: { ...world.squadrons, ...Object.fromEntries(foes), ...view.squadrons },
      },
      seed: previewSeed,
      plans: { [view.me]: plan },
      decide: silenceOf,
    },
  );
  return found;
}

type Part = Sequence<GalacticConquest>[number];

/** The turn with a look at the battles in their place. */
function withoutBattles(part: Part, note: (turn: Turn<GalacticConquest>) => void): Part {
  if (!('repeat' in part)) return part;
  return part.pass === battles.pass
    ? { name: battles.pass, cite: 'GC A1.10', run: note }
    : { ...part, repeat: part.repeat.map((one) => withoutBattles(one, note)) };
}

/** Notes who would fight, and takes those whom the reader would fight off the map: nobody is held up by them any longer. */
function noteIn(turn: Turn<GalacticConquest>, { me }: View, found: Planned[]): void {
  const [{ at: segment } = { at: 0 }] = turn.path;
  for (;;) {
    const met = nextEncounter(turn.state, segment);
    if (met === undefined) return;
    const { attacker, defender } = met;
    const place = turn.state.squadrons[attacker]?.place as PlaceId;
    if (
      clashOf(turn.state, met, segment).outcome === 'battle' &&
      concerns(turn.state, me, [attacker, defender])
    )
      found.push({
        code: whereFought(place, segment),
        me,
        place,
        segment,
        attacker,
        defender,
        scene: sceneAt(turn.state, place),
      });
    for (const [unit, { seat }] of squadronsAt(turn.state.squadrons, place))
      if (seat !== me && !areAllied(turn.state, seat, me))
        turn.happen(squadronLost.of({ battle: '', place, seats: [seat], seat, unit }));
  }
}

const concerns = ({ squadrons }: State, me: SeatId, units: readonly UnitId[]): boolean =>
  units.some((unit) => squadrons[unit]?.seat === me);
