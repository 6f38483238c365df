import type { Scenario } from './setup/scenario/scenario.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { shape } from '#kernel/codec/shape.ts';
import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import { tidyLine } from '#kernel/codec/tidyLine.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import { elsewhereRule, lookedOver, parameters, seat, seats, status } from './model/parts.ts';
import type { State } from './model/state.ts';
import { unreadable } from './refusals.ts';
import { makeBeginning } from './setup/beginning.ts';
import type { GalaxyOptions } from './setup/galaxy/generate.ts';
import {
  empireBounds,
  generateGalaxy,
  leastSectors,
  sectorBounds,
  shareBounds,
} from './setup/galaxy/generate.ts';
import { stateFrom } from './setup/scenario/fromScenario.ts';
import { scenarioCodec } from './setup/scenario/scenario.ts';
import { makeScenarios } from './setup/scenario/scenarios.ts';
import { maybeRealm } from './tables/realms.ts';

export { generateGalaxy, practiceGalaxy } from './setup/galaxy/generate.ts';
export type { GalaxyOptions } from './setup/galaxy/generate.ts';
export { scenarioCodec } from './setup/scenario/scenario.ts';
export type { Scenario } from './setup/scenario/scenario.ts';
export { scenarioText } from './setup/scenario/scenarioText.ts';
export { tutorial } from './setup/tutorial.ts';

/** A setup that asks for a generated galaxy. */
interface GenerateSetup {
  readonly generate: GalaxyOptions;
}

const howMany = integer(empireBounds.least, empireBounds.most);
const countOrNames: Shape<number | readonly SeatId[]> = shape((raw, path, problems) =>
  (Array.isArray(raw) ? seats : howMany).read(raw, path, problems),
);

const galaxySeat = object({
  empire: seat,
  player: optional(tidyLine(200, 0)),
  ruler: optional(tidyLine(60, 0)),
  status: optional(status),
});

/** Reads such a setup, or says what cannot be generated. */
const generateSetupCodec: Shape<GenerateSetup> = lookedOver(
  object({
    generate: object({
      sectors: optional(integer(sectorBounds.least, sectorBounds.most)),
      empires: countOrNames,
      seats: optional(list(galaxySeat, empireBounds.most)),
      title: optional(tidyLine(100)),
      parameters: optional(parameters),
      share: optional(integer(shareBounds.least, shareBounds.most)),
      elsewhere: optional(elsewhereRule),
    }),
  }),
  ({ generate }) => galaxyFaults(generate),
);

function* galaxyFaults({ sectors, empires, seats: held = [] }: GalaxyOptions): Iterable<Problem> {
  const names = typeof empires === 'number' ? [] : empires;
  const count = typeof empires === 'number' ? empires : names.length;
  for (const id of [...names, ...held.map(({ empire }) => empire)]) {
    if (maybeRealm(id) === undefined) yield unreadable('galaxy-empire-unknown', { id });
  }
  if (new Set(names).size < names.length || new Set(held.map(({ empire }) => empire)).size < held.length) {
    yield unreadable('galaxy-empire-twice');
  }
  if (count < empireBounds.least)
    yield unreadable('galaxy-empires', {
      least: empireBounds.least,
    });
  const outside = held.find(({ empire }) => typeof empires !== 'number' && !names.includes(empire));
  if (outside !== undefined) yield unreadable('galaxy-seat', { id: outside.empire });
  if (held.length > count)
    yield unreadable('galaxy-seats', {
      seats: held.length,
      count,
    });
  if (sectors !== undefined && sectors < leastSectors(count)) {
    yield unreadable('galaxy-too-small', { sectors, count, least: leastSectors(count) });
  }
}

/** The scenario of a setup: a scenario as in its file, or `{ generate: … }`. The same setup and dice give the same scenario. */
function scenarioFrom(setup: unknown, draw: Draw): Result<Scenario, readonly Problem[]> {
  if (typeof setup !== 'object' || setup === null || !('generate' in setup))
    return scenarioCodec.parse(setup);
  const wish = generateSetupCodec.parse(setup);
  return wish.ok ? good(generateGalaxy(wish.value.generate, draw.fork('galaxy'))) : wish;
}

/**
 * A new game, before its first turn, from a scenario or from `{ generate: … }`. The same setup and dice give the same game.
 * @returns the state, or problems that name what is wrong with the setup
 */
export function create(setup: unknown, draw: Draw): Result<State, readonly Problem[]> {
  const scenario = scenarioFrom(setup, draw);
  return scenario.ok ? good(stateFrom(scenario.value)) : scenario;
}

/** Scenario files for game masters. */
export const scenarios = makeScenarios(scenarioFrom);

export const beginning = makeBeginning(create, scenarios);
