import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Enmity, Signable, Treaty } from '../model/relations.ts';
import { allianceOf, pairOf, relationOf, treaties } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { cannotSpend } from '../economy/economy.ts';

interface Terms {
  readonly name: string;
  /** The chance to break it in percent, before modifiers (VB 176). */
  readonly base: number;
  readonly needs?: Treaty;
  /** What it takes from the chance to break another treaty, and from that to declare (VB 131, 146). */
  readonly keeps: number;
  readonly calms: number;
}
export const terms: Readonly<Record<Treaty, Terms>> = {
  'non-aggression': { name: 'Non-Aggression Treaty', base: 60, keeps: 0, calms: 20 },
  peace: { name: 'Peace Treaty', base: 10, needs: 'non-aggression', keeps: 20, calms: 40 },
  trade: { name: 'Trade Treaty', base: 50, needs: 'non-aggression', keeps: 0, calms: 10 },
  'mutual-defense': { name: 'Mutual Defense Treaty', base: 40, needs: 'peace', keeps: 30, calms: 60 },
  // Nothing can be declared on an ally: what it would take from the chance does not matter (VB 158).
  alliance: { name: 'Alliance Treaty', base: -20, needs: 'mutual-defense', keeps: 50, calms: 0 },
  'co-belligerence': {
    name: 'Treaty of Co-Belligerence',
    base: 20,
    needs: 'non-aggression',
    keeps: 0,
    calms: 0,
  },
};
export const nameOf = (treaty: Signable): string =>
  treaty === 'armistice' ? 'Armistice Treaty' : terms[treaty].name;

/** Chances of declarations in percent, before modifiers (VB 186, 188). */
export const declarations: Readonly<Record<Enmity, { readonly name: string; readonly base: number }>> = {
  hostilities: { name: 'Declaration of Hostilities', base: 20 },
  war: { name: 'Declaration of War', base: -20 },
};

/** Modifiers in percent; those of deeds lose `decay` each turn after the next (VB 131, 146, 160). */
export const decay = 10;
export const breaking = {
  attacked: 75,
  wronged: 25,
  broke: 10,
  failed: -10,
  onDefense: 90,
  onPeace: 50,
} as const;
export const declaring = {
  attacked: 40,
  wronged: 10,
  broke: 5,
  failed: -25,
  warOnDefense: 30,
  hostilities: 25,
  onPeace: 10,
} as const;

function stranger({ empires, strangers }: State, me: SeatId, to: SeatId): Problem | undefined {
  if (to === me || empires[to] === undefined) return impossible('VB 119', 'no-such-power', { power: to });
  return strangers.includes(pairOf(me, to)) ? impossible('VB 119', 'no-contact') : undefined;
}

/** Whether two powers are at war with a third one (VB 192). */
export const haveCommonEnemy = ({ empires, relations }: State, a: SeatId, b: SeatId): boolean =>
  keysInOrder(empires).some((third) =>
    [a, b].every((one) => relationOf(relations, one, third).enmity?.kind === 'war'),
  );

/** Why a power cannot join, or take into its own, the alliance of another one (VB 184). */
function cannotAlly({ relations }: State, me: SeatId, to: SeatId): Problem | undefined {
  const [own, theirs] = [allianceOf(relations, me), allianceOf(relations, to)];
  if (own.length > 1 && theirs.length > 1) return impossible('VB 184', 'in-alliances');
  const without = theirs.find((one) => !relationOf(relations, me, one).treaties.includes('mutual-defense'));
  return without === undefined
    ? undefined
    : impossible('VB 184', 'ally-needs', { power: without, needed: nameOf('mutual-defense') });
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
  if (needs !== undefined && !signed.includes(needs))
    return impossible('VB 164', 'treaty-needs', { treaty: nameOf(treaty), needed: nameOf(needs) });
  if (treaty === 'co-belligerence' && !haveCommonEnemy(state, me, to))
    return impossible('VB 192', 'no-common-enemy');
  return treaty === 'alliance' ? cannotAlly(state, me, to) : undefined;
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

/** Why a power cannot even try to declare this (VB 158, 186). */
export function cannotDeclare(state: State, me: SeatId, to: SeatId, kind: Enmity): Problem | undefined {
  const problem = stranger(state, me, to);
  if (problem !== undefined) return problem;
  const { enmity, treaties: signed } = relationOf(state.relations, me, to);
  if (signed.includes('alliance')) return impossible('VB 158', 'is-ally');
  return enmity !== undefined && (enmity.kind === 'war' || enmity.kind === kind)
    ? impossible('VB 186', 'already-declared', { declared: declarations[enmity.kind].name })
    : undefined;
}

/** Why an empire cannot give another one so many EP (OURS). */
export function cannotGive(state: State, me: SeatId, to: SeatId, ep: number): Problem | undefined {
  const problem = stranger(state, me, to);
  if (problem !== undefined) return problem;
  return relationOf(state.relations, me, to).enmity === undefined
    ? cannotSpend(state, me, ep)
    : impossible('VB 190', 'armistice-first');
}

/** Why an empire cannot choose so what becomes of the units of another one (VB 176). */
export function cannotIntern(state: State, me: SeatId, to: SeatId, holds: boolean): Problem | undefined {
  if (to === me || state.empires[to] === undefined)
    return impossible('VB 119', 'no-such-power', { power: to });
  return (state.empires[me]?.interns ?? []).includes(to) === holds
    ? impossible('VB 176', 'interns-so')
    : undefined;
}
