import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

/** What whoever types sees: the small map as a case begins. */
export const typist = makeView(cases.world(cases.readGiven([])), seats[0]);
