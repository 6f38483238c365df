import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Deed, Enmity, Relation, Treaty } from '../model/relations.ts';
import { relationOf } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { breaking, decay, declarations, declaring, nameOf, terms } from './treaties.ts';

/** One part of a chance, in percent; `treaty` where one takes something away. */
export interface OddsPart {
  readonly what:
    | ('base' | 'attacked' | 'wronged' | 'broke' | 'failed')
    | ('on-defense' | 'on-peace' | 'war-on-defense' | 'hostilities' | 'treaty');
  readonly value: number;
  readonly treaty?: string;
}

/** The last turn with such a deed; 0 without any. */
const lastOf = ({ deeds }: Relation, is: (deed: Deed) => boolean): number =>
  Math.max(0, ...deeds.filter(is).map(({ turn }) => turn));

/** The turn of the last break or declaration of `me` that succeeded: deeds before it no longer count (VB 144). */
const since = (relation: Relation, me: SeatId): number =>
  lastOf(relation, ({ by, what }) => by === me && /^(broke|declared)$/.test(what));

/** The sum of such deeds: full in the next turn, less from turn to turn (VB 160). */
function remembered(relation: Relation, me: SeatId, by: SeatId, value: number, now: number): number {
  return relation.deeds
    .filter((deed) => deed.by === by && deed.what === 'broke' && deed.turn >= since(relation, me))
    .reduce((sum, { turn }) => sum + Math.max(0, value - decay * (now - turn - 1)), 0);
}

/** What the last such deed of `by` is worth: scenarios generated against `me`, own breaks (VB 135, 138, 147). */
function lastly(
  relation: Relation,
  me: SeatId,
  [by, what]: readonly [SeatId, Deed['what']],
  value: number,
  now: number,
): number {
  const from = since(relation, me);
  const last = lastOf(relation, (deed) => deed.by === by && deed.what === what && deed.turn >= from);
  return last === 0 ? 0 : Math.max(0, value - decay * (now - last - 1));
}

const hasFailed = (relation: Relation, me: SeatId, whats: readonly string[]): boolean =>
  relation.deeds.some(
    ({ by, what, turn }) => by === me && whats.includes(what) && turn >= since(relation, me),
  );

/** Whether the power has declared such a thing on a partner of `me` in that treaty, since `me` last succeeded, whatever became of it (VB 144). */
const hasWronged = (
  { empires, relations }: State,
  [me, power]: readonly [SeatId, SeatId],
  treaty: Treaty,
  kinds: readonly Enmity[],
): boolean =>
  keysInOrder(empires).some((third) => {
    if (!relationOf(relations, me, third).treaties.includes(treaty)) return false;
    const { enmity, deeds } = relationOf(relations, power, third);
    const from = since(relationOf(relations, me, power), me);
    const declared = deeds.filter(({ what }) => what === 'declared');
    const stands = enmity === undefined ? [] : [{ ...enmity, enmity: enmity.kind }];
    return [...stands, ...declared].some(
      ({ by, turn, enmity: kind = 'hostilities' }) => by === power && turn >= from && kinds.includes(kind),
    );
  });

const any: readonly Enmity[] = ['hostilities', 'war'];
const part = (what: OddsPart['what'], value: number, treaty?: string): readonly OddsPart[] =>
  value === 0 ? [] : [{ what, value, ...defined({ treaty }) }];

/** The best of some bonuses that do not add up (VB 127), from the greatest on. */
const best = (bonuses: readonly OddsPart[]): readonly OddsPart[] => bonuses.slice(0, 1);

/** What the treaty that takes most takes away (VB 127). */
function worst(signed: readonly Treaty[], takes: (treaty: Treaty) => number): readonly OddsPart[] {
  const [most] = signed.toSorted((a, b) => takes(b) - takes(a));
  return most === undefined ? [] : part('treaty', -takes(most), nameOf(most));
}

/** The parts of the chance to break a treaty (VB 127, 131). */
export function breakOdds(state: State, me: SeatId, power: SeatId, treaty: Treaty): readonly OddsPart[] {
  const relation = relationOf(state.relations, me, power);
  const wronged = (by: Treaty): boolean => hasWronged(state, [me, power], by, any);
  return [
    { what: 'base', value: terms[treaty].base },
    ...part('attacked', lastly(relation, me, [power, 'attacked'], breaking.attacked, state.turn)),
    ...part('wronged', remembered(relation, me, power, breaking.wronged, state.turn)),
    ...part('broke', lastly(relation, me, [me, 'broke'], breaking.broke, state.turn)),
    ...part('failed', hasFailed(relation, me, ['break-failed']) ? breaking.failed : 0),
    ...best([
      ...(wronged('mutual-defense') ? part('on-defense', breaking.onDefense) : []),
      ...(wronged('peace') ? part('on-peace', breaking.onPeace) : []),
    ]),
    ...worst(
      relation.treaties.filter((one) => one !== treaty),
      (one) => terms[one].keeps,
    ),
  ];
}

/** The parts of the chance to declare hostilities or war (VB 125, 146). */
export function declareOdds(state: State, me: SeatId, power: SeatId, enmity: Enmity): readonly OddsPart[] {
  const relation = relationOf(state.relations, me, power);
  const wronged = (by: Treaty, kinds: readonly Enmity[]): boolean =>
    hasWronged(state, [me, power], by, kinds);
  const failed = hasFailed(relation, me, ['break-failed', 'declare-failed']);
  return [
    { what: 'base', value: declarations[enmity].base },
    ...part('attacked', lastly(relation, me, [power, 'attacked'], declaring.attacked, state.turn)),
    ...part('wronged', remembered(relation, me, power, declaring.wronged, state.turn)),
    ...part('broke', remembered(relation, me, me, declaring.broke, state.turn)),
    ...part('failed', failed ? declaring.failed : 0),
    ...best([
      ...(wronged('mutual-defense', ['war']) ? part('war-on-defense', declaring.warOnDefense) : []),
      ...(relation.enmity?.kind === 'hostilities' ? part('hostilities', declaring.hostilities) : []),
      ...(wronged('peace', any) ? part('on-peace', declaring.onPeace) : []),
    ]),
    ...worst(relation.treaties, (one) => terms[one].calms),
  ];
}

/** The chance in percent that parts come to; nothing or less: it cannot succeed. */
export const chanceOf = (parts: readonly OddsPart[]): number => sumOf(parts.map(({ value }) => value));
