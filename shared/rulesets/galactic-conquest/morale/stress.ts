import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { networksAt } from '../economy/facilities.ts';
import { isCrippled } from '../economy/crippled.ts';
import { moraleAt } from '../model/homeworld.ts';
import type { State } from '../model/state.ts';
import type { Morale, Stress } from '../model/unrest/morale.ts';
import { bestMorale } from '../model/unrest/morale.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { isOnAlert } from '../research/onAlert.ts';
import { hasAdmiral } from '../ships/aboard/officers.ts';
import { segmentOn } from '../space/clock.ts';
import { cutOffIn } from '../trade/routes/network.ts';
import { crowdingAt, isGarrisoned, isUnstable } from './stability.ts';

type World = Pick<State, 'turn' | 'year' | 'morale' | 'systems' | 'empires' | 'routes' | 'map'> &
  Partial<Pick<State, 'sacked' | 'squadrons' | 'stability'>>;

/** What each stress is called. */
export const stressNames: Readonly<Record<Stress, string>> = {
  raided: 'raided',
  failed: 'unrest of the last turn',
  conquered: 'just conquered',
  betrayed: 'a broken promise',
  unstable: 'not enough defenses',
  blockaded: 'blockaded',
  crippled: 'the empire is crippled',
  spread: 'unrest all over the empire',
  'home-attacked': 'the homeworld was attacked',
  'base-destroyed': 'the empire destroyed a commercial base',
  'hospital-destroyed': 'the empire destroyed hospitals',
  surrendered: 'the empire surrendered',
  incited: 'foreign propaganda',
  uprooted: 'core economics are leaving',
};

/** Whether it was raided in this turn (B6.10a). */
function isRaided({ turn, sacked = {} }: World, place: PlaceId): boolean {
  const first = segmentOn(turn, 1);
  return inOrder(sacked[place] ?? {}).some(([, segment]) => segment >= first);
}

/** What puts a system under aversion as things stand (B6.10); nothing in a game without morale. OURS: what is done by the empire, to it or to its homeworld concerns all of its systems. */
export function stressesOn(state: World, place: PlaceId): readonly Stress[] {
  const [system, morale] = [state.systems[place], moraleAt(state, place)];
  if (system === undefined || morale === undefined) return [];
  const { deeds = {} } = state.empires[system.owner] ?? {};
  const under: readonly (readonly [Stress, boolean])[] = [
    ['raided', isRaided(state, place)],
    ['failed', morale.rebellion !== undefined && morale.holder === system.owner],
    ['conquered', morale.holder !== system.owner && morale.sore === undefined],
    ['betrayed', morale.betrayed === state.turn],
    ['unstable', isUnstable(state, place)],
    // Trade routes that are shut down blockade nobody (E1.331).
    ['blockaded', system.severed === true && !cutOffIn(state, system.owner).includes(place)],
    ['crippled', isCrippled(state, system.owner)],
    ['home-attacked', deeds.home === state.turn],
    ['base-destroyed', deeds.bases !== undefined && deeds.bases === state.turn - 1],
    ['hospital-destroyed', deeds.hospitals === state.turn],
    ['surrendered', morale.holder !== system.owner && morale.sore !== undefined],
    ['incited', morale.incited === state.turn],
    ['uprooted', state.empires[system.owner]?.uprooted?.from === place],
  ];
  return under.flatMap(([stress, is]) => (is ? [stress] : []));
}

/** What changes a rating for one turn (B6.20), and by how much. */
export interface Modifier {
  readonly why: string;
  readonly by: number;
}

/** Ships of the owner that came to the system in this turn (B6.20). OURS: none that fled there from a battle. */
const areShipsSent = ({ squadrons = {}, systems }: World, place: PlaceId): boolean =>
  squadronsAt(squadrons, place).some(
    ([, { seat, came, beaten }]) => seat === systems[place]?.owner && came === true && beaten !== true,
  );

/** Defenses that were finished in this turn under the owner, or that its people built in the last one (B6.20). */
const areDefensesNew = ({ turn }: World, { built, armed }: Morale, isConquered: boolean): boolean =>
  built === turn - 1 || (armed === turn && !isConquered);

/** Whether an admiral of the owner is at a system, aboard or ashore (B6.20). */
const isAdmiralThere = ({ squadrons = {}, systems, empires }: World, place: PlaceId): boolean => {
  const owner = systems[place]?.owner;
  return (
    squadronsAt(squadrons, place).some(([, one]) => one.seat === owner && hasAdmiral(one.ships)) ||
    (owner !== undefined &&
      inOrder(empires[owner]?.officers?.ashore ?? {}).some(
        ([, one]) => one.kind === 'LA' && one.due === undefined && one.place === place,
      ))
  );
};

/** What changes the rating of a system in this turn; all of it adds up (B6.20, B12.85, B14.35, C40.30b). */
export function modifiersOn(state: World, place: PlaceId): readonly Modifier[] {
  const morale = moraleAt(state, place);
  if (morale === undefined) return [];
  const under = stressesOn(state, place);
  const is = (stress: Stress): boolean => under.includes(stress);
  const all: readonly (readonly [string, number, boolean])[] = [
    ['just conquered', -2, is('conquered')],
    ['it was made to surrender', -2, morale.sore !== undefined && state.turn < morale.sore],
    ['raided', -1, is('raided')],
    ['not enough defenses', -1, is('unstable')],
    ['many ground bases', -crowdingAt(state, place), crowdingAt(state, place) > 0],
    ['garrisons', 1, isGarrisoned(state, place)],
    ['new defenses', 1, areDefensesNew(state, morale, is('conquered'))],
    ['ships arrived', 1, areShipsSent(state, place)],
    ['alert levels', 1, isOnAlert(state, state.systems[place]?.owner ?? morale.holder)],
    ['agricultural networks', 1, networksAt(state, place) > 0],
    ['an admiral is present', 1, isAdmiralThere(state, place)],
    ['commercial bases were destroyed', -1, is('base-destroyed')],
    ['hospitals were destroyed', -1, is('hospital-destroyed')],
    ['foreign propaganda', -1, is('incited')],
    [
      'propaganda at home',
      1,
      state.empires[state.systems[place]?.owner ?? morale.holder]?.deeds?.heartened === state.turn,
    ],
  ];
  return all.flatMap(([why, by, holds]) => (holds ? [{ why, by }] : []));
}

/** What a check of a system is rolled against (B5.10, B6.20). */
export const ratingAt = (state: World, place: PlaceId): number =>
  Math.min(
    bestMorale,
    modifiersOn(state, place).reduce((sum, { by }) => sum + by, moraleAt(state, place)?.base ?? 0),
  );
