import { growthLaw, plantedGrowth } from './growthLaw.ts';

// As strict as the law is meant: twice the size costs at most a tenth more than twice the work.
growthLaw(2.2, 12);
// Both bounds are held against the plant here: it takes seconds.
plantedGrowth(2.2);
plantedGrowth(2.8);
