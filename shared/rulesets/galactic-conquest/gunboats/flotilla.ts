import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Sending } from '../model/battle/away.ts';
import { isFlotillaScout, isLeader, isOfFlotilla, plainOfFlotilla } from '../model/battle/flotilla.ts';
import type { Band, Wing } from '../model/battle/wings.ts';
import { isGunboatClass } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import { impossible } from '../refusals.ts';

type Wanted = Pick<Sending, 'type' | 'count' | 'led'>;

/** Gunboats that ships carry, type by type. */
export function gunboatsIn(ships: readonly Ship[]): readonly Wing[] {
  const all = ships.flatMap(({ wings = [] }) => wings.filter((one) => isGunboatClass(one.class)));
  return [...Map.groupBy(all, ({ type }) => type).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ ...first, count: first.count + sumOf(rest.map(({ count }) => count)) }],
  );
}

const band = ({ most: _, links: __, ...flyer }: Wing, count: number): Band => ({ ...flyer, count });

/** The gunboats that fly together, or why they do not: six of a kind at most, or four with a leader and a scout (C20.22). */
export function flotillaOf(ships: readonly Ship[], { type, count, led }: Wanted): readonly Band[] | Problem {
  const aboard = gunboatsIn(ships);
  const plain = aboard.find((one) => one.type === type);
  if (plain === undefined || plain.count < count)
    return impossible('GC C20.25', 'gunboats-missing', { unit: type, left: plain?.count ?? 0 });
  if (isOfFlotilla(plain) || (led && (plain.class !== 'PF' || count !== plainOfFlotilla)))
    return impossible('GC C20.22', 'no-flotilla');
  if (!led) return [band(plain, count)];
  const [leader, scout] = [isLeader, isFlotillaScout].map((is) =>
    aboard.find((one) => is(one) && one.count > 0),
  );
  return leader === undefined || scout === undefined
    ? impossible('GC C20.22', 'no-flotilla')
    : [band(plain, count), band(leader, 1), band(scout, 1)];
}
