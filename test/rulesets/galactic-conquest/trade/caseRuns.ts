import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import type { Run, Runs } from '#rulesets/galactic-conquest/model/economy/run.ts';
import { ofPercent, runId } from '#rulesets/galactic-conquest/model/economy/run.ts';
import type { Find } from '#rulesets/galactic-conquest/model/system.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { prospectors } from '#rulesets/galactic-conquest/trade/units.ts';
import { scarsOf, surveyorsOf } from '#rulesets/galactic-conquest/ships/surveyors.ts';
import type { Facts } from '#test/support/cases/adapter.ts';

/*
 * How resource runs are written in cases: `run of hydran in D5 at 12.5 by H01A H02A` (squadrons that have worked there for turns), `find major Eden in D5`;
 * orders `H01A: prospect D5`, `H01A: 2xF-PS join` (also `leave`), `declare Eden in D5`; facts of hexes `run` (`12.5`, `nobody`), of systems `founded`.
 */

const runLine = /^run of (\S+) in ([A-Z]+\d+) at (\S+) by ((?:[A-Z]\d\d[A-Z] ?)+)$/;
const findLine = /^find (major|minor) (\S+) in ([A-Z]+\d+)$/;

interface Naming {
  readonly hex: (label: string) => PlaceId;
  readonly empire: (name: string) => SeatId;
}

/** A line of GIVEN about resource runs and finds. */
export function readRuns(line: string, { hex, empire }: Naming): Pick<State, 'runs' | 'finds'> | undefined {
  const [find, kind, name = '', where = ''] = findLine.exec(line) ?? [];
  if (find !== undefined) return { finds: { [hex(where)]: { name, kind: kind as Find['kind'] } } };
  const [run, owner = '', label = '', percent, by = ''] = runLine.exec(line) ?? [];
  if (run === undefined) return undefined;
  const [seat, place] = [empire(owner), hex(label)];
  const units = by.split(' ').map((code) => unitId(code.toLowerCase()));
  return {
    runs: { [runId(place, seat)]: { seat, place, units, team: 1, parts: Number(percent) * ofPercent } },
  };
}

/** A run with what its squadrons are worth, and have lost. */
function manned(run: Run, squadrons: State['squadrons']): Run {
  const all = run.units.flatMap((unit) => squadrons[unit] ?? []);
  const scars = sumOf(all.map(scarsOf));
  return { ...run, team: sumOf(all.map(surveyorsOf)), ...(scars > 0 && { scars }) };
}

/** A world whose runs have their squadrons at work. */
export function withRuns<W extends Pick<State, 'squadrons'>>(world: W & { readonly runs?: Runs }): W {
  const { runs } = world;
  if (runs === undefined) return world;
  const worked = (unit: UnitId): PlaceId | undefined =>
    valuesInOrder(runs).find(({ units }) => units.includes(unit))?.place;
  const squadrons = Object.fromEntries(
    inOrder(world.squadrons).map(([unit, squadron]) => {
      const place = worked(unit);
      const work = { kind: 'prospect', since: 1, cause: nthOrder(squadron.seat, 1, 90) } as const;
      return [unit, { ...squadron, ...(place && { work: { ...work, place } }) }];
    }),
  );
  return {
    ...world,
    squadrons,
    runs: Object.fromEntries(inOrder(runs).map(([id, run]) => [id, manned(run, world.squadrons)])),
  };
}

/** An order about resource runs. */
export function runOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, name, where = ''] = /^declare (\S+) in ([A-Z]+\d+)$/.exec(sentence) ?? [];
  if (name !== undefined) return { order: { kind: 'found-colony', place: hex(where), name } };
  const [, code, count, kind, direction] =
    /^([A-Z]\d\d[A-Z]): (\d+)x(\S+) (join|leave)$/.exec(sentence) ?? [];
  const of = prospectors.find((one) => one === kind);
  return code === undefined || of === undefined
    ? undefined
    : {
        unit: unitId(code.toLowerCase()),
        order: {
          kind: 'assign-prospectors',
          of,
          count: Number(count),
          direction: direction === 'join' ? 'join' : 'leave',
        },
      };
}

/** What a hex adds to an economy: `12.5`, or `nobody`. */
export const runFact = ({ runs = {} }: State, place: PlaceId): Facts => ({
  run:
    valuesInOrder(runs).flatMap((run) => (run.place === place ? [String(run.parts / ofPercent)] : []))[0] ??
    'nobody',
});

export const foundFact = ({ systems }: State, place: PlaceId): Facts => ({
  founded: systems[place]?.founded ?? 'before',
  place: hexName(place),
});

/** A world with a resource run of an empire that nobody else may know of. */
export const withRunOf = (state: State, seat: SeatId, name: string): State => ({
  ...state,
  runs: {
    ...state.runs,
    [name]: { seat, place: 'hd5' as PlaceId, parts: 4 * ofPercent, team: 1, units: [] },
  },
});
