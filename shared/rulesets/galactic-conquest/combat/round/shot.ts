import type { Draw } from '#kernel/dice/draw.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Intensity } from '../../model/battle/combat.ts';
import type { Ship } from '../../model/ship.ts';
import type { Battle, State } from '../../model/state.ts';
import type { Squadron } from '../../model/squadron.ts';
import { hasTech, levelOf } from '../../research/research.ts';
import { isEliteSecond } from '../../ships/elite.ts';
import { isFlagged } from '../../ships/fleet.ts';
import { forceOf } from '../../model/force.ts';
import { isJamming } from '../../sensors/sight.ts';
import { isWatched } from '../../model/sight/watched.ts';
import { channelsBy, channelsInRadiation } from '../../ships/sense/enhanced.ts';
import { combatOf } from '../../ships/ships.ts';
import type { Side } from '../battle.ts';
import { jointly } from '../battle.ts';
import { combatOn, loweredBy } from '../support/caution.ts';
import { damageChart, mostSensors, stasis } from '../chart.ts';
import { pointsOf, withBenefit } from '../damage.ts';
import type { Used } from '../forms/specials.ts';
import { aegisOf, usedBy } from '../forms/used.ts';
import { freeIn } from '../support/free.ts';
import type { Spent } from '../support/suicide.ts';
import { strikersIn } from '../support/suicide.ts';
import { bombsBy } from './bombs.ts';
import type { Weakened } from '../fit.ts';
import { attackIn, canUse, isAsleep } from '../fit.ts';
import { formationOf } from '../formations.ts';
import { changeIn, isSling } from '../openings.ts';
import { irradiated, isRadiation } from './radiation.ts';
import { hospitalsAt } from '../support/hospitals.ts';

/** What a side brings in a round: its attack factors in tenths, those of its ships that fight, and special attacks. */
export interface Brought {
  readonly tenths: number;
  readonly stands?: number;
  readonly used: readonly Used[];
  /** Suicide freighters that are blown up at the enemy; they are part of the attack factors. */
  readonly spent: readonly Spent[];
}

const intensityOf = (state: State, side: Squadron, foe: Squadron): Intensity =>
  loweredBy(foe, combatOn(state, side, foe).intensity);

/** Whether each ship of a crowd fights in a round: on 1 and 2 of a die (D2.35). */
const crowdFights = 2;

/** Percent by which reactions and radiation change the attack factors of a side in a round (A300.30, D2.30). */
const attackChangeOf = (state: State, battle: Battle, squadron: Squadron, round: number): number =>
  changeIn(battle, round, squadron.seat).attack + irradiated(state, battle.place, squadron);

/** A side in a round: of a crowd each ship fights on 1 and 2 of its die, and is just a target else (D2.35). @param draw the side’s own */
export const standing = ({ crowded }: Battle, side: Side, draw: Draw): Side =>
  crowded !== side.squadron.seat
    ? side
    : {
        ...side,
        stands: side.squadron.ships.map((_, at) => draw.fork('stands', at).int(6) <= crowdFights),
      };

/** Whether a ship of a side does anything in the round (D2.35). */
const isUp = ({ stands }: Side, at: number): boolean => stands === undefined || stands[at] === true;

/** What a side brings in a round. */
export function broughtBy(state: State, battle: Battle, side: Side, foe: Side, round: number): Brought {
  const { squadron } = side;
  const crowded = battle.crowded === squadron.seat;
  const joint = jointly(state, battle, squadron.seat);
  const free = freeIn(state, joint, side.unit);
  const fires = bombsBy(squadron, round);
  const weakened: Weakened = {
    crowded,
    outclassed: isEliteSecond(foe.squadron.ships),
    change: attackChangeOf(state, battle, squadron, round),
  };
  const special = [
    ...usedBy(state, joint, side, round, weakened),
    ...aegisOf(state, squadron, free, round, weakened),
  ];
  const used = [...special, ...fires].filter(({ at }) => isUp(side, at));
  // What launches a bomb keeps its attack factors (OURS); hospitals have none (C60.30).
  const hits = used.filter(({ form }) => form !== 'bomb');
  const wards = hasTech(state, squadron.seat, 'hospitals')
    ? squadron.ships.flatMap((ship, at) => (isFlagged(ship, 'hospital') ? [at] : []))
    : [];
  const away = new Set([...free, ...wards, ...hits.map(({ at }) => at)]);
  const keeps = formationOf(joint, squadron);
  const spent = strikersIn(squadron, round).filter(({ at }) => isUp(side, at));
  const strikes = new Set(spent.map(({ at }) => at));
  const tenths = sumOf(
    squadron.ships.flatMap((ship, at) =>
      !isUp(side, at) || away.has(at)
        ? []
        : [attackIn(ship, round, weakened, keeps.has(at), strikes.has(at))],
    ),
  );
  return {
    tenths,
    used,
    spent,
    ...(crowded && { stands: squadron.ships.filter((_, at) => isUp(side, at)).length }),
  };
}

/** Special sensors of a ship in battle, enhanced ones as two, and in a radiation zone those alone (A300.421, C5.60). */
function channelsOf(ship: Ship, round: number, isIn: boolean): number {
  const { engaged, shock } = ship;
  if (
    engaged?.boarded === true ||
    engaged?.inactive === true ||
    shock === true ||
    isAsleep(ship, round) ||
    (engaged?.helpless ?? 0) >= round
  )
    return 0;
  return isIn ? channelsInRadiation(ship) : channelsBy(ship);
}
const channelsOfAll = (side: Side, round: number, isIn: boolean): number =>
  sumOf(side.squadron.ships.map((ship, at) => (isUp(side, at) ? channelsOf(ship, round, isIn) : 0)));

/** Stasis field generators that a side operates: four at most in all, and each side two if it has them (OURS, A10.40d). */
function fieldsOf(one: Side, other: Side, round: number): number {
  const count = (side: Side) =>
    side.squadron.ships.filter((ship, at) => isUp(side, at) && isFlagged(ship, 'sfg') && canUse(ship, round))
      .length;
  return Math.min(count(one), Math.max(stasis.most / 2, stasis.most - count(other)));
}

/** Special sensors of a side that jam, and have no part in the battle (C15.21). */
function jammingOf(state: State, side: Side, round: number, isIn: boolean): number {
  let from = 0;
  return sumOf(
    forceOf(state, side.unit).map(({ kind, unit, ships }) => {
      const first = from;
      from += ships.length;
      const squadron = kind === 'squadron' ? state.squadrons[unit] : undefined;
      return squadron === undefined || !isJamming(state, squadron)
        ? 0
        : sumOf(ships.map((ship, n) => (isUp(side, first + n) ? channelsOf(ship, round, isIn) : 0)));
    }),
  );
}

/** What special sensors and stasis fields of a side make of a percentage: of its own, or of the enemy’s (A10.40b, A10.40d). */
function edgeOf(state: State, battle: Battle, one: Side, other: Side, round: number) {
  const isIn = isRadiation(state, battle.place);
  // Sensor mines are a special sensor more (C4.80).
  const minesOf = ({ squadron: { seat } }: Side) => (!isIn && isWatched(state, seat, battle.place) ? 1 : 0);
  const sensorsOf = (side: Side) =>
    channelsOfAll(side, round, isIn) - jammingOf(state, side, round, isIn) + minesOf(side);
  const foreign = isSling(battle, round) ? 0 : sensorsOf(other);
  const most = mostSensors + levelOf(state.empires[one.squadron.seat] ?? {}, 'sa', state);
  const sensors = Math.max(0, Math.min(most, sensorsOf(one) - foreign));
  const fields = stasis.percent * fieldsOf(one, other, round);
  const { jams, binds } = combatOf(one.squadron).forms ?? {};
  return {
    own: (jams === true ? 0 : sensors) + (binds === true ? 0 : fields),
    foe: (jams === true ? sensors : 0) + (binds === true ? fields : 0),
  };
}

/** The percent that a side scores with a die: what the chart says, with sensors and fields of both sides, and hospitals of the enemy (A10.20, A10.40, C60.10). */
export function percentIn(
  state: State,
  battle: Battle,
  side: Side,
  foe: Side,
  round: number,
  die: number,
): number {
  const { squadron } = side;
  const own = edgeOf(state, battle, side, foe, round).own;
  const less = isSling(battle, round) ? 0 : edgeOf(state, battle, foe, side, round).foe;
  const chart = damageChart[intensityOf(state, squadron, foe.squadron)].percents[die - 1] ?? 0;
  const healed = hospitalsAt(state, foe.squadron.seat, battle.place);
  return Math.max(0, chart + own - less - healed);
}

/** Percent by which its intensity, reactions and radiation change the defense factors of a side in a round (A10.20, A300.30, D2.30). */
export const defenceChangeOf = (
  state: State,
  battle: Battle,
  { squadron }: Side,
  foe: Side,
  round: number,
): number =>
  damageChart[intensityOf(state, squadron, foe.squadron)].defence +
  changeIn(battle, round, squadron.seat).defence +
  irradiated(state, battle.place, squadron);

/** The damage of a side in a round. */
export function damageIn(
  state: State,
  battle: Battle,
  { squadron }: Side,
  foe: Side,
  shot: { readonly round: number; readonly tenths: number; readonly percent: number },
): number {
  const { round, tenths, percent } = shot;
  const { seat } = squadron;
  const whole = battle.five.includes(seat) ? withBenefit(tenths) : tenths;
  const { place } = battle;
  return pointsOf(whole, percent, intensityOf(state, foe.squadron, squadron), {
    attack: attackChangeOf(state, battle, squadron, round),
    defence: changeIn(battle, round, foe.squadron.seat).defence + irradiated(state, place, foe.squadron),
  });
}
