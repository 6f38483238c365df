import type { Heard } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Event } from './game.ts';
import { surelySeen } from './knowledge/scouting.ts';
import { relation } from './model/relations.ts';
import type { Sector, State, Unit } from './model/state.ts';
import type { NamedUnit } from './model/units/forces.ts';
import {
  canFight,
  countOf,
  totalCombat,
  totalHitPoints,
  typesOf,
  unitsByPlace,
} from './model/units/forces.ts';
import type { KnownEmpire, KnownSector, Report, SeenUnit, View } from './model/view.ts';

/**
 * All that one empire knows after a turn: nothing else reaches its results file.
 * @param heard what it was told of the turn
 * @param last its view before the turn, for older reports
 */
export function makeView(state: State, seat: SeatId, heard: readonly Heard<Event>[], last?: View): View {
  const me = state.empires[seat];
  if (me === undefined) throw new Error(`no empire ${seat}`);
  const fought = new Set(
    heard.flatMap(({ event }) =>
      event.kind === 'battle-joined' || event.kind === 'battle-reported' ? [event.place] : [],
    ),
  );
  const news = Map.groupBy(heard, ({ event }) => event.place);
  const units = unitsByPlace(state);
  const reported = reportedPlaces(state, seat, heard);
  const own = Object.fromEntries(inOrder(state.units).filter(([, unit]) => unit.owner === seat));
  return {
    turn: state.turn,
    me: seat,
    parameters: state.parameters,
    status: me.status,
    treasury: me.treasury,
    empires: Object.fromEntries(
      inOrder(state.empires).map(([other]) => [
        other,
        { ...knownEmpire(state, seat, other), ...learnt(state.turn - 1, other, heard, last?.empires[other]) },
      ]),
    ),
    sectors: Object.fromEntries(
      inOrder(state.sectors).map(([place, sector]) => {
        const report = reported.has(place)
          ? reportOf(state.turn - 1, seat, sector, units.get(place) ?? [])
          : olderReport(seat, place, news.get(place) ?? [], last?.sectors[place]?.report);
        return [
          place,
          {
            ...onTheMap(sector),
            ...defined({ report }),
            ...(fought.has(place) ? { battle: true } : {}),
          },
        ];
      }),
    ),
    units: own,
    ...lostSince(last, own),
    ...victoryOf(state),
  };
}

/** The units and admirals that were lost last turn. */
function lostSince(last: View | undefined, own: View['units']): Pick<View, 'lost'> {
  if (last === undefined) return {};
  const units = inOrder(last.units)
    .filter(([id]) => own[id] === undefined)
    .map(([id, { kind, number, name }]) => [id, { kind, number, name }] as const);
  const left = new Set(valuesInOrder(own).flatMap(({ admirals }) => admirals.map(({ id }) => id)));
  const admirals = valuesInOrder(last.units)
    .flatMap((unit) => unit.admirals)
    .filter(({ id }) => !left.has(id))
    .map(({ id, name }) => [id, name] as const);
  return units.length + admirals.length === 0
    ? {}
    : { lost: { units: Object.fromEntries(units), admirals: Object.fromEntries(admirals) } };
}

/** The goal of the game; who has been announced is in the events. */
export function victoryOf({ victory }: State): Pick<View, 'victory'> {
  if (victory === undefined) return {};
  const { text, share } = victory;
  return { victory: { text, ...defined({ share }) } };
}

/** Sectors that are seen without a roll, scouted by ships, or shared by others (R-13.1, R-13.2, GE 1030). In a new game only the first. */
function reportedPlaces(state: State, seat: SeatId, heard: readonly Heard<Event>[]): ReadonlySet<PlaceId> {
  return new Set([
    ...surelySeen(state, seat),
    ...heard.flatMap(({ event }) =>
      event.kind === 'sectors-scouted' || event.kind === 'reports-shared' ? event.places : [],
    ),
  ]);
}

export const onTheMap = ({ number, name, q, r, links }: Sector): KnownSector => ({
  number,
  name,
  q,
  r,
  links,
});

export function reportOf(turn: number, seat: SeatId, sector: Sector, units: readonly NamedUnit[]): Report {
  const { owner, annexedTo, revenue, damage, builds, level, levelDamage, permitted, decline } = sector;
  return {
    turn,
    ...defined({ owner, annexedTo }),
    revenue,
    damage,
    ...defined({ builds }),
    level,
    levelDamage,
    permitted: owner === seat ? permitted : permitted.filter((other) => other === seat),
    decline: owner === seat || annexedTo === seat ? decline : 0,
    forces: units
      .filter(([, unit]) => unit.owner !== seat && canFight(unit))
      .map(([id, unit]) => seenUnit(id, unit)),
  };
}

export function seenUnit(unit: SeenUnit['unit'], seen: Unit): SeenUnit {
  const { kind, number, owner, stacks } = seen;
  return {
    unit,
    kind,
    number,
    ...defined({ owner }),
    ships: typesOf(seen).map((type) => ({ type, count: countOf(stacks, type) })),
    combat: totalCombat(seen),
    hitPoints: totalHitPoints(seen),
  };
}

/** An older report, corrected by what the reader heard of the sector since: its owner, its damage, and the reader's own annexation (E-11). */
function olderReport(
  seat: SeatId,
  place: PlaceId,
  heard: readonly Heard<Event>[],
  last: Report | undefined,
): Report | undefined {
  if (last === undefined) return undefined;
  let report = last;
  for (const { event } of heard) {
    if (event.place !== place) continue;
    if (event.kind === 'sector-captured')
      report = { ...ownedBy(report, event.by), permitted: [], forces: [] };
    if (event.kind === 'annexation-declined' && event.seat === seat)
      report = { ...report, decline: event.decline };
    if (event.kind === 'sector-given') report = { ...ownedBy(report, event.to), permitted: [] };
    if (event.kind === 'sector-damaged' || event.kind === 'sector-repaired')
      report = { ...report, damage: event.damage };
    if (event.kind === 'annexation-lapsed' || event.kind === 'sector-released') {
      const { annexedTo: _, ...rest } = report;
      report = { ...rest, decline: 0 };
    }
  }
  return report;
}

/** The report with another owner: once its annexer has the sector back, it no longer declines (E-11). */
const ownedBy = (report: Report, owner: SeatId): Report => ({
  ...report,
  owner,
  decline: owner === report.annexedTo ? 0 : report.decline,
});

function knownEmpire(state: State, seat: SeatId, other: SeatId): KnownEmpire {
  const mine = state.empires[seat];
  const theirs = state.empires[other];
  if (mine === undefined || theirs === undefined) throw new Error(`no empire ${other}`);
  const { name, adjective, ruler, banner, defeated } = theirs;
  return {
    name,
    adjective,
    ruler,
    banner,
    relation: relation(state, seat, other),
    givesPassage: theirs.passage.includes(seat),
    hasPassage: mine.passage.includes(other),
    accepts: !theirs.refuses.includes(seat),
    accepted: !mine.refuses.includes(other),
    givesInfo: theirs.sharesInfo.includes(seat),
    hasInfo: mine.sharesInfo.includes(other),
    computer: theirs.computer,
    ...defined({ level: theirs.level }),
    defeated,
  };
}

/** The latest that ambassadors and agents reported about an empire; several missions in one turn add up (GE 295, 998). */
function learnt(
  turn: number,
  other: SeatId,
  heard: readonly Heard<Event>[],
  last: KnownEmpire | undefined,
): Pick<KnownEmpire, 'address' | 'espionage'> {
  let { address, espionage } = last ?? {};
  for (const { event } of heard) {
    if (event.kind === 'ambassador-sent' && event.seat === other) address = event.address;
    if (event.kind === 'espionage-made' && event.on === other)
      espionage = { ...(espionage?.turn === turn ? espionage : {}), ...event.report, turn };
  }
  return defined({ address, espionage });
}
