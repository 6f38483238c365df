import type { SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Enmity, Relation, Signable, Treaty } from '../model/relations.ts';
import { pairOf, relationOf, treaties } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../tables/refusals.ts';
import { breaking, decay, declarations, declaring, nameOf, terms } from '../tables/treaties.ts';

/** The turn of the last break or declaration of `me` that succeeded: deeds before it no longer count (VB 144). */
const since = ({ deeds }: Relation, me: SeatId): number =>
  Math.max(
    0,
    ...deeds.flatMap(({ by, what, turn }) => (by === me && /^(broke|declared)$/.test(what) ? [turn] : [])),
  );

/** The sum of such deeds: full in the next turn, less from turn to turn (VB 160). */
function remembered(relation: Relation, me: SeatId, by: SeatId, value: number, now: number): number {
  return relation.deeds
    .filter(
      (deed) =>
        deed.by === by && deed.what === 'broke' && deed.turn < now && deed.turn >= since(relation, me),
    )
    .reduce((sum, { turn }) => sum + Math.max(0, value - decay * (now - turn - 1)), 0);
}

/** What the last scenario that the power generated against `me` is worth (VB 131, 146). */
function attacked(relation: Relation, me: SeatId, by: SeatId, value: number, now: number): number {
  const last = Math.max(
    0,
    ...relation.deeds.flatMap((deed) =>
      deed.by === by && deed.what === 'attacked' && deed.turn >= since(relation, me) ? [deed.turn] : [],
    ),
  );
  return last === 0 ? 0 : Math.max(0, value - decay * (now - last - 1));
}

const hasFailed = (relation: Relation, me: SeatId, whats: readonly string[]): boolean =>
  relation.deeds.some(
    ({ by, what, turn }) => by === me && whats.includes(what) && turn >= since(relation, me),
  );

/** Whether the power has declared such a thing on a partner of `me` in that treaty, since `me` last succeeded. */
const hasWronged = (
  { empires, relations }: State,
  me: SeatId,
  power: SeatId,
  treaty: Treaty,
  kinds: readonly Enmity[],
): boolean =>
  keysInOrder(empires).some((third) => {
    const { enmity } = relationOf(relations, power, third);
    return (
      enmity?.by === power &&
      kinds.includes(enmity.kind) &&
      enmity.turn >= since(relationOf(relations, me, power), me) &&
      relationOf(relations, me, third).treaties.includes(treaty)
    );
  });

const any: readonly Enmity[] = ['hostilities', 'war'];

/** The chance in percent to break a treaty; nothing or less: it cannot succeed (VB 127, 131). */
export function breakChance(state: State, me: SeatId, power: SeatId, treaty: Treaty): number {
  const relation = relationOf(state.relations, me, power);
  const bonus = hasWronged(state, me, power, 'mutual-defense', any)
    ? breaking.onDefense
    : hasWronged(state, me, power, 'peace', any)
      ? breaking.onPeace
      : 0;
  const others = relation.treaties.filter((one) => one !== treaty).map((one) => terms[one].keeps);
  return (
    terms[treaty].base +
    attacked(relation, me, power, breaking.attacked, state.turn) +
    remembered(relation, me, power, breaking.wronged, state.turn) +
    remembered(relation, me, me, breaking.broke, state.turn) +
    (hasFailed(relation, me, ['break-failed']) ? breaking.failed : 0) +
    bonus -
    Math.max(0, ...others)
  );
}

/** The chance in percent to declare hostilities or war (VB 125, 146). */
export function declareChance(state: State, me: SeatId, power: SeatId, enmity: Enmity): number {
  const relation = relationOf(state.relations, me, power);
  const bonuses = [
    hasWronged(state, me, power, 'mutual-defense', ['war']) ? declaring.warOnDefense : 0,
    relation.enmity?.kind === 'hostilities' ? declaring.hostilities : 0,
    hasWronged(state, me, power, 'peace', any) ? declaring.onPeace : 0,
  ];
  return (
    declarations[enmity].base +
    attacked(relation, me, power, declaring.attacked, state.turn) +
    remembered(relation, me, power, declaring.wronged, state.turn) +
    remembered(relation, me, me, declaring.broke, state.turn) +
    (hasFailed(relation, me, ['break-failed', 'declare-failed']) ? declaring.failed : 0) +
    Math.max(...bonuses) -
    Math.max(0, ...relation.treaties.map((one) => terms[one].calms))
  );
}

function stranger({ empires, strangers }: State, me: SeatId, to: SeatId): Problem | undefined {
  if (to === me || empires[to] === undefined) return impossible('VB 119', 'no-such-power', { power: to });
  return strangers.includes(pairOf(me, to)) ? impossible('VB 119', 'no-contact') : undefined;
}

/** Why two powers cannot sign this now (VB 164, 180, 190). */
export function cannotSign(state: State, me: SeatId, to: SeatId, treaty: Signable): Problem | undefined {
  const problem = stranger(state, me, to);
  if (problem !== undefined) return problem;
  const { enmity, treaties: signed } = relationOf(state.relations, me, to);
  if (treaty === 'armistice')
    return enmity === undefined ? impossible('VB 190', 'nothing-to-end') : undefined;
  if (enmity !== undefined) return impossible('VB 190', 'armistice-first');
  if (signed.includes(treaty)) return impossible('VB 164', 'already-signed', { treaty: nameOf(treaty) });
  const { needs } = terms[treaty];
  return needs === undefined || signed.includes(needs)
    ? undefined
    : impossible('VB 164', 'treaty-needs', { treaty: nameOf(treaty), needed: nameOf(needs) });
}

/** Why a power cannot even try to break this treaty (VB 127). */
export function cannotBreak(state: State, me: SeatId, to: SeatId, treaty: Treaty): Problem | undefined {
  const problem = stranger(state, me, to);
  if (problem !== undefined) return problem;
  const { treaties: signed } = relationOf(state.relations, me, to);
  if (!signed.includes(treaty)) return impossible('VB 125', 'not-signed', { treaty: nameOf(treaty) });
  const on = treaties.find((one) => signed.includes(one) && terms[one].needs === treaty);
  return on === undefined
    ? undefined
    : impossible('VB 127', 'treaty-needed', { treaty: nameOf(treaty), by: nameOf(on) });
}

/** Why a power cannot even try to declare this. */
export function cannotDeclare(state: State, me: SeatId, to: SeatId, kind: Enmity): Problem | undefined {
  const problem = stranger(state, me, to);
  if (problem !== undefined) return problem;
  const { enmity } = relationOf(state.relations, me, to);
  return enmity !== undefined && (enmity.kind === 'war' || enmity.kind === kind)
    ? impossible('VB 186', 'already-declared', { declared: declarations[enmity.kind].name })
    : undefined;
}
