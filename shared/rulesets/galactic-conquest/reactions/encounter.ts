import { haveSurrendered } from '../sensors/docks.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Modifier, Opening, Reaction } from '../model/reaction.ts';
import { groupOf } from '../model/reaction.ts';
import { hasForeignBases, isFixed } from '../model/territory.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { declines, hasLeft } from '../model/battle/declining.ts';
import { doubleTime, hurries } from '../model/battle/hurrying.ts';
import type { Squadron } from '../model/squadron.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { blockadedBy } from '../model/space.ts';
import { isOpenTo } from '../sensors/veils.ts';
import { isGunboat } from '../ships/fleet.ts';
import type { Outcome } from './chart.ts';
import { attacks } from '../ships/ships.ts';
import { isSpring, meet, springs } from './chart.ts';
import { factors } from './kinds.ts';
import { presses } from './presses.ts';
import { asOne, followersIn, holds, readyOf } from './watch.ts';

/** One squadron that would fight another in its hex. */
export interface Encounter {
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

type Named = readonly [UnitId, Squadron];
/** The order in which squadrons fight: by the numbers that their admirals gave them, then by their codes; those of gunboats alone behind others (D6.80, D6.81). */
export const inLine = compareBy<Named>(
  ([, { ships }]) => Number(ships.length > 0 && ships.every(isGunboat)),
  ([, { lead }]) => lead ?? Infinity,
  ([unit]) => unit,
);

/**
 * Whether a squadron that stays in a hex attacks the bases in it: it is told to attack, does not blockade them, and has not fought this turn. OURS: so whoever
 * stands there already attacks with the first segment.
 */
function besieges(state: State, one: Squadron): boolean {
  return (
    hasForeignBases(state, one.seat, one.place) &&
    !haveSurrendered(state, one.place) &&
    !isFixed(one) &&
    !liesLow(one) &&
    one.plot === undefined &&
    one.strength === undefined &&
    blockadedBy(one) === undefined &&
    attacks(one) &&
    !declines(state, one) &&
    (one.only === undefined || holds(state, one, one.only))
  );
}

/** Whether it may attack somebody by itself: it came to do so, waits or searches for it, or is told to attack. */
export const isEager = (one: Squadron): boolean =>
  (one.cameFrom ?? one.waits ?? one.search) !== undefined || (attacks(one) && !isFixed(one) && !liesLow(one));

/**
 * The next two squadrons that meet in a hex: one that attacks, or that a bottleneck, a warp sling or a flywheel lets engage somebody there, and the
 * first other one (D6.60, D6.80). Those that passed each other meet again only in a bottleneck (D2.10). Undefined where all is quiet.
 */
export function encounterIn(state: State, place: PlaceId, segment: number): Encounter | undefined {
  const { squadrons } = state;
  const there = squadronsAt(squadrons, place);
  if (there.length < 2 || !there.some(([, one]) => isEager(one))) return undefined;
  const followers = followersIn(squadrons, place);
  const line = [...there].sort(inLine);
  for (const [attacker, one] of line) {
    const isSiege = besieges(state, one);
    const isPress = presses(state, one);
    if ((one.cameFrom ?? one.waits ?? one.search) === undefined && !isSiege && !isPress) continue;
    // Whoever has left a battle engages nobody any longer in that turn (A3.20, D6.70).
    if (followers.has(attacker) || hasLeft(one)) continue;
    const here = line.filter(
      ([unit, foe]) =>
        foe.seat !== one.seat &&
        !areAllied(state, foe.seat, one.seat) &&
        isOpenTo(state, one.seat, foe) &&
        !(isFixed(foe) && (blockadedBy(one) !== undefined || haveSurrendered(state, place))) &&
        !followers.has(unit) &&
        !isGone(squadrons, unit),
    );
    if (here.length === 0) continue;
    // A warp sling or a flywheel comes before squadrons assemble, never after (3/E).
    const ready = readyOf(
      state,
      attacker,
      segment,
      isGrouped(squadrons, attacker) ? ['BN'] : ['BN', ...springs],
    );
    const found = here.find(([unit, foe]) => {
      if (ready.some(({ rx }) => rx === 'BN')) return true;
      if (one.passed?.includes(unit) === true) return false;
      if (hunts(one, attacker, foe, segment)) return true;
      if (
        one.cameFrom !== undefined ||
        (isSiege && isFixed(foe)) ||
        (isPress && !isFixed(foe) && foe.cameFrom === undefined)
      )
        return true;
      return ready.length > 0 && foe.sprung !== segment;
    });
    if (found !== undefined) return { attacker, defender: found[0] };
  }
  return undefined;
}

/** Whether a squadron attacks one that it has found in this segment, as it is told to attack; else it lets it pass (C6.20, C6.30). */
const hunts = (one: Squadron, unit: UnitId, { found = [] }: Squadron, segment: number): boolean =>
  attacks(one) && found.some((finding) => finding.by === unit && finding.segment === segment);

/** Whether others function as one with it (D2.34). */
const isGrouped = (squadrons: State['squadrons'], unit: UnitId): boolean =>
  groupOf(squadrons, unit).length > 1;
const isGone = (squadrons: State['squadrons'], unit: UnitId): boolean =>
  asOne(squadrons, unit)?.ships.length === 0;

/** What reactions make of an encounter. */
export interface Clash {
  /** Those that are spent: of the attacker, of the defender. */
  readonly uses: readonly [readonly Reaction[], readonly Reaction[]];
  /** Those of them that come to nothing. */
  readonly spoiled: readonly Reaction[];
  /** There is a battle; or the defender bypasses the attacker, or declines, or the attacker has nothing left to engage it with. */
  readonly outcome: 'battle' | 'bypassed' | 'declined' | 'quiet';
  readonly openings: readonly Opening[];
  readonly modifiers: readonly Modifier[];
}

const paced = (when: Pick<State, 'turn' | 'year'>, one: Squadron): number =>
  hurries(when, one) ? doubleTime : 0;

/** What both squadrons of an encounter do, by the chart (3/E). */
export function clashOf(state: State, { attacker, defender }: Encounter, segment: number): Clash {
  const [one, other] = [state.squadrons[attacker] as Squadron, state.squadrons[defender] as Squadron];
  const springless = (sprung: boolean) => (reaction: Reaction) => !(sprung && isSpring(reaction.rx));
  const mine = readyOf(state, attacker, segment, ['FE', 'FR', 'BN', 'WS', 'FLY'])
    .filter(springless(other.sprung === segment || one.passed?.includes(defender) === true))
    .filter(({ rx }) => !isSpring(rx) || !isGrouped(state.squadrons, attacker));
  const theirs = readyOf(state, defender, segment, ['BM', 'FE', 'FR', 'BN', 'WS', 'FLY'])
    .filter(springless(one.sprung === segment))
    .filter(({ rx }) => !isSpring(rx) || !isGrouped(state.squadrons, defender));
  const [ours, foes] = meet(mine, theirs);
  const nothing = { openings: [], modifiers: [] };
  const bypass = foes.works.filter(({ rx }) => rx === 'BM');
  if (bypass.length > 0)
    return { uses: [engaging(ours), bypass], spoiled: ours.spoiled, outcome: 'bypassed', ...nothing };
  const forced = ours.works.some(({ rx }) => rx === 'BN');
  if (declines(state, other) && !forced)
    return { uses: [[], []], spoiled: [], outcome: 'declined', ...nothing };
  const spoiled = [...ours.spoiled, ...foes.spoiled];
  const seeks =
    (isFixed(other)
      ? besieges(state, one)
      : presses(state, one) && one.passed?.includes(defender) !== true) ||
    hunts(one, attacker, other, segment) ||
    (one.cameFrom !== undefined && one.passed?.includes(defender) !== true);
  if (!seeks && ours.works.every(({ rx }) => rx === 'FE' || rx === 'FR'))
    return { uses: [ours.spoiled, foes.spoiled], spoiled, outcome: 'quiet', ...nothing };
  return {
    uses: [all(ours), all(foes)],
    spoiled,
    outcome: 'battle',
    openings: openingsOf(one, ours.works, other, foes.works),
    modifiers: [
      ...modifiersOf(one, ours.works, paced(state, one)),
      ...modifiersOf(other, foes.works, paced(state, other)),
    ],
  };
}

const all = <T>({ works, spoiled }: Outcome<T>): readonly T[] => [...works, ...spoiled];
const engaging = (outcome: Outcome<Reaction>): readonly Reaction[] =>
  all(outcome).filter(({ rx }) => rx === 'BN' || isSpring(rx));

/** The rounds with which a battle begins: bottlenecks, then warp slings, then flywheels (3/E). */
function openingsOf(
  one: Squadron,
  mine: readonly Reaction[],
  other: Squadron,
  theirs: readonly Reaction[],
): readonly Opening[] {
  const sides = [
    ...mine.map((reaction) => ({ reaction, seat: one.seat })),
    ...theirs.map((reaction) => ({ reaction, seat: other.seat })),
  ];
  const of = (rx: Opening['rx']) => sides.filter(({ reaction }) => reaction.rx === rx);
  const narrow = of('BN').map(({ seat }) => seat);
  return [
    ...(narrow.length === 0 ? [] : [{ rx: 'BN' as const, seats: narrow }]),
    ...of('WS').map(({ seat }) => ({ rx: 'WS' as const, seats: [seat] })),
    ...of('FLY').map(({ seat, reaction }) => ({
      rx: 'FLY' as const,
      seats: [seat],
      ...(reaction.stays && { stays: true as const }),
    })),
  ];
}

/** What forced engagement, forced retreat and double time do to the factors of a side; percents add up (D2.30). */
function modifiersOf({ seat }: Squadron, works: readonly Reaction[], slow: number): readonly Modifier[] {
  const changes = works.flatMap(({ rx }) => (rx === 'FE' || rx === 'FR' ? [factors[rx]] : []));
  if (changes.length === 0 && slow === 0) return [];
  return [
    {
      seat,
      attack: changes.reduce((sum, { attack }) => sum + attack, slow),
      defence: changes.reduce((sum, { defence }) => sum + defence, slow),
    },
  ];
}
