import type { Sent, Spying } from './judging.ts';
import type { wordMission } from './judging.ts';
import { aboutOf, chartOf, factsOf, sentIn, skillOf } from './judging.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { nameOf } from '../map/seats.ts';
import type { Outcome } from '../model/relations/espionage.ts';
import type { State } from '../model/state.ts';
import { teamsOf } from '../research/research.ts';
import { missionRolled, sabotaged, spyBlown, spyCaught, spyNoticed, spyReported } from './missions.ts';
import { proposalOf } from './seen.ts';
import { counterOf } from './counter.ts';
import { isPrime, outcomeIn, spySaid } from './spies.ts';

/** How a mission goes by its die. Prime teams are never caught (C14.50). */
export function outcomeOf(state: State, sent: Sent, die: number): Outcome {
  const { needed, blown, caught } = chartOf(state);
  const { difficulty: hard = 0, safe, on } = sent.mission;
  const margin = die + skillOf(sent) - hard - counterOf(state, on) - needed;
  const risks = safe !== true;
  return {
    met: margin >= 0,
    blown: risks && die <= Math.max(blown, caught),
    caught: risks && die <= caught && !isPrime(sent.id),
    margin,
  };
}

/** A die for each mission (C14.26). */
export function rollMissions(turn: Turn<Spying>): void {
  for (const sent of sentIn(turn.state)) {
    if (sent.mission.difficulty === undefined) continue;
    const die = turn.draw.fork(sent.seat, sent.id).int(6);
    turn.happen(
      missionRolled.of({ seat: sent.seat, spy: sent.id, outcome: outcomeOf(turn.state, sent, die) }),
    );
  }
}

/** What a spy reports (C14.22). */
export const whatReported = (state: State, sent: Sent): Question<Spying, 'word-mission'> => {
  const { report, points: lost } = proposalOf(state, sent.mission);
  const { met, blown, caught } = outcomeIn(sent.mission);
  return {
    to: gameMaster,
    least: 1,
    most: 1,
    about: aboutOf(sent),
    spot: {},
    said: phrase('What does the spy of the {seat} report on the {on}?', {
      seat: nameOf(sent.seat),
      on: nameOf(sent.mission.on),
    }),
    facts: [
      ...factsOf(state, sent),
      { label: 'The dice', value: met ? phrase('it succeeds') : phrase('it fails') },
      ...(caught
        ? [{ label: 'The spy', value: phrase('is caught') }]
        : blown
          ? [{ label: 'The spy', value: phrase('is uncovered') }]
          : []),
      { label: 'Proposed', value: phrase('{report}', { report }) },
    ],
    cite: 'GC C14.22',
    kinds: ['word-mission'],
    silence: [{ kind: 'word-mission', report, points: lost, team: false }],
  };
};

/** Spies report, in the game master’s words, and the other side learns no more than that there was one (C14.22, C14.23). */
export function reportMissions(turn: Turn<Spying>): void {
  const all = sentIn(turn.state);
  const told = all.filter(({ mission }) => mission.outcome !== undefined);
  const answers = turn.ask(told.map((sent) => whatReported(turn.state, sent)));
  if (answers === undefined) return;
  for (const sent of all) {
    const given = answers[told.indexOf(sent)]?.[0];
    report(turn, sent, given);
  }
}

/** OURS: where nothing is left of the other empire, a spy comes home with nothing. */
export function report(turn: Turn<Spying>, sent: Sent, given: OrderIn<typeof wordMission> | undefined): void {
  const { seat: owner, id, mission } = sent;
  const { met, blown, caught } = outcomeIn(mission);
  const code = spySaid(turn.state, owner, id);
  turn.happen(
    spyReported.of({
      seat: owner,
      spy: id,
      code,
      on: mission.on,
      report: given?.report ?? 'There is nobody left to spy on.',
      counts: met && !blown && mission.safe !== true && !isPrime(id),
      ...(given && { cause: given.ref }),
    }),
  );
  const team = given?.team === true ? teamsOf(turn.state.empires[mission.on]?.research)[0]?.[0] : undefined;
  const lost = given?.points ?? 0;
  if (mission.aim === 'act' && (lost > 0 || team !== undefined))
    turn.happen(sabotaged.of({ seat: mission.on, points: lost, ...(team !== undefined && { team }) }));
  if (blown) turn.happen(spyNoticed.of({ seat: mission.on }));
  if (caught) turn.happen(spyCaught.of({ seat: owner, spy: id, code }));
  else if (blown) turn.happen(spyBlown.of({ seat: owner, spy: id, code }));
}
