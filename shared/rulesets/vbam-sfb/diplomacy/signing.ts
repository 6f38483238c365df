import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Enmity, Relations, Signable } from '../model/relations.ts';
import { allianceOf, pairOf, relationOf } from '../model/relations.ts';
import type { State } from '../model/state.ts';

/** What `seat` signs with `to`, as `to` does in the same turn. */
export interface Agreed {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly treaty: Signable;
}

/** All who would be in one alliance with a power: its allies, whoever signs with one of them, and their allies. */
function unionOf(relations: Relations, seat: SeatId, agreed: readonly Agreed[]): readonly SeatId[] {
  const found = new Set([seat]);
  for (const one of found) {
    for (const ally of allianceOf(relations, one)) found.add(ally);
    for (const other of agreed) if (other.treaty === 'alliance' && other.seat === one) found.add(other.to);
  }
  return [...found];
}

/**
 * Whether what two powers agree on comes into force: an Alliance needs all members, an armistice all allies on both sides who are enemies (VB 184).
 * Whom not all members take stays out, and keeps nobody else out.
 */
export function comesIntoForce(
  { relations }: Pick<State, 'relations'>,
  agreed: readonly Agreed[],
  { seat, to, treaty }: Agreed,
): boolean {
  const isAgreed = (a: SeatId, b: SeatId): boolean =>
    agreed.some((one) => one.seat === a && one.to === b && one.treaty === treaty);
  if (treaty === 'alliance') {
    const isWith = (a: SeatId, b: SeatId): boolean =>
      a === b || allianceOf(relations, a).includes(b) || isAgreed(a, b);
    const all = unionOf(relations, seat, agreed);
    const members = all.filter((one) => allianceOf(relations, one).length > 1);
    const coming = all.filter((one) => members.every((member) => isWith(one, member)));
    return (
      [seat, to].every((one) => coming.includes(one)) &&
      coming.every((a) => coming.every((b) => isWith(a, b)))
    );
  }
  if (treaty !== 'armistice') return true;
  return allianceOf(relations, seat).every((a) =>
    allianceOf(relations, to).every(
      (b) => a === b || relationOf(relations, a, b).enmity === undefined || isAgreed(a, b),
    ),
  );
}

/** A declaration that a power has to try, since an ally is at war (VB 184). */
export interface Duty {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly ally: SeatId;
}

/** What members of alliances have to try each turn: wars that an ally has declared, on powers that they know. */
export function dutiesIn({ empires, relations, strangers }: State): readonly Duty[] {
  const seats = keysInOrder(empires);
  const isStranger = (a: SeatId, b: SeatId): boolean => strangers.includes(pairOf(a, b));
  return seats.flatMap((seat) =>
    seats.flatMap((to): readonly Duty[] => {
      if (relationOf(relations, seat, to).enmity?.kind === 'war' || isStranger(seat, to)) return [];
      const ally = allianceOf(relations, seat).find((one) => {
        const { enmity } = relationOf(relations, one, to);
        return one !== seat && enmity?.kind === 'war' && enmity.by === one;
      });
      return ally === undefined ? [] : [{ seat, to, ally }];
    }),
  );
}

/** Allies of the attacked on whom a declaration is made by the same act (VB 184). */
export const drawnIn = (
  { relations }: Pick<State, 'relations'>,
  seat: SeatId,
  to: SeatId,
  kind: Enmity,
): readonly SeatId[] =>
  allianceOf(relations, to).filter((ally) => {
    const { enmity } = relationOf(relations, seat, ally);
    return ally !== to && enmity?.kind !== 'war' && enmity?.kind !== kind;
  });
