import type { Plan } from '#kernel/game/plan.ts';
import type { Assumption, Meeting, Odds, Trial } from '#kernel/odds/odds.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Expected } from '../encounters/expected.ts';
import { byStanding, expected } from '../encounters/expected.ts';
import { battleName } from '../encounters/encounters.ts';
import type { Event, Order } from '../game.ts';
import { empireNames } from '../map/empires.ts';
import type { View } from '../model/view.ts';
import type { Fighter } from '../sidcors/factors.ts';
import type { Contender } from '../sidcors/fought.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { trialOf } from '../sidcors/trial.ts';
import type { Clash, Force } from './clash.ts';
import { simulator } from './simulator.ts';
import type { Match } from './simulator.ts';
import { battlesAhead, goingIn, remembered, withStanding } from './ahead.ts';

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

function trial({ me, sides: [attacker, defender] }: Clash): Trial {
  const contender = ({ seat, force, standing }: Force): Contender => byStanding(seat, force, standing);
  return trialOf([contender(attacker), contender(defender)], me);
}

/** The battle of a line in the scroll, by its name among those of its sector: where it is joined, or where a unit that was ordered to go comes to it. */
export function battleOn(event: Event, view: View, plan: Plan<Order>): string | undefined {
  if (event.kind !== 'battle-joined' && event.kind !== 'moved') return undefined;
  const { place } = event;
  const goes = (unit: UnitId): boolean =>
    goingIn(plan).some((going) => going.unit === unit && going.way.at(-1) === place);
  if (event.kind === 'moved' && !goes(event.unit)) return undefined;
  const battle = battlesAhead(view, plan).find(
    ({ encounter, own }) =>
      encounter.place === place &&
      (event.kind === 'battle-joined' || own.some(([unit]) => unit === event.unit)),
  );
  return battle && battleName(battle.encounter);
}

/** Battles in space foretold. */
export const odds: Odds<View, Order, Clash, Match> = { meetings, trial, simulator };
