import { growthLaw } from './growthLaw.ts';

// Halfway between work in proportion and work with the square: what memory adds on a busy machine is not taken for a fault.
growthLaw(2.8, 5);
