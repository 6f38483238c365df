import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { View } from '../../model/view.ts';
import { capacityAt } from '../../sidcors/table.ts';
import type { Basing, Design, Rate } from '../../units/designs.ts';
import { designsOf, isGround, refitOf } from '../../units/designs.ts';
import { classThing } from '../../yards/build.ts';
import { equivalents } from '../../ground/combat.ts';
import { traitsOf } from '../../units/traits.ts';
import { cell, fact } from '../cells.ts';
import { nameOfSeat } from '../names.ts';

type Part = Page['sections'][number];
type Cell = Row['cells'][string];

/* What can be studied: a class, and the unit list of an empire; such lists are public (VB 51). */
export const classSubject = (seat: SeatId, name: string): string => `class:${seat}:${name}`;
const listSubject = (seat: SeatId): string => `list:${seat}`;

const words = (text: string, sort: number | string = text): Cell => ({
  value: phrase('{text}', { text }),
  sort,
});
const rateText = ({ points, for: each }: Rate): string => (each === 1 ? `${points}` : `${points} / ${each}`);
const hullText = (hull: string): string => (hull === '' ? 'civil fleet' : hull);

/** Flights that a class bases, such as `12+6H`. */
export const basingText = ({ light, heavy, super: superHeavy }: Basing): string =>
  [
    ...(light === 0 ? [] : [`${light}`]),
    ...(heavy === 0 ? [] : [`${heavy}H`]),
    ...(superHeavy === 0 ? [] : [`${superHeavy}SH`]),
  ].join('+');

/** One class of a list; of the reader's own, what can be ordered of it too. */
function classRow(seat: SeatId, design: Design, now: number, own: boolean): Row {
  const { name, year, hull, cost, attack, defense, command, abilities } = design;
  const later = year > now;
  return {
    id: name,
    spot: {
      study: classSubject(seat, name),
      ...(own ? { thing: { kind: classThing, id: name } } : {}),
    },
    cells: {
      name: { ...words(name), ...(later ? { tone: 'muted' } : {}) },
      year: { value: phrase('Y{year}', { year }), sort: year, ...(later ? { tone: 'warn' } : {}) },
      hull: words(hullText(hull)),
      cost: words(rateText(cost), cost.points / cost.for),
      attack: cell(attack),
      defense: cell(defense),
      command: cell(command),
      abilities: words(abilities),
    },
  };
}

const columns = [
  { key: 'name', label: 'Class', align: 'left' },
  { key: 'hull', label: 'Hull', align: 'left' },
  { key: 'abilities', label: 'Abilities', align: 'left' },
  { key: 'year', label: 'From', align: 'right' },
  { key: 'cost', label: 'EP', align: 'right' },
  { key: 'attack', label: 'Attack', align: 'right' },
  { key: 'defense', label: 'Defense', align: 'right' },
  { key: 'command', label: 'Rating', align: 'right' },
] as const;

/** All classes of an empire by service date: the newest of those that can be built, then those to come. */
const listOf = (seat: SeatId, title: string, now: number, own = false): Part => ({
  kind: 'table',
  title,
  empty: 'There are none.',
  columns,
  rows: [...designsOf(seat).values()]
    .toSorted(
      compareBy(
        ({ year }) => (year > now ? year : -year),
        ({ name }) => name,
      ),
    )
    .map((design) => classRow(seat, design, now, own)),
});

export const classSection = ({ me, own }: View): Part =>
  listOf(me, 'Your classes by service date', own.tech.year, true);

/** Links to the lists of the other empires. */
export const listsSection = ({ others }: View): Part => ({
  kind: 'table',
  title: 'Unit lists of others',
  empty: 'No other powers.',
  columns: [
    { key: 'power', label: 'Power', align: 'left' },
    { key: 'classes', label: 'Classes', align: 'right' },
  ],
  rows: others.map((seat) => ({
    id: seat,
    spot: { study: listSubject(seat) },
    cells: { power: words(nameOfSeat(seat)), classes: cell(designsOf(seat).size) },
  })),
});

/** Abilities of a class with what they do, as facts. */
export const abilityFacts = (design: Design): readonly { readonly label: string; readonly value: Phrase }[] =>
  traitsOf(design).map(([label, { effect, played }]) =>
    fact(label, played ? phrase(effect) : phrase('{effect} (in battles at a table)', { effect })),
  );

function classPage(seat: SeatId, design: Design): Page {
  const { name, year, hull, cost, maintenance, attack, defense, command, basing } = design;
  const refit = refitOf(design);
  const troops = isGround(design) ? equivalents[name] : undefined;
  return {
    title: phrase('{name}', { name }),
    subtitle: phrase('{hull} of the {power}', { hull: hullText(hull), power: nameOfSeat(seat) }),
    sections: [
      {
        kind: 'facts',
        title: 'Class',
        facts: [
          fact('Built from', phrase('Y{year}', { year })),
          fact('Cost in EP', phrase('{rate}', { rate: rateText(cost) })),
          fact('Maintenance in EP', phrase('{rate}', { rate: rateText(maintenance) })),
          fact(
            'Attack, whole and crippled',
            phrase('{n}, {half}', { n: attack, half: Math.floor(attack / 2) }),
          ),
          fact(
            'Defense, whole and crippled',
            phrase('{n}, {half}', { n: defense, half: Math.ceil(defense / 2) }),
          ),
          fact(
            'Command Rating',
            phrase('{n}: leads {bpv} BPV in that year', { n: command, bpv: capacityAt(command, year) }),
          ),
          ...(basingText(basing) === ''
            ? []
            : [fact('Basing', phrase('{text}', { text: basingText(basing) }))]),
          ...(refit === undefined
            ? []
            : [fact('Refit', phrase('{holds}; {bpv} BPV more', { holds: refit.holds, bpv: refit.bpv }))]),
          ...(troops === undefined ? [] : [fact('At a table', phrase('{troops}', { troops }))]),
        ],
      },
      ...(traitsOf(design).length === 0
        ? []
        : [{ kind: 'facts', title: 'Abilities', facts: abilityFacts(design) } as const]),
    ],
  };
}

/** A class, or the whole list of an empire. */
export function study(view: View, subject: string): Page | undefined {
  const [what, of = '', ...rest] = subject.split(':');
  const seat = seatId(of);
  if (what === 'list' && view.others.includes(seat))
    return {
      title: phrase('Unit list of the {power}', { power: nameOfSeat(seat) }),
      sections: [listOf(seat, 'Classes by service date', Number.POSITIVE_INFINITY)],
    };
  const design = what === 'class' ? designsOf(seat).get(rest.join(':')) : undefined;
  return design === undefined ? undefined : classPage(seat, design);
}
