import { sequence } from '../sequence/index.ts';

type Part = 'First Events' | 'Movement Events' | 'Final Events';

/** The three parts of a turn by their steps (GE 565, 649, 787): what is repeated phase after phase lies between the others. */
const parts = new Map<string, Part>();
const middle = sequence.findIndex((item) => 'repeat' in item);
for (const [index, item] of sequence.entries()) {
  const title: Part = index < middle ? 'First Events' : index === middle ? 'Movement Events' : 'Final Events';
  const steps = 'repeat' in item ? item.repeat : [item];
  for (const step of steps) if ('name' in step) parts.set(step.name, title);
}

/** The heading of a step in reports. OURS: the game master's decrees stand with the first events. */
export const part = (step: string): string | undefined => parts.get(step);
