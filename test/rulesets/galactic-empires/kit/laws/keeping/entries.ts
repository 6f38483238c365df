import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Event } from '#rulesets/galactic-empires/game.ts';
import type { Stack } from '#rulesets/galactic-empires/model/state.ts';
import { garrisonId } from '#rulesets/galactic-empires/model/state.ts';
import type { EventOf } from '../../../../../../shared/rulesets/galactic-empires/game.ts';
import type { Casualty } from '../../../../../../shared/rulesets/galactic-empires/model/battle.ts';
import type { BookEmpire, BookSector, BookUnit, Books } from '../books.ts';
import { isEmpty, keyParts, newUnit, pointsLeft, shipKey } from '../books.ts';

/** Writes one event down; what it says and cannot be is a fault. */
export type Keep<K extends Event['kind']> = {
  readonly [L in K]: (books: Books, event: EventOf<L>, phase: number) => void;
};

export function must(books: Books, so: boolean, event: Event, what: string): void {
  if (!so) books.faults.push(`${event.kind}: ${what} (${JSON.stringify(event)})`);
}

/** Looks a unit, sector or empire up; one that is not there is a fault, and a stand-in takes the entry. */
export function unitOf(books: Books, event: Event, id: UnitId): BookUnit {
  const unit = books.units.get(id);
  must(books, unit !== undefined, event, `there is no unit ${id}`);
  return unit ?? newUnit('starfleet', 0, '', undefined, '' as PlaceId);
}
export function sectorOf(books: Books, event: Event, place: PlaceId): BookSector {
  const sector = books.sectors.get(place);
  if (sector === undefined) throw new Error(`${event.kind}: there is no sector ${place}`);
  return sector;
}
export function empireOf(books: Books, event: Event, seat: SeatId): BookEmpire {
  const empire = books.empires.get(seat);
  if (empire === undefined) throw new Error(`${event.kind}: there is no empire ${seat}`);
  return empire;
}

export function pays(books: Books, event: Event, seat: SeatId, amount: number): void {
  const empire = empireOf(books, event, seat);
  must(books, Number.isSafeInteger(amount), event, `${amount} is no whole number of hundredths`);
  must(
    books,
    empire.money + amount >= 0,
    event,
    `the treasury of ${seat} holds ${empire.money} and changes by ${amount}`,
  );
  empire.money += amount;
}

export function add(unit: BookUnit, stack: Pick<Stack, 'rank' | 'type' | 'used'>, count: number): void {
  unit.ships.set(shipKey(stack), (unit.ships.get(shipKey(stack)) ?? 0) + count);
}

export function take(
  books: Books,
  event: Event,
  unit: BookUnit,
  { count, ...stack }: Pick<Stack, 'rank' | 'type' | 'used' | 'count'>,
): void {
  const left = (unit.ships.get(shipKey(stack)) ?? 0) - count;
  must(books, count > 0, event, `${count} ships are taken`);
  must(books, left >= 0, event, `${count} of «${shipKey(stack)}» leave a unit that has ${left + count}`);
  if (left > 0) unit.ships.set(shipKey(stack), left);
  else unit.ships.delete(shipKey(stack));
}

export function leave(books: Books, event: Event, unit: BookUnit, admiral: string): void {
  must(books, unit.admirals.delete(admiral), event, `admiral ${admiral} is not in the unit`);
  if (unit.leader === admiral) unit.leader = undefined;
}

export function lose(
  books: Books,
  event: Event,
  { unit: id, type, admiral, rank, used, count }: Casualty,
): void {
  const unit = unitOf(books, event, id);
  if (type !== undefined) take(books, event, unit, { type, rank, used, count });
  else if (admiral !== undefined) leave(books, event, unit, admiral);
  else must(books, false, event, 'nobody is lost');
}

export function gone(books: Books, id: UnitId): void {
  books.units.delete(id);
  unfollowed(books, id);
}
export function unfollowed(books: Books, id: UnitId): void {
  for (const unit of books.units.values()) if (unit.follows === id) unit.follows = undefined;
}

/** Whether ships that leave it bring no move-points along; a garrison's work binds none but its workers (GE 872, 876). */
export const isTired = ({ kind, spent, works }: BookUnit): boolean =>
  spent && !(kind === 'garrison' && works);

/** What picks up a phase: one thing in each, by starfleets that have move-points for it, and garrisons that do not move (GE 439, 457). */
export function acts(books: Books, event: Event, unit: BookUnit, phase: number, cost: number): void {
  must(
    books,
    unit.kind === 'starfleet' || event.kind === 'sector-pillaged' || event.kind === 'sector-searched',
    event,
    'a garrison acts in a phase',
  );
  must(books, !unit.spent || event.kind === 'starfleet-waited', event, 'the unit is busy');
  must(books, phase > unit.phase, event, `the unit has acted in phase ${unit.phase} already`);
  must(
    books,
    pointsLeft(books, unit) >= cost,
    event,
    `it costs ${cost} and ${pointsLeft(books, unit)} move-points are left`,
  );
  unit.phase = phase;
  const spent = [...unit.ships].map(([key, count]) => ({ ...keyParts(key), count }));
  unit.ships.clear();
  for (const { count, ...stack } of spent) add(unit, { ...stack, used: stack.used + cost }, count);
  for (const [admiral, used] of unit.admirals) unit.admirals.set(admiral, used + cost);
}

/** A sector goes to another empire: rights end, its empty garrison goes over. */
export function changesHands(
  books: Books,
  event: Event,
  place: PlaceId,
  from: SeatId | undefined,
  to: SeatId,
): void {
  const sector = sectorOf(books, event, place);
  const garrison = books.units.get(garrisonId(place));
  must(books, sector.owner === from, event, `the sector is ${String(sector.owner)}'s`);
  must(books, to !== from, event, 'it has this owner already');
  must(
    books,
    garrison === undefined || isEmpty(garrison),
    event,
    'the garrison goes over with ships or admirals in it',
  );
  Object.assign(sector, {
    owner: to,
    changedOwner: true,
    permitted: new Set(),
    ...(sector.annexedTo === to ? { decline: 0 } : {}),
  });
  unfollowed(books, garrisonId(place));
  if (garrison === undefined) return;
  Object.assign(garrison, {
    owner: to,
    name: `Garrison of ${books.start.sectors[place]?.name ?? ''}`,
    leader: undefined,
    follows: undefined,
    works: false,
  });
}

export const key = (a: SeatId, b: SeatId): string => [a, b].sort().join('+');
export function relate(
  books: Books,
  event: Event,
  a: SeatId,
  b: SeatId,
  from: string | undefined,
  to: string | undefined,
): void {
  must(books, a !== b && books.empires.has(a) && books.empires.has(b), event, 'these are no two empires');
  must(
    books,
    books.relations.get(key(a, b)) === from,
    event,
    `they are in ${books.relations.get(key(a, b)) ?? 'peace'}`,
  );
  if (to === undefined) books.relations.delete(key(a, b));
  else books.relations.set(key(a, b), to);
}
export const member = (set: Set<SeatId>, seat: SeatId, holds: boolean): void =>
  void (holds ? set.add(seat) : set.delete(seat));

export function hasRight(books: Books, event: Event, seat: SeatId, place: PlaceId): boolean {
  const { owner, permitted } = sectorOf(books, event, place);
  return (
    owner === seat ||
    permitted.has(seat) ||
    (owner !== undefined && empireOf(books, event, owner).passage.has(seat))
  );
}
export function isFoe(books: Books, event: Event, seat: SeatId, place: PlaceId): boolean {
  const { owner, permitted } = sectorOf(books, event, place);
  return owner === undefined ? !permitted.has(seat) : books.relations.get(key(seat, owner)) === 'war';
}
export const linked = (books: Books, a: PlaceId, b: PlaceId): boolean =>
  books.start.sectors[a]?.links.includes(b) ?? false;

export const nothing = (): void => {};
export const neverAlone = (books: Books, event: Event): void =>
  must(books, false, event, 'this is only ever heard, and never happens');
