/** What refuses orders of the game master. */
export const masterRefusals = {
  'game-master-only': 'Only the game master decides this. Take the order out.',
  'no-such-corporation': 'There is no such Corporation in the game any more. Take the order out.',
  'led-already': '{name} is led so already. Take the order out.',
  'nothing-announced': 'This message says nothing: write its text.',
} as const;
