import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { codeOf, letterOf } from '#rulesets/galactic-conquest/espionage/spies.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Aim, Espionage, Spy, SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { poolFact, pactOrder } from './casePacts.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/** How cases name hexes and empires. */
export interface Names {
  readonly hex: (label: string) => PlaceId;
  readonly empire: (name: string) => SeatId;
}

/** Spies that an empire has at the beginning, by empire. */
export type Spies = Readonly<Record<SeatId, Espionage>>;

/** `spies of hydran: s001 s002*2 s003*0+fresh p001*7+training4`. */
export function readSpies(line: string, { empire }: Names): Spies | undefined {
  const [whole, seat = '', names = ''] = /^spies of (\S+): (.+)$/.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const spies = names.split(' ').map((one): readonly [SpyId, Spy] => {
    const [, id = '', skill = '0', fresh, training] =
      /^([sp]\d{3})(?:\*(\d+))?(\+fresh)?(?:\+training(\d))?$/.exec(one) ?? [];
    if (id === '') throw new CaseMistake(`«${one}» is no spy: write s001 or s001*2`);
    return [
      id as SpyId,
      {
        skill: Number(skill),
        ...(fresh !== undefined && { fresh: true as const }),
        ...(training !== undefined && { training: Number(training) }),
      },
    ];
  });
  const raised = spies.filter(([id]) => id.startsWith('s')).length;
  return { [empire(seat)]: { spies: Object.fromEntries(spies), ...(raised > 0 && { raised }) } };
}

const sendLine = /^spy (\S+) on (\S+) to (learn|act)(?: at (\S+))?: (.+)$/;

/**
 * `spy new on lyran to learn at D5: task`, `hire spy`, `counterspy 2`, `ask about lyran at D5: question`, `propaganda 50 on lyran: text` (or
 * `everybody`); of the game master `chart 5 2 1`, `tell lyran: text`, and the answers `difficulty 3`, `difficulty 3 without risk`,
 * `report 20 EP and a team: text`, `wording: text`.
 */
export function spyOrder(sentence: string, { hex, empire }: Names): Unnumbered<Order> | undefined {
  const [sent, spy = '', on = '', aim, at, task = ''] = sendLine.exec(sentence) ?? [];
  if (sent !== undefined)
    return {
      kind: 'send-spy',
      spy: spy as SpyId,
      on: empire(on),
      aim: aim as Aim,
      task,
      ...(at !== undefined && { place: hex(at) }),
    };
  if (sentence === 'hire spy') return { kind: 'hire-spy' };
  const [, levels] = /^counterspy (\d+)$/.exec(sentence) ?? [];
  if (levels !== undefined) return { kind: 'counterspy', levels: Number(levels) };
  const [asked, about = '', where, question = ''] =
    /^ask about (\S+?)(?: at (\S+))?: (.+)$/.exec(sentence) ?? [];
  if (asked !== undefined)
    return {
      kind: 'ask-intelligence',
      on: empire(about),
      question,
      ...(where !== undefined && { place: hex(where) }),
    };
  const [spread, points, to = '', text = ''] = /^propaganda (\d+) on ([^:\s]+): (.+)$/.exec(sentence) ?? [];
  if (spread !== undefined)
    return {
      kind: 'spread-propaganda',
      points: Number(points),
      text,
      ...(to !== 'everybody' && { to: empire(to) }),
    };
  const [, deal, project = '', whom = ''] = /^(sell|buy) (\S+) (?:to|from) (\S+)$/.exec(sentence) ?? [];
  if (deal !== undefined)
    return { kind: deal === 'sell' ? 'sell-tech' : 'buy-tech', project, to: empire(whom) };
  return pactOrder(sentence, { empire }) ?? answered(sentence, empire);
}

function answered(sentence: string, empire: Names['empire']): Unnumbered<Order> | undefined {
  const [, needed, blown, caught] = /^chart (\d+) (\d) (\d)$/.exec(sentence) ?? [];
  if (needed !== undefined)
    return {
      kind: 'set-spy-chart',
      needed: Number(needed),
      blown: Number(blown),
      caught: Number(caught),
    };
  const [, whom, said = ''] = /^tell ([^:\s]+): (.+)$/.exec(sentence) ?? [];
  if (whom !== undefined) return { kind: 'give-intelligence', to: empire(whom), text: said };
  const [, hard, safe] = /^difficulty (\d)( without risk)?$/.exec(sentence) ?? [];
  if (hard !== undefined)
    return { kind: 'judge-mission', difficulty: Number(hard), risky: safe === undefined };
  const [, lost, team, report] = /^report(?: (\d+) EP)?( and a team)?: (.+)$/.exec(sentence) ?? [];
  if (report !== undefined)
    return { kind: 'word-mission', report, points: Number(lost ?? 0), team: team !== undefined };
  const [, words] = /^wording: (.+)$/.exec(sentence) ?? [];
  return words === undefined ? undefined : { kind: 'word-report', text: words };
}

/** What cases ask of an empire’s spies: `spies` (`H01.2 PR01.7`), `counter`, `sabotage`. */
export function spyFacts(state: State, seat: SeatId): Readonly<Record<string, string | number>> {
  const { spies = {}, counter = 0, sabotage = 0 } = state.empires[seat]?.espionage ?? {};
  return {
    spies:
      inOrder(spies)
        .map(([id, spy]) => codeOf(letterOf(state, seat), id, spy))
        .join(' ') || 'nobody',
    counter,
    sabotage,
    pool: poolFact(state, seat),
  };
}
