import type { Simulator } from '#kernel/odds/odds.ts';
import { rowsIn, textIn } from '#kernel/orders/fields.ts';
import type { Field, FieldRow, FieldValue, Form } from '#kernel/orders/form.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { keysAsWritten } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { empireIds, empireNames } from '../map/empires.ts';
import type { Standing } from '../model/combat.ts';
import type { Fighter } from '../sidcors/factors.ts';
import { berthsIn } from '../sidcors/hits.ts';
import type { Posture } from '../sidcors/postures.ts';
import { postureNames, postures } from '../sidcors/postures.ts';
import { designOf, designsOf, isFlight, isOfSpace } from '../units/designs.ts';
import type { Clash, Force } from './clash.ts';

const sides = ['own', 'theirs'] as const;
type Side = (typeof sides)[number];

/** One side, as somebody fills it in. */
interface Wished {
  /** Whose classes it has. */
  readonly empire: SeatId;
  readonly units: readonly FieldRow[];
  /** How it fights: by one of the postures, or by the standing orders that it was taken with. */
  readonly posture: Posture | 'taken';
  readonly standing?: Standing;
}

/** Two forces that meet in space. */
export interface Match extends Readonly<Record<Side, Wished>> {
  readonly attacks: Side;
}

const [mostRows, mostUnits] = [30, 99] as const;
const seats: Readonly<Record<Side, SeatId>> = { own: seatId('own'), theirs: seatId('theirs') };
const other = (side: Side): Side => (side === 'own' ? 'theirs' : 'own');
const nobody = (empire: string): Wished => ({ empire: seatId(empire), units: [], posture: 'steady' });

/** Battles in space of forces that are typed, each of one empire’s classes; flights are based where there is room for them. */
export const simulator: Simulator<Clash, Match> = {
  blank: { own: nobody('federation'), theirs: nobody('klingon'), attacks: 'own' },
  taken({ me, sides: [attacker, defender] }) {
    const attacks = attacker.seat === me ? 'own' : 'theirs';
    const [own, theirs] = attacks === 'own' ? [attacker, defender] : [defender, attacker];
    return { own: wishedOf(own), theirs: wishedOf(theirs), attacks };
  },
  form,
  matter(match) {
    const [attacker, defender] = [forceOf(match, match.attacks), forceOf(match, other(match.attacks))];
    if ([attacker, defender].some(({ force }) => force.length === 0)) return undefined;
    return { me: seats.own, sides: [attacker, defender] };
  },
};

/** A force to be changed, class by class; one that has classes of several empires keeps those of its first unit’s. */
function wishedOf({ seat, force, standing }: Force): Wished {
  const empire = force[0]?.[1].seat ?? seat;
  const groups = Map.groupBy(
    force.filter(([, unit]) => unit.seat === empire),
    ([, { design }]) => design,
  );
  return {
    empire,
    units: [...groups].map(([design, units]) => ({
      design,
      count: units.length,
      crippled: units.filter(([, { crippled }]) => crippled).length,
    })),
    ...(standing === undefined ? { posture: 'steady' } : { posture: 'taken', standing }),
  };
}

/** The units that are filled in, as far as there are such classes. */
function forceOf(match: Match, side: Side): Force {
  const { empire, units, posture, standing } = match[side];
  const listed = rowsIn(units).flatMap((row, at): readonly Fighter[] => {
    const design = textIn(row['design']);
    const isKnown = designsOf(empire).has(design) && fights(empire, design);
    const [count, crippled] = [Number(row['count']), Number(row['crippled'])];
    return Array.from({ length: isKnown && count >= 1 ? count : 0 }, (_, nth) => [
      unitId(`${side}.${at + 1}.${nth + 1}`),
      { seat: empire, design, crippled: nth < crippled },
    ]);
  });
  const isBased = ([, unit]: Fighter): boolean => isFlight(designOf(unit));
  const ships = listed.filter((one) => !isBased(one));
  const berths = berthsIn(ships);
  const flights = listed.filter(isBased).flatMap(([id, unit]): readonly Fighter[] => {
    const base = ships.find(([ship]) => berths.take(ship, unit));
    return base === undefined ? [] : [[id, { ...unit, based: base[0] }]];
  });
  const told = posture === 'taken' ? standing : postures[posture];
  return { seat: seats[side], force: [...ships, ...flights], ...defined({ standing: told }) };
}

function fights(empire: SeatId, design: string): boolean {
  const one = designOf({ seat: empire, design });
  return isOfSpace(one) || isFlight(one);
}

const classesOf = (empire: SeatId) =>
  [...designsOf(empire).keys()]
    .filter((name) => fights(empire, name))
    .sort()
    .map((name) => ({ value: name, label: phrase('{name}', { name }) }));

const titles: Readonly<Record<Side, Readonly<Record<'empire' | 'units' | 'posture', string>>>> = {
  own: { empire: 'Your empire', units: 'Your units', posture: 'You fight' },
  theirs: { empire: 'Their empire', units: 'Their units', posture: 'They fight' },
};

function fieldsOf(side: Side, { empire, standing }: Wished): readonly Field[] {
  return [
    {
      name: `${side}.empire`,
      label: titles[side].empire,
      kind: 'choice',
      choices: empireIds.map((id) => ({
        value: id,
        label: phrase('{empire}', { empire: empireNames[id] ?? id }),
      })),
    },
    {
      name: `${side}.units`,
      label: titles[side].units,
      kind: 'rows',
      columns: [
        { name: 'design', label: 'Class', kind: 'choice', choices: classesOf(empire) },
        { name: 'count', label: 'Units', kind: 'number', least: 1, most: mostUnits },
        { name: 'crippled', label: 'Crippled', kind: 'number', least: 0, most: mostUnits },
      ],
      most: mostRows,
    },
    {
      name: `${side}.posture`,
      label: titles[side].posture,
      kind: 'choice',
      choices: [
        ...(standing === undefined
          ? []
          : [{ value: 'taken', label: phrase('By standing orders, as they were') }]),
        ...keysAsWritten(postureNames).keys.map((value) => ({
          value,
          label: phrase('{name}', { name: postureNames[value as Posture] }),
        })),
      ],
    },
  ];
}

function form(match: Match): Form<Match> {
  return {
    fields: [
      ...sides.flatMap((side) => fieldsOf(side, match[side])),
      {
        name: 'attacks',
        label: 'Attacker',
        kind: 'choice',
        choices: [
          { value: 'own', label: phrase('you') },
          { value: 'theirs', label: phrase('they') },
        ],
      },
    ],
    values: {
      ...Object.fromEntries(
        sides.flatMap((side) =>
          (['empire', 'units', 'posture'] as const).map((key) => [
            `${side}.${key}`,
            match[side][key] as FieldValue,
          ]),
        ),
      ),
      attacks: match.attacks,
    },
    set(name, value) {
      const [side = '', key] = name.split('.');
      if (key === undefined) return { ...match, [side]: value };
      const was = match[side as Side];
      // Another empire has other classes.
      const emptied = key === 'empire' && value !== was.empire ? { units: [] } : {};
      return { ...match, [side]: { ...was, ...emptied, [key]: value } };
    },
  };
}
