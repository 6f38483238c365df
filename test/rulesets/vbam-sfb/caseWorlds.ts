import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { PairId, Relation } from '#rulesets/vbam-sfb/model/relations.ts';
import { deedKinds, enmities, normal, pairOf, treaties } from '#rulesets/vbam-sfb/model/relations.ts';
import type { Empire, Project, State, System, Unit } from '#rulesets/vbam-sfb/model/state.ts';
import { boardOf, labelOf } from '#rulesets/vbam-sfb/map/board.ts';
import { designsOf, isCaptured, people } from '#rulesets/vbam-sfb/units/designs.ts';
import { empireIds } from '#rulesets/vbam-sfb/map/empires.ts';

interface Draft {
  turn: number;
  firstYear: number;
  tables: boolean;
  raids?: 'rules' | 'led';
  chances?: number;
  capacity?: 'half';
  readonly strangers: PairId[];
  readonly encounters: [];
  readonly projects: Record<string, Project>;
  readonly empires: Record<SeatId, Empire>;
  readonly systems: Record<PlaceId, System>;
  readonly units: Record<UnitId, Unit>;
  readonly relations: Record<PairId, Relation>;
}

/** A sector by its label; on hexes an `h` stands before it. */
export function placeOf(label = ''): PlaceId {
  const { names } = boardOf(label.startsWith('h') ? 'hexes' : 'squares');
  const cell = names.find(label.replace(/^h/, ''));
  if (cell === undefined)
    throw new CaseMistake(`«${label}» is no sector: write 0101 to 2015, or h0101 to h2015 on hexes`);
  return names.id(cell);
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
    const home = more.find((part) => part.startsWith('home '))?.slice(5);
    const attacked = more.find((part) => part.startsWith('attacked '))?.slice(9);
    const interns = more.find((part) => part.startsWith('interns '))?.slice(8);
    const [nonPlayer, computer] = [more.includes('non-player'), more.includes('computer')];
    const figures = more.filter((part) => !/^(home |attacked |interns |non-player|computer)/.test(part));
    const { pool, invested, tech, advances, misc } = members(figures, {
      pool: 0,
      invested: 0,
      tech: 165,
      advances: 0,
      misc: 0,
    });
    draft.empires[empireOf(name)] = {
      pool,
      income: 0,
      tech: { pool: invested, year: tech, advances },
      misc,
      made: 0,
      explored: [],
      ...(home === undefined ? {} : { home: placeOf(home) }),
      ...(nonPlayer ? { nonPlayer } : {}),
      ...(computer ? { computer } : {}),
      ...(attacked === undefined ? {} : { attacked: Number(attacked) }),
      ...defined({ interns: interns?.split(' ').map(empireOf) }),
    };
  },
  system(draft, [label, owner], more) {
    const usual = { census: 4, morale: 4, raw: 2, productivity: 3, capacity: 8, bonus: 0 };
    const [seized, raided] = ['seized ', 'raided '].map((word) =>
      more.find((part) => part.startsWith(word))?.slice(word.length),
    );
    draft.systems[placeOf(label)] = {
      ...(owner === 'nobody' ? {} : { owner: empireOf(owner) }),
      ...(seized === undefined ? {} : { seized: Number(seized) }),
      ...(raided === undefined ? {} : { raided: Number(raided) }),
      ...members(
        more.filter((part) => !/^(seized|raided) /.test(part)),
        usual,
      ),
      raising: false,
    };
  },
  relation(draft, [a, b], more) {
    draft.relations[pairOf(empireOf(a), empireOf(b))] = more.reduce(withPart, normal);
  },
  units(draft, [count, ...words], more) {
    const [, design = '', owner, label] = /^(.+) of (\S+) at (\S+)$/.exec(words.join(' ')) ?? [];
    const seat = empireOf(owner);
    if (!designsOf(seat).has(design) && design !== people && !isCaptured({ seat, design }))
      throw new CaseMistake(`${owner} has no class «${design}»`);
    const given = more.reduce<Partial<Unit>>((unit, part) => ({ ...unit, ...stateOf(seat, part) }), {});
    for (let n = 1; n <= Number(count); n += 1)
      draft.units[unitId(`${seat}.u${keysInOrder(draft.units).length + 1}`)] = {
        seat,
        design,
        name: '',
        place: placeOf(label),
        mothballed: false,
        crippled: false,
        unsupplied: false,
        ...given,
      };
  },
  strangers(draft, [a, b]) {
    draft.strangers.push(pairOf(empireOf(a), empireOf(b)));
  },
  raids(draft, [led]) {
    draft.raids = led === 'led' ? 'led' : 'rules';
  },
  'random-events'(draft, [percent]) {
    draft.chances = Number(percent);
  },
  capacities(draft) {
    draft.capacity = 'half';
  },
  tables(draft) {
    draft.tables = true;
  },
};

/** `mothballed`, `crippled`, `unsupplied`, `interned isc`, `guards u3`, `between 0304`, `route 0303 0304`, `aboard u3`, `based u3`. */
function stateOf(seat: SeatId, part: string): Partial<Unit> {
  const [word = '', ...more] = part.split(' ');
  if (['mothballed', 'crippled', 'unsupplied'].includes(word)) return { [word]: true };
  if (word === 'interned') return { interned: empireOf(more[0]) };
  if (word === 'guards') return { guards: unitId(`${seat}.${more[0] ?? ''}`) };
  if (word === 'aboard') return { aboard: more.map((one) => unitId(`${seat}.${one}`)) };
  if (word === 'based') return { based: unitId(`${seat}.${more[0] ?? ''}`) };
  if (word === 'between') return { between: placeOf(more[0]), waits: true };
  if (word === 'route') return { route: more.map(placeOf) };
  throw new CaseMistake(
    `«${part}» of units: write mothballed, crippled, unsupplied, interned, guards, between, route, aboard or based`,
  );
}

/** `peace`, `war by gorn at 3`, `broke by isc at 4`, `declared war by isc at 4`. */
function withPart(relation: Relation, part: string): Relation {
  const treaty = treaties.find((one) => one === part);
  if (treaty !== undefined) return { ...relation, treaties: [...relation.treaties, treaty] };
  const [, what, declared, by, at] = /^(\S+)(?: (war|hostilities))? by (\S+) at (\d+)$/.exec(part) ?? [];
  const enmity = enmities.find((one) => one === declared);
  const [kind, deed] = [enmities.find((one) => one === what), deedKinds.find((one) => one === what)];
  const facts = { by: empireOf(by), turn: Number(at) };
  if (kind !== undefined) return { ...relation, enmity: { kind, ...facts } };
  const told = { ...facts, ...defined({ enmity }) };
  if (deed !== undefined) return { ...relation, deeds: [...relation.deeds, { what: deed, ...told }] };
  throw new CaseMistake(
    `«${part}» is no treaty, declaration or deed: ${[...treaties, ...enmities, ...deedKinds].join(', ')}`,
  );
}

/** A world from the lines of a case, in the first turn of Y165 if nothing else is given. */
export function worldOf(lines: readonly string[]): State {
  const draft: Draft = {
    turn: 1,
    firstYear: 165,
    empires: {},
    systems: {},
    units: {},
    relations: {},
    strangers: [],
    encounters: [],
    projects: {},
    tables: false,
  };
  for (const line of lines) {
    const [head = '', ...more] = line.split(/,\s*/);
    const [kind = '', ...words] = head.split(/\s+/);
    const reader = readers[kind];
    if (reader === undefined)
      throw new CaseMistake(`«${line}» under GIVEN: begin with ${Object.keys(readers).join(', ')}`);
    reader(draft, words, more);
  }
  for (const [place, { owner }] of inOrder(draft.systems))
    if (owner !== undefined && draft.empires[owner] === undefined)
      throw new CaseMistake(`${labelOf(place)}: give a line to the empire ${owner}`);
  return { ...draft, empires: settled(draft) };
}

/** Empires know the sectors of their systems and units; new units take the numbers after those that are there. */
const settled = ({ empires, systems, units }: Draft): State['empires'] =>
  Object.fromEntries(
    inOrder(empires).map(([seat, empire]) => {
      const places = [
        ...inOrder(systems).flatMap(([place, { owner }]) => (owner === seat ? [place] : [])),
        ...inOrder(units).flatMap(([, unit]) => (unit.seat === seat ? [unit.place] : [])),
      ];
      const explored = [...new Set(places)].sort();
      return [seat, { ...empire, explored, made: keysInOrder(units).length }];
    }),
  );
