import type { Shape } from '#kernel/codec/shape.ts';
import { flag, integer, line, list, object, oneOf, optional, record, text } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { levels } from '../model/levels.ts';
import {
  buildList,
  damage,
  elsewhereRule,
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
  shortName,
  some,
  status,
  turn,
  unit,
} from '../model/parts.ts';
import type { Empire, Sector, State } from '../model/state.ts';
import { broken, mapFaults, missingSeats, unitFaults } from './references.ts';

const sector: Shape<Sector> = object({
  number: sectorNumber,
  name: line(60, 1),
  q: onMap,
  r: onMap,
  links: list(place, most.links),
  revenue,
  owner: optional(seat),
  annexedTo: optional(seat),
  decline: integer(0, 99),
  damage,
  builds: optional(buildList),
  level,
  levelDamage: level,
  permitted: seats,
  ownerAtStart: optional(seat),
  changedOwner: flag,
  pillaged: flag,
  battles: some,
  damagedNow: flag,
  annexedNow: flag,
  regained: optional(flag),
});

const empire: Shape<Empire> = object({
  name: line(60, 1),
  adjective: shortName,
  ruler: shortName,
  banner: integer(0, most.empires - 1),
  status,
  treasury: money,
  refuses: seats,
  passage: seats,
  sharesInfo: seats,
  computer: flag,
  level: optional(oneOf(levels)),
  defeated: flag,
});

/** A whole game as the game master has it; a state whose parts contradict each other is refused. */
export const stateShape: Shape<State> = lookedOver(
  object({
    turn,
    parameters,
    sectors: record<PlaceId, Sector>(sector, most.sectors),
    empires: record<SeatId, Empire>(empire, most.empires),
    units: record<UnitId, State['units'][UnitId]>(unit, most.units),
    relations: record<string, 'war' | 'alliance'>(
      oneOf(['war', 'alliance']),
      most.empires * most.empires,
      pairPattern,
    ),
    victory: optional(
      object({ text: text(4_000), share: optional(integer(1, 100)), announced: optional(seats) }),
    ),
    elsewhere: optional(elsewhereRule),
  }),
  stateFaults,
);

function* stateFaults(state: State): Iterable<Problem> {
  yield* mapFaults(state.sectors);
  for (const [id, { owner, annexedTo, ownerAtStart, permitted, level: built, levelDamage }] of inOrder(
    state.sectors,
  )) {
    yield* missingSeats(state, `sectors.${id}`, [owner, annexedTo, ownerAtStart, ...permitted]);
    if (levelDamage > built)
      yield broken(`sectors.${id}.levelDamage`, 'defences cannot have more damage than levels');
  }
  for (const [id, { refuses, passage, sharesInfo }] of inOrder(state.empires)) {
    yield* missingSeats(state, `empires.${id}`, [...refuses, ...passage, ...sharesInfo]);
  }
  yield* missingSeats(state, 'victory.announced', state.victory?.announced ?? []);
  for (const key of keysInOrder(state.relations)) {
    const [a, b] = key.split('+') as [SeatId, SeatId];
    yield* missingSeats(state, `relations.${key}`, [a, b]);
    if (a >= b) yield broken(`relations.${key}`, 'the two empires must be different and in order');
  }
  yield* unitFaults(state);
}
