import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { hullsText } from '../combat/words.ts';
import { mobilityRows } from '../economy/table.ts';
import { mostWords } from '../model/relations/espionage.ts';
import type { Aim, Mission } from '../model/relations/espionage.ts';
import type { State } from '../model/state.ts';
import { squadronsAt, squadronsOf } from '../model/stations/squadrons.ts';
import { nameOfProject } from '../research/fields.ts';
import { teamsOf } from '../research/research.ts';
import { outcomeIn } from './spies.ts';

const clipped = (text: string): string =>
  text.length <= mostWords ? text : `${text.slice(0, mostWords - 1)}…`;

/** What there is in a hex that somebody who looks around there would see: the system, and the ships of its empire. */
function placeSeen({ systems, squadrons }: State, on: SeatId, place: PlaceId): string {
  const system = systems[place];
  const hulls = squadronsAt(squadrons, place).flatMap(([, one]) =>
    one.seat === on ? one.ships.map(({ hull }) => hull) : [],
  );
  const ships = hulls.length === 0 ? 'no ships' : hullsText(hulls);
  return system === undefined
    ? `In ${hexName(place)}: ${ships}.`
    : `${system.name} (${system.kind}) in ${hexName(place)}: ${ships}.`;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The facts of an empire as a whole, as a spy in its capital would see it. */
function empireSeen({ systems, squadrons, empires }: State, on: SeatId): string {
  const empire = empires[on];
  const kinds = valuesInOrder(systems).filter(({ owner }) => owner === on);
  const minor = kinds.filter(({ kind }) => kind === 'minor').length;
  const fleet = squadronsOf(squadrons, on);
  const ships = fleet.flatMap(([, one]) => one.ships).length;
  const projects = teamsOf(empire?.research).map(([, { project }]) => nameOfProject(project));
  return [
    mobilityRows[empire?.mobility ?? 'PT'].name,
    `treasury ${empire?.treasury ?? 0} EP`,
    `${kinds.length - minor} major and ${counted(minor, 'minor system')}`,
    `${counted(fleet.length, 'squadron')} of ${counted(ships, 'ship')}`,
    projects.length === 0 ? 'no research' : `research: ${projects.join(', ')}`,
  ].join('; ');
}

/** The facts where a mission looks, in one line. */
export const truthOf = (state: State, { on, place }: Pick<Mission, 'on' | 'place'>): string =>
  clipped(place === undefined ? `${empireSeen(state, on)}.` : placeSeen(state, on, place));

/** Economic points that an action which succeeds destroys, and for each by which it did better, and at most. OURS: the game master says otherwise. */
const [damage, damageEach, mostDamage] = [10, 10, 30] as const;

/** What a mission comes to, as it is proposed to the game master (C14.22). */
export interface Proposal {
  readonly report: string;
  readonly points: number;
}

const failed: Readonly<Record<Aim, string>> = {
  learn: 'Nothing certain could be learned.',
  act: 'The task failed.',
};

export function proposalOf(state: State, mission: Mission): Proposal {
  const { met, margin } = outcomeIn(mission);
  if (!met) return { report: failed[mission.aim], points: 0 };
  if (mission.aim === 'learn') return { report: truthOf(state, mission), points: 0 };
  const points = Math.min(mostDamage, damage + damageEach * margin);
  return { report: `Success: ${points} EP of damage.`, points };
}

/** What the intelligence service says: something very general (C14.10). */
export function rumourOf({ systems, squadrons, empires }: State, on: SeatId, place?: PlaceId): string {
  const near = squadronsOf(squadrons, on).filter(([, one]) => place === undefined || one.place === place);
  const ships = near.flatMap(([, one]) => one.ships).length;
  if (place !== undefined) {
    const name = systems[place]?.name ?? hexName(place);
    if (ships === 0) return `${name} has been quiet lately.`;
    return ships > few
      ? `${name} has had a lot of activity lately.`
      : `${name} has had some activity lately.`;
  }
  const atWar = ['FW', 'AW', 'LW'].includes(empires[on]?.mobility ?? 'PT');
  return atWar ? `The ${nameOf(on)} is preparing for war.` : `The ${nameOf(on)} is quiet.`;
}
/** Ships from which a place has a lot of activity. OURS. */
const few = 3;
