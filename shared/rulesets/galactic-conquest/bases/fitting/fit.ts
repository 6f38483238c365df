import { integer } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number as numberEntry } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { purseAt } from '../../bank/paying.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexAt, hull, order, place } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { yearOf } from '../../map/seats.ts';
import { mostModules } from '../../model/bases/modular.ts';
import type { Ship } from '../../model/ship.ts';
import type { State, View } from '../../model/state.ts';
import { basesIn } from '../../model/territory.ts';
import { impossible } from '../../refusals.ts';
import { segmentOn } from '../../space/clock.ts';
import type { BaseBegun } from '../begun.ts';
import { baseBegun, basesText, localAt } from '../begun.ts';
import { cannotSend, isBeyond } from '../beyond.ts';
import { barredAt, tooDear } from '../limits.ts';
import { payerAt } from '../settling.ts';
import { docks, isArmed, freePlaces, moduleRows } from '../modules/modules.ts';

/** Segments that modules take (B11.60). */
const takes = 6;

const basesOf = (state: Pick<State, 'squadrons'>, at: PlaceId, base: string): readonly Ship[] =>
  (basesIn(state, at)?.ships ?? []).filter((ship) => ship.hull === base);

/** How many more modules bases of a kind have room for, with those that are being built for them. */
function roomIn(state: Pick<State, 'squadrons' | 'sites'>, at: PlaceId, base: string): number {
  const coming = (state.sites?.[at] ?? []).map(({ on, count }) => (on === base ? count : 0));
  return Math.max(0, sumOf(basesOf(state, at, base).map(freePlaces)) - sumOf(coming));
}

const costOf = (given: { readonly module: string; readonly count: number }): number =>
  (moduleRows.get(given.module)?.epv ?? 0) * given.count;

/** Modules in service that a base docks. */
const kindsFor = (view: View, base: string): readonly string[] =>
  [...moduleRows].flatMap(([kind, row]) =>
    row.year <= yearOf(view) && docks({ hull: base }, row) ? [kind] : [],
  );

/** Kinds of bases in a hex that have room for modules. */
const roomy = (view: View, at: PlaceId): readonly string[] =>
  [...new Set((basesIn(view, at)?.ships ?? []).map((ship) => ship.hull))].filter(
    (base) => roomIn(view, at, base) > 0,
  );

/** Modules are built for a base, paid now, and there in six segments (B11.60). */
export const fitModules = order('fit-modules', {
  fields: { place, base: hull, module: hull, count: integer(1, mostModules) },
  title: 'Build base modules',
  offers(view, spot) {
    const at = hexAt(spot);
    if (at === undefined) return [];
    if (barredAt(view, view.me, at) !== undefined) return [];
    const [base] = roomy(view, at);
    const [module] = base === undefined ? [] : kindsFor(view, base);
    return base === undefined || module === undefined ? [] : [{ place: at, base, module, count: 1 }];
  },
  form(view, given) {
    const bases = [...new Set([given.base, ...roomy(view, given.place)])];
    const kinds = [...new Set([given.module, ...kindsFor(view, given.base)])];
    const most = Math.max(1, Math.min(roomIn(view, given.place, given.base), mostModules));
    return [
      choice(
        given,
        'base',
        'Base',
        choicesOf(bases, (of) => phrase('{hull}', { hull: of })),
      ),
      choice(
        given,
        'module',
        'Module',
        choicesOf(kinds, (of) =>
          phrase('{hull}, {name}: {price} EP', {
            hull: of,
            name: moduleRows.get(of)?.name ?? of,
            price: moduleRows.get(of)?.epv ?? 0,
          }),
        ),
      ),
      numberEntry(given, 'count', 'How many', { least: 1, most }),
    ];
  },
  facts: (view, given) => [
    { label: 'Costs', value: phrase('{cost} EP', { cost: costOf(given) }) },
    { label: 'Takes', value: phrase('{segments|segment|segments}', { segments: takes }) },
    { label: 'Room for', value: phrase('{room}', { room: roomIn(view, given.place, given.base) }) },
  ],
  cannot(state, { seat, order: given }) {
    const { place: at, base, module, count } = given;
    const [row, empire] = [moduleRows.get(module), state.empires[seat]];
    if (row === undefined || empire === undefined)
      return impossible('GC B11.60', 'no-such-module', { unit: module });
    const barred = barredAt(state, seat, at);
    if (barred !== undefined) return barred;
    if (basesOf(state, at, base).length === 0)
      return impossible('GC B11.60', 'no-base-for-modules', { place: hexName(at), hull: base });
    if (!docks({ hull: base }, row) && isArmed({ hull: base }))
      return impossible('GC C16.70', 'maulers-and-hangars', { hull: base });
    if (!docks({ hull: base }, row))
      return impossible('GC B4.10', 'no-military-modules', { unit: module, hull: base });
    if (yearOf(state) < row.year)
      return impossible('GC Z1.10', 'base-too-early', { hull: module, year: row.year });
    const room = roomIn(state, at, base);
    if (count > room) return impossible('GC B4.10', 'no-room-for-modules', { hull: base, room });
    const cost = costOf(given);
    const beyond = cannotSend(state, seat, at, cost);
    if (beyond !== undefined) return beyond;
    const payer = payerAt(state, at);
    const left = payer === 'treasury' ? purseAt(state, seat, at) : (empire.merchant?.budget ?? 0);
    return cost > left ? tooDear(state, at, payer, { cost, left }, 'GC B11.80') : undefined;
  },
  say: (given) =>
    phrase('Build {modules} for the {base} in {place}', {
      modules: basesText(given.count, given.module),
      base: given.base,
      place: hexName(given.place),
    }),
});
export type FitModules = OrderIn<typeof fitModules>;

/** Modules are begun, one order after another (B11.60). */
export const beginModules = (turn: Turn<Room<State, View, FitModules, BaseBegun>>): void =>
  inTurn(turn, fitModules, ({ seat, order: { place: at, base, module, count, ref } }) => {
    const payer = payerAt(turn.state, at);
    return baseBegun.of({
      seat,
      place: at,
      hull: module,
      count,
      on: base,
      segments: takes,
      ready: segmentOn(turn.state.turn, takes),
      points: costOf({ module, count }),
      payer,
      ...localAt(turn.state, at, payer),
      ...(isBeyond(turn.state, seat, at) && { beyond: true as const }),
      cause: ref,
    });
  });
