import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { pairKey } from '../model/state.ts';
import { fault } from './fault.ts';
import { nearestWord } from './nearestWord.ts';
import { mapFaults } from './mapFaults.ts';
import type { Scenario } from './scenarioModel.ts';
import { unitFaults } from './unitFaults.ts';

/** Ids of units and orders begin with their empire's and a dot. */
const empireId = /^[a-z0-9-]{1,60}$/;

/** What contradicts itself in a scenario whose members all have the right shape. */
export function* scenarioFaults(scenario: Scenario): Iterable<Problem> {
  if (scenario.sectors.length === 0)
    yield fault('empty', 'The scenario has no sectors. Give it at least one.', {});
  if (scenario.empires.length === 0)
    yield fault('empty', 'The scenario has no empires. Give it at least one.', {});
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
    if (ids.has(id))
      yield fault('empire-twice', 'Empire «{id}» is listed twice. Take one of them out.', { id });
    else if (names.has(name))
      yield fault('empire-name-twice', 'Two empires are called «{name}». Rename one of them.', { name });
    // Units of nobody and decrees stand under these names.
    if (id === 'independent' || id === gameMaster)
      yield fault('empire-id', 'No empire can have the id «{id}». Give {name} another one.', { id, name });
    if (!empireId.test(id))
      yield fault(
        'empire-id',
        'The id «{id}» is longer than 60 signs or has a dot, and would be mixed up with ids of units and orders. Use letters, digits and hyphens.',
        { id },
      );
    ids.add(id);
    names.add(name);
  }
}

/** Every place where an empire is named, and how that place is called. */
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
      ? fault(
          'empire-unknown',
          '«{id}», {where}, is no empire of this scenario. List it or choose another.',
          { id, where },
        )
      : fault('empire-unknown', '«{id}», {where}, is no empire of this scenario. Did you mean «{near}»?', {
          id,
          where,
          near,
        });
  }
  const pairs = new Set<string>();
  for (const { a, b } of scenario.relations ?? []) {
    const pair = [a, b].sort().join(' and ');
    if (a === b || pairs.has(pair))
      yield fault(
        'relation',
        'The relation of {pair} is given twice, or to itself. Give each pair of empires at most one.',
        { pair },
      );
    pairs.add(pair);
  }
}

/** What empires have given one another: nothing to themselves, nothing twice, and no way through to enemies (GE 575). */
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
      if (given.includes(id))
        yield fault('deal-with-itself', 'Empire {id} names itself in «{what}». Take it out.', { id, what });
      if (new Set(given).size < given.length)
        yield fault('deal-twice', 'Empire {id} names somebody twice in «{what}». Take one out.', {
          id,
          what,
        });
    }
    const enemy = passage.find((other) => wars.has(pairKey(id, other)));
    if (enemy !== undefined)
      yield fault(
        'passage-at-war',
        'Empire {id} gives passage to {enemy}, with whom it is at war. Take it out, or end the war.',
        { id, enemy },
      );
  }
  for (const { number, name, owner, permitted = [] } of sectors) {
    if (new Set(permitted).size < permitted.length)
      yield fault('deal-twice', 'Sector {number} {name} names somebody twice in «permitted». Take one out.', {
        number,
        name,
      });
    if (owner === undefined) continue;
    if (permitted.includes(owner))
      yield fault(
        'deal-with-itself',
        'The owner of sector {number} {name} needs no permission there. Take {owner} out of «permitted».',
        { number, name, owner },
      );
    const enemy = permitted.find((other) => wars.has(pairKey(owner, other)));
    if (enemy !== undefined)
      yield fault(
        'passage-at-war',
        'Sector {number} {name} lets {enemy} through, with whom its owner is at war. Take it out of «permitted», or end the war.',
        { number, name, enemy },
      );
  }
}
