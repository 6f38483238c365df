import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { costOf, kindredOf } from '../hangars/kinds.ts';
import { yearOf } from '../map/seats.ts';
import type { Flyer } from '../model/battle/wings.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { rowFor } from '../ships/fleet.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { kindOf } from '../ships/list/words.ts';
import { flyerNamed, isTopGun, untoppedType } from '../ships/wings.ts';

type World = Pick<State, 'empires' | 'turn' | 'year'>;

/** A type without its marks: `tmZY` is a ZY that is a mega fighter, and that a top gun flies. */
interface Marked {
  readonly row: Hull;
  readonly mega: boolean;
  readonly top: boolean;
}

function markedIn(list: ShipList, owner: SeatId, type: string): Marked | undefined {
  const top = isTopGun(type);
  const plain = untoppedType(type);
  const own = rowFor(list, owner, plain);
  const row = own ?? (plain.startsWith('m') ? rowFor(list, owner, plain.slice(1)) : undefined);
  return row === undefined || kindOf(row) !== 'fighter' ? undefined : { row, mega: own === undefined, top };
}

/** Whether a row is the same type, or a refit of it: a later variant of one base hull, which takes up as much room (C20.300). */
const isRefitOf = (from: Hull, to: Hull): boolean =>
  from === to ||
  (to.class === from.class &&
    to.spaces === from.spaces &&
    to.base === (from.base === '' ? from.designation : from.base) &&
    to.year > from.year);

/** What becomes of fighters or bombers of a type that are refitted, as their empire has them then; or why they are not. Pilots stay what they are (C20.100, C20.300). */
export function refitted(
  list: ShipList,
  state: World,
  owner: SeatId,
  { type, to }: { readonly type: string; readonly to: string },
): Flyer | Problem {
  const [was, is] = [markedIn(list, owner, type), markedIn(list, owner, to)];
  const flyer = flyerNamed(list, owner, to);
  if (was === undefined || is === undefined || flyer === undefined || was.top !== is.top)
    return impossible('GC C20.300', 'no-refit', { unit: type, to });
  if (!isRefitOf(was.row, is.row) || (was.mega && !is.mega) || (was.row === is.row && was.mega === is.mega))
    return impossible('GC C20.300', 'no-refit', { unit: type, to });
  if (is.row.year > yearOf(state))
    return impossible('GC C20.300', 'not-in-service', { hull: to, year: is.row.year });
  if (is.mega && !has(is.row, 'mega')) return impossible('GC C20.100', 'no-mega', { unit: to });
  return is.mega && !hasTech(state, owner, 'mega')
    ? impossible('GC C20.100', 'no-tech', { project: nameOfProject('mega') })
    : flyer;
}

export const isFlyer = (found: Flyer | Problem): found is Flyer => 'type' in found;

/** What it costs to refit so many: the difference of what both cost to build (C20.10, C20.100). OURS: nothing where the other type is no dearer. */
export function costOfRefit(
  list: ShipList,
  state: World,
  owner: SeatId,
  { type, to, count }: { readonly type: string; readonly to: string; readonly count: number },
): number {
  const halvesOf = (of: string): number => kindredOf(list, state, owner, untoppedType(of))?.halves ?? 0;
  return costOf({ halves: Math.max(0, halvesOf(to) - halvesOf(type)) }, count);
}

/** What a type of an empire can be refitted to this turn. */
export function refitsOf(list: ShipList, state: World, owner: SeatId, type: string): readonly string[] {
  const was = markedIn(list, owner, type);
  if (was === undefined) return [];
  const { row, top } = was;
  return list.hulls
    .filter((one) => rowFor(list, owner, one.designation) === one && isRefitOf(row, one))
    .flatMap(({ designation }) => [designation, `m${designation}`])
    .map((plain) => (top ? `t${plain}` : plain))
    .filter((to) => isFlyer(refitted(list, state, owner, { type, to })));
}
