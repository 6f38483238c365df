import type { Draft } from '#kernel/steps/change.ts';
import type { Repeat, Sequence, Step } from '#kernel/sequence/step.ts';
import { markDamage } from './damage/boxes.ts';
import { chooseShield, reinforceShield, strikeShield } from './damage/shields.ts';
import { allocateEnergy } from './energy/allocate.ts';
import { keepEnergy } from './energy/batteries.ts';
import { armBeforeGame } from './energy/preLoad.ts';
import { rollDice } from './fire/dice.ts';
import { declareFire, nobodyAnnounced } from './fire/announcing.ts';
import { engageTargets, noShipFiresAfter, nobodyEngaged, nobodyFires } from './fire/engaging.ts';
import type { FederationCommander } from './game.ts';
import { cutTurns } from './mailing/mailing.ts';
import { changeEach } from './model/drafts.ts';
import { firstImpulse, isCut, isUnderWay, sinceBegun } from './model/mailing.ts';
import type { StandingKind } from './model/standing.ts';
import type { State } from './model/state.ts';
import { impulses, subPulses } from './model/vocabulary.ts';
import { begin, beginImpulse } from './movement/impulse.ts';
import { moveShips, subPulseOf } from './movement/moves.ts';
import { movingNext } from './movement/moving.ts';
import { changeSpeeds, nobodyChangedSpeed } from './movement/speed.ts';
import { nobodyTurned, turnShips } from './movement/tactical.ts';
import { repairShips } from './repair/repair.ts';
import { transferShields } from './repair/transfer.ts';
import { setCaptains } from './standing/captains.ts';
import { setCourses } from './standing/flying.ts';
import { fileOrders } from './standing/standing.ts';
import { leaveBattle } from './victory/disengage.ts';
import { leaveMap } from './victory/leaving.ts';
import { endBattle, endDecided } from './victory/victory.ts';

type FcRepeat = Repeat<FederationCommander>;

/** The four sub-pulses of an impulse; one in which nobody is due is skipped (FC 2A6). */
const movement: FcRepeat = {
  pass: 'Sub-pulse',
  repeat: [
    {
      pass: 'Precedence',
      repeat: [
        { name: 'Movement', cite: 'FC 2A5', run: moveShips },
        { name: 'Leaving the Map', cite: 'FC 2E1c', run: leaveMap },
        { name: 'Decided by Moves', cite: 'FC 8A', run: endDecided },
      ],
      none: ({ state, pass }) => movingNext(state, pass).length === 0,
      until: ({ state, path }) => movingNext(state, subPulseOf(path)).length === 0,
    },
  ],
  until: (_, pass) => pass === subPulses,
};

/** Each side fires one ship after the other, and each of them at one target after the other (FC 1E2d). */
const engagements: FcRepeat = {
  pass: 'Ship',
  repeat: [
    {
      pass: 'Target',
      repeat: [
        { name: 'Target Engaged', cite: 'FC 1E2d', run: engageTargets },
        { name: 'Offensive Fire', cite: 'FC 4A', dice: true, run: rollDice },
      ],
      until: nobodyEngaged,
    },
  ],
  none: nobodyFires,
  until: noShipFiresAfter,
};

/** Volleys are resolved one after the other (FC 3A4). */
const volleys: FcRepeat = {
  pass: 'Volley',
  repeat: [
    { name: 'Shield Struck', cite: 'FC 3C6', run: chooseShield },
    { name: 'Shield Reinforcement', cite: 'FC 3C5', run: reinforceShield },
    { name: 'Damage to Shields', cite: 'FC 3C4', run: strikeShield },
    { name: 'Internal Damage', cite: 'FC 3D', run: markDamage },
  ],
  none: ({ state }) => state.volleys.length === 0,
  until: ({ state }) => state.volleys.length === 0,
};

/** An impulse (FC 1E2). What is announced repeats until nobody joins in any more. */
const impulse: FcRepeat['repeat'] = [
  { name: 'Impulse Begins', cite: 'FC 1E2', run: beginImpulse },
  { name: 'Course', cite: 'FC 2A3', run: setCourses },
  {
    pass: 'Announcement',
    repeat: [{ name: 'Speed Change', cite: 'FC 1E2a', run: changeSpeeds }],
    until: nobodyChangedSpeed,
  },
  movement,
  {
    pass: 'Announcement',
    repeat: [{ name: 'Tactical Maneuvers', cite: 'FC 2D1', run: turnShips }],
    until: nobodyTurned,
  },
  {
    pass: 'Announcement',
    repeat: [{ name: 'Fire Declared', cite: 'FC 1E4', run: declareFire }],
    until: nobodyAnnounced,
  },
  engagements,
  volleys,
  { name: 'Battle Decided', cite: 'FC 8B2', run: endDecided },
];

type Run = Step<FederationCommander>['run'];

/** What a turn begins with: a mailing that goes on with one leaves it out. */
const atStart =
  (run: Run): Run =>
  (turn) => {
    if (!isUnderWay(turn.state)) run(turn);
  };

/** Nothing more happens in this turn. */
const isEnd = ({ impulse, over }: State): boolean => impulse === impulses || over !== undefined;

/** What a turn ends with: a mailing that stops within one leaves it out. */
const atEnd =
  (run: Run): Run =>
  (turn) => {
    if (isEnd(turn.state)) run(turn);
  };

/** A turn (FC 1E): energy, eight impulses of movement and fire, and its end. */
export const sequence: Sequence<FederationCommander> = [
  { name: 'Captains', cite: 'FC 1E4', run: setCaptains },
  { name: 'Standing Orders', cite: 'FC 1E4', run: fileOrders },
  { name: 'Pre-Game Arming', cite: 'FC 4C2c', run: atStart(armBeforeGame) },
  { name: 'Energy Allocation', cite: 'FC 1E1', run: atStart(allocateEnergy) },
  {
    pass: 'Impulse',
    marked: true,
    first: ({ state }) => firstImpulse(state),
    none: ({ state }) => state.over !== undefined,
    repeat: impulse,
    until: ({ state }, pass) => isCut(state, pass) || state.over !== undefined,
  },
  { name: 'Power Phase', cite: 'FC 1E3a', run: atEnd(keepEnergy) },
  { name: 'Repair Phase', cite: 'FC 1E3d', run: atEnd(repairShips) },
  { name: 'Shield Transfer', cite: 'FC 3C3', run: atEnd(transferShields) },
  { name: 'Disengagement', cite: 'FC 2E1b', run: atEnd(leaveBattle) },
  { name: 'Victory', cite: 'FC 8B2', run: atEnd(endBattle) },
  { name: 'Mailing', cite: 'FC 1E', run: cutTurns },
];

const ofOneTurn: ReadonlySet<StandingKind> = new Set([
  ...(['pre-load', 'plot', 'course', 'hold-fire', 'as-usual'] as const),
]);

/** Ends what is played at one mailing, and the turn with the last of its impulses. */
export function close(draft: Draft<State>): void {
  if (isEnd(draft)) endTurn(draft);
  else interrupt(draft);
  const { mailing, turn, impulse: next } = draft;
  if (mailing !== undefined)
    draft.mailing = { ...mailing, starts: [...mailing.starts, sinceBegun(turn, Math.max(next, 1))] };
}

/** OURS: between two mailings of a turn the next impulse is about to begin. */
function interrupt(draft: Draft<State>): void {
  begin(draft, draft.impulse + 1);
  changeEach(draft, ({ mayPreLoad: _, ...ship }) => ({
    ...ship,
    standing: ship.standing.filter(({ kind }) => kind !== 'pre-load'),
  }));
}

/** The weapons-used marks are erased (FC 1E3b), points from emergency deceleration end (FC 2D3b), and what is said for one turn alone with its turn. */
function endTurn(draft: Draft<State>): void {
  draft.impulse = 0;
  draft.firing = [];
  draft.declared = [];
  changeEach(draft, ({ tactical: _, mayPreLoad: __, ...ship }) => ({
    ...ship,
    used: [],
    pool: 0,
    standing: ship.standing.filter(({ kind }) => !ofOneTurn.has(kind)),
  }));
  draft.turn += 1;
}
