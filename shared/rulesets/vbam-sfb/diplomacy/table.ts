import type { Enmity, Signable, Treaty } from '../model/relations.ts';

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
