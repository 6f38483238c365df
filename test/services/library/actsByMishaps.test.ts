import { actsByMishaps } from './actsByMishaps.ts';

/* Each third act of each table; the others are in `actsByMishaps.long.test.ts`. */
actsByMishaps((at) => at % 3 === 0);
