import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Level } from '../model/empire.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { hexesBetween } from './forces.ts';
import { powerOf, powerRead, seatsIn, sightings } from './strength.ts';
import type { Planner } from './planner.ts';

/** Percent of the systems that it began with, in eighths of a major one, at which an empire without its homeworld gives up. */
const lostAt: Readonly<Record<Level, number>> = { cautious: 50, steady: 35, bold: 20 };
const eighths = { homeworld: 8, major: 8, minor: 4 } as const;

/** Who has the foreign systems nearest to those of an empire, or had most to do with its fall. */
function victorOf({ view, me, ...planner }: Planner): SeatId | undefined {
  const own = inOrder(view.systems).flatMap(([place, { owner }]) => (owner === me ? [place] : []));
  return inOrder(view.systems)
    .filter(([, { owner }]) => owner !== me && view.fallen?.[owner] === undefined)
    .map(([place, { owner }]) => ({
      owner,
      far: Math.min(999, ...own.map((one) => hexesBetween({ ...planner, view, me }, one, place))),
    }))
    .toSorted(
      compareBy(
        ({ far }) => far,
        ({ owner }) => owner,
      ),
    )[0]?.owner;
}

/** Surrenders where an empire has lost its homeworld and most of its systems, and is the weaker one in its own space (B14.10); whether it does. */
export function giveUp(planner: Planner): boolean {
  const { view, me, level } = planner;
  const began = view.empires[me]?.began ?? 0;
  if (began === 0 || homeworldOf(view, me) !== undefined) return false;
  const left = sumOf(
    valuesInOrder(view.systems).map(({ owner, kind }) => (owner === me ? eighths[kind] : 0)),
  );
  if (left * 100 > began * lostAt[level]) return false;
  const navy = sumOf(
    valuesInOrder(view.squadrons).map(({ seat, ships }) => (seat === me ? powerOf(ships) : 0)),
  );
  const seen = sightings(planner).filter(([, contact]) => seatsIn(contact).some((seat) => seat !== me));
  if (navy > sumOf(seen.map(([, contact]) => powerRead(planner, contact)))) return false;
  const to = victorOf(planner);
  return to !== undefined && planner.order({ kind: 'surrender', to: [to] });
}
