import { holdCases } from './ofCases/holdCases.ts';

/* What `cases.test.ts` holds with some cases of each ruleset, here with every one. */
holdCases(1);
