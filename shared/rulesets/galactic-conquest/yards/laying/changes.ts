import type { Yard } from '../../model/yards/yard.ts';
import { isDock } from '../../space/docks.ts';
import { stepsTo } from '../rates.ts';

/** What can be made of a yard: a larger one, or one that builds otherwise (B8.70 to B8.86, C21.20). */
export const changes = ['larger', 'specialised', 'automated', 'plain', 'compact', 'second'] as const;
export type Change = (typeof changes)[number];

export const changeNames: Readonly<Record<Change, string>> = {
  larger: 'One size larger',
  specialised: 'For one ship and its variants',
  automated: 'For one ship only',
  plain: 'For all ships again',
  compact: 'Compact',
  second: 'For second generation X-ships',
};
/** The technology that a change needs. */
export const techFor: Readonly<Partial<Record<Change, string>>> = {
  specialised: 'sy-spec',
  automated: 'sy-auto',
  compact: 'compact',
};
/** The year from which second generation X-ships are built (C21.10). */
export const secondYear = 198;
export const bySize: readonly string[] = ['SC2SY', 'SC3SY', 'SC4SY'];

/** Whether a yard of this kind can be changed so (B8.70, B8.80, B8.83, B8.86, B8.95, B8.96, C21.20). */
export function isFor(to: Change, { kind, only, compact, second }: Yard): boolean {
  const free = only === undefined && second !== true;
  switch (to) {
    case 'larger':
      return free && stepsTo(kind) !== undefined;
    case 'specialised':
      return second !== true && (bySize.includes(kind) || isDock(kind));
    case 'automated':
      return second !== true && bySize.includes(kind);
    case 'plain':
      return only !== undefined;
    case 'compact':
      return compact !== true && kind !== 'BSSY' && !isDock(kind);
    case 'second':
      return free && (kind === 'SC3SY' || kind === 'SC4SY');
  }
}

export const plainOf = ({ only: _, automated: __, ...yard }: Yard): Yard => yard;

/** The yard once it is changed. */
export function changed(yard: Yard, to: Change, hull: string | undefined): Yard {
  if (to === 'larger') return { ...yard, kind: stepsTo(yard.kind) ?? yard.kind };
  if (to === 'compact') return { ...yard, compact: true };
  if (to === 'second') return { ...yard, second: true };
  const plain = plainOf(yard);
  if (to === 'plain' || hull === undefined) return plain;
  return to === 'automated' ? { ...plain, only: hull, automated: true } : { ...plain, only: hull };
}
