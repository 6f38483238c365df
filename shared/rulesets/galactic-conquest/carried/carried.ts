import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import { prospectedBy } from '../model/space.ts';
import { isFlagged } from '../ships/fleet.ts';
import { worthOfAll } from '../ships/worth.ts';
import { boxesOf } from '../trade/units.ts';

/** Economic points that a cargo box holds beside what its ship carries anyway (B1.25). */
const perBox = 5;

/** Survey ships and ships of merchants: at a resource run their cargo is of no use to others, but a tug that guards them has all of its own (B3.152). */
export const isProspector = (ship: Ship): boolean =>
  ship.figures?.class === 'AUX' || isFlagged(ship, 'survey');

/** Cargo boxes of a ship, with those of its pods (B1.25). Ships of the small map, and of merchants that joined before this was kept, have those of their kind. */
function holdOf({ hull, figures }: Ship): number {
  const byKind = figures === undefined || figures.class === 'AUX';
  return figures?.boxes ?? (byKind ? boxesOf({ [hull]: 1 }) : 0);
}

/** The most points that a squadron carries: the BPV of its ships, and five for each cargo box, but for those that are of no use to others while it works at a resource run (B1.25, B3.152). */
export const carriedBy = ({ ships, work }: Pick<Squadron, 'ships' | 'work'>): number =>
  worthOfAll(ships) +
  perBox *
    sumOf(
      ships.map((ship) => (prospectedBy({ work }) !== undefined && isProspector(ship) ? 0 : holdOf(ship))),
    );

const hundredthsOfPoint = 100;

/** Hundredths of an economic point that a squadron can still take aboard, beside the points and the loot that it has (B1.25, B1.75). Ships that it captured this turn carry as others do. */
export const roomAboard = ({
  ships,
  prizes = [],
  work,
  purse,
  loot = 0,
}: Pick<Squadron, 'ships' | 'prizes' | 'work' | 'purse' | 'loot'>): number => {
  const most = carriedBy({ ships: [...ships, ...prizes], ...defined({ work }) });
  return Math.max(0, (most - (purse?.points ?? 0)) * hundredthsOfPoint - loot);
};

/** What a squadron carries that ships of another one join: where all of those come, with what they raided, and with what they carry, if it carries nothing itself (B1.25, B1.75). OURS. */
export function carriedWith(
  into: Pick<Squadron, 'loot' | 'purse'>,
  was: Pick<Squadron, 'ships' | 'loot' | 'purse'>,
  count: number,
): Pick<Squadron, 'loot' | 'purse'> {
  const isWhole = count === was.ships.length;
  const loot = (into.loot ?? 0) + (isWhole ? (was.loot ?? 0) : 0);
  return {
    ...(loot > 0 && { loot }),
    ...defined({ purse: into.purse ?? (isWhole ? was.purse : undefined) }),
  };
}

/** The most whole points that a squadron can still take aboard (B1.25). */
export const pointsRoom = (squadron: Parameters<typeof roomAboard>[0]): number =>
  Math.floor(roomAboard(squadron) / hundredthsOfPoint);
