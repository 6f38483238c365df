import { actsByMishaps } from './actsByMishaps.ts';

actsByMishaps((at) => at % 3 !== 0);
