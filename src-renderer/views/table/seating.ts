/** Somebody who plays at this screen, and their seat. */
export interface Seated {
  readonly player: string;
  readonly seat: string;
}

/** One more player, at the first seat that nobody has. */
export const withAnother = (seated: readonly Seated[], seats: readonly string[]): readonly Seated[] => [
  ...seated,
  { player: '', seat: seats.find((seat) => seated.every((one) => one.seat !== seat)) ?? seats[0] ?? '' },
];

/** Two players, as a table is proposed. */
export const usualTable = (seats: readonly string[]): readonly Seated[] =>
  withAnother(withAnother([], seats), seats);

/** What is wrong with each of them, by position; undefined where nothing is. */
export const faultsOf = (seated: readonly Seated[]): readonly (string | undefined)[] =>
  seated.map(({ player, seat }, at) => {
    const name = player.trim().toLowerCase();
    if (name === '') return 'Enter a name, so that the others know whose turn it is.';
    const before = seated.slice(0, at);
    if (before.some((one) => one.player.trim().toLowerCase() === name))
      return 'This name is taken: choose another.';
    return before.some((one) => one.seat === seat) ? 'This seat is taken: choose another.' : undefined;
  });
