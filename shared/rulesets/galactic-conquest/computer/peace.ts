import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Level } from '../model/empire.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { forcesOf, hexesBetween } from './forces.ts';
import { powerRead, seatsIn, sightings } from './strength.ts';
import type { Planner } from './planner.ts';

/** Percent of the systems that it began with, in eighths of a major one, at which an empire gives up. */
const lostAt: Readonly<Record<Level, number>> = { cautious: 50, steady: 35, bold: 40 };
/** By how much sooner without its homeworld. */
const homeless = 15;
/** With so many times fewer it gives up, whatever its navy. */
const hopeless = 2;
/** So too with so many percent of what it began with, where another empire has so many times its systems. */
const [halved, outgrown] = [55, 3] as const;
const eighths = { homeworld: 8, major: 8, minor: 4 } as const;

/** Who has the foreign systems nearest to those of an empire, or had most to do with its fall. */
function victorOf(planner: Planner): SeatId | undefined {
  const { view, me } = planner;
  const left = inOrder(view.systems).flatMap(([place, { owner }]) => (owner === me ? [place] : []));
  const own = left.length > 0 ? left : valuesInOrder(view.squadrons).map(({ place }) => place);
  return inOrder(view.systems)
    .filter(([, { owner }]) => owner !== me && view.fallen?.[owner] === undefined)
    .map(([place, { owner }]) => ({
      owner,
      far: Math.min(999, ...own.map((one) => hexesBetween(planner, one, place))),
    }))
    .toSorted(
      compareBy(
        ({ far }) => far,
        ({ owner }) => owner,
      ),
    )[0]?.owner;
}

/** Surrenders to whoever has most to do with its fall. */
function yields(planner: Planner): boolean {
  const to = victorOf(planner);
  return to !== undefined && planner.order({ kind: 'surrender', to: [to] });
}

/** Whether some other empire has grown so much that nothing is left to win. */
function isOutgrown({ view: { systems, me } }: Planner): boolean {
  const counts = new Map<SeatId, number>();
  for (const { owner } of valuesInOrder(systems)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return Math.max(0, ...counts.values()) >= outgrown * (counts.get(me) ?? 0);
}

/** Surrenders where an empire has lost most of its systems, and is the weaker one in its own space, or has next to none (B14.10); whether it does. */
export function giveUp(planner: Planner): boolean {
  const { view, me, level } = planner;
  const began = view.empires[me]?.began ?? 0;
  if (began === 0) return false;
  const left = sumOf(
    valuesInOrder(view.systems).map(({ owner, kind }) => (owner === me ? eighths[kind] : 0)),
  );
  const bears = lostAt[level] + (homeworldOf(view, me) === undefined ? homeless : 0);
  if (left * 100 <= began * halved && isOutgrown(planner)) return yields(planner);
  if (left * 100 > began * bears) return false;
  if (left * 100 * hopeless <= began * bears) return yields(planner);
  const navy = sumOf(forcesOf(planner).map(({ power }) => power));
  const seen = sightings(planner).filter(([, contact]) => seatsIn(contact).some((seat) => seat !== me));
  if (navy > sumOf(seen.map(([, contact]) => powerRead(planner, contact)))) return false;
  return yields(planner);
}
