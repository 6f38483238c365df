import { holdCases } from './ofCases/holdCases.ts';

/* What holds of all cases of a ruleset together, here with some of them; `cases.long.test.ts` holds it with every one. */
holdCases(15);
