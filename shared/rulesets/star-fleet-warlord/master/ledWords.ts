import type { Level } from '../model/corporation.ts';

/** Sentences of a Corporation that the computer comes to lead: of the order, the report and the scroll. */
export const ledWords: Readonly<Record<Level, { readonly [S in 'order' | 'said' | 'ahead']: string }>> = {
  cautious: {
    order: 'Let the computer play {name} cautiously',
    said: '{seat} is now played by the computer, cautiously.',
    ahead: '{seat} will be played by the computer, cautiously.',
  },
  steady: {
    order: 'Let the computer play {name}',
    said: '{seat} is now played by the computer.',
    ahead: '{seat} will be played by the computer.',
  },
  bold: {
    order: 'Let the computer play {name} boldly',
    said: '{seat} is now played by the computer, boldly.',
    ahead: '{seat} will be played by the computer, boldly.',
  },
};
