import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hasProfessor } from '../model/corps/professor.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Research } from '../model/empire.ts';
import type { State, View } from '../model/state.ts';
import { brokeThrough, funded, invested, observationGranted, teamsLost } from './events.ts';
import { fund, grantObservation, invest } from './orders.ts';
import { mostOf } from './projects.ts';
import { barTechnology, technologyBarred } from './unseen.ts';
import { massChances, successesOf, teamChances, teamsOf } from './research.ts';

type Researching = Room<
  State,
  View,
  OrderIn<typeof fund | typeof invest | typeof grantObservation | typeof barTechnology>,
  EventIn<
    | typeof technologyBarred
    | typeof funded
    | typeof invested
    | typeof observationGranted
    | typeof brokeThrough
    | typeof teamsLost
  >
>;

/** What is unseen is barred before anything is observed (C17.50). */
export function observeAll(turn: Turn<Researching>): void {
  inTurn(turn, barTechnology, ({ order: { ref, of, project: id } }) =>
    technologyBarred.of({ seat: of, project: id, cause: ref }),
  );
  inTurn(turn, grantObservation, ({ order: { ref, of, project: id, observation } }) =>
    observationGranted.of({ seat: of, project: id, observation, cause: ref }),
  );
}

/** Teams are funded, and points invested (C17.30, C17.40). */
export function fundAll(turn: Turn<Researching>): void {
  inTurn(turn, fund, ({ seat: owner, order: { ref, team: one, project: id } }) =>
    funded.of({ seat: owner, team: one, project: id, cause: ref }),
  );
  inTurn(turn, invest, ({ seat: owner, order: { ref, project: id, points: given } }) =>
    invested.of({ seat: owner, project: id, points: given, cause: ref }),
  );
}

/** What is tried of an empire’s projects in a turn: each try with its project, its chances in six, and its team. */
interface Try {
  readonly label: string;
  readonly project: string;
  readonly chances: number;
  readonly team?: number;
}

/** OURS: what was observed of a technology helps the first of several teams. */
function triesOf({ teams = {}, mass = {}, seen = {} }: Research): readonly Try[] {
  const helped = new Set<string>();
  const byTeams = teamsOf({ teams }).flatMap(
    ([number, { project: id, pot, funded: paid }]): readonly Try[] => {
      if (paid !== true) return [];
      const chances = teamChances({ seen: helped.has(id) ? {} : seen }, id, pot);
      helped.add(id);
      return [{ label: `team ${number}`, project: id, chances, team: number }];
    },
  );
  return [
    ...byTeams,
    ...inOrder(mass).map(([ref, { project: id, points: given }]): Try => ({
      label: ref,
      project: id,
      chances: massChances(given),
    })),
  ];
}

/** A chance of so many in six with 16 % more, which a professor adds to one project a turn: OURS the first that has a chance (A12.30a). */
const withProfessor = (chances: number): readonly [number, number] => [Math.min(300, chances * 50 + 48), 300];

/** What was paid for is rolled for, team by team (C17.15). */
export function rollResearch(turn: Turn<Researching>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const found = turn.state.empires[owner]?.research;
    if (found === undefined) continue;
    if (found.teams !== undefined && homeworldOf(turn.state, owner) === undefined) {
      turn.happen(teamsLost.of({ seat: owner }));
      continue;
    }
    let helps = hasProfessor(turn.state, owner);
    for (const { label, project: id, chances, team: one } of triesOf(found)) {
      const had = successesOf(turn.state.empires[owner] ?? {}, id);
      if (had >= mostOf(id)) continue;
      const draw = turn.draw.fork(owner, label);
      const isHelped = helps && chances > 0;
      if (isHelped) helps = false;
      if (!(isHelped ? draw.chance(...withProfessor(chances)) : draw.chance(chances, 6))) continue;
      turn.happen(
        brokeThrough.of({ seat: owner, project: id, to: had + 1, ...(one !== undefined && { team: one }) }),
      );
    }
  }
}
