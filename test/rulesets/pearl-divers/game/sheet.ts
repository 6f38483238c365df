import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Fault, Sheet } from '#kernel/orders/sheet.ts';
import type { Written } from '#kernel/orders/words.ts';
import { corrected, nearest, statementsOf, typedAt } from '#kernel/orders/words.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from './game.ts';
import type { View } from './model/state.ts';
import { boatOf, buoyAt } from './model/state.ts';
import { board, chart } from './tables.ts';

type Given = Unnumbered<Order>;
interface Read {
  readonly orders: readonly Given[];
  readonly faults: readonly Fault[];
}

const words = { boat: ['sail', 'course', 'mark', 'dive'], buoys: ['lift'] } as const;
const lineOf = (name: string): keyof typeof words => (name === 'buoys' ? 'buoys' : 'boat');
const places = chart.map(({ label }) => label.toLowerCase());
const good = (...orders: readonly Given[]): Read => ({ orders, faults: [] });

/** A word that is none of these, with the one that was perhaps meant. */
function unknown(text: string, { word, from, to }: Written, known: readonly string[]): Read {
  const meant = nearest(word, known);
  return {
    orders: [],
    faults: [
      {
        from,
        to,
        said: phrase('«{word}» is none of {known}.', { word, known: known.join(', ') }),
        ...(meant === undefined ? {} : { instead: corrected(text, { from, to }, meant) }),
      },
    ],
  };
}

const lacking = (text: string, { to }: Written, what: string): Read => ({
  orders: [],
  faults: [
    { from: text.trimEnd().length + 1, to: Math.max(to, text.trimEnd().length) + 1, said: phrase(what) },
  ],
});

/** The places that these words name; whatever is none is a fault. */
function placed(text: string, named: readonly Written[], order: (places: readonly PlaceId[]) => Given): Read {
  const wrong = named.filter(({ word }) => !places.includes(word.toLowerCase()));
  if (wrong.length > 0)
    return { orders: [], faults: wrong.flatMap((one) => unknown(text, one, places).faults) };
  const ids = named.flatMap(
    ({ word }) => chart.find(({ label }) => label.toLowerCase() === word.toLowerCase())?.place ?? [],
  );
  return good(order(ids));
}

function one(
  { me }: View,
  line: keyof typeof words,
  text: string,
  [verb, ...rest]: readonly Written[],
): Read {
  if (verb === undefined) return good();
  const said = verb.word.toLowerCase();
  if (!(words[line] as readonly string[]).includes(said)) return unknown(text, verb, words[line]);
  const [first, second] = rest;
  if (said === 'mark' || (said === 'dive' && first === undefined))
    return first === undefined ? good({ kind: said }) : unknown(text, first, [';']);
  if (said === 'dive')
    return first?.word.toLowerCase() === 'again'
      ? good({ kind: 'dive', again: true })
      : unknown(text, first ?? verb, ['again']);
  if (first === undefined) return lacking(text, verb, 'A place is missing.');
  if (said === 'course' && first.word.toLowerCase() === 'none' && second === undefined)
    return good({ kind: 'set-course', way: [] });
  if (said === 'course') return placed(text, rest, (way) => ({ kind: 'set-course', way }));
  if (second !== undefined) return unknown(text, second, [';']);
  return placed(text, rest, ([to]) =>
    said === 'sail' ? { kind: 'sail', to: to as PlaceId } : { kind: 'lift', buoy: buoyAt(me, to as PlaceId) },
  );
}

const name = (place: PlaceId): string => board.label(place).toLowerCase();

function written(order: Given, { buoys }: View): string {
  switch (order.kind) {
    case 'sail':
      return `sail ${name(order.to)}`;
    case 'set-course':
      return `course ${order.way.length === 0 ? 'none' : order.way.map(name).join(' ')}`;
    case 'dive':
      return order.again === true ? 'dive again' : 'dive';
    case 'lift':
      return `lift ${name(buoys[order.buoy]?.place ?? (order.buoy as PlaceId))}`;
    default:
      return order.kind;
  }
}

const slot = (text: string, open: boolean) => ({ text, open });

/** Orders as lines of words: `sail ledge; dive again` for the boat, `lift ledge` for the buoys. */
export const sheet: Sheet<View, Order> = {
  lines({ me, boat, buoys }, plan) {
    const unit: UnitId = boatOf(me);
    const orders = ordersOf(plan, unit);
    const has = (...kinds: readonly Order['kind'][]): boolean =>
      orders.some(({ kind }) => kinds.includes(kind));
    return [
      {
        line: 'boat',
        label: boat.name,
        spot: { unit },
        orders: orders.map(({ ref }) => ref),
        slots: [slot('sailing', !has('sail')), slot('diving', !has('dive'))],
      },
      {
        line: 'buoys',
        label: 'Buoys',
        spot: {},
        orders: plan.hq.map(({ ref }) => ref),
        slots: inOrder(buoys).map(([id, { place }]) =>
          slot(board.label(place), !plan.hq.some((order) => order.kind === 'lift' && order.buoy === id)),
        ),
      },
    ];
  },
  read(view, line, text) {
    const read = statementsOf(text).map((statement) => one(view, lineOf(line), text, statement));
    return { orders: read.flatMap(({ orders }) => orders), faults: read.flatMap(({ faults }) => faults) };
  },
  write: (view, _, orders) => orders.map((order) => written(order, view)).join('; '),
  complete(_, line, text, caret): readonly Choice[] {
    const { begun, from, to } = typedAt(text, caret);
    const before = statementsOf(`${text.slice(0, from - 1)} .`).at(-1) ?? [];
    const known = before.length <= 1 ? words[lineOf(line)] : places;
    return known
      .filter((word) => begun !== '' && word !== begun && word.startsWith(begun.toLowerCase()))
      .map((word) => ({ value: corrected(text, { from, to }, word), label: phrase('{word}', { word }) }))
      .filter(({ value }) => value !== text);
  },
};
