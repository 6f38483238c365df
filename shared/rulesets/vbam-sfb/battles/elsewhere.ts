import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Sequence, Step, Turn } from '#kernel/sequence/step.ts';
import type { Battle, Encounter } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import { cannotBringIn, capturedBy, crippledBy, destroyedBy } from './brought.ts';
import { battleName } from '../encounters/encounters.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { designFor } from '../units/designs.ts';
import { empireNames } from '../map/empires.ts';
import { factsOf, spotSaid } from '../encounters/asking.ts';
import { answeringDemand, demanding, pursuing } from '../encounters/joining.ts';
import { resolving } from '../encounters/resolving.ts';
import type { Blow } from './rounds.ts';
import { end, round, strike } from './rounds.ts';

type VbamTurn = Turn<VbamSfb>;

/** What the game master is asked about a battle that is fought at a table. */
const outcomeWanted = (
  { state }: VbamTurn,
  encounter: Encounter,
  { scenario }: Pick<Battle, 'scenario'>,
): Question<VbamSfb, 'bring-in'> => ({
  to: gameMaster,
  about: encounter.place,
  spot: { place: encounter.place },
  least: 1,
  most: 1,
  said: phrase('{attacker} and {defender} meet in {spot}: a {scenario}. What came of it at the table?', {
    attacker: nameOf(encounter.attacker),
    defender: nameOf(encounter.defender),
    spot: spotSaid(encounter),
    scenario: scenarioNames[scenario],
  }),
  facts: factsOf(state, encounter),
  cite: 'VB 323',
  kinds: ['bring-in'],
  silence: [{ kind: 'bring-in', fought: false, crippled: [], destroyed: [], freighters: [] }],
});

const nameOf = (seat: SeatId): string => empireNames[seat] ?? seat;

/** A unit changes hands (VB 309). */
function capture(turn: VbamTurn, encounter: Encounter, { forces }: Battle, unit: UnitId): void {
  const one = turn.state.units[unit];
  if (one === undefined) return;
  const { attacker, defender, place } = encounter;
  const carriers = [unit, ...(one.aboard ?? []), ...(one.based === undefined ? [] : [one.based])];
  const to = carriers.some((id) => forces[attacker]?.includes(id)) ? defender : attacker;
  const { seat, design } = one;
  const now = designFor(to, one);
  const battle = battleName(encounter);
  turn.happen({ kind: 'unit-captured', seat, to, place, battle, unit, design, now });
}

/** Where battles are fought at tables, the game master says what came of it, or that it was not (VB 323). */
const elsewhere: Step<VbamSfb> = {
  name: 'Battle Elsewhere',
  cite: 'VB 323',
  run(turn) {
    const [encounter] = turn.state.encounters;
    if (encounter?.battle === undefined || !turn.state.tables) return;
    const { attacker, defender, place, battle } = encounter;
    const [[order] = []] = turn.ask<'bring-in'>([outcomeWanted(turn, encounter, battle)]) ?? [];
    if (order === undefined || !order.fought) return;
    const { ref: cause, winner } = order;
    const problem = cannotBringIn(turn.state, encounter, order);
    if (problem !== undefined) {
      turn.refuse(cause, problem);
      return;
    }
    const [crippled, destroyed] = [crippledBy(turn.state, order), destroyedBy(turn.state, order)];
    turn.happen({
      kind: 'battle-brought-in',
      seat: attacker,
      to: defender,
      place,
      cause,
      battle: battleName(encounter),
    });
    for (const seat of [attacker, defender]) {
      const force = battle.forces[seat] ?? [];
      const hits = (ids: readonly UnitId[], to: Blow['to']): readonly (Blow & { readonly seat: SeatId })[] =>
        ids.filter((id) => force.includes(id)).map((unit) => ({ seat, unit, to, by: 'table' }));
      strike(turn, encounter, [...hits(crippled, 'crippled'), ...hits(destroyed, 'destroyed')]);
    }
    for (const id of capturedBy(turn.state, order.captured ?? [])) capture(turn, encounter, battle, id);
    end(turn, encounter, winner);
  },
};

const isFought = ({ encounters: [encounter] }: VbamTurn['state']): boolean =>
  encounter?.battle !== undefined && !encounter.battle.over;

/** Encounters of the Combat Phase, one after the other (VB 220). */
export const combat: Sequence<VbamSfb> = [
  {
    pass: 'Battle',
    hidden: true,
    none: ({ state }) => state.encounters.length === 0,
    repeat: [
      demanding,
      answeringDemand,
      pursuing,
      elsewhere,
      {
        pass: 'Round',
        none: ({ state }) => !isFought(state),
        repeat: [round],
        until: ({ state }) => !isFought(state),
      },
      resolving,
    ],
    until: ({ state }) => state.encounters.length === 0,
  },
];
