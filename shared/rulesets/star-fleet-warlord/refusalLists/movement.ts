/** What refuses orders of ships on their way, and what terrain does to them. */
export const movementRefusals = {
  'initial-build': 'Ships do not move in the year of the Initial Build: give the order next year.',
  'no-such-pulse': '{ship} has a speed of {speed}: leave this pulse empty.',
  'whole-turn': '{title} takes the whole turn: write it alone, in the first pulse.',
  'turn-taken': 'The whole turn goes to {title}: take this order out.',
  'not-adjacent': 'Hex {hex} is not next to {place}: write one of its neighbours.',
  'moves-cancelled': 'A move before this one was illegal: the later ones are cancelled.',
  frozen: '{ship} is frozen in a stasis zone for the rest of the turn.',
  'no-minefield': 'There is no old minefield in {place}: look at the direction again.',
} as const;
