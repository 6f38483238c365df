import type { Plan } from '#kernel/game/plan.ts';
import type { Assumption, Counted, Meeting, Odds, Ran, Trial } from '#kernel/odds/odds.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Expected } from '../encounters/expected.ts';
import { byStanding, expected } from '../encounters/expected.ts';
import { battleName } from '../encounters/encounters.ts';
import type { Order } from '../game.ts';
import { empireNames } from '../map/empires.ts';
import type { Standing } from '../model/combat.ts';
import type { View } from '../model/view.ts';
import type { Fighter } from '../sidcors/factors.ts';
import { foughtOut } from '../sidcors/fought.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { battlesAhead, remembered, withStanding } from './ahead.ts';

/** A side of a battle in space; without standing orders it fights by those that are proposed. */
interface Force {
  readonly seat: SeatId;
  readonly force: readonly Fighter[];
  readonly standing?: Standing;
}

/** All that a battle in space is fought with: the attacker first. */
export interface Clash {
  readonly me: SeatId;
  readonly sides: readonly [Force, Force];
}

/** Battles of the plan in a sector; or what it would come to if the chosen unit came there. */
function meetings(view: View, plan: Plan<Order>, { place, unit }: Spot): readonly Meeting<Clash>[] {
  if (place === undefined) return [];
  const isHere = ({ encounter }: Expected): boolean => encounter.place === place;
  const planned = battlesAhead(view, plan).filter(isHere);
  if (planned.length > 0) return planned.map((one) => ({ ...told(view, one), planned: true }));
  if (unit === undefined || view.units[unit] === undefined || view.units[unit].place === place) return [];
  const going = [{ unit, way: [place], along: [] }];
  return expected(remembered(withStanding(view, plan)), view.me, going)
    .filter(isHere)
    .map((one) => told(view, one));
}

function told(view: View, battle: Expected): Meeting<Clash> {
  const { encounter, enemy, scenario } = battle;
  const { place } = encounter;
  const seen = view.sectors[place]?.turn;
  const power = empireNames[enemy] ?? enemy;
  return {
    id: battleName(encounter),
    place,
    said: phrase('{scenario} against {power}', { scenario: scenarioNames[scenario], power }),
    taken: [
      seen === undefined
        ? phrase('Their units are those that were seen last.')
        : phrase('Their units are those that were seen in turn {turn}.', { turn: seen }),
      phrase('They fight by usual standing orders.'),
    ],
    matter: (assumed) => clashOf(view.me, battle, assumed),
  };
}

function clashOf(
  me: SeatId,
  { encounter: { attacker }, enemy, own, theirs, standing }: Expected,
  assumed: Assumption,
): Clash | undefined {
  if (assumed === 'none') return undefined;
  const more = assumed === 'doubled' ? theirs.map(again) : [];
  const mine: Force = { seat: me, force: own.map(bare), ...defined({ standing }) };
  const foe: Force = { seat: enemy, force: [...theirs, ...more].map(bare) };
  return { me, sides: attacker === enemy ? [foe, mine] : [mine, foe] };
}

/** One more of the same; flights of it are based on the one more of their base. */
const again = ([id, { based, ...unit }]: Fighter): Fighter => [
  twin(id),
  { ...unit, ...defined({ based: based === undefined ? undefined : twin(based) }) },
];
const twin = (id: UnitId): UnitId => unitId(`${id}-2`);

/** What a battle asks of a unit, and nothing else of it. */
const bare = ([id, { seat, design, crippled, unsupplied, based }]: Fighter): Fighter => [
  id,
  { seat, design, crippled, ...defined({ unsupplied, based }) },
];

/** Battles by the rounds of the turn itself, as `foughtOut` has them (VB 323). */
function trial({ me, sides }: Clash): Trial {
  const contenders = sides.map(({ seat, force, standing }) => byStanding(seat, force, standing)) as [
    ReturnType<typeof byStanding>,
    ReturnType<typeof byStanding>,
  ];
  const [own, theirs] = sides[0].seat === me ? sides : [sides[1], sides[0]];
  const lines = [...linesOf('own', own), ...linesOf('theirs', theirs)];
  return {
    chances: [phrase('You withdraw'), phrase('They withdraw')],
    counted: lines.map(({ counted }) => counted),
    run(draw): Ran {
      const { forces, winner } = foughtOut(contenders, (round) => draw.fork(round));
      const left = (seat: SeatId): readonly Fighter[] => forces[seat] ?? [];
      const leaves = (seat: SeatId, other: SeatId): boolean => winner === other && left(seat).length > 0;
      return {
        ended: winner === me ? 'won' : winner === undefined ? 'open' : 'lost',
        came: [leaves(me, theirs.seat), leaves(theirs.seat, me)],
        counts: lines.map(({ of, seat }) => of(left(seat))),
      };
    },
  };
}

interface Line {
  readonly seat: SeatId;
  readonly counted: Counted;
  /** How many are lost of it, where these are left. */
  readonly of: (left: readonly Fighter[]) => number;
}

/** Units of a side that are destroyed, by class, and those that come out crippled and were whole. */
function linesOf(side: 'own' | 'theirs', { seat, force }: Force): readonly Line[] {
  const designs = [...new Set(force.map(([, { design }]) => design))].sort();
  const count = (units: readonly Fighter[], design: string): number =>
    units.filter(([, unit]) => unit.design === design).length;
  const whole = new Set(force.flatMap(([id, { crippled }]) => (crippled ? [] : [id])));
  return [
    ...designs.map((design): Line => ({
      seat,
      counted: { side, label: phrase('{design}', { design }), of: count(force, design) },
      of: (left) => count(force, design) - count(left, design),
    })),
    {
      seat,
      counted: { side, label: phrase('Crippled'), of: whole.size },
      of: (left) => left.filter(([id, { crippled }]) => crippled && whole.has(id)).length,
    },
  ];
}

/** Battles in space foretold. */
export const odds: Odds<View, Order, Clash> = { meetings, trial };
