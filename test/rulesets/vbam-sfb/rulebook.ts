import type { TestKit } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/game.ts';

/* The lists of RULEBOOK.md: each of these must have its row there. */

/** `1-3` as 1, 2 and 3. */
const counted = (spans: readonly string[]): readonly string[] =>
  spans.flatMap((span) => {
    const [first = 0, last = first] = span.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  });

/** Every line of the rulebook that is not empty. */
const lines = [
  '1-23 26 28 31 34 36-48 51 53 55 58 60-63 66 68-76 79 81 83 85 87 89 91 93 95 97 99 101 103 105 107',
  '109 111 113 115 117 119 121 123 125 127 129 131 133-142 144 146-158 160 162 164 166 168 170 172 174',
  '176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224',
  '226 228-230 232 234 236 238-262 264 266 268 270 272 274 276 278 280 282 284-286 288 290 292 294 296',
  '298-299 301 303 305 307 309 311 313 315 317 319 321 323 326 329 331 334-339 341-342 345-346 348',
  '350-358 361-367 370-380 384-396 398 400 402 404-412 414 416 418 420 422 424 426 428 430 432 434 436',
  '438 440 442 444 446 448 450 452 454 456 458 460 462 464 466 468 470 472 474-482 484 486 488 490 493',
  '495 497-506 508 510-523 526',
]
  .join(' ')
  .split(' ');
/** Worked examples of the rulebook. */
export const examples = Array.from({ length: 41 }, (_, at) => `VBV-${String(at + 1).padStart(2, '0')}`);

/** What it says in so many statements, by phase. */
const statements = [
  'VB-E1 VB-E2 VB-E3 VB-E4 VB-E5 VB-E6 VB-E7 VB-E8 VB-P1 VB-P2 VB-P3 VB-P4 VB-I1 VB-I2 VB-I3 VB-I4',
  'VB-I5 VB-T1 VB-T2 VB-T3 VB-T4 VB-T5 VB-T6 VB-D1 VB-D2 VB-D3 VB-D4 VB-D5 VB-D6 VB-D7 VB-D8 VB-D9',
  'VB-M1 VB-M2 VB-M3 VB-M4 VB-M5 VB-M6 VB-M7 VB-M8 VB-M9 VB-S1 VB-S2 VB-S3 VB-N1 VB-N2 VB-N3 VB-N4',
  'VB-N5 VB-N6 VB-N7 VB-N8 VB-N9 VB-N10 VB-N11 VB-C1 VB-C2 VB-C3 VB-C4 VB-C5 VB-C6 VB-C7 VB-C8 VB-C9',
  'VB-C10 VB-C11 VB-C12 VB-C13 VB-C14 VB-G1 VB-G2 VB-G3 VB-G4 VB-B1 VB-B2 VB-B3 VB-B4 VB-B5 VB-B6 VB-B7',
  'VB-B8 VB-U1 VB-U2 VB-U3 VB-U4 VB-U5 VB-X1 VB-X2',
]
  .join(' ')
  .split(' ');
/** What fell out of its text or can be read in two ways. */
const gaps = Array.from({ length: 34 }, (_, at) => `G-${String(at + 1).padStart(2, '0')}`);
/** Tables of figures. */
const figures = [
  'economy.income economy.tdp economy.rounding economy.trade economy.maintenance economy.tech',
  'economy.productivity economy.construction encounters.flows.raid encounters.flows.enter-sector',
  'encounters.flows.meeting encounters.barred encounters.damage-memory encounters.crippled-start',
  'encounters.civil-fleets encounters.trade-fleet-location encounters.raid-table encounters.setups',
  'ground.equivalents ground.sizes ground.capacity ground.timing ground.conquest ground.resolution',
  'morale.remote morale.cut-off morale.seized morale.garrison morale.jobless morale.full-employment',
  'morale.home-attacked morale.random-event morale.states morale.command-post morale.bounds',
  'morale.census-growth movement.allowance movement.control movement.contested movement.sentries',
  'movement.crossing movement.supply phases.phases phases.turns-of-a-year setup.sectors setup.terrain',
  'setup.systems setup.start sidcors.bir sidcors.table sidcors.damage sidcors.directed',
  'sidcors.allocation sidcors.mauler sidcors.cloak sidcors.scout-shift sidcors.clamp',
  'sidcors.crippled-factors sidcors.no-crippled-state sidcors.retreat treaties.states treaties.chain',
  'treaties.non-aggression treaties.peace treaties.trade treaties.mutual-defense treaties.alliance',
  'treaties.co-belligerence treaties.armistice treaties.hostilities treaties.war',
  'treaties.modifiers-break treaties.modifiers-declare treaties.rules victory.diplomatic',
  'victory.expansion victory.exploration victory.exploitation bpv.chart bpv.bonus bpv.other',
  'empires.allowed empires.refits units units.traits units.size-class',
]
  .join(' ')
  .split(' ');

export const rulebook: NonNullable<TestKit<VbamSfb>['rulebook']> = {
  page: 'RULEBOOK.md',
  lists: {
    Paragraphs: counted(lines),
    'Worked examples': examples,
    Statements: statements,
    Gaps: gaps,
    Figures: figures,
  },
};
