import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { factsOf, spotSaid } from '../encounters/asking.ts';
import { battleName } from '../encounters/encounters.ts';
import { empireNames } from '../map/empires.ts';
import type { Battle, Encounter } from '../model/combat.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { designFor } from '../units/designs.ts';
import { bringIn } from './bringIn.ts';
import { cannotBringIn, capturedBy, crippledBy, destroyedBy } from './brought.ts';
import type { battleOver, flightTransferred, unitCrippled, unitDestroyed } from './events.ts';
import { battleBroughtIn, unitCaptured } from './events.ts';
import type { Blow } from './rounds.ts';
import { end, strike } from './rounds.ts';

type ElsewhereTurn = TurnOf<
  | typeof bringIn
  | (typeof battleBroughtIn | typeof unitCrippled | typeof unitDestroyed | typeof unitCaptured)
  | (typeof flightTransferred | typeof battleOver)
>;

const nameOf = (power: SeatId): string => empireNames[power] ?? power;

/** What the game master is asked about a battle that is fought at a table. */
const outcomeWanted = (
  { state }: ElsewhereTurn,
  encounter: Encounter,
  { scenario }: Pick<Battle, 'scenario'>,
) => ({
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
  cite: 'VB 323' as const,
  kinds: ['bring-in'] as const,
  silence: [bringIn.of({ fought: false, crippled: [], destroyed: [], freighters: [] })],
});

/** A unit changes hands (VB 309). */
function capture(turn: ElsewhereTurn, encounter: Encounter, { forces: sides }: Battle, id: UnitId): void {
  const one = turn.state.units[id];
  if (one === undefined) return;
  const { attacker, defender, place: at } = encounter;
  const carriers = [id, ...(one.aboard ?? []), ...(one.based === undefined ? [] : [one.based])];
  const to = carriers.some((carrier) => sides[attacker]?.includes(carrier)) ? defender : attacker;
  const { seat: of, design: name } = one;
  const captured = { seat: of, to, place: at, battle: battleName(encounter), unit: id, design: name };
  turn.happen(unitCaptured.of({ ...captured, now: designFor(to, one) }));
}

/** Where battles are fought at tables, the game master says what came of it, or that it was not (VB 323). */
export function fightElsewhere(turn: ElsewhereTurn): void {
  const [encounter] = turn.state.encounters;
  if (encounter?.battle === undefined || !turn.state.tables) return;
  const { attacker, defender, place: at, battle } = encounter;
  const [[given] = []] = turn.ask<'bring-in'>([outcomeWanted(turn, encounter, battle)]) ?? [];
  if (given === undefined || !given.fought) return;
  const problem = cannotBringIn(turn.state, encounter, given);
  if (problem !== undefined) {
    turn.refuse(given.ref, problem);
    return;
  }
  const [crippled, destroyed] = [crippledBy(turn.state, given), destroyedBy(turn.state, given)];
  turn.happen(
    battleBroughtIn.of({
      seat: attacker,
      to: defender,
      place: at,
      cause: given.ref,
      battle: battleName(encounter),
    }),
  );
  for (const one of [attacker, defender]) {
    const force = battle.forces[one] ?? [];
    const hits = (ids: readonly UnitId[], to: Blow['to']): readonly (Blow & { readonly seat: SeatId })[] =>
      ids.filter((id) => force.includes(id)).map((id) => ({ seat: one, unit: id, to, by: 'table' }));
    strike(turn, encounter, [...hits(crippled, 'crippled'), ...hits(destroyed, 'destroyed')]);
  }
  for (const id of capturedBy(turn.state, given.captured ?? [])) capture(turn, encounter, battle, id);
  end(turn, encounter, given.winner);
}
