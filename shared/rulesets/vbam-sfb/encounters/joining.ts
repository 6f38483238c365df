import type { EventIn } from '#kernel/declare/event.ts';
import { literal } from '#kernel/codec/shapes.ts';
import { oneOf } from '#kernel/codec/shapes.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { event } from '../declare.ts';
import { ofBattle } from '../declare.ts';
import { toBoth } from '../declare.ts';
import { raiders } from '../map/empires.ts';
import type { Encounter } from '../model/combat.ts';
import type { Scenario } from '../model/combat.ts';
import type { SeenFighting } from '../model/combat.ts';
import { changeEncounter } from '../model/drafts.ts';
import { changeRelation } from '../model/drafts.ts';
import { markAttack } from '../model/drafts.ts';
import { forces } from '../model/parts.ts';
import { seenUnits } from '../model/parts.ts';
import type { Unit } from '../model/state.ts';
import { seatArg } from '../model/words.ts';
import { systemArg } from '../model/words.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { areForces, otherOf } from './encounters.ts';
import { battleName } from './encounters.ts';
import { forcesOf } from './encounters.ts';
import { scenarios } from '../model/combat.ts';
/** `seat` demanded it. */
export const battleJoined = event('battle-joined', {
  fields: { ...ofBattle,
    scenario: oneOf(scenarios),
    forces,
/** What these units are, as both sides see them. */
units: seenUnits,
/** Both demanded a scenario, and so generated it (VB 147). */
both: optional(literal(true)) },
  by: 'rules',
  ...toBoth,
  say: ({ seat, to, place, scenario, forces }) =>
    phrase(
      '{scenario} at {sector}: {power} with {own|unit|units} against {other} with {theirs|unit|units}.',
      {
        scenario: scenarioNames[scenario],
        sector: systemArg(place),
        power: seatArg(seat),
        other: seatArg(to),
        own: forces[seat]?.length ?? 0,
        theirs: forces[to]?.length ?? 0,
      },
    ),
  ahead: ({ place }) => phrase('A battle may be joined in {place}.', { place: systemArg(place) }),
  apply: (draft, { seat, to, scenario, forces, both }) => {
    changeEncounter(draft, (one) => ({
      ...one,
      battle: { scenario, rounds: 0, forces, owed: {}, over: false },
    }));
    if (seat === raiders) return;
    if (scenario === 'defensive')
      markAttack(draft, draft.encounters[0]?.defender, draft.encounters[0]?.place);
    const helpers = draft.encounters[0]?.helpers ?? {};
    for (const [by, against] of both === true
      ? [[seat, to] as const, [to, seat] as const]
      : [[seat, to] as const])
      for (const one of [against, ...(helpers[against] ?? [])])
        changeRelation(draft, by, one, (relation) => ({
          ...relation,
          deeds: [...relation.deeds, { by, what: 'attacked', turn: draft.turn }],
        }));
  },
});

export type BattleJoined = EventIn<typeof battleJoined>;

const seenFighting = ({ seat: of, design: name, crippled, unsupplied }: Unit): SeenFighting => ({
  seat: of,
  design: name,
  crippled,
  ...(unsupplied ? { unsupplied: true } : {}),
});

/** @param both whether the other demanded a scenario too, so that both generated it (VB 147) */
export function join(
  turn: Happening<typeof battleJoined>,
  encounter: Encounter,
  by: SeatId,
  scenario: Scenario,
  both = false,
): void {
  const sides = forcesOf(turn.state, encounter, scenario);
  if (!areForces(sides)) return;
  const units = valuesInOrder(sides)
    .flat()
    .flatMap((id) => {
      const one = turn.state.units[id];
      return one === undefined ? [] : [[id, seenFighting(one)] as const];
    });
  turn.happen(
    battleJoined.of({
      seat: by,
      to: otherOf(encounter, by),
      place: encounter.place,
      battle: battleName(encounter),
      scenario,
      forces: sides,
      units: Object.fromEntries(units),
      ...(both ? { both } : {}),
    }),
  );
}
