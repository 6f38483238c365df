import { crewLeft } from './finish.ts';
import { officerGraduated, paySchool, schoolEmptied, schoolPaid, schoolRolled } from './school.ts';
import { crewsTrained, trainCrews } from './train.ts';

/** Orders for the training of crews and officers (C9.50, C9.80). */
export const academyOrders = [trainCrews, paySchool] as const;
/** What comes of them. */
export const academyEvents = [
  crewsTrained,
  crewLeft,
  ...[schoolPaid, schoolRolled, schoolEmptied, officerGraduated],
] as const;
