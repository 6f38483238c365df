import type { Shape } from '#kernel/codec/shape.ts';
import { flag, integer, line, list, object, oneOf, optional, record, text } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { AdmiralId } from '../model/ids.ts';
import { levels } from '../model/levels.ts';
import {
  buildList,
  count,
  damage,
  elsewhereRule,
  espionageParts,
  level,
  lookedOver,
  money,
  most,
  onMap,
  pairPattern,
  parameters,
  place,
  revenue,
  seat,
  seats,
  sectorNumber,
  shipType,
  shortName,
  status,
  strength,
  turn,
  unit,
  unitRef,
} from '../model/parts.ts';
import type { Unit } from '../model/state.ts';
import type { KnownEmpire, KnownSector, Report, SeenUnit, View } from '../model/view.ts';
import { broken, mapFaults, missing, missingSeats, unitFaults } from './references.ts';

const seen: Shape<SeenUnit> = object({
  unit: unitRef,
  kind: oneOf(['starfleet', 'garrison']),
  number: sectorNumber,
  owner: optional(seat),
  ships: list(object({ type: shipType, count }), 200),
  combat: strength,
  hitPoints: strength,
});

const report: Shape<Report> = object({
  turn,
  owner: optional(seat),
  annexedTo: optional(seat),
  revenue,
  damage,
  builds: optional(buildList),
  level,
  levelDamage: level,
  permitted: seats,
  decline: integer(0, 99),
  forces: list(seen, most.units),
});

const known: Shape<KnownSector> = object({
  number: sectorNumber,
  name: line(60, 1),
  q: onMap,
  r: onMap,
  links: list(place, most.links),
  report: optional(report),
  battle: optional(flag),
});

const empire: Shape<KnownEmpire> = object({
  name: line(60, 1),
  adjective: shortName,
  ruler: shortName,
  banner: integer(0, most.empires - 1),
  relation: oneOf(['self', 'war', 'neutral', 'alliance']),
  givesPassage: flag,
  hasPassage: flag,
  accepts: flag,
  accepted: flag,
  givesInfo: flag,
  hasInfo: flag,
  computer: flag,
  level: optional(oneOf(levels)),
  defeated: flag,
  address: optional(line(200)),
  espionage: optional(object({ turn, ...espionageParts })),
});

type LostUnit = NonNullable<View['lost']>['units'][UnitId];
const lostUnit: Shape<LostUnit> = object({
  kind: oneOf(['starfleet', 'garrison']),
  number: sectorNumber,
  name: line(60),
});

/** What one empire knows; a view whose parts contradict each other is refused. */
export const viewShape: Shape<View> = lookedOver(
  object({
    turn,
    me: seat,
    parameters,
    status,
    treasury: money,
    empires: record<SeatId, KnownEmpire>(empire, most.empires),
    sectors: record<PlaceId, KnownSector>(known, most.sectors),
    units: record<UnitId, Unit>(unit, most.units),
    lost: optional(
      object({
        units: record<UnitId, LostUnit>(lostUnit, most.units),
        admirals: record<AdmiralId, string>(shortName, most.units),
      }),
    ),
    victory: optional(object({ text: text(4_000), share: optional(integer(1, 100)) })),
    battling: optional(
      object({
        units: record<UnitId, Unit>(unit, most.units),
        relations: record<string, 'war' | 'alliance'>(
          oneOf(['war', 'alliance']),
          most.empires * most.empires,
          pairPattern,
        ),
        elsewhere: optional(elsewhereRule),
      }),
    ),
  }),
  viewFaults,
);

function* viewFaults(view: View): Iterable<Problem> {
  // The game master has no empire.
  if (view.me !== gameMaster && !Object.hasOwn(view.empires, view.me)) yield missing('me', 'empire', view.me);
  for (const [id, { relation, espionage }] of inOrder(view.empires)) {
    if ((relation === 'self') !== (id === view.me))
      yield broken(`empires.${id}.relation`, 'self is the relation to oneself alone');
    if (espionage === undefined) continue;
    if (espionage.turn > view.turn)
      yield broken(`empires.${id}.espionage.turn`, 'a report cannot come from a later turn');
    yield* missingSeats(
      view,
      `empires.${id}.espionage`,
      (espionage.relations ?? []).map(({ seat: other }) => other),
    );
    for (const center of espionage.centers ?? [])
      if (!Object.hasOwn(view.sectors, center)) yield missing(`empires.${id}.espionage`, 'sector', center);
  }
  yield* mapFaults(view.sectors);
  for (const [id, { report: reported }] of inOrder(view.sectors))
    if (reported !== undefined) yield* reportFaults(view, `sectors.${id}.report`, reported);
  yield* unitFaults(view);
  for (const [id, { owner }] of inOrder(view.units)) {
    if (owner !== view.me) yield broken(`units.${id}.owner`, 'only one’s own units are known whole');
  }
}

function* reportFaults(view: View, at: string, reported: Report): Iterable<Problem> {
  yield* missingSeats(view, at, [
    reported.owner,
    reported.annexedTo,
    ...reported.permitted,
    ...reported.forces.map(({ owner }) => owner),
  ]);
  if (reported.levelDamage > reported.level)
    yield broken(`${at}.levelDamage`, 'defences cannot have more damage than levels');
  if (reported.turn > view.turn) yield broken(`${at}.turn`, 'a report cannot come from a later turn');
  const ids = new Set(reported.forces.map(({ unit: id }) => id));
  if (ids.size < reported.forces.length) yield broken(`${at}.forces`, 'a unit is reported twice');
}
