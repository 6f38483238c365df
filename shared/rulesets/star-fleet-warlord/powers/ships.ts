import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { Power } from '../model/state.ts';
import { lastUnrefitted, monsterCosts } from './table.ts';
import { topSpeed } from '../ships/list/classes.ts';
import type { Design } from '../ships/list/index.ts';
import { designOf, designs } from '../ships/list/index.ts';
import { newShip } from '../ships/newShip.ts';

interface Born extends Pick<Power, 'launched'> {
  readonly design: Design;
  readonly place: PlaceId;
  readonly year: number;
}

/** A ship or monster of a power as it comes into the game: with a direction that dice decide, and whatever it can carry (SFW 836; OURS: the latter, for monsters that are ships, SFW 6722). */
export function bornShip(seat: SeatId, { design, place, launched, year }: Born, draw: Draw): Ship {
  const name = design.name ?? `No. ${(launched[design.id] ?? 0) + 1}`;
  const made = newShip(design, { home: place, launched }, seat, name);
  const heading = draw.fork('heading').int(6);
  if (design.race !== 'M')
    return { ...made, heading, ...(isRefitted(design, year) ? { refitted: true } : {}) };
  const { fighters, drones, pfs } = design;
  const like = isMimic(design) ? { like: draw.fork('like').pick(mimicked).id } : {};
  const monster = {
    ...made,
    heading,
    ...like,
    items: fighters === 0 ? {} : { fighters, drones, pfs },
  };
  return { ...monster, shields: designOf({ design: like.like ?? design.id }).shields };
}

/** From a year on the new ships of powers are refitted when they leave the yard, where that makes them faster (SFW 841). */
const isRefitted = ({ speed }: Design, year: number): boolean => year > lastUnrefitted && speed < topSpeed;

const isMimic = ({ id }: Pick<Design, 'id'>): boolean => id === 'M-MIR';

/** Ships whose figures a Mirrorodon may have: any plain one of a race but Civilians (SFW 6846; OURS: of no more EP than monsters of home sectors). */
const mimicked: readonly Design[] = designs.filter(
  ({ race, marks, cost }) => race !== 'M' && race !== 'C' && marks.length === 0 && cost <= monsterCosts.home,
);
