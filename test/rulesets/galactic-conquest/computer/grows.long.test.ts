import { growsAs } from './grows.ts';

/* The levels that `computer.test.ts` leaves out. */
growsAs(['bold', 'steady']);
