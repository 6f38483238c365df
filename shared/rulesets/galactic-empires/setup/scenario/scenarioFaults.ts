import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { pairKey } from '../../model/state.ts';
import { nearestWord } from './nearestWord.ts';
import { mapFaults } from './mapFaults.ts';
import type { Scenario } from './scenarioModel.ts';
import { unitFaults } from './unitFaults.ts';
import { unreadable } from '../../refusals.ts';

/** An id of an empire has no dot: ids of units and orders begin with the empire's id and a dot. */
const empireId = /^[a-z0-9-]{1,60}$/;

/** Contradictions in a scenario whose members all have the right shape. */
export function* scenarioFaults(scenario: Scenario): Iterable<Problem> {
  if (scenario.sectors.length === 0) yield unreadable('scenario-empty/sectors');
  if (scenario.empires.length === 0) yield unreadable('scenario-empty/empires');
  yield* empireFaults(scenario);
  yield* relationFaults(scenario);
  yield* dealFaults(scenario);
  yield* mapFaults(scenario);
  yield* unitFaults(scenario);
}

function* empireFaults({ empires }: Scenario): Iterable<Problem> {
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const { id, name } of empires) {
    if (ids.has(id)) yield unreadable('scenario-empire-twice', { id });
    else if (names.has(name)) yield unreadable('scenario-empire-name-twice', { name });
    // These ids belong to units without an owner, and to the game master's orders.
    if (id === 'independent' || id === gameMaster) yield unreadable('scenario-empire-id', { id, name });
    if (!empireId.test(id)) yield unreadable('scenario-empire-id/form', { id });
    ids.add(id);
    names.add(name);
  }
}

/** Every mention of an empire, with words for where it is. */
function* mentions({
  sectors,
  units,
  empires,
  relations = [],
}: Scenario): Iterable<readonly [id: SeatId, where: string]> {
  for (const { number, name, owner, annexedTo, permitted = [] } of sectors) {
    const where = `sector ${number} ${name}`;
    if (owner !== undefined) yield [owner, `the owner of ${where}`];
    if (annexedTo !== undefined) yield [annexedTo, `whom ${where} is annexed to`];
    for (const id of permitted) yield [id, `who has permission in ${where}`];
  }
  for (const { at, kind, owner } of units)
    if (owner !== undefined) yield [owner, `the owner of a ${kind} in sector ${at}`];
  for (const { a, b } of relations)
    yield* [
      [a, `one side of a relation`],
      [b, `one side of a relation`],
    ] as const;
  for (const { id, refuses = [], passage = [], sharesInfo = [] } of empires) {
    for (const other of refuses) yield [other, `whose gifts ${id} refuses`];
    for (const other of passage) yield [other, `who has passage rights of ${id}`];
    for (const other of sharesInfo) yield [other, `who receives the reports of ${id}`];
  }
}

function* relationFaults(scenario: Scenario): Iterable<Problem> {
  const ids = scenario.empires.map(({ id }) => id);
  const known = new Set<string>(ids);
  for (const [id, where] of mentions(scenario)) {
    if (known.has(id)) continue;
    const near = nearestWord(id, ids);
    yield near === undefined
      ? unreadable('scenario-empire-unknown', { id, where })
      : unreadable('scenario-empire-unknown/near', {
          id,
          where,
          near,
        });
  }
  const pairs = new Set<string>();
  for (const { a, b } of scenario.relations ?? []) {
    const pair = [a, b].sort().join(' and ');
    if (a === b || pairs.has(pair)) yield unreadable('scenario-relation', { pair });
    pairs.add(pair);
  }
}

/** Faults in what empires grant each other: nothing to themselves, nothing twice, and no passage to enemies (GE 575). */
function* dealFaults({ empires, sectors, relations = [] }: Scenario): Iterable<Problem> {
  const wars = new Set(
    relations.filter(({ relation }) => relation === 'war').map(({ a, b }) => pairKey(a, b)),
  );
  for (const { id, refuses = [], passage = [], sharesInfo = [] } of empires) {
    for (const [what, given] of [
      ['refuses', refuses],
      ['passage', passage],
      ['sharesInfo', sharesInfo],
    ] as const) {
      if (given.includes(id)) yield unreadable('scenario-deal-with-itself', { id, what });
      if (new Set(given).size < given.length)
        yield unreadable('scenario-deal-twice', {
          id,
          what,
        });
    }
    const enemy = passage.find((other) => wars.has(pairKey(id, other)));
    if (enemy !== undefined) yield unreadable('scenario-passage-at-war', { id, enemy });
  }
  for (const { number, name, owner, permitted = [] } of sectors) {
    if (new Set(permitted).size < permitted.length)
      yield unreadable('scenario-deal-twice/sector', {
        number,
        name,
      });
    if (owner === undefined) continue;
    if (permitted.includes(owner))
      yield unreadable('scenario-deal-with-itself/sector', { number, name, owner });
    const enemy = permitted.find((other) => wars.has(pairKey(owner, other)));
    if (enemy !== undefined) yield unreadable('scenario-passage-at-war/sector', { number, name, enemy });
  }
}
