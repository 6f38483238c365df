import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import { empireArg } from '../model/naming.ts';
import type { Rank } from '../tables/starships.ts';
import type { State, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { placeArg, retreatPhrase, unitArg } from '../model/words.ts';
import type { ExpectedBattle, Preview } from '../preview/preview.ts';
import { doubtful } from '../refusals.ts';
import type { Listed } from './foretold.ts';

/** What the rulebook’s advice warns of, where a plan walks into it: all of it can be ordered, and seldom is what was meant. */
export const traps = (view: View, seen: Preview, listed: readonly Listed[]): readonly Problem[] => [
  ...comeLater(view, seen),
  ...retreats(view, seen, listed),
  ...listed.flatMap((one) => [...partings(seen, listed, one, view.me), ...pillaging(view, seen, one)]),
];

/** Who is sent into a battle that others of the empire begin in an earlier phase, and so alone (GE 557, 7089). */
function comeLater(view: View, { battles, entries }: Preview): readonly Problem[] {
  return entries.flatMap(({ event }) => {
    if (event.kind !== 'starfleet-travelled' || event.cause === undefined) return [];
    const { unit, to, phase } = event;
    const isIn = (one: ExpectedBattle): boolean => one.place === to && one.units.includes(unit);
    const begun = battles.find((one) => one.place === to && one.phase < phase && one.costsMovePoints);
    const [first] = begun?.units ?? [];
    if (begun === undefined || first === undefined || isIn(begun)) return [];
    return [
      about(
        event.cause,
        doubtful('GE 557', 'comes-later', {
          other: unitArg(view, first),
          place: placeArg(view, to),
          first: begun.phase,
          phase,
        }),
      ),
    ];
  });
}

/** Starfleets whose retreat level is not what it seems, in the first battle that they come to (GE 1664, 1902). */
function retreats(view: View, { battles, entries }: Preview, listed: readonly Listed[]): readonly Problem[] {
  const judged = new Set<UnitId>();
  return battles.flatMap(({ place, units, scene }) =>
    units.flatMap((id) => {
      const unit = scene.units[id];
      if (unit === undefined || judged.has(id)) return [];
      judged.add(id);
      const isLed = unit.follows !== undefined && units.includes(unit.follows);
      const code = isLed || staysInDefences(scene, unit, view.me) ? undefined : retreatTrap(unit);
      if (code === undefined) return [];
      const said = doubtful('GE 1902', code, {
        when: retreatPhrase(unit.retreatLevel),
        place: placeArg(view, place),
      });
      const level = listed.findLast((one) => one.unit === id && one.order.kind === 'set-retreat-level');
      const came = entries.findLast(
        ({ event }) => event.kind === 'starfleet-travelled' && event.unit === id && event.to === place,
      );
      const order = level?.order.ref ?? came?.event.cause;
      return [order === undefined ? { ...said, at: { unit: id } } : about(order, said)];
    }),
  );
}

/** Whether the starfleet will fight inside the defences, and so never retreat (GE 517). */
const staysInDefences = ({ sectors }: State, { defends, place }: Unit, me: SeatId): boolean => {
  const sector = sectors[place];
  return defends && sector?.owner === me && sector.level > 0;
};

/** An empty rank counts as lost; who has ships in no other rank has none left to retreat (GE 1664). */
function retreatTrap({
  kind,
  stacks,
  retreatLevel,
}: Unit): 'retreats-at-once' | 'retreats-never' | undefined {
  if (kind !== 'starfleet' || retreatLevel === 5 || stacks.length === 0) return undefined;
  const isUpTo = ({ rank }: { readonly rank: Rank }): boolean => rank <= retreatLevel;
  if (!stacks.some(isUpTo)) return 'retreats-at-once';
  return stacks.every(isUpTo) ? 'retreats-never' : undefined;
}

/** Who parts with an ally but leaves them the way through their sectors, or stands in theirs (GE 1922, 1924). */
function partings(
  { start, moved }: Preview,
  listed: readonly Listed[],
  { order }: Listed,
  me: SeatId,
): readonly Problem[] {
  if (order.kind !== 'cancel-alliance') return [];
  const { with: ally } = order;
  const args = { empire: empireArg(start, ally) };
  const revokes = listed.some((one) => one.order.kind === 'revoke-passage' && one.order.from === ally);
  const abroad = valuesInOrder(moved.units).filter(
    ({ owner, kind, place }) => owner === me && kind === 'starfleet' && moved.sectors[place]?.owner === ally,
  ).length;
  return [
    ...(start.empires[me]?.passage.includes(ally) === true && !revokes
      ? [doubtful('GE 1924', 'passage-stays', args)]
      : []),
    ...(abroad === 0 ? [] : [doubtful('GE 1922', 'fleets-abroad', { ...args, count: abroad })]),
  ].map((problem) => about(order.ref, problem));
}

/** Who pillages a sector that they keep, and that pays its revenue to them anyway (GE 7049). */
function pillaging(view: View, { entries, end }: Preview, { order }: Listed): readonly Problem[] {
  if (order.kind !== 'pillage') return [];
  const done = entries.find(({ event }) => event.cause === order.ref)?.event;
  const place = done?.kind === 'sector-pillaged' ? done.place : undefined;
  const sector = place === undefined ? undefined : end.sectors[place];
  return place === undefined || sector?.owner !== view.me || sector.annexedTo !== view.me
    ? []
    : [about(order.ref, doubtful('GE 7049', 'pillages-own', { place: placeArg(view, place) }))];
}
