import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Rank } from '../tables/starships.ts';
import type { Unit } from '../model/state.ts';
import { countOf } from '../model/units/forces.ts';
import type { Army } from './armies.ts';
import { rankOf } from './armies.ts';
import type { Planner } from './planner.ts';
import { strengthOf } from './strength.ts';

/** Ranks up to this one hold the ships that are meant to be lost first. */
const front: Rank = 2;

/** Orders ranks, retreat level and leader for each unit where they are not as they should be: tough ships in front, guns behind. */
export function takeStance(planner: Planner, armies: readonly Army[]): void {
  for (const [id, unit] of inOrder(planner.view.units)) {
    dressRanks(planner, id, unit);
    if (unit.kind === 'starfleet') chooseLeader(planner, id, unit);
  }
  for (const { id, stacks } of armies) {
    const level = retreatLevel(stacks);
    if ((planner.view.units[id]?.retreatLevel ?? 5) !== level && stacks.length > 0)
      planner.give(id, { kind: 'set-retreat-level', level });
  }
}

function dressRanks(planner: Planner, id: Army['id'], { stacks }: Unit): void {
  const types = [
    ...new Set(stacks.filter((stack) => stack.rank !== rankOf(stack)).map(({ type }) => type)),
  ].sort();
  for (const type of types) {
    const rank = rankOf({ type });
    const count = countOf(stacks, type);
    const ranks = [1, 2, 3, 4, 5].map((one) => (one === rank ? count : 0)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    planner.give(id, { kind: 'reassign-starships', type, ranks });
  }
}

/** The admiral with the best tactics leads. */
function chooseLeader(planner: Planner, id: Army['id'], { admirals, leader }: Unit): void {
  const [best] = [...admirals].sort(
    compareBy(
      ({ tactics }) => -tactics,
      (admiral) => admiral.id,
    ),
  );
  if (best !== undefined && best.id !== leader) planner.give(id, { kind: 'assign-leader', admiral: best.id });
}

/** Retreats once the front ranks are lost; an army with hardly any ships in front never retreats. */
function retreatLevel(stacks: Army['stacks']): Rank {
  const inFront = strengthOf(stacks.filter((stack) => rankOf(stack) <= front)).hits;
  return inFront * 3 >= strengthOf(stacks).hits ? front : 5;
}
