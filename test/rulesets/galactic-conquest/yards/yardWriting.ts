import type { BuiltCrew } from '#rulesets/galactic-conquest/yards/ships/crewing.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Job, Yard, YardId, YardKind } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { yardKinds } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { codeOf, yardName } from '#rulesets/galactic-conquest/yards/known.ts';
import { isMisspoken } from '#rulesets/galactic-conquest/spoken.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { spokenGuards } from '#rulesets/galactic-conquest/national/typed.ts';
import { spokenShips, spokenYards } from '#rulesets/galactic-conquest/yards/typed.ts';
import type { Facts } from '#test/support/cases/adapter.ts';

const yardLine =
  /^yard ([A-Z]+\d+)\/(\d+) of (\S+): (c?)(\S+)(?:, (specialised|automated) (\S+))?(, second generation)?(?:, idle until (\d+))?(?:, lost (\d+))?$/;

/** These sentences ask nothing of who types them. */
const typist = {} as View;

const idIn = (place: PlaceId, number: string): YardId => `${place}.${number}` as YardId;

/** `yard D3/1 of hydran: SC3SY`, `cSC4SY`, and `, specialised CA`, `, automated CAR`, `, second generation`, `, idle until 3`, `, lost 5` (in the first turn). */
export function readYard(
  line: string,
  { hex, empire }: { readonly hex: (label: string) => PlaceId; readonly empire: (name: string) => SeatId },
): NonNullable<State['yards']> | undefined {
  const [all, label = '', number = '', owner = '', compact, kind, how, only, second, until, lost] =
    yardLine.exec(line) ?? [];
  if (all === undefined || !(yardKinds as readonly (string | undefined)[]).includes(kind)) return undefined;
  const place = hex(label);
  const yard: Yard = {
    kind: kind as YardKind,
    place,
    seat: empire(owner),
    ...(compact === 'c' && { compact: true as const }),
    ...(only !== undefined && { only }),
    ...(how === 'automated' && { automated: true as const }),
    ...(second !== undefined && { second: true as const }),
    ...(until !== undefined && { idle: { why: 'built' as const, until: Number(until) } }),
    ...(lost !== undefined && { hurt: { lost: Number(lost), turn: 1 } }),
  };
  return { [idIn(place, number)]: yard };
}

/** `build FF in D3/1`, `build FF with a green crew in D3/1` (`a poor crew`, `a computer`), `build FF in D3/1 to join H01A`; and as they are typed `lay SC4SY in D3`, `change D3/1: larger`, `scrap yard D3/1`, `build FF for the National Guard in D3`, `H01A: convert FF to FFS`, `H01A: scrap FF, FF 2`, `BASES-D3: scrap SB, 3xGBDP`, `scrap 12xHS1 of the stock in D3`, `H01A: give F-L`. */
export function yardOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [built, hull = '', crew, label = '', number = '', joins] =
    /^build (\S+)(?: with an? (green|poor|computer)(?: crew)?)? in ([A-Z]+\d+)\/(\d+)(?: to join (\S+))?$/.exec(
      sentence,
    ) ?? [];
  if (built !== undefined)
    return {
      order: {
        kind: 'build-ship',
        yard: idIn(hex(label), number),
        hull,
        ...(crew !== undefined && { crew: crew as BuiltCrew }),
        ...(joins !== undefined && { joins: unitId(joins.toLowerCase()) }),
      },
    };
  const [ofUnit, code = '', said = ''] =
    /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): ((?:convert|scrap|give|hand over) .+)$/.exec(sentence) ?? [];
  const spoken =
    ofUnit === undefined
      ? (spokenYards.read(sentence, typist) ?? spokenGuards.read(sentence, typist))
      : spokenShips.read(said, typist);
  if (spoken === undefined || isMisspoken(spoken)) return undefined;
  const given = { order: spoken as Unnumbered<Order> };
  return ofUnit === undefined ? given : { unit: unitId(code.toLowerCase()), ...given };
}

/** `FF 2-3`: the turns in which it is begun, and in which it is there. */
const jobText = ({ ship, begins, ready }: Job): string =>
  `${ship.hull}${(ship.lost ?? 0) > 0 ? `(-${ship.lost ?? 0}DF)` : ''} ${begins}-${ready}`;

/** What cases ask of a yard: `kind` as on status sheets, whose it is, its `jobs` (`empty`), until when it is `idle` (0: it is not), and the defense factors that it has `lost`. */
export const yardFacts = ({ yards = {} }: State): Facts =>
  Object.fromEntries(
    inOrder(yards).map(([id, yard]) => [
      codeOf(id),
      {
        kind: yardName(yard),
        owner: yard.seat,
        jobs: (yard.jobs ?? []).map(jobText).join(', ') || 'empty',
        idle: yard.idle?.until ?? 0,
        lost: yard.hurt?.lost ?? 0,
      },
    ]),
  );
