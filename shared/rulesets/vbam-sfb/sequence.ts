import type { Ruleset } from '#kernel/ruleset.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { Sequence, Step, Turn } from '#kernel/sequence/step.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { fightElsewhere } from './battles/elsewhere.ts';
import { fightBattle } from './battles/rounds.ts';
import { setStanding } from './battles/stand.ts';
import { breakTreaties, endCoBelligerence } from './diplomacy/breakUp.ts';
import { declareAll } from './diplomacy/declareWar.ts';
import { giveAll } from './diplomacy/gifts.ts';
import { internUnits, setInternment } from './diplomacy/internment.ts';
import { signTreaties } from './diplomacy/sign.ts';
import { receiveIncome, visitRoutes } from './economy/income.ts';
import { buyProductivity, raiseProductivity } from './economy/productivity.ts';
import { investAll, testTechnology } from './economy/tech.ts';
import { answerDemands, demandBattles, pursueAll } from './encounters/demanding.ts';
import { drawEncounters } from './encounters/joining.ts';
import { locateFleets, sendRaiders } from './encounters/raiding.ts';
import { resolveEncounter } from './encounters/resolving.ts';
import { bringRandom, bringTyped } from './fortunes/events.ts';
import type { VbamSfb } from './game.ts';
import { groundFlights, loseCargo } from './ground/losses.ts';
import { foundColonies } from './ground/colonies.ts';
import { handleCargo } from './ground/handling.ts';
import { bombardAll } from './ground/bombardment.ts';
import { fightForPlanets, landTroops } from './ground/invasion.ts';
import { changeLeadership } from './leadership.ts';
import { checkMorale, growCensus } from './loyalty/morale.ts';
import { rebelAll } from './loyalty/rebellion.ts';
import { changeTech } from './model/drafts.ts';
import { moves } from './movement/ways.ts';
import type { State } from './model/state.ts';
import { turnsOfYear } from './model/state.ts';
import { changeUnit } from './model/stations.ts';
import { assign } from './movement/assignments.ts';
import { moveAll } from './movement/jumps.ts';
import { checkSupply, makeContact } from './supply/supply.ts';
import { endCampaign } from './victory.ts';
import { buy, payOff } from './yards/build.ts';
import { construct } from './yards/construction.ts';
import { commission, layUp, shelve } from './yards/service.ts';
import { cancelWork, scheduleWork, upgradeBases } from './yards/works.ts';

const isFought = ({ encounters: [encounter] }: State): boolean =>
  encounter?.battle !== undefined && !encounter.battle.over;

/** Encounters of the Combat Phase, one after the other (VB 220). */
const combat: Sequence<VbamSfb> = [
  {
    pass: 'Battle',
    hidden: true,
    none: ({ state }) => state.encounters.length === 0,
    repeat: [
      { name: 'Encounters Phase', cite: 'VB 243', run: demandBattles },
      { name: 'Demands Answered', cite: 'VB 245', run: answerDemands },
      { name: 'Pursuit', cite: 'VB 246', run: pursueAll },
      { name: 'Battle Elsewhere', cite: 'VB 323', run: fightElsewhere },
      {
        pass: 'Round',
        none: ({ state }) => !isFought(state),
        repeat: [{ name: 'Space Combat Phase', cite: 'VB 329', dice: true, run: fightBattle }],
        until: ({ state }) => !isFought(state),
      },
      { name: 'Encounter Resolved', cite: 'VB 272', run: resolveEncounter },
    ],
    until: ({ state }) => state.encounters.length === 0,
  },
];

/** All move together, sector by sector (VB 206). */
const movement: Sequence<VbamSfb> = [
  { name: 'Sentries and Trade Routes', cite: 'VB 208', run: assign },
  {
    pass: 'Jump',
    repeat: [{ name: 'Movement Phase', cite: 'VB 204', run: moveAll }],
    until: (_, pass) => pass >= moves.fast,
  },
  { name: 'Trade Routes Visited', cite: 'VB 85', run: visitRoutes },
];

type Run = Step<VbamSfb>['run'];
const oneByOne =
  (...parts: readonly Run[]): Run =>
  (given) => {
    for (const part of parts) part(given);
  };

/** What is ordered is paid at once (VB 101). */
const turnOrders = oneByOne(setStanding, investAll, giveAll, setInternment, buyProductivity);
/** What yards are to do is paid in the Turn Orders Phase (VB 101). */
const purchases = oneByOne(cancelWork, payOff, buy, commission, upgradeBases, scheduleWork);

/** Treaties are signed, then broken, then hostilities and war declared (VB 123). */
interface Negotiation {
  run(given: Turn<VbamSfb>, before: State): void;
}
const negotiations: readonly Negotiation['run'][] = [signTreaties, breakTreaties, declareAll];
function negotiate(given: Turn<VbamSfb>): void {
  // The world of the turn changes as things happen; all is judged by how it is now.
  const before: State = { ...given.state, relations: { ...given.state.relations } };
  for (const part of negotiations) part(given, before);
}

/** The nine phases of a turn (VB 7), after what the game master has decided. */
export const turn: Pick<Ruleset<VbamSfb>, 'sequences' | 'runs'> = oneRun<VbamSfb>(
  [
    { name: 'Leadership Changed', cite: 'VB 53', run: changeLeadership },
    { name: 'Income Phase', cite: 'VB 79', run: receiveIncome },
    { name: 'Debts', cite: 'VB 89', run: layUp },
    { name: 'Turn Orders Phase', cite: 'VB 97', run: turnOrders },
    { name: 'Purchases', cite: 'VB 101', run: purchases },
    { name: 'Tech Phase', cite: 'VB 107', dice: true, run: testTechnology },
    { name: 'Contact', cite: 'VB 119', run: makeContact },
    { name: 'Intel Phase', cite: 'VB 123', dice: true, run: oneByOne(negotiate, endCoBelligerence) },
    { name: 'Internment', cite: 'VB 176', run: internUnits },
    ...movement,
    { name: 'Supply Phase', cite: 'VB 224', run: checkSupply },
    { name: 'Trade Fleets Met', cite: 'VB 266', dice: true, run: locateFleets },
    { name: 'Raids', cite: 'VB 268', dice: true, run: sendRaiders },
    { name: 'Order of Combat', cite: 'VB 220', dice: true, run: drawEncounters },
    ...combat,
    { name: 'Lost Cargo', cite: 'VB 422', run: loseCargo },
    { name: 'Embarking and Landing', cite: 'VB 420', run: handleCargo },
    { name: 'Bombardment', cite: 'VB 414', dice: true, run: bombardAll },
    { name: 'Landings', cite: 'VB 414', run: landTroops },
    { name: 'Ground Combat', cite: 'VB 416', dice: true, run: fightForPlanets },
    { name: 'Construction Completion Phase', cite: 'VB 434', run: oneByOne(construct, shelve) },
    { name: 'Productivity', cite: 'VB 468', run: raiseProductivity },
    { name: 'Morale Checks', cite: 'VB 470', dice: true, run: checkMorale },
    { name: 'Rebellions', cite: 'VB 470', dice: true, run: rebelAll },
    { name: 'Census', cite: 'VB 484', dice: true, run: growCensus },
    { name: 'Flights without a Base', cite: 'VB 216', run: groundFlights },
    { name: 'Colonies', cite: 'VB 486', run: foundColonies },
    { name: 'Events of the Game Master', cite: 'VB 490', run: bringTyped },
    { name: 'Random Events', cite: 'VB 490', dice: true, run: bringRandom },
    { name: 'End of Turn Phase', cite: 'VB 58', run: endCampaign },
  ],
  ({ empires }) => keysInOrder(empires),
);

/** Ends a turn; with the last one of a year advances are counted anew. */
export function close(draft: Draft<State>, _: RunPlan, last: boolean): void {
  if (!last) return;
  if (draft.turn % turnsOfYear === 0)
    for (const [seat] of inOrder(draft.empires)) changeTech(draft, seat, () => ({ advances: 0 }));
  for (const [id, unit] of inOrder(draft.units))
    if (unit.came !== undefined) changeUnit(draft.units, id, ({ came: _, ...rest }) => rest);
  for (const [place, { stir }] of inOrder(draft.systems))
    if (stir !== undefined && stir.turn <= draft.turn)
      replace(draft.systems, place, ({ stir: _, ...rest }) => rest);
  delete draft.barred;
  delete draft.movers;
  draft.turn += 1;
}
