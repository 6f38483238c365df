import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Encounter, Scenario, Standing } from '../model/combat.ts';
import type { State } from '../model/state.ts';
import { usualStanding } from '../sidcors/postures.ts';
import { groupOf } from '../movement/ways.ts';
import type { Fighter } from '../sidcors/factors.ts';
import type { Contender } from '../sidcors/fought.ts';
import { roundBy } from '../sidcors/standing.ts';
import type { Forecast } from '../sidcors/trial.ts';
import { forecastOf } from '../sidcors/trial.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { demandsOf } from './demands.ts';
import { encountersIn, forcesOf, otherOf, standingAt } from './encounters.ts';
import { sideOf } from './asking.ts';

/** Moves of a plan, as far as they say who ends where. */
export interface Going {
  readonly unit: UnitId;
  readonly way: readonly PlaceId[];
  readonly along: readonly UnitId[];
}

/** The world when all that is ordered to go has come to where it goes, if nothing stops it. */
export function arrived(state: State, going: readonly Going[]): State {
  const ends = going.flatMap(({ unit, way, along }) => {
    const place = way.at(-1);
    const group = groupOf(state, unit, along);
    return place === undefined ? [] : group.map((id) => [id, place] as const);
  });
  const places = new Map(ends);
  const carried = inOrder(state.units).flatMap(([id, { based }]) => {
    const place = based && places.get(based);
    return place === undefined ? [] : [[id, place] as const];
  });
  const moved = [...ends, ...carried].flatMap(([id, place]) => {
    const unit = state.units[id];
    if (unit === undefined) return [];
    const { between: _, waits: __, ...rest } = unit;
    return [[id, { ...rest, place, came: unit.place }] as const];
  });
  return { ...state, units: { ...state.units, ...Object.fromEntries(moved) } };
}

/** A battle as it may come. */
export interface Expected {
  readonly encounter: Encounter;
  readonly enemy: SeatId;
  readonly scenario: Scenario;
  readonly own: readonly Fighter[];
  readonly theirs: readonly Fighter[];
  /** By what the own side decides; undefined: by what is proposed. */
  readonly standing?: Standing;
}

/** Who decides for a side as its standing orders do, or as those that are proposed. */
export const byStanding = (
  seat: SeatId,
  force: readonly Fighter[],
  standing: Standing = usualStanding,
): Contender => ({ seat, force, decide: (own, theirs) => roundBy(standing, own, theirs) });

const fightersOf = ({ units }: State, ids: readonly UnitId[] = []): readonly Fighter[] =>
  ids.flatMap((id): readonly Fighter[] => {
    const unit = units[id];
    return unit === undefined ? [] : [[id, unit]];
  });

/** A battle of this kind: by the own standing orders, and by usual ones of the enemy. */
function foreseen(state: State, encounter: Encounter, seat: SeatId, scenario: Scenario): Expected {
  const enemy = otherOf(encounter, seat);
  const forces = forcesOf(state, encounter, scenario);
  const [own, theirs] = [fightersOf(state, forces[seat]), fightersOf(state, forces[enemy])];
  const standing = standingAt(state, encounter, seat);
  return { encounter, enemy, scenario, own, theirs, ...defined({ standing }) };
}

/** What such a battle would come to for an empire. */
export function forecastFor(
  me: SeatId,
  { encounter: { attacker }, enemy, own, theirs, standing }: Expected,
): Forecast {
  const [mine, foe] = [byStanding(me, own, standing), byStanding(enemy, theirs)];
  return forecastOf(attacker === me ? [mine, foe] : [foe, mine]);
}

/** Battles that may come to an empire where enemies are known to be when its units have moved. */
export function expected(state: State, seat: SeatId, going: readonly Going[]): readonly Expected[] {
  const then = arrived(state, going);
  return encountersIn(then).flatMap((encounter) => {
    // Who is under command of another does not decide.
    if (![encounter.attacker, encounter.defender].includes(seat)) return [];
    const possible = demandsOf(then, encounter);
    const wanted = standingAt(then, encounter, seat)?.demand;
    const scenario = possible.find((one) => one === wanted) ?? possible[0];
    return scenario === undefined ? [] : [foreseen(then, encounter, seat, scenario)];
  });
}

/** Chances and average losses, as facts. */
export function forecastSaid(
  { holds, destroyed, crippled }: Forecast,
  me: SeatId,
  enemy: SeatId,
): readonly Fact[] {
  const loses = (seat: SeatId): Phrase =>
    phrase('{lost} lost, {hurt} crippled', {
      lost: tenths(destroyed[seat] ?? 0),
      hurt: tenths(crippled[seat] ?? 0),
    });
  return [
    {
      label: 'Forecast',
      value: phrase('You hold the field in {own} % of battles, they in {theirs} %', {
        own: holds[me] ?? 0,
        theirs: holds[enemy] ?? 0,
      }),
    },
    { label: 'Your losses', value: loses(me) },
    { label: 'Their losses', value: loses(enemy) },
  ];
}
const tenths = (n: number): Phrase => phrase('{whole}.{part}', { whole: Math.floor(n / 10), part: n % 10 });

/** What a battle of this kind would come to (VB 323): by the rounds of the turn itself. */
export function battleFacts(
  view: View,
  encounter: Encounter | undefined,
  scenario: Scenario | undefined,
): readonly Fact[] {
  if (encounter === undefined || scenario === undefined) return [];
  const me = sideOf(view);
  const battle = foreseen(imagine(view), encounter, me, scenario);
  return forecastSaid(forecastFor(me, battle), me, battle.enemy);
}
