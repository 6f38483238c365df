import { flag, integer, object } from '#kernel/codec/shapes.ts';
import type { GeneratorEvent } from '../../model/events/generator.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { seat } from '../parts.ts';

/** How events of the Next Turn Generator, and powers that no Corporation leads are written. */
export const generatorShapes: Shapes<GeneratorEvent> = {
  'game-won': object({ ...happened('game-won'), seat, sectors: integer(0, 100), sites: integer(0, 25_600) }),
  'leadership-changed': object({ ...happened('leadership-changed'), seat, computer: flag }),
};
