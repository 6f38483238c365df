import type { SeatId } from '#kernel/words/ids.ts';

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

/** The world as a house can imagine it: of the others it knows only that they are there. */
export function imagine({ week, me, own, price, others }: View, assume?: State): State {
  const unknown: House = { carter: '', coins: 0, salt: 0 };
  return {
    week,
    price,
    houses: {
      ...Object.fromEntries(others.map((seat) => [seat, assume?.houses[seat] ?? unknown])),
      [me]: own,
    },
  };
}
