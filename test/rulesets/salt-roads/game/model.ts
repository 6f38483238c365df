import type { Game } from '#kernel/game/game.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';

export interface House {
  /** Who drives its carts. */
  readonly carter: string;
  readonly coins: number;
  readonly salt: number;
}

export interface State {
  readonly week: number;
  readonly price: number;
  readonly houses: Readonly<Record<SeatId, House>>;
}

/** All that a house knows. */
export interface View {
  readonly week: number;
  readonly me: SeatId;
  readonly own: House;
  readonly price: number;
  readonly others: readonly SeatId[];
}

export type Order =
  | { readonly kind: 'dig'; readonly ref: OrderRef }
  | { readonly kind: 'send'; readonly ref: OrderRef; readonly to: SeatId; readonly coins: number }
  | { readonly kind: 'price'; readonly ref: OrderRef; readonly price: number };

export type Event =
  | { readonly kind: 'dug'; readonly seat: SeatId; readonly salt: number; readonly cause?: OrderRef }
  | {
      readonly kind: 'sent';
      readonly seat: SeatId;
      readonly to: SeatId;
      readonly coins: number;
      readonly cause?: OrderRef;
    }
  | { readonly kind: 'rested'; readonly seat: SeatId }
  | { readonly kind: 'priced'; readonly price: number; readonly cause?: OrderRef };

export interface SaltRoads extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}
