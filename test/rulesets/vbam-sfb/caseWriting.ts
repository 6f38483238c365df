import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { unitId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { CaseAdapter } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/model/game.ts';
import type { PairId, Relation } from '#rulesets/vbam-sfb/model/relations.ts';
import {
  deedKinds,
  enmities,
  normal,
  pairOf,
  signable,
  treaties,
} from '#rulesets/vbam-sfb/model/relations.ts';
import type { Empire, State, System, Unit } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { board, labelOf } from '#rulesets/vbam-sfb/tables/board.ts';
import { designsOf } from '#rulesets/vbam-sfb/tables/designs.ts';
import { empireIds } from '#rulesets/vbam-sfb/tables/empires.ts';

interface Draft {
  turn: number;
  firstYear: number;
  readonly empires: Record<SeatId, Empire>;
  readonly systems: Record<PlaceId, System>;
  readonly units: Record<UnitId, Unit>;
  readonly relations: Record<PairId, Relation>;
}

export function placeOf(label = ''): PlaceId {
  const cell = board.names.find(label);
  if (cell === undefined) throw new CaseMistake(`«${label}» is no sector: write 0101 to 2015`);
  return board.names.id(cell);
}

function empireOf(name = ''): SeatId {
  const found = empireIds.find((one) => one === name);
  if (found === undefined) throw new CaseMistake(`no empire «${name}»; there are ${empireIds.join(', ')}`);
  return found;
}

type Members = Readonly<Record<string, number>>;

/** `pool 3, tech 165` as numbers, with what is left out as usual. */
function members<M extends Members>(parts: readonly string[], usual: M): M {
  const given = parts.map((part) => {
    const [, key = '', value = ''] = /^(\S+) (-?\d+)$/.exec(part) ?? [];
    if (!(key in usual))
      throw new CaseMistake(`«${part}»: write one of ${Object.keys(usual).join(', ')} with a number`);
    return [key, Number(value)] as const;
  });
  return { ...usual, ...Object.fromEntries(given) };
}

const readers: Readonly<
  Record<string, (draft: Draft, words: readonly string[], more: readonly string[]) => void>
> = {
  turn(draft, [turn]) {
    draft.turn = Number(turn);
  },
  year(draft, [year]) {
    draft.firstYear = Number(year);
  },
  empire(draft, [name], more) {
    const { pool, invested, tech, advances } = members(more, {
      pool: 0,
      invested: 0,
      tech: 165,
      advances: 0,
    });
    draft.empires[empireOf(name)] = { pool, income: 0, tech: { pool: invested, year: tech, advances } };
  },
  system(draft, [label, owner], more) {
    const usual = { census: 4, morale: 4, raw: 2, productivity: 3, capacity: 8, bonus: 0 };
    draft.systems[placeOf(label)] = { owner: empireOf(owner), ...members(more, usual), raising: false };
  },
  relation(draft, [a, b], more) {
    draft.relations[pairOf(empireOf(a), empireOf(b))] = more.reduce(withPart, normal);
  },
  units(draft, [count, ...words], more) {
    const [, design = '', owner, label] = /^(.+) of (\S+) at (\S+)$/.exec(words.join(' ')) ?? [];
    const seat = empireOf(owner);
    if (!designsOf(seat).has(design)) throw new CaseMistake(`${owner} has no class «${design}»`);
    if (more.some((part) => part !== 'mothballed')) throw new CaseMistake(`of units only «mothballed»`);
    for (let n = 1; n <= Number(count); n += 1)
      draft.units[unitId(`${seat}.u${keysInOrder(draft.units).length + 1}`)] = {
        ...{ seat, design, name: '', place: placeOf(label), mothballed: more.includes('mothballed') },
      };
  },
};

/** `peace`, `war by gorn at 3`, `broke by isc at 4`. */
function withPart(relation: Relation, part: string): Relation {
  const treaty = treaties.find((one) => one === part);
  if (treaty !== undefined) return { ...relation, treaties: [...relation.treaties, treaty] };
  const [, what, by, at] = /^(\S+) by (\S+) at (\d+)$/.exec(part) ?? [];
  const [kind, deed] = [enmities.find((one) => one === what), deedKinds.find((one) => one === what)];
  const facts = { by: empireOf(by), turn: Number(at) };
  if (kind !== undefined) return { ...relation, enmity: { kind, ...facts } };
  if (deed !== undefined) return { ...relation, deeds: [...relation.deeds, { what: deed, ...facts }] };
  throw new CaseMistake(
    `«${part}» is no treaty, declaration or deed: ${[...treaties, ...enmities, ...deedKinds].join(', ')}`,
  );
}

/** A world from the lines of a case, in the first turn of Y165 if nothing else is given. */
export function worldOf(lines: readonly string[]): State {
  const draft: Draft = { turn: 1, firstYear: 165, empires: {}, systems: {}, units: {}, relations: {} };
  for (const line of lines) {
    const [head = '', ...more] = line.split(/,\s*/);
    const [kind = '', ...words] = head.split(/\s+/);
    const reader = readers[kind];
    if (reader === undefined)
      throw new CaseMistake(`«${line}» under GIVEN: begin with ${Object.keys(readers).join(', ')}`);
    reader(draft, words, more);
  }
  for (const [place, { owner }] of inOrder(draft.systems))
    if (draft.empires[owner] === undefined)
      throw new CaseMistake(`${labelOf(place)}: give a line to the empire ${owner}`);
  return draft;
}

const factsOf = {
  empires: ['pool', 'income', 'invested', 'tech', 'advances'],
  relations: ['stands', 'treaties'],
  systems: ['census', 'morale', 'productivity', 'bonus', 'raising', 'owner'],
} as const;

/** How cases of Victory by Any Means are written. */
export const cases: CaseAdapter<VbamSfb> = {
  ruleset: vbamSfb,
  readGiven: (lines) => [...lines],
  world: (setup) => worldOf(setup as readonly string[]),
  seat(name, { empires }) {
    const found = keysInOrder(empires).find((seat) => seat === name);
    if (found === undefined)
      throw new CaseMistake(`no empire ${name} here; there are ${keysInOrder(empires).join(', ')}`);
    return found;
  },
  order(sentence) {
    const [, ep] = /^invest (\d+)$/.exec(sentence) ?? [];
    if (ep !== undefined) return { order: { kind: 'invest', ep: Number(ep) } };
    const [, label] = /^raise (\S+)$/.exec(sentence) ?? [];
    if (label !== undefined) return { order: { kind: 'raise', place: placeOf(label) } };
    const [, what = '', signs, power] = /^(sign|break) (\S+) with (\S+)$/.exec(sentence) ?? [];
    const treaty = signable.find((one) => one === signs);
    const to = power as SeatId;
    if (what === 'sign' && treaty !== undefined) return { order: { kind: 'sign', to, treaty } };
    if (what === 'break' && treaty !== undefined && treaty !== 'armistice')
      return { order: { kind: 'break', to, treaty } };
    const [, declared, foe] = /^declare (\S+) on (\S+)$/.exec(sentence) ?? [];
    const enmity = enmities.find((one) => one === declared);
    if (enmity !== undefined) return { order: { kind: 'declare', to: foe as SeatId, enmity } };
    throw new CaseMistake(
      `«${sentence}» is no order: «invest N», «raise SECTOR», «sign TREATY with EMPIRE», «break …», «declare war on EMPIRE»`,
    );
  },
  facts: ({ turn, empires, systems, relations, won }) => ({
    relations: Object.fromEntries(
      inOrder(relations).map(([pair, { treaties: signed, enmity }]) => [
        pair.replace('.', '-'),
        { stands: enmity?.kind ?? 'normal', treaties: signed.length === 0 ? 'no-treaty' : signed.join(' ') },
      ]),
    ),
    ...{ turn, won: won === undefined ? 'nobody' : `${won.goal} by ${won.seats.join(' and ')}` },
    empires: Object.fromEntries(
      inOrder(empires).map(([seat, { pool, income, tech }]) => [
        seat,
        { ...{ pool, income, invested: tech.pool, tech: tech.year, advances: tech.advances } },
      ]),
    ),
    systems: Object.fromEntries(inOrder(systems).map(([place, system]) => [labelOf(place), { ...system }])),
  }),
  checkFact(path) {
    const [group = '', , fact = ''] = path.split('.');
    if (['turn', 'won'].includes(path)) return;
    const known: readonly string[] = factsOf[group as keyof typeof factsOf] ?? [];
    if (!known.includes(fact)) throw new CaseMistake(`no fact «${fact}»; there are ${known.join(', ')}`);
  },
  plainEvent: (event) => ({ ...event }),
  factLine(line) {
    const [, alone, what = ''] = /^(turn|won) (is .+)$/.exec(line) ?? [];
    if (alone !== undefined) return { path: alone, rest: what };
    const [, group, name = '', fact = '', rest = ''] =
      /^(empire|system|relation) (\S+) (\S+) (is .+)$/.exec(line) ?? [];
    return group === undefined ? undefined : { path: `${group}s.${name}.${fact}`, rest };
  },
};
