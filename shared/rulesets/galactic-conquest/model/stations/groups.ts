import { replace } from '#kernel/steps/change.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Squadron } from '../squadron.ts';
import { squadronsAt } from './squadrons.ts';

/** A squadron that functions as one with these alone. */
const withOnly = ({ assembled: _, stays, ...rest }: Squadron, others: readonly UnitId[]): Squadron =>
  others.length === 0 ? rest : { ...rest, assembled: others, ...(stays && { stays }) };

/** A squadron that is about to leave its hex functions as one with nobody there any longer, wherever the others go (D2.34). */
export function leaveGroup(squadrons: Readonly<Record<UnitId, Squadron>>, unit: UnitId): void {
  const was = squadrons[unit];
  if (was === undefined) return;
  for (const [one, { assembled }] of squadronsAt(squadrons, was.place))
    if (assembled?.includes(unit) === true)
      replace(squadrons, one, (other) =>
        withOnly(
          other,
          assembled.filter((each) => each !== unit),
        ),
      );
  if (was.assembled !== undefined) replace(squadrons, unit, (other) => withOnly(other, []));
}
