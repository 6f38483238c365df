import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { isShutDown } from '../trade/routes/network.ts';
import { isCrippled } from '../economy/crippled.ts';
import { beside, boardOf } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import type { Run } from '../model/economy/run.ts';
import { runId, systemAt } from '../model/economy/run.ts';
import type { State } from '../model/state.ts';
import { scarsOf, surveyorsOf } from '../ships/surveyors.ts';
import { mostTeam, outputOf } from './output.ts';
import { loweredTo, missingAt, teamAt } from './support.ts';

/** What costs a run some of its work: survey ships are gone, or damaged, or units that it needs are missing (B3.50, B3.60, E4.20). */
export const setbacks = ['parted', 'damaged', 'short'] as const;
export type Setback = (typeof setbacks)[number];

/** Why a run is over: nobody goes on with it, survey ships that stay were late, or restoration is over (B3.50, B13.30). */
export const endings = ['left', 'delayed', 'restored'] as const;
export type Ending = (typeof endings)[number];

/** What becomes of a resource run at the end of a turn. */
export type Fate =
  | { readonly is: 'waits'; readonly missing: readonly string[] }
  | {
      readonly is: 'begins';
      readonly run: Run;
      /** How often in a thousand it begins; absent: always. */ readonly chance?: number;
    }
  | {
      readonly is: 'goes-on';
      readonly run: Run;
      readonly why: readonly Setback[];
      readonly missing: readonly string[];
    }
  | { readonly is: 'lost'; readonly why: Ending };

/** Whether survey ships of the team stand in the hex, and have not worked there for the whole turn (B3.50). */
const isDelayed = ({ squadrons }: State, { units, place }: Run, ready: readonly UnitId[]): boolean =>
  units.some((one) => {
    const squadron = squadrons[one];
    return squadron?.place === place && surveyorsOf(squadron) > 0 && !ready.includes(one);
  });

/** A run of an empire in a hex at the end of the turn, or the one that begins there; undefined where there is neither. */
export function fateOf(state: State, seat: SeatId, place: PlaceId): Fate | undefined {
  const run = state.runs?.[runId(place, seat)];
  const all = teamAt(state, seat, place);
  const working = all.filter(([, squadron]) => surveyorsOf(squadron) > 0);
  const units = working.map(([unit]) => unit);
  const now = sumOf(working.map(([, squadron]) => surveyorsOf(squadron)));
  const hurt = sumOf(working.map(([, squadron]) => scarsOf(squadron)));
  const ofTeam = working.filter(([unit]) => run?.units.includes(unit) === true);
  const scars = defined({ scars: hurt > 0 ? hurt : undefined });
  if (run === undefined) {
    if (now === 0) return undefined;
    const missing = missingAt(state, seat, place, 0);
    return missing.length > 0
      ? { is: 'waits', missing }
      : beginning(state, {
          seat,
          place,
          parts: 0,
          team: Math.min(now, mostTeam(state, seat)),
          units,
          ...scars,
        });
  }
  if (run.surveyed === true && state.empires[seat]?.mobility !== 'RB') return { is: 'lost', why: 'restored' };
  const delayed = isDelayed(state, run, units);
  if (now === 0 || delayed) return { is: 'lost', why: delayed ? 'delayed' : 'left' };
  const team = Math.min(run.team, now);
  const missing = missingAt(state, seat, place, run.parts);
  const why = setbacks.filter(
    (one) =>
      ({
        parted: now < run.team,
        damaged: sumOf(ofTeam.map(([, squadron]) => scarsOf(squadron))) > (run.scars ?? 0),
        short: missing.length > 0,
      })[one],
  );
  const kept = defined({ surveyed: run.surveyed });
  const ships = working.flatMap(([, squadron]) => squadron.ships);
  const parts = after(run.parts, why, outputOf(state, seat, ships, { ...run, team }));
  return { is: 'goes-on', why, missing, run: { seat, place, parts, team, units, ...kept, ...scars } };
}

/** How often in a thousand surveyed space can bear a run: less beside a system (B13.30). */
const [usualChance, besideSystem] = [500, 150] as const;

/** A run as it begins: certainly in unsurveyed space; in surveyed space with a chance, half of it for a crippled empire, and none without trade routes (B13.30). */
function beginning(state: State, run: Run): Fate {
  if (!groundAt(state.map, run.place).surveyed) return { is: 'begins', run };
  const isNear = beside(boardOf(state.map), run.place).some((near) => state.systems[near] !== undefined);
  const chance = isNear ? besideSystem : usualChance;
  return {
    is: 'begins',
    run: { ...run, surveyed: true },
    chance: isShutDown(state, run.seat) ? 0 : isCrippled(state, run.seat) ? chance / 2 : chance,
  };
}

/** What is left of a run after its setbacks, or what it comes to without any that disrupts it (B3.40, B3.50, B3.60, E4.20). */
function after(before: number, why: readonly Setback[], output: number): number {
  const left = why.includes('parted') ? before - rounded(before, 3) : before;
  const half = why.includes('damaged') ? left - rounded(left, 2) : left;
  if (why.includes('short')) return Math.min(half, loweredTo(before));
  return why.includes('damaged') ? half : Math.min(systemAt, half + output);
}
