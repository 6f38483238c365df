import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import type { Duty, Lane, Merchant, Units } from '#rulesets/galactic-conquest/model/merchant.ts';
import { randomizersOf } from '#rulesets/galactic-conquest/model/merchant.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import { isMerchant } from '#rulesets/galactic-conquest/trade/units.ts';
import { asUnits } from '#rulesets/galactic-conquest/trade/marine/serve.ts';
import { hexesOfRoutes } from '#rulesets/galactic-conquest/trade/routes/network.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/** How cases write trade routes and merchants. */
export interface Trade {
  readonly routes: Readonly<Record<PlaceId, Lane>>;
  readonly merchants: Readonly<Record<SeatId, Merchant>>;
}

/** `10xF-L F-S`. */
function unitsOf(text: string): Units {
  return Object.fromEntries(
    text.split(' ').flatMap((one): readonly (readonly [string, number])[] => {
      const [, count = '1', unit = ''] = /^(?:(\d+)x)?(\S+)$/.exec(one) ?? [];
      return one === 'none' ? [] : [[unit, Number(count)]];
    }),
  );
}
export const unitsText = (units: Units): string =>
  inOrder(units)
    .map(([unit, count]) => (count === 1 ? unit : `${count}x${unit}`))
    .join(' ') || 'nobody';

const routeLine = /^(hidden |open |shut )?route (.+) of (\S+)$/;
const merchantLine =
  /^merchants of (\S+): (.+?)(?:, reserve (.+?))?(?:, lying (.+?))?(?:, budget (\d+))?(?:, randomizers ([123]))?$/;

/** `route D3 D4 of hydran`, `hidden route D4 of hydran`, `open route D5 of hydran`, `merchants of hydran: 4xF-L 8xF-S, reserve 2xF-L LQ, lying D5 F-L; D4 LQ, budget 20`. */
export function readTrade(
  line: string,
  { hex, empire }: { readonly hex: (label: string) => PlaceId; readonly empire: (name: string) => SeatId },
): Partial<Trade> | undefined {
  const [route, how, places = '', owner = ''] = routeLine.exec(line) ?? [];
  if (route !== undefined) {
    const lane: Lane = {
      seat: empire(owner),
      ...(how === 'open ' && { open: true as const }),
      ...(how === 'hidden ' && { hidden: true as const }),
      ...(how === 'shut ' && { shut: true as const }),
    };
    return { routes: Object.fromEntries(places.split(' ').map((label) => [hex(label), lane])) };
  }
  const [merchants, seat = '', working = '', reserve = 'none', lying, budget, level] =
    merchantLine.exec(line) ?? [];
  if (merchants === undefined) return undefined;
  const units = unitsOf(working);
  const merchant: Merchant = {
    working: { large: units['F-L'] ?? 0, small: units['F-S'] ?? 0 },
    reserve: unitsOf(reserve),
    ...(lying !== undefined && {
      lies: Object.fromEntries(
        lying.split('; ').map((part) => {
          const [at = '', ...units] = part.split(' ');
          return [hex(at), { here: unitsOf(units.join(' ')) }] as const;
        }),
      ),
    }),
    ...(budget !== undefined && { budget: Number(budget) }),
    ...(level !== undefined && { randomizers: Number(level) }),
  };
  return { merchants: { [empire(seat)]: merchant } };
}

/** `lay D4 D5`, `lay hidden D4`, `give up D4 D5`, `build 2xF-S for working by treasury`, `assign 2xF-L to reserve`, `H01A: raid convoys 2`, `H01A: raid the system`, `H01A: begin convoy duty`, `H01A: end convoy duty`. */
export function tradeOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [lay, hidden, ways = ''] = /^lay( hidden)? ?(.*)$/.exec(sentence) ?? [];
  const hexes = (text: string): readonly PlaceId[] => (text === '' ? [] : text.split(' ').map(hex));
  if (lay !== undefined)
    return { order: { kind: 'lay-route', way: hexes(ways), hidden: hidden !== undefined } };
  const [up, given = ''] = /^give up ?(.*)$/.exec(sentence) ?? [];
  if (up !== undefined) return { order: { kind: 'give-up-route', way: hexes(given) } };
  const [fit, level = '', purse] = /^fit randomizers ([123]) by (treasury|merchants)$/.exec(sentence) ?? [];
  if (fit !== undefined)
    return {
      order: {
        kind: 'fit-randomizers',
        level: level as '1' | '2' | '3',
        payer: purse as 'treasury' | 'merchants',
      },
    };
  const [shut, verb, closed = ''] = /^(shut|open) ?(.*)$/.exec(sentence) ?? [];
  if (shut !== undefined)
    return { order: { kind: 'shut-routes', way: hexes(closed), shut: verb === 'shut' } };
  const [mustered, some, one = '', into = '', post, from] =
    /^muster (\d+)x(\S+) for ([A-Z]\d\d[A-Z]) as (military|defense)(?: from ([A-Z]+\d+))?$/.exec(sentence) ??
    [];
  if (mustered !== undefined)
    return {
      order: {
        kind: 'muster-merchants',
        unit: one,
        count: Number(some),
        to: unitId(into.toLowerCase()),
        post: post as 'military' | 'defense',
        ...(from !== undefined && { at: hex(from) }),
      },
    };
  const [back, home = ''] = /^([A-Z]\d\d[A-Z]): back to the reserve$/.exec(sentence) ?? [];
  if (back !== undefined) return { unit: unitId(home.toLowerCase()), order: { kind: 'dismiss-merchants' } };
  const [relief, shutIn = ''] = /^([A-Z]\d\d[A-Z]): await relief$/.exec(sentence) ?? [];
  if (relief !== undefined) return { unit: unitId(shutIn.toLowerCase()), order: { kind: 'await-relief' } };
  const [built, count, unit = '', yard, number, duty, payer] =
    /^build (\d+)x(\S+)(?: in ([A-Z]+\d+)\/(\d+))? for (working|reserve) by (treasury|merchants|both)$/.exec(
      sentence,
    ) ?? [];
  if (built !== undefined)
    return {
      order: {
        kind: 'build-merchants',
        unit,
        count: Number(count),
        to: duty as Duty,
        payer: payer as 'treasury' | 'merchants' | 'both',
        ...(yard !== undefined && { yard: `${hex(yard)}.${number}` as YardId }),
      },
    };
  const [assigned, many, size, to] = /^assign (\d+)x(F-L|F-S) to (working|reserve)$/.exec(sentence) ?? [];
  if (assigned !== undefined)
    return {
      order: {
        kind: 'assign-freighters',
        unit: size as 'F-L' | 'F-S',
        count: Number(many),
        to: to as Duty,
      },
    };
  const [sack, raider = ''] = /^([A-Z]\d\d[A-Z]): raid the system$/.exec(sentence) ?? [];
  if (sack !== undefined) return { unit: unitId(raider.toLowerCase()), order: { kind: 'raid-system' } };
  const [guard, named = '', stance] = /^([A-Z]\d\d[A-Z]): (begin|end) convoy duty$/.exec(sentence) ?? [];
  if (guard !== undefined)
    return { unit: unitId(named.toLowerCase()), order: { kind: 'convoy-duty', begins: stance === 'begin' } };
  const [raid, code = '', searches] =
    /^([A-Z]\d\d[A-Z]): raid (?:convoys|pacts|select convoys) (\d+)$/.exec(sentence) ?? [];
  return raid === undefined
    ? undefined
    : {
        unit: unitId(code.toLowerCase()),
        order: {
          kind: raid.includes('pacts') ? 'raid-pact' : 'raid-convoys',
          searches: Number(searches),
          ...(raid.includes('select') && { select: true }),
        },
      };
}

/** What cases ask of an empire’s trade: `working`, `reserve`, `budget`, `routes`. */
export function tradeFacts(state: State, seat: SeatId): Readonly<Record<string, string | number>> {
  const merchant = state.empires[seat]?.merchant;
  return {
    working: merchant === undefined ? 'nobody' : unitsText(asUnits(merchant.working)),
    reserve: unitsText(merchant?.reserve ?? {}),
    budget: merchant?.budget ?? 0,
    randomizers: merchant === undefined ? 0 : randomizersOf(merchant),
    shut:
      hexesOfRoutes(state, seat)
        .filter((hex) => state.routes?.[hex]?.shut === true)
        .map(hexName)
        .join(' ') || 'nowhere',
    routes: hexesOfRoutes(state, seat).map(hexName).join(' ') || 'nowhere',
  };
}

/** An empire with its merchants, where the case says something of them. */
export function withTrade(
  empires: State['empires'],
  { merchants, routes }: Trade,
): Pick<State, 'empires' | 'routes'> {
  for (const [seat] of inOrder(merchants))
    if (empires[seat] === undefined) throw new CaseMistake(`no empire ${seat} has merchants here`);
  return {
    empires: Object.fromEntries(
      inOrder(empires).map(([seat, empire]) => {
        const merchant = merchants[seat];
        return [seat, { ...empire, ...(merchant && { merchant }) }];
      }),
    ),
    ...(inOrder(routes).length > 0 && { routes }),
  };
}

/** Where a squadron of merchants serves: `defense`, `military` if some of its ships are theirs, or `nowhere`. */
export const postOf = ({ stationed, ships }: Squadron): string =>
  stationed === true ? 'defense' : ships.some(isMerchant) ? 'military' : 'nowhere';
