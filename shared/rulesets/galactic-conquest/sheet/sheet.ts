import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Sheet, SheetLine } from '#kernel/orders/sheet.ts';
import { corrected, typedAt } from '#kernel/orders/words.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { intensities } from '../model/battle/combat.ts';
import type { Order } from '../game.ts';
import type { Squadron } from '../model/squadron.ts';
import type { View } from '../model/state.ts';
import { plot } from '../movement/plot.ts';
import { speedOf } from '../ships/ships.ts';
import { squadronsListed } from '../squadrons/listed.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { isDeepSpace } from '../map/ground.ts';
import { formPhrases } from '../combat/forms/formWords.ts';
import { intensityNames } from '../combat/forms/formWords.ts';
import { hullsText } from '../combat/words.ts';
import { empirePhrases, isOfEmpire, readEmpire, writeEmpire } from './empire.ts';
import { countsAsRx } from './maneuvers.ts';
import { spokenPhrases } from './sentencesOfSquadrons.ts';
import { isOfSquadron, readSquadron, writeSquadron } from './typed.ts';

const empireLine = 'empire';

/** A squadron as the book heads its orders, `K02B> 2xD7B, F5K at R24`, with a slot for each move that it can make. */
function squadronLine(unit: UnitId, squadron: Squadron, orders: readonly Order[]): SheetLine {
  const way = orders.flatMap((order) => (order.kind === plot.kind ? order.way : []));
  return {
    line: unit,
    label: `${unit.toUpperCase()}> ${hullsText(squadron.ships.map(({ hull }) => hull))} at ${hexName(squadron.place)}`,
    spot: { unit },
    orders: orders.map(({ ref }) => ref),
    slots: Array.from({ length: Math.max(speedOf(squadron), way.length) }, (_, at) => {
      const to = way[at];
      return to === undefined ? { text: '', open: true } : { text: hexName(to), open: false };
    }),
  };
}

function empireOf({ hq }: Plan<Order>): SheetLine {
  const given = hq.filter(isOfEmpire);
  const state = given.find((order) => order.kind === 'mobilise');
  return {
    line: empireLine,
    label: 'Empire',
    spot: {},
    orders: given.map(({ ref }) => ref),
    slots: [{ text: state?.to ?? '', open: state === undefined }],
  };
}

const written = (at: PlaceId, order: Order, reactions: number): readonly string[] => {
  if (isOfEmpire(order)) return [writeEmpire(order)];
  return isOfSquadron(order) ? [writeSquadron(at, order, reactions)] : [];
};

const choice = (value: string): Choice => ({ value, label: phrase('{value}', { value }) });

const ownPhrases: readonly string[] = [
  ...['Total MV.....', 'MV sequence.....', 'Orders.....', 'Attack.', 'Turn back.', 'BI = ', 'DI = '],
  ...[
    'Directed at the strongest.',
    'Directed at the weakest.',
    ...formPhrases.map((one) => (one.endsWith(' ') ? one : `${one}.`)),
    'Losses first on ',
  ],
  ...['Annex this hex.', 'Survey this hex.', 'Blockade this system.'],
  ...intensities.map((one) => `${intensityNames[one]}.`),
];

/** What may be meant in a squadron’s line: the hexes beside the last one, and what the notation knows. */
function squadronMeant(view: View, { place }: Squadron, before: string): readonly Choice[] {
  const { map } = view;
  const board = boardOf(map);
  const typed = [...before.matchAll(/\b([A-Z]{1,2}\d{1,3})\b/gi)].at(-1)?.[1];
  const last = typed === undefined ? place : placeId(`h${typed.toLowerCase()}`);
  const near = beside(board, last).filter((place) => !isDeepSpace(map, place));
  return [
    ...near.map((place) => choice(hexName(place))),
    ...[...ownPhrases, ...spokenPhrases(view)].map(choice),
  ];
}

/** The order sheet in the notation of A9.10: a line for the empire, and one for each squadron. */
export const sheet: Sheet<View, Order> = {
  lines: ({ squadrons, me }, plan) => [
    empireOf(plan),
    ...squadronsListed({ squadrons }).flatMap(([unit, squadron]) =>
      squadron.seat === me ? [squadronLine(unit, squadron, ordersOf(plan, unit))] : [],
    ),
  ],
  read(view, line, text) {
    const { squadrons } = view;
    const squadron = squadrons[line as UnitId];
    if (squadron !== undefined) return readSquadron(squadron.place, text, view);
    return line === empireLine ? readEmpire(view, text) : { orders: [], faults: [] };
  },
  write: ({ squadrons }, { unit }, orders) => {
    const at = (unit === undefined ? undefined : squadrons[unit]?.place) ?? placeId('h');
    const reactions = orders.filter(countsAsRx).length;
    return orders.flatMap((order) => written(at, order, reactions)).join(' ');
  },
  complete(view, line, text, caret) {
    const squadron = view.squadrons[line as UnitId];
    const { begun, from, to } = typedAt(text, caret);
    const meant =
      squadron === undefined
        ? empirePhrases(view).map(choice)
        : squadronMeant(view, squadron, text.slice(0, from - 1));
    const sought = (squadron === undefined ? text.slice(0, caret) : begun).toLowerCase();
    return meant
      .filter(({ value }) => sought !== '' && value.toLowerCase().startsWith(sought))
      .map(({ value, label }) => ({
        value: squadron === undefined ? value : corrected(text, { from, to }, value),
        label,
      }))
      .filter(({ value }) => value !== text);
  },
};
