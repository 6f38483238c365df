import type { Counted, Ending, Trial } from '#kernel/odds/odds.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { areAllied } from '../../model/relations/alliances.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State } from '../../model/state.ts';
import { squadronsAt } from '../../model/stations/squadrons.ts';
import { isFixed } from '../../model/territory.ts';
import { isCrippled } from '../../ships/ships.ts';
import type { Clash, Fought } from './fought.ts';
import { foughtOut } from './fought.ts';

type Named = readonly [UnitId, Squadron];

/** Something that is counted, with how the end of the battles counts it. */
interface Line {
  readonly counted: Counted;
  readonly of: (after: State) => number;
}

/** The battles of a hex, by the steps of the turn itself (A10.10). The reader’s side are their own squadrons and their allies’. */
export function trial(clash: Clash): Trial {
  const { me, place, scene } = clash;
  const isOwn = (seat: SeatId): boolean => seat === me || areAllied(scene, seat, me);
  const here = squadronsAt(scene.squadrons, place);
  const own = here.filter(([, { seat }]) => isOwn(seat));
  const theirs = here.filter(([, { seat }]) => !isOwn(seat));
  const lines = [...linesOf('own', own), ...linesOf('theirs', theirs)];
  return {
    chances: [
      phrase('You retreat'),
      phrase('They retreat'),
      phrase('You capture ships'),
      phrase('They capture ships'),
    ],
    counted: lines.map(({ counted }) => counted),
    run(draw) {
      const fought = foughtOut(clash, draw);
      return {
        ended: endingOf(fought, isOwn),
        came: [
          hasRetreated(fought, isOwn),
          hasRetreated(fought, (seat) => !isOwn(seat)),
          haveTaken(fought, own),
          haveTaken(fought, theirs),
        ],
        counts: lines.map(({ of }) => of(fought.after)),
      };
    },
  };
}

/** Whoever holds the hex after the last battle has won; where nobody is left, or nobody fought, neither has. */
function endingOf({ happened }: Fought, isOwn: (seat: SeatId) => boolean): Ending {
  const last = happened.findLast((event) => event.kind === 'battle-ended');
  if (last?.winner === undefined) return 'open';
  return isOwn(last.winner) ? 'won' : 'lost';
}

const hasRetreated = ({ happened }: Fought, is: (seat: SeatId) => boolean): boolean =>
  happened.some((event) => event.kind === 'retreated' && is(event.seat));

const haveTaken = ({ after }: Fought, side: readonly Named[]): boolean =>
  side.some(([unit]) => (after.squadrons[unit]?.prizes?.length ?? 0) > 0);

/** What of a side is destroyed or captured: ships by hull, and bases, which count as damage to the hex; and what is left crippled. */
function linesOf(side: 'own' | 'theirs', all: readonly Named[]): readonly Line[] {
  const bases = all.filter(([, one]) => isFixed(one));
  const ships = all.filter(([, one]) => !isFixed(one));
  const count = shipsIn(ships).length;
  return [
    ...lostIn(side, ships),
    ...(count === 0
      ? []
      : [
          {
            counted: { side, label: phrase('Crippled at the end'), of: count },
            of: (after: State) => shipsIn(ships, after).filter(isCrippled).length,
          },
        ]),
    ...lostIn('place', bases),
  ];
}

/** Losses of each hull, and of all together where there are several. */
function lostIn(side: Counted['side'], of: readonly Named[]): readonly Line[] {
  const hulls = [...new Set(shipsIn(of).map(({ hull }) => hull))].sort();
  const count = (ships: readonly Ship[], hull: string): number =>
    sumOf(ships.map((ship) => (ship.hull === hull ? 1 : 0)));
  const all = shipsIn(of).length;
  return [
    ...(hulls.length < 2
      ? []
      : [
          {
            counted: { side, label: side === 'place' ? phrase('All bases') : phrase('All ships'), of: all },
            of: (after: State) => Math.max(0, all - shipsIn(of, after).length),
          },
        ]),
    ...hulls.map((hull): Line => {
      const had = count(shipsIn(of), hull);
      return {
        counted: { side, label: phrase('{hull}', { hull }), of: had },
        of: (after) => Math.max(0, had - count(shipsIn(of, after), hull)),
      };
    }),
  ];
}

/** The ships of these squadrons, as they are now or after a battle; bases that went to another empire are lost. */
const shipsIn = (of: readonly Named[], after?: State): readonly Ship[] =>
  of.flatMap(([unit, squadron]) => {
    if (after === undefined) return squadron.ships;
    const now = after.squadrons[unit];
    return now?.seat === squadron.seat ? now.ships : [];
  });
