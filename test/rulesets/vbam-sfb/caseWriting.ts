import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { CaseAdapter, Facts } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/game.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { labelOf } from '#rulesets/vbam-sfb/map/board.ts';
import { orderOf } from './caseOrders.ts';
import { worldOf } from './caseWorlds.ts';

const factsOf = {
  empires: ['pool', 'income', 'invested', 'tech', 'advances', 'misc', 'explored', 'projects', 'leader'],
  relations: ['stands', 'treaties', 'contact'],
  systems: ['census', 'morale', 'productivity', 'raw', 'bonus', 'raising', 'owner', 'seized', 'raided'],
  units: [
    'place',
    'design',
    'seat',
    'crippled',
    'mothballed',
    'unsupplied',
    'between',
    'guards',
    'aboard',
    'based',
    'interned',
  ],
} as const;

/** Lists by the number of each member, from 1. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const members = Array.isArray(value)
    ? value.map((one: unknown, at) => [String(at + 1), one] as const)
    : Object.entries(value);
  return Object.fromEntries(members.map(([key, one]) => [key, plain(one)]));
}

/** How cases of Victory by Any Means are written. */
export const cases: CaseAdapter<VbamSfb> = {
  ruleset: vbamSfb,
  readGiven: (lines) => [...lines],
  world: (setup) => worldOf(setup as readonly string[]),
  seat(name, { empires }) {
    if (name === 'game-master') return gameMaster;
    const found = keysInOrder(empires).find((seat) => seat === name);
    if (found === undefined)
      throw new CaseMistake(`no empire ${name} here; there are ${keysInOrder(empires).join(', ')}`);
    return found;
  },
  order: (sentence, _, state) => orderOf(sentence, state),
  facts: ({ turn, empires, systems, relations, won, units, strangers, projects }) => ({
    units: Object.fromEntries(
      inOrder(units).map(([id, unit]) => [
        id.replace(/^.*\.u0*/, 'u'),
        {
          place: unit.place,
          design: unit.design,
          seat: unit.seat,
          crippled: unit.crippled,
          mothballed: unit.mothballed,
          unsupplied: unit.unsupplied,
          between: unit.between ?? 'nowhere',
          guards: unit.guards?.split('.')[1] ?? 'nobody',
          aboard: unit.aboard?.map((one) => one.split('.')[1]).join(' ') ?? 'ashore',
          based: unit.based?.split('.')[1] ?? 'nowhere',
          interned: unit.interned ?? 'nobody',
        },
      ]),
    ),
    relations: Object.fromEntries(
      inOrder(relations).map(([pair, { treaties: signed, enmity }]) => [
        pair.replace('.', '-'),
        {
          stands: enmity?.kind ?? 'normal',
          contact: !strangers.includes(pair),
          treaties: signed.length === 0 ? 'no-treaty' : signed.join(' '),
        },
      ]),
    ),
    turn,
    won: won === undefined ? 'nobody' : `${won.goal} by ${won.seats.join(' and ')}`,
    empires: Object.fromEntries(
      inOrder(empires).map(([seat, { pool, income, tech, misc, explored, computer }]) => [
        seat,
        {
          pool,
          income,
          invested: tech.pool,
          tech: tech.year,
          advances: tech.advances,
          misc,
          explored: explored.length,
          leader: computer === true ? 'computer' : 'player',
          projects: inOrder(projects).filter(([, one]) => one.seat === seat).length,
        },
      ]),
    ),
    systems: Object.fromEntries(
      inOrder(systems).map(([place, { stir: _, ...system }]) => [
        labelOf(place),
        { ...system, owner: system.owner ?? 'nobody', seized: system.seized ?? 'never' },
      ]),
    ),
  }),
  checkFact(path) {
    const [group = '', , fact = ''] = path.split('.');
    if (['turn', 'won'].includes(path)) return;
    const known: readonly string[] = factsOf[group as keyof typeof factsOf] ?? [];
    if (!known.includes(fact)) throw new CaseMistake(`no fact «${fact}»; there are ${known.join(', ')}`);
  },
  plainEvent: (event) => plain(event) as Facts,
  factLine(line) {
    const [, alone, what = ''] = /^(turn|won) (is .+)$/.exec(line) ?? [];
    if (alone !== undefined) return { path: alone, rest: what };
    const [, group, name = '', fact = '', rest = ''] =
      /^(empire|system|relation|unit) (\S+) (\S+) (is .+)$/.exec(line) ?? [];
    return group === undefined ? undefined : { path: `${group}s.${name}.${fact}`, rest };
  },
};
