import type { House, State, View } from './model.ts';

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
