import type { Card, CardData } from './cards.ts';
import { cardOfData, counted } from './cards.ts';
import type { BoxId, CardId } from './ids.ts';
import { oursFederation } from './oursFederation.ts';
import { oursKlingon } from './oursKlingon.ts';
import { printed } from './printed.ts';

/** The cards of the program’s own book: the printed ones, then ours. */
export const ownBook: readonly CardData[] = [...printed, ...oursFederation, ...oursKlingon];

/** Of the convoy (FC 8E), nothing but points of damage. OURS: in the order of precedence it is the least agile. */
export const freighter = 'freighter';
const freighterCard: Card = {
  label: 'Freighter',
  sign: 'F',
  drawing: 'Freighter',
  category: 'F',
  moveCost: 0,
  damageControl: 0,
  shields: [0, 0, 0, 0, 0, 0],
  boxes: counted({ point: 50 }),
  mounts: [],
};

const known: ReadonlyMap<CardId, Card> = new Map([
  ...ownBook.map((data) => [data.card, cardOfData(data)] as const),
  [freighter, freighterCard],
]);

/** Whether the program has a card of that name, that of freighters among them. */
export const isKnown = (card: CardId): boolean => known.has(card);

/** What says which card a ship has: the name of one of the program’s, or one that it brings. */
export interface Carded {
  readonly card: CardId;
  readonly brought?: CardData;
}

/** Cards that were brought, by their data: they are asked about again and again. */
const made = new WeakMap<CardData, Card>();

/** The card of a ship. Whoever has neither kind, which no reader lets pass, has that of a freighter. */
export function cardFor({ card, brought }: Carded): Card {
  if (brought === undefined) return known.get(card) ?? freighterCard;
  const before = made.get(brought);
  if (before !== undefined) return before;
  const now = cardOfData(brought);
  made.set(brought, now);
  return now;
}

/** As the card prints it; its id for a box that the card has not. */
export const boxLabelOn = (ship: Carded, box: BoxId): string =>
  cardFor(ship).boxes.find((one) => one.box === box)?.label ?? box;
