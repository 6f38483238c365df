import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { annexedCount } from '#rulesets/galactic-empires/empire/limits.ts';
import type { Event } from '#rulesets/galactic-empires/game.ts';
import { relation } from '#rulesets/galactic-empires/model/relations.ts';
import type { State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { ranks } from '#rulesets/galactic-empires/tables/starships.ts';
import { blankUnit } from '#rulesets/galactic-empires/model/units/blankUnit.ts';
import { shipCount, totalCombat, totalHitPoints } from '#rulesets/galactic-empires/model/units/forces.ts';
import { unitLabel } from '#rulesets/galactic-empires/model/words.ts';
import { movePoints } from '#rulesets/galactic-empires/movement/movement.ts';
import { maybeStarship } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Facts } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Scalar } from '#test/support/cases/caseFile.ts';
import { plain } from '#test/support/cases/check.ts';
import {
  admiralNameOf,
  independents,
  placeNumber,
  seatName,
  typeName,
  typeNamed,
  unitName,
  unitNamed,
} from './names.ts';

/** Every fact of a world that a case can ask for: `empires`, `sectors`, `units`, `relations`, `turn`. */
export function factsOf(state: State): Facts {
  return {
    turn: state.turn,
    empires: Object.fromEntries(
      keysInOrder(state.empires).map((seat) => [seatName(seat), empireFacts(state, seat)]),
    ),
    sectors: Object.fromEntries(
      inOrder(state.sectors).map(([place]) => [String(placeNumber(place)), sectorFacts(state, place)]),
    ),
    units: unitFactsByOwner(state),
    relations: Object.fromEntries(
      keysInOrder(state.empires).map((seat) => [
        seatName(seat),
        Object.fromEntries(
          keysInOrder(state.empires).map((other) => [seatName(other), relation(state, seat, other)]),
        ),
      ]),
    ),
  };
}

const named = (seats: readonly SeatId[] = []): string => seats.map(seatName).join(' and ') || 'nobody';

function empireFacts(state: State, seat: SeatId): Facts {
  const units = valuesInOrder(state.units).filter(({ owner }) => owner === seat);
  return {
    treasury: (state.empires[seat]?.treasury ?? 0) / 100,
    status: state.empires[seat]?.status ?? null,
    ruler: state.empires[seat]?.ruler ?? null,
    computer: state.empires[seat]?.computer ?? false,
    level: state.empires[seat]?.level ?? null,
    defeated: state.empires[seat]?.defeated ?? false,
    refuses: named(state.empires[seat]?.refuses),
    passage: named(state.empires[seat]?.passage),
    informs: named(state.empires[seat]?.sharesInfo),
    sectors: valuesInOrder(state.sectors).filter(({ owner }) => owner === seat).length,
    annexed: annexedCount(state, seat),
    ships: units.reduce((sum, unit) => sum + shipCount(unit), 0),
    fleets: units.filter(({ kind }) => kind === 'starfleet').length,
    admirals: units.reduce((sum, { admirals }) => sum + admirals.length, 0),
  };
}

function sectorFacts(state: State, place: PlaceId): Facts {
  const sector = state.sectors[place];
  if (sector === undefined) return {};
  return {
    name: sector.name,
    owner: seatName(sector.owner),
    'annexed to': sector.annexedTo === undefined ? 'nobody' : seatName(sector.annexedTo),
    annexedTo: sector.annexedTo === undefined ? 'nobody' : seatName(sector.annexedTo),
    revenue: sector.revenue,
    damage: sector.damage,
    decline: sector.decline,
    defence: sector.level,
    'defence damage': sector.levelDamage,
    defenceDamage: sector.levelDamage,
    'changed owner': sector.changedOwner,
    changedOwner: sector.changedOwner,
    battles: sector.battles,
    permits: named(sector.permitted),
    pillaged: sector.pillaged,
  };
}

function unitFactsByOwner(state: State): Facts {
  const byOwner = Map.groupBy(valuesInOrder(state.units), ({ owner }) => seatName(owner));
  return Object.fromEntries(
    [...byOwner].map(([owner, units]) => [
      owner,
      Object.fromEntries(units.map((unit) => [unitLabel(unit), unitFacts(state, unit)])),
    ]),
  );
}

function unitFacts(state: State, unit: Unit): Facts {
  const leader = unit.admirals.find(({ id }) => id === unit.leader);
  return {
    name: unit.name,
    place: placeNumber(unit.place),
    ships: shipCount(unit),
    admirals: unit.admirals.length,
    moves: movePoints(state, unit),
    combat: totalCombat(unit),
    hits: totalHitPoints(unit) / 10,
    leader: leader?.name ?? 'nobody',
    tactics: leader?.tactics ?? 0,
    siegecraft: leader?.siegecraft ?? 0,
    retreat: unit.retreatLevel,
    defends: unit.defends,
    follows: unit.follows === undefined ? 'nobody' : unitName(unit.follows),
    cloaked: unit.cloaked,
    retreated: unit.retreated,
    working: unit.working ?? false,
    ranks: Object.fromEntries(
      ranks.map((rank) => [String(rank), countOf(unit, (stack) => stack.rank === rank)]),
    ),
    types: Object.fromEntries(
      unit.stacks.flatMap(({ type }) => {
        const count = countOf(unit, (stack) => stack.type === type);
        return [
          [typeName(type), count],
          [maybeStarship(type)?.name ?? type, count],
        ];
      }),
    ),
  };
}

const countOf = (unit: Unit, which: (stack: Unit['stacks'][number]) => boolean): number =>
  unit.stacks.filter(which).reduce((sum, { count }) => sum + count, 0);

const hundredths: Readonly<Record<string, readonly string[]>> = {
  'upkeep-paid': ['due', 'paid'],
  'starships-built': ['cost'],
  'sector-annexed': ['cost'],
  'resources-decayed': ['amount'],
  'revenue-gained': ['amount'],
  'proclamation-issued': ['amount'],
  'permission-bought': ['cost'],
  'starships-disbanded': ['salvage'],
  'sector-pillaged': ['amount'],
  'resources-sent': ['amount', 'fee'],
  'admiral-hired': ['cost'],
  'defences-built': ['cost'],
  'defences-razed': ['salvage'],
  'espionage-made': ['cost', 'treasury'],
};

/** An event with names for ids, whole resources for hundredths and hit points for tenths. */
export function plainEvent(event: Event, state: State): Facts {
  const plainValue = (value: unknown, name: string): Scalar | Facts => {
    if (typeof value === 'number') {
      if (name === 'hitPoints') return value / 10;
      return (hundredths[event.kind] ?? []).includes(name) ||
        (event.kind === 'revenue-gained' && name === 'amount')
        ? value / 100
        : value;
    }
    if (typeof value === 'string') return plainText(value, state);
    if (Array.isArray(value))
      return Object.fromEntries(value.map((item, at) => [String(at + 1), plainValue(item, name)]));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        inOrder(value as Record<string, unknown>).map(([key, item]) => [key, plainValue(item, key)]),
      );
    return (value ?? null) as Scalar;
  };
  return plainValue({ ...event }, '') as Facts;
}

function plainText(value: string, state: State): Scalar {
  if (/^s\d{5}$/.test(value)) return placeNumber(value as PlaceId);
  if (/^(.+\.a|g)\d{5}$/.test(value)) return unitName(value as UnitId);
  if (state.empires[value as SeatId] !== undefined) return seatName(value as SeatId);
  return maybeStarship(value as never) === undefined ? admiralNameOf(value, state) : typeName(value as never);
}

/** The facts that each sort of thing has; a unit that is not there has none, but could have had these. */
function knownFacts(state: State): Readonly<Record<string, readonly string[]>> {
  const [seat] = keysInOrder(state.empires);
  const [place] = inOrder(state.sectors)[0] ?? [];
  return {
    empires: seat === undefined ? [] : Object.keys(empireFacts(state, seat)),
    sectors: place === undefined ? [] : Object.keys(sectorFacts(state, place)),
    units:
      place === undefined ? [] : Object.keys(unitFacts(state, blankUnit('starfleet', 1, 'A1', place, seat))),
  };
}

const anyOf = (what: string, name: string, known: readonly string[]): void => {
  if (known.some((one) => plain(one) === plain(name))) return;
  throw new CaseMistake(`no ${what} is called «${name}»; there are ${known.join(', ')}`);
};

/** A fact can be nothing, but only one that could be something. */
export function checkFact(path: string, state: State): void {
  const [group = '', thing = '', ...rest] = path.split('.');
  const empires = keysInOrder(state.empires).map(seatName);
  if (group === 'empires' || group === 'relations') anyOf('empire of this case', thing, empires);
  if (group === 'relations' && rest[0] !== undefined) anyOf('empire of this case', rest[0], empires);
  if (group === 'sectors')
    anyOf(
      'sector',
      thing,
      Object.keys(state.sectors).map((place) => String(placeNumber(place as PlaceId))),
    );
  if ((group === 'empires' || group === 'sectors') && rest[0] !== undefined)
    anyOf(`fact of ${group}`, rest.join('.'), knownFacts(state)[group] ?? []);
  if (group === 'units') checkUnitFact(thing, rest, state, [...empires, independents]);
}

function checkUnitFact(
  owner: string,
  [label = '', fact, ...more]: readonly string[],
  state: State,
  owners: readonly string[],
): void {
  anyOf('owner of units in this case', owner, owners);
  if (label !== '') unitNamed(label, undefined);
  if (fact !== undefined) anyOf('fact of units', fact, knownFacts(state)['units'] ?? []);
  if (fact === 'types' && more.length > 0) typeNamed(more.join('.'));
  else if (fact === 'ranks' && more.length > 0) anyOf('rank', more.join('.'), ranks.map(String));
  else if (more.length > 0)
    throw new CaseMistake(`«${String(fact)}» of a unit is one fact: nothing stands behind it`);
}

/** `sector 2 owner is …`, `Klingon Empire A1 ships is …`, `Klingon Empire treasury is …`, `Klingon Empire with Gorn Hegemony is war`. */
export function factLine(line: string): { readonly path: string; readonly rest: string } | undefined {
  const [, subject, rest] = /^(.+?)\s+(is .+)$/.exec(line) ?? [];
  if (subject === undefined || rest === undefined) return undefined;
  const sector = /^sector (\d+) (.+)$/.exec(subject);
  if (sector !== null) return { path: `sectors.${sector[1] ?? ''}.${sector[2] ?? ''}`, rest };
  const unit = /^(.+?) ([AG]\d+)(?: (rank|type) (.+?)| (.+))?$/.exec(subject);
  if (unit !== null) {
    const [, owner = '', label = '', group, member = '', fact] = unit;
    const last = group !== undefined ? `.${group}s.${member}` : fact === undefined ? '' : `.${fact}`;
    return { path: `units.${owner}.${label}${last}`, rest };
  }
  const both = /^(.+) with (.+)$/.exec(subject);
  if (both !== null) return { path: `relations.${both[1] ?? ''}.${both[2] ?? ''}`, rest };
  const empire = /^(.+) (\S+)$/.exec(subject);
  return empire === null ? undefined : { path: `empires.${empire[1] ?? ''}.${empire[2] ?? ''}`, rest };
}
