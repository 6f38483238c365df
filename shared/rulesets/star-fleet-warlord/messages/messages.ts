import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { stationedIn } from '../model/stations.ts';
import { numberOf, sectorIdsOf } from '../galaxy/board.ts';
import { espionage } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { ownerNumbered } from '../money/owners.ts';
import { cannotSay } from './names.ts';

/** Whom a message can be sent to: everybody, a Corporation, whoever has its Home Office in a sector, all with ships in one, a team. */
export const audiences = ['all', 'corporation', 'sector', 'ships', 'team'] as const;
/** Whether whoever hears a message is told who has sent it, and how to reach them. */
export const signatures = ['known', 'rsvp'] as const;

/** A message: of a Corporation or a team the number is given, of a Home Office or ships the sector. */
export interface Message {
  readonly to: (typeof audiences)[number];
  readonly number?: number;
  readonly sector?: SectorId;
  /** Absent: nobody is told. */
  readonly signed?: (typeof signatures)[number];
  readonly text: string;
}

/** Why a message goes nowhere, whatever it says; undefined if somebody may hear it (SFW 3893, 3898, 3903, 3914). */
function cannotReach(state: State, seat: SeatId, message: Message, calledAll: boolean): Problem | undefined {
  const { to, number = 0, sector } = message;
  if (to === 'all') return calledAll ? impossible('SFW 3893', 'one-message-to-all') : undefined;
  if (to === 'team') return impossible('SFW 3914', 'no-teams');
  if (to !== 'corporation')
    return sector !== undefined && sectorIdsOf(state.parameters.size).includes(sector)
      ? undefined
      : impossible('SFW 3903', 'no-such-sector', { sector: sector === undefined ? '' : numberOf(sector) });
  const owner = ownerNumbered(state, number);
  if (owner === undefined) return impossible('SFW 3898', 'nobody-numbered', { number });
  if (owner === seat) return impossible('SFW 3898', 'message-to-oneself', { number });
  return number >= espionage.powersFrom ? impossible('SFW 3900', 'hears-no-messages', { number }) : undefined;
}

/** Why a message cannot be sent; undefined if it can. `calledAll`: one to all was sent in this run. */
export function cannotSend(
  state: State,
  seat: SeatId,
  message: Message,
  calledAll: boolean,
): Problem | undefined {
  if (message.text === '') return impossible('SFW 3882', 'nothing-said');
  return cannotSay('SFW 3890', message.text) ?? cannotReach(state, seat, message, calledAll);
}

/** Who has a ship in a sector, cloaked or not (SFW 3906). */
const inSector = ({ ships }: State, sector: Message['sector']): readonly SeatId[] =>
  sector === undefined ? [] : stationedIn(ships, sector).map(([, ship]) => ship.seat);

/** Whom a message reaches: Corporations that stand, but not whoever sends it (SFW 3887 to 3907). */
export function hearersOf(state: State, seat: SeatId, message: Message): readonly SeatId[] {
  const { to, number, sector } = message;
  const there = to === 'ships' ? inSector(state, sector) : [];
  return inOrder(state.corporations).flatMap(([other, { home, fallen, number: its }]) => {
    if (other === seat || fallen) return [];
    const hears = {
      all: true,
      corporation: its === number,
      sector: sectorIn(home) === sector,
      ships: there.includes(other),
      team: false,
    }[to];
    return hears ? [other] : [];
  });
}
