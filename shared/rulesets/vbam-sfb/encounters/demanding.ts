import { flag, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choiceOrNone, choicesOf, eitherOr } from '#kernel/declare/entries.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofMeeting, order, toBoth } from '../declare.ts';
import { empireNames } from '../map/empires.ts';
import type { Encounter } from '../model/combat.ts';
import { demands } from '../model/combat.ts';
import { changeEncounter } from '../model/drafts.ts';
import { imagine } from '../model/imagine.ts';
import { seatArg, systemArg } from '../model/words.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { askedIn, spotSaid, here } from './asking.ts';
import { demandsOf, mustAccept } from './demands.ts';
import { canFight, otherOf } from './encounters.ts';
import { battleFacts } from './expected.ts';
import type { battleJoined } from './joining.ts';
import { join } from './joining.ts';

/** An answer: demands a scenario, or none (VB 243). */
export const makeDemand = order('demand', {
  fields: { scenario: optional(oneOf(demands)) },
  title: 'Demand a battle',
  answers: true,
  offers(view, { place: at }) {
    const encounter = here(view, at);
    if (encounter === undefined || encounter.demand !== undefined) return [];
    return [{}, ...demandsOf(imagine(view), encounter).map((scenario) => ({ scenario }))];
  },
  form(view, given, { place: at }) {
    const encounter = here(view, at);
    const open = encounter === undefined ? [] : demandsOf(imagine(view), encounter);
    const scenarios = choicesOf(open, (one) => phrase('{name}', { name: scenarioNames[one] }));
    return [choiceOrNone(given, 'scenario', 'Demand', phrase('No battle'), scenarios)];
  },
  facts: (view, { scenario }, { place: at }) => battleFacts(view, here(view, at), scenario),
  say: ({ scenario }) =>
    scenario === undefined
      ? phrase('Demand no battle')
      : phrase('Demand a {scenario}', { scenario: scenarioNames[scenario] }),
});

/** An answer: agrees to the scenario, or refuses it (VB 245). */
export const respond = order('respond', {
  fields: { agrees: flag },
  title: 'Answer a demand',
  answers: true,
  offers: (view, { place: at }) =>
    here(view, at)?.demand === undefined ? [] : [true, false].map((agrees) => ({ agrees })),
  form: (_, given) => [eitherOr(given, 'agrees', 'The battle', phrase('Agree'), phrase('Refuse'))],
  facts(view, _, { place: at }) {
    const encounter = here(view, at);
    return battleFacts(view, encounter, encounter?.demand?.scenario);
  },
  say: ({ agrees }) => (agrees ? phrase('Agree to the battle') : phrase('Refuse the battle')),
});

/** An answer: pursues whoever refused, or lets them go (VB 246). */
export const pursue = order('pursue', {
  fields: { pursues: flag },
  title: 'Pursue',
  answers: true,
  offers: (view, { place: at }) =>
    here(view, at)?.refused === undefined ? [] : [true, false].map((pursues) => ({ pursues })),
  form: (_, given) => [
    eitherOr(given, 'pursues', 'Enemy that refused', phrase('Pursue them'), phrase('Let them go')),
  ],
  facts: (view, _, { place: at }) => battleFacts(view, here(view, at), 'pursuit'),
  say: ({ pursues }) => (pursues ? phrase('Pursue them') : phrase('Let them go')),
});

export const demandMade = event('demand-made', {
  fields: { ...ofMeeting, scenario: oneOf(demands) },
  by: 'order',
  ...toBoth,
  say: ({ seat, place, scenario }) =>
    phrase('The {power} demands a {scenario} at {sector}.', {
      power: seatArg(seat),
      scenario: scenarioNames[scenario],
      sector: systemArg(place),
    }),
  apply: (draft, { seat, scenario }) =>
    changeEncounter(draft, (one) => ({ ...one, demand: { by: seat, scenario } })),
});

export const demandAnswered = event('demand-answered', {
  fields: { ...ofMeeting, agrees: flag },
  by: 'order',
  ...toBoth,
  say: ({ seat, agrees }) =>
    agrees
      ? phrase('The {power} agrees to the battle.', { power: seatArg(seat) })
      : phrase('The {power} refuses the battle.', { power: seatArg(seat) }),
  apply: (draft, { seat, place, agrees }) => {
    if (agrees) return;
    if (draft.encounters[0]?.demand?.scenario === 'defensive')
      draft.barred = [...(draft.barred ?? []), { seat, place }];
    changeEncounter(draft, (one) => ({ ...one, refused: true }));
  },
});

export const pursuitDecided = event('pursuit-decided', {
  fields: { ...ofMeeting, pursues: flag },
  by: 'order',
  ...toBoth,
  say: ({ seat, to, pursues }) =>
    pursues
      ? phrase('The {power} pursues the {other}.', { power: seatArg(seat), other: seatArg(to) })
      : phrase('The {power} lets the {other} go.', { power: seatArg(seat), other: seatArg(to) }),
});

type DemandTurn = TurnOf<typeof makeDemand | typeof demandMade | typeof battleJoined>;
const demandQuestion = (turn: DemandTurn, encounter: Encounter, to: SeatId) => ({
  ...askedIn(turn.state, encounter, to),
  said: phrase('Which scenario do you demand in {spot}?', { spot: spotSaid(encounter) }),
  cite: 'VB 243' as const,
  kinds: ['demand'] as const,
  silence: [makeDemand.of({})],
});

/** Either may demand a scenario; the defender's comes first (VB 243, 264). */
export function demandBattles(turn: DemandTurn): void {
  const [encounter] = turn.state.encounters;
  // Nobody can refuse a raid.
  if (encounter?.raid !== undefined && encounter.demand !== undefined)
    join(turn, encounter, encounter.attacker, encounter.demand.scenario);
  if (encounter?.raid !== undefined) return;
  const open = encounter === undefined ? [] : demandsOf(turn.state, encounter);
  if (encounter === undefined || open.length === 0) return;
  const { attacker, defender, place: at } = encounter;
  const answers = turn.ask<'demand'>([defender, attacker].map((to) => demandQuestion(turn, encounter, to)));
  if (answers === undefined) return;
  const wanted = answers.map(([given]) =>
    given?.scenario !== undefined && open.includes(given.scenario) ? given : undefined,
  );
  const first = wanted[0] === undefined ? 1 : 0;
  const scenario = wanted[first]?.scenario;
  if (scenario === undefined) return;
  const [by, other] = first === 0 ? [defender, attacker] : [attacker, defender];
  const ref = wanted[first]?.ref;
  const because = defined({ cause: ref });
  turn.happen(demandMade.of({ seat: by, to: other, place: at, scenario, ...because }));
  const isWanted = wanted[1 - first] !== undefined;
  if (isWanted || mustAccept(turn.state, encounter, other, scenario))
    join(turn, encounter, by, scenario, isWanted);
}

/** The other agrees or refuses (VB 245). */
export function answerDemands(
  turn: TurnOf<typeof respond | typeof demandAnswered | typeof battleJoined>,
): void {
  const [encounter] = turn.state.encounters;
  if (encounter?.demand === undefined || encounter.battle !== undefined || encounter.raid !== undefined)
    return;
  const { by, scenario } = encounter.demand;
  const to = otherOf(encounter, by);
  const answers = turn.ask<'respond'>([
    {
      ...askedIn(turn.state, encounter, to),
      said: phrase('{power} demands a {scenario} in {spot}. Do you agree?', {
        power: empireNames[by] ?? by,
        scenario: scenarioNames[scenario],
        spot: spotSaid(encounter),
      }),
      cite: 'VB 245',
      kinds: ['respond'],
      silence: [respond.of({ agrees: true })],
    },
  ]);
  const [[given] = []] = answers ?? [];
  if (given === undefined) return;
  const { agrees, ref } = given;
  turn.happen(demandAnswered.of({ seat: to, to: by, place: encounter.place, agrees, cause: ref }));
  if (agrees) join(turn, encounter, by, scenario);
}

/** Whoever was refused may pursue, and that cannot be refused (VB 246). */
export function pursueAll(turn: TurnOf<typeof pursue | typeof pursuitDecided | typeof battleJoined>): void {
  const [encounter] = turn.state.encounters;
  if (encounter?.demand === undefined || encounter.refused === undefined) return;
  if (!canFight(turn.state, encounter, 'pursuit')) return;
  const { by } = encounter.demand;
  const other = otherOf(encounter, by);
  const answers = turn.ask<'pursue'>([
    {
      ...askedIn(turn.state, encounter, by),
      said: phrase('{power} refuses the battle in {spot}. Do you pursue?', {
        power: empireNames[other] ?? other,
        spot: spotSaid(encounter),
      }),
      cite: 'VB 246',
      kinds: ['pursue'],
      silence: [pursue.of({ pursues: false })],
    },
  ]);
  const [[given] = []] = answers ?? [];
  if (given === undefined) return;
  const { pursues, ref } = given;
  turn.happen(pursuitDecided.of({ seat: by, to: other, place: encounter.place, pursues, cause: ref }));
  if (pursues) join(turn, encounter, by, 'pursuit');
}
