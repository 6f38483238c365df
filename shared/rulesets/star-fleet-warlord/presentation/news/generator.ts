import type { GeneratorEvent } from '../../model/events/generator.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of the Next Turn Generator, and powers that no Corporation leads are played on the map; what is not listed is only read. */
export const generatorNews: NewsOf<GeneratorEvent> = {};
