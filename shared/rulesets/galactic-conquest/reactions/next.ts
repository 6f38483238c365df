import { watch } from '#kernel/steps/change.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Reaction, Rx } from '../model/reaction.ts';
import type { Squadron } from '../model/squadron.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import type { State } from '../model/state.ts';
import type { Encounter } from './encounter.ts';
import { encounterIn, inLine, isEager } from './encounter.ts';

/** What is known of the hexes of a world in one segment: looked at again where a squadron has changed, come or gone. */
interface Known extends Pick<State, 'map' | 'alliances'> {
  readonly segment: number;
  /** The next encounter of a hex, where there is one. */
  readonly next: Map<PlaceId, Encounter>;
  /** Hexes where squadrons wait for what is read beside them, so that changes elsewhere count. */
  readonly restless: Set<PlaceId>;
  readonly changed: Set<PlaceId>;
}

const known = new WeakMap<State['squadrons'], { now: Known }>();

/** Reactions that let a squadron engage another one. */
const engaging: readonly Rx[] = ['BN', 'WS', 'FLY'];
const isEngaging = ({ rx }: Reaction): boolean => engaging.includes(rx);
const isRestless = ({ only, waits = [] }: Squadron): boolean => only !== undefined || waits.some(isEngaging);

/** All hexes in which somebody may attack are to be looked at. */
const fresh = ({ squadrons, map, alliances }: State, segment: number): Known => ({
  map,
  ...(alliances && { alliances }),
  segment,
  next: new Map(),
  restless: new Set(),
  changed: new Set(valuesInOrder(squadrons).flatMap((one) => (isEager(one) ? [one.place] : []))),
});

function knownOf(state: State, segment: number): Known {
  const { squadrons, map, alliances } = state;
  const kept = known.get(squadrons);
  if (kept === undefined) {
    const made = { now: fresh(state, segment) };
    known.set(squadrons, made);
    watch<Squadron>(squadrons, (_, was, now) => {
      if (was !== undefined) made.now.changed.add(was.place);
      if (now !== undefined) made.now.changed.add(now.place);
    });
    return made.now;
  }
  const { now } = kept;
  if (now.segment !== segment || now.map !== map || now.alliances !== alliances)
    kept.now = fresh(state, segment);
  return kept.now;
}

/** The next two squadrons that meet anywhere, by the line of those that attack (D6.60, D6.80); undefined where all is quiet. */
export function nextEncounter(state: State, segment: number): Encounter | undefined {
  const { squadrons } = state;
  const { next, restless, changed } = knownOf(state, segment);
  for (const place of changed) {
    if (squadronsAt(squadrons, place).some(([, one]) => isRestless(one))) restless.add(place);
    else restless.delete(place);
  }
  for (const place of new Set([...changed, ...restless])) {
    const found = encounterIn(state, place, segment);
    if (found === undefined) next.delete(place);
    else next.set(place, found);
  }
  changed.clear();
  let first: Encounter | undefined;
  for (const [, one] of next) {
    const [a, b] = [one.attacker, first?.attacker];
    const [mine, other] = [squadrons[a], b && squadrons[b]];
    if (mine === undefined) continue;
    if (b === undefined || other === undefined || inLine([a, mine], [b, other]) < 0) first = one;
  }
  return first;
}
