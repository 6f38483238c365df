import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Casualty, Event, EventOf } from '#rulesets/galactic-empires/model/events.ts';
import type { Stack } from '#rulesets/galactic-empires/model/state.ts';
import { garrisonId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { maybeStarship } from '#rulesets/galactic-empires/tables/starships.ts';
import type { BookEmpire, Books, BookSector, BookUnit } from './books.ts';
import { isEmpty, keyParts, newUnit, pointsLeft, shipKey, shipsIn } from './books.ts';

/** Writes one event down; what it says and cannot be is a fault. */
type Keep<K extends Event['kind']> = { readonly [L in K]: (books: Books, event: EventOf<L>, phase: number) => void };

function must(books: Books, so: boolean, event: Event, what: string): void {
  if (!so) books.faults.push(`${event.kind}: ${what} (${JSON.stringify(event)})`);
}

/** Looks a unit, sector or empire up; one that is not there is a fault, and a stand-in takes the entry. */
function unitOf(books: Books, event: Event, id: UnitId): BookUnit {
  const unit = books.units.get(id);
  must(books, unit !== undefined, event, `there is no unit ${id}`);
  return unit ?? newUnit('starfleet', 0, '', undefined, '' as PlaceId);
}
function sectorOf(books: Books, event: Event, place: PlaceId): BookSector {
  const sector = books.sectors.get(place);
  if (sector === undefined) throw new Error(`${event.kind}: there is no sector ${place}`);
  return sector;
}
function empireOf(books: Books, event: Event, seat: SeatId): BookEmpire {
  const empire = books.empires.get(seat);
  if (empire === undefined) throw new Error(`${event.kind}: there is no empire ${seat}`);
  return empire;
}

function pays(books: Books, event: Event, seat: SeatId, amount: number): void {
  const empire = empireOf(books, event, seat);
  must(books, Number.isSafeInteger(amount), event, `${amount} is no whole number of hundredths`);
  must(books, empire.money + amount >= 0, event, `the treasury of ${seat} holds ${empire.money} and changes by ${amount}`);
  empire.money += amount;
}

function add(unit: BookUnit, stack: Pick<Stack, 'rank' | 'type' | 'used'>, count: number): void {
  unit.ships.set(shipKey(stack), (unit.ships.get(shipKey(stack)) ?? 0) + count);
}

function take(books: Books, event: Event, unit: BookUnit, { count, ...stack }: Pick<Stack, 'rank' | 'type' | 'used' | 'count'>): void {
  const left = (unit.ships.get(shipKey(stack)) ?? 0) - count;
  must(books, count > 0, event, `${count} ships are taken`);
  must(books, left >= 0, event, `${count} of «${shipKey(stack)}» leave a unit that has ${left + count}`);
  if (left > 0) unit.ships.set(shipKey(stack), left);
  else unit.ships.delete(shipKey(stack));
}

function leave(books: Books, event: Event, unit: BookUnit, admiral: string): void {
  must(books, unit.admirals.delete(admiral), event, `admiral ${admiral} is not in the unit`);
  if (unit.leader === admiral) unit.leader = undefined;
}

function lose(books: Books, event: Event, { unit: id, type, admiral, rank, used, count }: Casualty): void {
  const unit = unitOf(books, event, id);
  if (type !== undefined) take(books, event, unit, { type, rank, used, count });
  else if (admiral !== undefined) leave(books, event, unit, admiral);
  else must(books, false, event, 'nobody is lost');
}

function gone(books: Books, id: UnitId): void {
  books.units.delete(id);
  unfollowed(books, id);
}
function unfollowed(books: Books, id: UnitId): void {
  for (const unit of books.units.values()) if (unit.follows === id) unit.follows = undefined;
}

/** Whether ships that leave it bring no move-points along; a garrison's work binds none but its workers (GE 872, 876). */
const isTired = ({ kind, spent, works }: BookUnit): boolean => spent && !(kind === 'garrison' && works);

/** What takes up a phase: one thing in each, by starfleets that have move-points for it, and garrisons that do not move (GE 439, 457). */
function acts(books: Books, event: Event, unit: BookUnit, phase: number, cost: number): void {
  must(books, unit.kind === 'starfleet' || event.kind === 'sector-pillaged' || event.kind === 'sector-searched', event, 'a garrison acts in a phase');
  must(books, !unit.spent || event.kind === 'starfleet-waited', event, 'the unit is busy');
  must(books, phase > unit.phase, event, `the unit has acted in phase ${unit.phase} already`);
  must(books, pointsLeft(books, unit) >= cost, event, `it costs ${cost} and ${pointsLeft(books, unit)} move-points are left`);
  unit.phase = phase;
  const spent = [...unit.ships].map(([key, count]) => ({ ...keyParts(key), count }));
  unit.ships.clear();
  for (const { count, ...stack } of spent) add(unit, { ...stack, used: stack.used + cost }, count);
  for (const [admiral, used] of unit.admirals) unit.admirals.set(admiral, used + cost);
}

/** A sector goes to another empire: rights end, its empty garrison goes over. */
function changesHands(books: Books, event: Event, place: PlaceId, from: SeatId | undefined, to: SeatId): void {
  const sector = sectorOf(books, event, place);
  const garrison = books.units.get(garrisonId(place));
  must(books, sector.owner === from, event, `the sector is ${String(sector.owner)}'s`);
  must(books, to !== from, event, 'it has this owner already');
  must(books, garrison === undefined || isEmpty(garrison), event, 'the garrison goes over with ships or admirals in it');
  Object.assign(sector, { owner: to, changedOwner: true, permitted: new Set(), ...(sector.annexedTo === to ? { decline: 0 } : {}) });
  unfollowed(books, garrisonId(place));
  if (garrison === undefined) return;
  Object.assign(garrison, { owner: to, name: `Garrison of ${books.start.sectors[place]?.name ?? ''}`, leader: undefined, follows: undefined, works: false });
}

const key = (a: SeatId, b: SeatId): string => [a, b].sort().join('+');
function relate(books: Books, event: Event, a: SeatId, b: SeatId, from: string | undefined, to: string | undefined): void {
  must(books, a !== b && books.empires.has(a) && books.empires.has(b), event, 'these are no two empires');
  must(books, books.relations.get(key(a, b)) === from, event, `they are in ${books.relations.get(key(a, b)) ?? 'peace'}`);
  if (to === undefined) books.relations.delete(key(a, b));
  else books.relations.set(key(a, b), to);
}
const member = (set: Set<SeatId>, seat: SeatId, holds: boolean): void => void (holds ? set.add(seat) : set.delete(seat));

function hasRight(books: Books, event: Event, seat: SeatId, place: PlaceId): boolean {
  const { owner, permitted } = sectorOf(books, event, place);
  return owner === seat || permitted.has(seat) || (owner !== undefined && empireOf(books, event, owner).passage.has(seat));
}
function isFoe(books: Books, event: Event, seat: SeatId, place: PlaceId): boolean {
  const { owner, permitted } = sectorOf(books, event, place);
  return owner === undefined ? !permitted.has(seat) : books.relations.get(key(seat, owner)) === 'war';
}
const linked = (books: Books, a: PlaceId, b: PlaceId): boolean => books.start.sectors[a]?.links.includes(b) ?? false;

const nothing = (): void => {};
const neverAlone = (books: Books, event: Event): void => must(books, false, event, 'this is only ever heard, and never happens');

const diplomacy: Keep<
  | 'status-changed' | 'leadership-changed' | 'war-declared' | 'acceptance-changed' | 'passage-changed' | 'permission-changed' | 'permission-bought'
  | 'permission-dropped' | 'ruler-renamed' | 'peace-established' | 'alliance-cancelled' | 'alliance-formed' | 'info-sharing-changed' | 'espionage-made'
  | 'ambassador-sent' | 'empire-defeated' | 'victory-reached' | 'reports-shared'
> = {
  'status-changed': (books, event) => void (empireOf(books, event, event.seat).status = event.status),
  'leadership-changed': (books, event) => void (empireOf(books, event, event.seat).computer = event.computer),
  'war-declared': (books, event) => {
    // Two who declare war on each other in one turn are at war by the first declaration.
    const before = books.relations.get(key(event.by, event.on));
    relate(books, event, event.by, event.on, before === 'war' ? 'war' : undefined, 'war');
    for (const [host, guest] of [[event.by, event.on], [event.on, event.by]] as const) {
      empireOf(books, event, host).passage.delete(guest);
      for (const sector of books.sectors.values()) if (sector.owner === host) sector.permitted.delete(guest);
    }
  },
  'acceptance-changed': (books, event) => member(empireOf(books, event, event.seat).refuses, event.from, !event.accepts),
  'passage-changed': (books, event) => member(empireOf(books, event, event.seat).passage, event.to, event.granted),
  'permission-changed': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, sector.owner === event.seat, event, 'the sector is not the giver’s');
    member(sector.permitted, event.to, event.granted);
  },
  'permission-bought': (books, event) => {
    must(books, sectorOf(books, event, event.place).owner === undefined, event, 'the sector is not independent');
    pays(books, event, event.seat, -event.cost);
    sectorOf(books, event, event.place).permitted.add(event.seat);
  },
  'permission-dropped': (books, event) => {
    must(books, sectorOf(books, event, event.place).permitted.delete(event.seat), event, 'there was no permission');
  },
  'ruler-renamed': (books, event) => void (empireOf(books, event, event.seat).ruler = event.name),
  'peace-established': (books, event) => relate(books, event, ...event.seats, 'war', undefined),
  'alliance-cancelled': (books, event) => {
    // As with wars: two who cancel in one turn have both cancelled.
    relate(books, event, event.by, event.with, books.cancelled.has(key(event.by, event.with)) ? undefined : 'alliance', undefined);
    books.cancelled.add(key(event.by, event.with));
  },
  'alliance-formed': (books, event) => relate(books, event, ...event.seats, undefined, 'alliance'),
  'info-sharing-changed': (books, event) => member(empireOf(books, event, event.seat).sharesInfo, event.with, event.shares),
  'espionage-made': (books, event) => pays(books, event, event.seat, -event.cost),
  'ambassador-sent': (books, event) => must(books, event.seat !== event.to && books.empires.has(event.to), event, 'nobody is told'),
  'empire-defeated': (books, event) => {
    empireOf(books, event, event.seat).defeated = true;
    must(books, ![...books.sectors.values()].some(({ owner }) => owner === event.seat), event, 'it owns a sector');
    for (const [id, unit] of [...books.units]) {
      if (unit.owner !== event.seat) continue;
      must(books, shipsIn(unit) === 0, event, `${id} has ships`);
      gone(books, id);
    }
  },
  'victory-reached': nothing,
  'reports-shared': (books, event) => must(books, empireOf(books, event, event.from).sharesInfo.has(event.seat), event, 'nothing is shared with it'),
};

const units: Keep<
  | 'starfleet-formed' | 'retreat-level-set' | 'defend-option-set' | 'leader-assigned' | 'follow-set' | 'unit-renamed' | 'admiral-renamed' | 'work-begun'
  | 'starfleet-cloaked' | 'starfleet-decloaked' | 'starships-transferred' | 'admiral-transferred' | 'starships-reassigned' | 'starships-disbanded'
  | 'admiral-disbanded' | 'starfleet-travelled' | 'starfleet-waited' | 'starfleet-sighted' | 'sector-searched' | 'starfleet-uncovered' | 'starfleet-dissolved'
> = {
  'starfleet-formed': (books, event) => {
    const { unit, seat, number, name, place } = event;
    must(books, !books.units.has(unit) && unit === starfleetId(seat, number), event, 'the number is taken');
    must(books, [...books.units.values()].some((other) => other.owner === seat && other.place === place), event, 'nobody is there to form it');
    books.units.set(unit, newUnit('starfleet', number, name, seat, place));
  },
  'retreat-level-set': (books, event) => void (unitOf(books, event, event.unit).retreatLevel = event.level),
  'defend-option-set': (books, event) => void (unitOf(books, event, event.unit).defends = event.defends),
  'leader-assigned': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, event.admiral === undefined || unit.admirals.has(event.admiral), event, 'he is not in the unit');
    unit.leader = event.admiral;
  },
  'follow-set': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, event.follows === undefined || (event.follows !== event.unit && unitOf(books, event, event.follows).owner === unit.owner), event, 'it cannot follow this');
    unit.follows = event.follows;
  },
  'unit-renamed': (books, event) => void (unitOf(books, event, event.unit).name = event.name),
  'admiral-renamed': (books, event) => must(books, unitOf(books, event, event.unit).admirals.has(event.admiral), event, 'he is not in the unit'),
  'work-begun': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.place === event.place && !unit.spent, event, 'it is elsewhere, or busy');
    unit.spent = true;
    unit.works = true;
  },
  'starfleet-cloaked': (books, event) => cloaks(books, event, true),
  'starfleet-decloaked': (books, event) => cloaks(books, event, false),
  'starships-transferred': (books, event) => {
    const [from, to] = [unitOf(books, event, event.from), unitOf(books, event, event.to)];
    meet(books, event, from, to);
    for (const stack of event.taken) {
      take(books, event, from, stack);
      const used = isTired(from) ? Math.max(stack.used, maybeStarship(stack.type)?.moves ?? 0) : stack.used;
      add(to, { type: stack.type, rank: event.rank, used }, stack.count);
    }
  },
  'admiral-transferred': (books, event) => {
    const [from, to] = [unitOf(books, event, event.from), unitOf(books, event, event.to)];
    meet(books, event, from, to);
    const used = from.admirals.get(event.admiral) ?? 0;
    leave(books, event, from, event.admiral);
    to.admirals.set(event.admiral, isTired(from) ? Math.max(used, books.start.parameters.admiralMoves) : used);
  },
  'starships-reassigned': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    const byUse = (stacks: readonly { readonly used: number; readonly count: number }[]): string =>
      JSON.stringify([...Map.groupBy(stacks, ({ used }) => used)].map(([used, list]) => [used, list.reduce((sum, { count }) => sum + count, 0)]).sort());
    const before = [...unit.ships].map(([name, count]) => ({ ...keyParts(name), count })).filter(({ type }) => type === event.type);
    must(books, byUse(before) === byUse(event.stacks), event, 'ships appear, vanish or come to rest');
    for (const stack of before) unit.ships.delete(shipKey(stack));
    for (const { count, ...stack } of event.stacks) {
      must(books, stack.type === event.type, event, 'another type is dealt');
      add(unit, stack, count);
    }
  },
  'starships-disbanded': (books, event) => {
    for (const stack of event.taken) take(books, event, unitOf(books, event, event.unit), stack);
    must(books, event.salvage >= 0, event, 'it costs money');
    pays(books, event, event.seat, event.salvage);
  },
  'admiral-disbanded': (books, event) => leave(books, event, unitOf(books, event, event.unit), event.admiral),
  'starfleet-travelled': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    const { owner } = unit;
    const [right, foe] = owner === undefined ? [false, false] : [hasRight(books, event, owner, event.to), isFoe(books, event, owner, event.to)];
    const fast = right && !sectorOf(books, event, event.to).changedOwner;
    must(books, unit.place === event.from && linked(books, event.from, event.to) && event.place === event.to, event, 'no way leads there');
    must(books, right || foe || unit.cloaked, event, 'it has no business there');
    must(books, event.cost === (fast ? 1 : 2) && event.phase === phase, event, 'the cost or the phase is wrong');
    acts(books, event, unit, phase, event.cost);
    unit.place = event.to;
  },
  'starfleet-waited': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    must(books, event.cost === (unit.waits === 0 ? 0 : 1) && event.place === unit.place, event, 'the cost or the place is wrong');
    acts(books, event, unit, phase, event.cost);
    unit.waits += 1;
  },
  'starfleet-sighted': neverAlone,
  'sector-searched': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.place === event.place && !unit.spent, event, 'it is elsewhere, or has no move-points');
    acts(books, event, unit, phase, 0);
    unit.spent = true;
  },
  'starfleet-uncovered': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.cloaked && unit.place === event.place && unit.owner === event.owner, event, 'it is not hidden there');
    unit.cloaked = false;
  },
  'starfleet-dissolved': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.kind === 'starfleet' && isEmpty(unit), event, 'it is not empty');
    gone(books, event.unit);
  },
};

function cloaks(books: Books, event: EventOf<'starfleet-cloaked' | 'starfleet-decloaked'>, hides: boolean): void {
  const unit = unitOf(books, event, event.unit);
  must(books, unit.kind === 'starfleet' && unit.cloaked !== hides && !unit.cloakChanged && unit.place === event.place, event, 'it cannot');
  Object.assign(unit, { cloaked: hides, cloakChanged: true });
}

function meet(books: Books, event: Event, from: BookUnit, to: BookUnit): void {
  must(books, from !== to && from.owner === to.owner && from.place === to.place, event, 'they do not meet');
  must(books, !from.cloaked && !to.cloaked, event, 'one of them is cloaked');
}

const battles: Keep<
  | 'battle-joined' | 'defences-damaged' | 'battle-round-fought' | 'casualties-removed' | 'starfleet-retreated' | 'wound-resolved' | 'battle-ended'
  | 'battle-reported' | 'move-points-lost' | 'tactics-grown' | 'siegecraft-grown' | 'sector-captured' | 'sector-pillaged' | 'pillage-seen'
> = {
  'battle-joined': (books, event) => {
    for (const { unit: id, owner, stacks } of event.sides) {
      const unit = unitOf(books, event, id);
      must(books, !unit.cloaked && unit.owner === owner && [event.place, event.across].includes(unit.place), event, `${id} is not there to be seen`);
      must(books, stacks.reduce((sum, { count }) => sum + count, 0) === shipsIn(unit), event, `${id} has ${shipsIn(unit)} ships`);
    }
    for (const [a, b] of event.hostile) {
      const [one, other] = [event.sides[a]?.owner, event.sides[b]?.owner];
      const guest = one ?? other;
      const atWar = one !== undefined && other !== undefined ? books.relations.get(key(one, other)) === 'war' : guest !== undefined && one !== other && isFoe(books, event, guest, event.place);
      must(books, atWar, event, `sides ${a} and ${b} are no enemies`);
    }
  },
  'defences-damaged': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, event.strikes > 0 && event.damage === Math.min(sector.level - sector.levelDamage, event.strikes), event, 'the damage is wrong');
    sector.levelDamage += event.damage;
  },
  'battle-round-fought': nothing,
  'casualties-removed': (books, event) => event.losses.forEach((loss) => lose(books, event, loss)),
  'starfleet-retreated': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.kind === 'starfleet' && linked(books, unit.place, event.to), event, 'no way leads there');
    Object.assign(unit, { place: event.to, spent: true });
  },
  'wound-resolved': (books, event) => {
    must(books, event.damage > 0 && event.damage < event.hitPoints && event.hurt.count === 1, event, 'this is no wound');
    if (event.lost) lose(books, event, event.hurt);
  },
  'battle-ended': nothing,
  'battle-reported': neverAlone,
  'move-points-lost': (books, event) => void (unitOf(books, event, event.unit).spent = true),
  'tactics-grown': (books, event) => must(books, event.gain > 0 && unitOf(books, event, event.unit).admirals.has(event.admiral), event, 'nobody learns'),
  'siegecraft-grown': (books, event) => must(books, event.gain > 0 && unitOf(books, event, event.unit).admirals.has(event.admiral), event, 'nobody learns'),
  'sector-captured': (books, event) => {
    must(books, isFoe(books, event, event.by, event.place), event, 'they are no enemies');
    must(books, [...books.units.values()].some((unit) => unit.owner === event.by && unit.place === event.place && !unit.cloaked && !isEmpty(unit)), event, 'nobody is there to take it');
    changesHands(books, event, event.place, event.from, event.by);
  },
  'sector-pillaged': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.owner === event.seat && unit.place === event.place && event.amount >= 0, event, 'it cannot');
    acts(books, event, unit, phase, 0);
    pays(books, event, event.seat, event.amount);
    unit.spent = true;
    sectorOf(books, event, event.place).pillaged = true;
  },
  'pillage-seen': neverAlone,
};

const last: Keep<
  | 'sector-damaged' | 'sector-repaired' | 'resources-sent' | 'upkeep-paid' | 'starships-deserted' | 'starships-built' | 'admiral-hired' | 'sector-ceded'
  | 'sector-annexed' | 'annexation-declined' | 'annexation-lapsed' | 'defences-built' | 'defences-repaired' | 'resources-decayed' | 'defences-razed'
  | 'garrison-withdrawn' | 'revenue-gained' | 'sector-given' | 'proclamation-issued' | 'proclamation-heard' | 'admiral-resigned' | 'sector-released' | 'sectors-scouted'
> = {
  'sector-damaged': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, event.damage === sector.damage + 1 && event.damage <= 3 && !sector.damagedNow, event, `the damage was ${sector.damage}`);
    Object.assign(sector, { damage: event.damage, damagedNow: true });
  },
  'sector-repaired': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, event.damage === sector.damage - 1 && event.damage >= 0 && !sector.damagedNow, event, `the damage was ${sector.damage}`);
    sector.damage = event.damage;
  },
  'resources-sent': (books, event) => {
    must(books, event.amount > 0 && event.fee >= 0 && event.seat !== event.to, event, 'nothing is sent');
    pays(books, event, event.seat, -event.amount - event.fee);
    pays(books, event, event.to, event.amount);
  },
  'upkeep-paid': (books, event) => {
    must(books, event.paid >= 0 && event.paid <= event.due, event, 'more is paid than is due');
    pays(books, event, event.seat, -event.paid);
  },
  'starships-deserted': (books, event) => event.losses.forEach((loss) => lose(books, event, loss)),
  'starships-built': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    const sector = sectorOf(books, event, event.place);
    const { builds, revenue } = books.start.sectors[event.place] ?? { revenue: 0 };
    sector.built += event.count;
    must(books, unit.kind === 'garrison' && unit.owner === event.seat && sector.owner === event.seat, event, 'it is not the builder’s');
    must(books, builds?.includes(event.type) ?? false, event, 'it is not on the list');
    must(books, event.count > 0 && sector.built <= revenue, event, `${sector.built} are built, of ${revenue}`);
    must(books, event.cost === event.count * (maybeStarship(event.type)?.cost ?? 0) * 100, event, 'the cost is wrong');
    pays(books, event, event.seat, -event.cost);
    add(unit, { type: event.type, rank: event.rank, used: 0 }, event.count);
  },
  'admiral-hired': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    const { admiral: { id, tactics, siegecraft, combat, hitPoints } } = event;
    const { hired, hireCost } = books.start.parameters;
    must(books, unit.owner === event.seat && unit.kind === 'garrison' && books.start.sectors[event.place]?.builds !== undefined, event, 'nobody can hire there');
    must(books, event.cost === hireCost * 100, event, 'the cost is wrong');
    must(books, ![...books.units.values()].some(({ admirals }) => admirals.has(id)), event, 'there is one of this id');
    for (const [figure, { least, most }] of [[tactics, hired.tactics], [siegecraft, hired.siegecraft], [combat, hired.combat], [hitPoints, hired.hitPoints]] as const) {
      must(books, figure >= least && figure <= most, event, `${figure} is not from ${least} to ${most}`);
    }
    pays(books, event, event.seat, -event.cost);
    unit.admirals.set(id, 0);
  },
  'sector-ceded': (books, event) => unannexed(books, event),
  'sector-annexed': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, sector.owner === event.seat && sector.ownerAtStart === event.seat && sector.annexedTo !== event.seat, event, 'it cannot be annexed');
    must(books, event.cost === (books.start.sectors[event.place]?.revenue ?? 0) * 100, event, 'the cost is wrong');
    pays(books, event, event.seat, -event.cost);
    Object.assign(sector, { annexedTo: event.seat, annexedNow: true, decline: 0 });
  },
  'annexation-declined': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, sector.annexedTo === event.seat && sector.owner !== event.seat && event.decline >= 0 && event.decline < 3, event, 'nothing declines');
    sector.decline = event.decline;
  },
  'annexation-lapsed': (books, event) => unannexed(books, event),
  'defences-built': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, event.level === sector.level + 1 && event.level <= 12, event, `the level was ${sector.level}`);
    must(books, event.cost === books.start.parameters.defences.cost * 100, event, 'the cost is wrong');
    pays(books, event, event.seat, -event.cost);
    sector.level = event.level;
    const { number, name } = books.start.sectors[event.place] ?? { number: 0, name: '' };
    if (!books.units.has(garrisonId(event.place))) books.units.set(garrisonId(event.place), newUnit('garrison', number, `Garrison of ${name}`, sector.owner, event.place));
  },
  'defences-repaired': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, event.levelDamage === sector.levelDamage - 1 && event.levelDamage >= 0, event, `the damage was ${sector.levelDamage}`);
    sector.levelDamage = event.levelDamage;
  },
  'resources-decayed': (books, event) => {
    const share = (empireOf(books, event, event.seat).money * books.start.parameters.decay) / 100;
    must(books, Math.abs(event.amount - share) <= 0.5, event, `the share is ${share}`);
    pays(books, event, event.seat, -event.amount);
  },
  'defences-razed': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, event.levels >= 1 && event.levels <= 4 && event.level === sector.level - event.levels && event.level >= 0, event, `the level was ${sector.level}`);
    must(books, event.salvage === event.levels * books.start.parameters.defences.razeSalvage * 100, event, 'the salvage is wrong');
    pays(books, event, event.seat, event.salvage);
    Object.assign(sector, { level: event.level, levelDamage: Math.min(sector.levelDamage, event.level) });
    if (event.level > 0 || books.start.sectors[event.place]?.builds !== undefined) return;
    const garrison = books.units.get(garrisonId(event.place));
    must(books, garrison === undefined || isEmpty(garrison), event, 'ships or admirals of the garrison vanish');
    gone(books, garrisonId(event.place));
  },
  'garrison-withdrawn': (books, event) => {
    const garrison = unitOf(books, event, event.unit);
    must(books, garrison.kind === 'garrison' && garrison.owner === event.seat && !books.units.has(event.into) && event.into === starfleetId(event.seat, event.number), event, 'it cannot');
    const fleet = newUnit('starfleet', event.number, event.name, event.seat, event.place);
    for (const [name, count] of garrison.ships) fleet.ships.set(name, count);
    for (const [admiral, used] of garrison.admirals) fleet.admirals.set(admiral, used);
    fleet.leader = garrison.leader;
    garrison.ships.clear();
    garrison.admirals.clear();
    garrison.leader = undefined;
    books.units.set(event.into, fleet);
  },
  'revenue-gained': (books, event) => {
    must(books, event.amount === event.sectors.reduce((sum, { amount }) => sum + amount, 0), event, 'the sum is wrong');
    must(books, new Set(event.sectors.map(({ place }) => place)).size === event.sectors.length, event, 'a sector yields twice');
    for (const { place, amount } of event.sectors) {
      const sector = sectorOf(books, event, place);
      const percent = [100, 80, 65, 50][sector.damage] ?? 0;
      must(books, sector.owner === event.seat && sector.annexedTo === event.seat && !sector.pillaged && !sector.changedOwner && !sector.annexedNow, event, `${place} yields nothing to it`);
      must(books, amount === (books.start.sectors[place]?.revenue ?? 0) * percent, event, `${place} yields another sum`);
    }
    pays(books, event, event.seat, event.amount);
  },
  'sector-given': (books, event) => changesHands(books, event, event.place, event.seat, event.to),
  'proclamation-issued': (books, event) => pays(books, event, event.seat, event.amount),
  'proclamation-heard': neverAlone,
  'admiral-resigned': (books, event) => leave(books, event, unitOf(books, event, event.unit), event.admiral),
  'sector-released': (books, event) => unannexed(books, event),
  'sectors-scouted': nothing,
};

function unannexed(books: Books, event: EventOf<'sector-ceded' | 'annexation-lapsed' | 'sector-released'>): void {
  const sector = sectorOf(books, event, event.place);
  must(books, sector.annexedTo === event.seat, event, `it is annexed to ${String(sector.annexedTo)}`);
  Object.assign(sector, { annexedTo: undefined, decline: 0 });
}

const keeping: Keep<Event['kind']> = { ...diplomacy, ...units, ...battles, ...last };

/** Writes one event of the ledger into the books. */
export function keep(books: Books, event: Event, phase: number): void {
  (keeping[event.kind] as (books: Books, event: Event, phase: number) => void)(books, event, phase);
}
