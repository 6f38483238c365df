import { assignAllProspectors } from '../runs/assign.ts';
import { examineCrews } from '../academy/finish.ts';
import { teachOfficers } from '../academy/teach.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { scuttleBases } from '../surrender/scuttle.ts';
import { endMergers, surrenderAll } from '../surrender/steps.ts';
import { checkMorale } from '../morale/check.ts';
import { judgeInspirations } from '../morale/inspire.ts';
import { judgeAnswers } from '../morale/judge.ts';
import { judgeRebellions } from '../morale/rebels.ts';
import { crewPrizes } from '../yards/ships/captives.ts';
import type { GalacticConquest } from '../game.ts';
import { landOfficers } from '../postings/steps.ts';
import { nameFlagships } from '../squadrons/flagship.ts';
import { returnReserves } from '../muster/call.ts';
import { dismissAll } from '../muster/dismiss.ts';
import { musterAll } from '../muster/muster.ts';
import { placeReserves } from '../muster/place.ts';
import { partAdmirals } from '../postings/part.ts';
import { regroupAll } from '../squadrons/regroup.ts';
import { finishShips, holdYards } from '../yards/finish.ts';
import { keepGuards } from '../national/command.ts';
import { finishFlyers } from '../wings/build.ts';
import { inspireYards } from '../yards/inspire.ts';

/** What systems think of all that, and whose the yards are then (B5, B8.20). */
export const unrestOver = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Examinations', cite: 'GC C9.50', dice: true, run: examineCrews },
  { name: 'Graduations', cite: 'GC C9.80', dice: true, run: teachOfficers },
  { name: 'Surrender', cite: 'GC B14.10', run: surrenderAll(books) },
  { name: 'Mergers', cite: 'GC B14.201', run: endMergers },
  { name: 'Answers to rebels', cite: 'GC B5.40', run: judgeAnswers },
  { name: 'Morale', cite: 'GC B5.10', dice: true, run: checkMorale },
  { name: 'Scuttling of defenses', cite: 'GC B14.36', run: scuttleBases },
  { name: 'Rebellions', cite: 'GC B5.30', dice: true, run: judgeRebellions },
  { name: 'Inspired systems', cite: 'GC B5.20', run: judgeInspirations },
  { name: 'Transfer of yards', cite: 'GC B8.20', run: holdYards(books) },
];

/** What becomes of ships at the very end of a turn (D6.100, B8.50). */
export const closingOver = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Arrival of officers', cite: 'GC A12.403', run: landOfficers },
  { name: 'Captured ships', cite: 'GC C2.40', run: crewPrizes(books) },
  { name: 'Prospectors', cite: 'GC E2.60', run: assignAllProspectors },
  { name: 'Mustering of merchants', cite: 'GC E2.60', run: musterAll(books) },
  { name: 'Dismissal to the reserve', cite: 'GC E2.60', run: dismissAll },
  { name: 'Return of reserves', cite: 'GC E2.551', run: returnReserves },
  { name: 'Placement of reserves', cite: 'GC E2.55', run: placeReserves },
  { name: 'New squadrons', cite: 'GC D6.100', run: regroupAll },
  { name: 'Admirals of one squadron', cite: 'GC A12.32', run: partAdmirals },
  { name: 'Flagships', cite: 'GC D6.100', run: nameFlagships },
  { name: 'Completion of ships', cite: 'GC B8.50', run: finishShips },
  { name: 'National Guards', cite: 'GC B11.120', run: keepGuards(books) },
  { name: 'Completion of fighters', cite: 'GC B8.50', run: finishFlyers },
  { name: 'Yards for war hulls', cite: 'GC B8.41', run: inspireYards(books) },
];
