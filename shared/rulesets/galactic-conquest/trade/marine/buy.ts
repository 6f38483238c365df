import { integer, line } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { spend } from '../../bank/paying.ts';
import type { Empire } from '../../model/empire.ts';
import type { Coming } from '../../model/merchant.ts';
import type { State } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';

export const payers = ['merchants', 'treasury'] as const;
export const payerNames = { merchants: 'The merchants', treasury: 'The treasury' } as const;
/** Who pays for merchants: also the merchants with all that they have left, and the treasury the rest of one ship (E1.22). */
export const purses = [...payers, 'both'] as const;
export type Purse = (typeof purses)[number];
export const dutyNames = { working: 'Trade routes', reserve: 'Strategic reserve' } as const;
export const unitName = line(20, 1);
export const unitCount = integer(1, 1000);

/** What is left to whoever pays. */
export const leftWith = (
  { treasury, merchant }: Pick<Empire, 'treasury' | 'merchant'>,
  payer: Purse,
): number => (payer === 'merchants' ? 0 : treasury) + (payer === 'treasury' ? 0 : (merchant?.budget ?? 0));

/** Why whoever pays for a unit of merchants cannot: what it costs is more than is left to them (E1.10, E1.22). */
export function cannotPay(payer: Purse, cost: number, left: number): Problem | undefined {
  if (cost <= left) return undefined;
  return payer === 'merchants'
    ? impossible('GC E1.10', 'merchants-have', { cost, left })
    : impossible('GC E1.22', 'merchants-cost', { cost, left });
}

/** `Build 2xF-S, paid by the merchants`. */
export function paidSaid(done: Phrase, payer: Purse): Phrase {
  if (payer === 'both') return phrase('{done}, finished by the treasury', { done });
  return payer === 'treasury'
    ? phrase('{done}, paid by the treasury', { done })
    : phrase('{done}, paid by the merchants', { done });
}

/** Takes points from whoever pays. */
export function charge(draft: Draft<State>, owner: SeatId, payer: Purse, cost: number): void {
  if (payer === 'treasury') return spend(draft, owner, cost);
  if (payer === 'both')
    spend(draft, owner, Math.max(0, cost - (draft.empires[owner]?.merchant?.budget ?? 0)));
  change(draft.empires, owner, ({ merchant }) =>
    merchant === undefined
      ? {}
      : { merchant: { ...merchant, budget: Math.max(0, (merchant.budget ?? 0) - cost) } },
  );
}

/** Adds to what serves from the next turn on. */
export const expect = (draft: Draft<State>, owner: SeatId, coming: Coming): void =>
  change(draft.empires, owner, ({ merchant }) =>
    merchant === undefined ? {} : { merchant: { ...merchant, coming: [...(merchant.coming ?? []), coming] } },
  );
