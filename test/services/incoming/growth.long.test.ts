import { growthLaw } from './growthLaw.ts';

// As strict as the law is meant: twice the size costs at most a tenth more than twice the work.
growthLaw(2.2, 12);
