import { basesYielded, commerceLost, commerceRestored } from '../combat/support/commerce.ts';
import { hospitalDestroyed } from '../combat/support/hospitals.ts';
import { admiralLooked } from '../combat/round/look.ts';
import { officerEvents } from '../officers/events.ts';
import { hireOrions, orionsHired, orionsReported, orionsRolled } from '../orions/hire.ts';
import { hearten, heartened, incite, incited } from '../propaganda/division.ts';
import { spySchooled, spyTaught, teamRaised, teamTrained } from '../training/events.ts';
import { raiseTeam, schoolSpy, trainTeam } from '../training/orders.ts';
import { teamStationed } from './events.ts';
import { admiralParted } from './part.ts';
import { officerRole, reassignOfficer, stationTeam, transferOfficer } from './orders.ts';

/** Orders for officers, prime teams, the Spy School and the Propaganda Division (A12, C14.40 to C14.60). */
export const serviceOrders = [
  ...[transferOfficer, reassignOfficer, officerRole, stationTeam],
  hireOrions,
  ...[schoolSpy, raiseTeam, trainTeam, hearten, incite],
] as const;
/** What comes of them. */
export const serviceEvents = [
  ...[admiralLooked, hospitalDestroyed, basesYielded, commerceLost, commerceRestored],
  ...officerEvents,
  ...[teamStationed, admiralParted],
  ...[orionsHired, orionsRolled, orionsReported],
  ...[spySchooled, spyTaught, teamRaised, teamTrained, heartened, incited],
] as const;
