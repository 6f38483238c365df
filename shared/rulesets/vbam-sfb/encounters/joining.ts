import type { EventIn } from '#kernel/declare/event.ts';
import { literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { event, ofBattle, toBoth } from '../declare.ts';
import { raiders } from '../map/empires.ts';
import type { Encounter, Scenario, SeenFighting } from '../model/combat.ts';
import { scenarios } from '../model/combat.ts';
import { changeEncounter, changeRelation, markAttack } from '../model/drafts.ts';
import { forces, seenUnits, cause, encounters } from '../model/parts.ts';
import type { Unit } from '../model/state.ts';
import { seatArg, systemArg } from '../model/words.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { moved } from '../movement/moves.ts';
import { areForces, otherOf, battleName, forcesOf, encountersIn, goingOn } from './encounters.ts';
import { raidsIn } from './raids.ts';

const parties = ({ attacker, defender, helpers = {} }: Encounter): readonly SeatId[] => [
  attacker,
  defender,
  ...valuesInOrder(helpers).flat(),
];

/** What is to be resolved, in the order in which it was drawn; powers hear of their own. */
export const encountersDrawn = event('encounters-drawn', {
  fields: { encounters, cause },
  by: 'rules',
  audience: (drawn) => drawn.encounters.flatMap(parties),
  hears(drawn, reader) {
    const own = drawn.encounters.filter((one) => parties(one).includes(reader));
    return own.length === 0 ? false : { ...drawn, encounters: own };
  },
  say: (drawn) =>
    phrase('Your forces meet {count|enemy force|enemy forces}, at {sectors}.', {
      count: drawn.encounters.length,
      sectors: phraseList(
        drawn.encounters.map(({ place: at }) => phrase('{sector}', { sector: systemArg(at) })),
        ', ',
      ),
    }),
  apply(draft, drawn) {
    draft.encounters = drawn.encounters;
  },
});

/** What is to be resolved, in an order that nobody can foresee (VB 220). Whoever meets no enemy on the way goes on. */
export function drawEncounters(turn: TurnOf<typeof moved | typeof encountersDrawn>): void {
  const found = [...encountersIn(turn.state), ...raidsIn(turn.state)];
  for (const [id, { seat: of, place: from, between }] of goingOn(turn.state, found))
    if (between !== undefined) turn.happen(moved.of({ seat: of, unit: id, from, place: between }));
  if (found.length > 0)
    turn.happen(encountersDrawn.of({ encounters: turn.draw.fork('systems').shuffle(found) }));
}

/** `seat` demanded it. */
export const battleJoined = event('battle-joined', {
  fields: {
    ...ofBattle,
    scenario: oneOf(scenarios),
    forces,
    /** What these units are, as both sides see them. */
    units: seenUnits,
    /** Both demanded a scenario, and so generated it (VB 147). */
    both: optional(literal(true)),
  },
  by: 'rules',
  ...toBoth,
  say: ({ seat, to, place, scenario, forces }) =>
    phrase(
      '{scenario} at {sector}: the {power} with {own|unit|units} against the {other} with {theirs|unit|units}.',
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
