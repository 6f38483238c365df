import type { Level } from '../model/levels.ts';

/** Sentences of an empire that the computer comes to lead: of the order, the report and the scroll. */
export const ledWords: Readonly<Record<Level, { readonly [S in 'order' | 'said' | 'ahead']: string }>> = {
  cautious: {
    order: 'Let the computer lead the {empire} cautiously',
    said: 'The computer now leads the {empire} cautiously.',
    ahead: 'The computer will lead the {empire} cautiously.',
  },
  steady: {
    order: 'Let the computer lead the {empire}',
    said: 'The computer now leads the {empire}.',
    ahead: 'The computer will lead the {empire}.',
  },
  bold: {
    order: 'Let the computer lead the {empire} boldly',
    said: 'The computer now leads the {empire} boldly.',
    ahead: 'The computer will lead the {empire} boldly.',
  },
};
