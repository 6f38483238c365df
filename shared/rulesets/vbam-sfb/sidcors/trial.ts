import type { Counted, Ran, Trial } from '#kernel/odds/odds.ts';
import { tallied } from '#kernel/odds/tally.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Fighter } from './factors.ts';
import type { Contender } from './fought.ts';
import { foughtOut } from './fought.ts';

/** Battles by the rounds of the turn itself (VB 323), as one of both sides counts them; the attacker comes first. */
export function trialOf(contenders: readonly [Contender, Contender], me: SeatId): Trial {
  const [own, theirs] = contenders[0].seat === me ? contenders : [contenders[1], contenders[0]];
  const lines = [...linesOf('own', own), ...linesOf('theirs', theirs)];
  return {
    chances: [phrase('You withdraw'), phrase('They withdraw')],
    counted: lines.map(({ counted }) => counted),
    run(draw): Ran {
      const { forces, winner } = foughtOut(contenders, (round) => draw.fork(round));
      const left = (seat: SeatId): readonly Fighter[] => forces[seat] ?? [];
      const leaves = (seat: SeatId, other: SeatId): boolean => winner === other && left(seat).length > 0;
      return {
        ended: winner === me ? 'won' : winner === undefined ? 'open' : 'lost',
        came: [leaves(me, theirs.seat), leaves(theirs.seat, me)],
        counts: lines.map(({ of, seat }) => of(left(seat))),
      };
    },
  };
}

interface Line {
  readonly seat: SeatId;
  readonly what: 'destroyed' | 'crippled';
  readonly counted: Counted;
  /** How many are lost of it, where these are left. */
  readonly of: (left: readonly Fighter[]) => number;
}

/** Units of a side that are destroyed, by class, and those that come out crippled and were whole. */
function linesOf(
  side: 'own' | 'theirs',
  { seat, force }: Pick<Contender, 'seat' | 'force'>,
): readonly Line[] {
  const designs = [...new Set(force.map(([, { design }]) => design))].sort();
  const count = (units: readonly Fighter[], design: string): number =>
    units.filter(([, unit]) => unit.design === design).length;
  const whole = new Set(force.flatMap(([id, { crippled }]) => (crippled ? [] : [id])));
  return [
    ...designs.map((design): Line => ({
      seat,
      what: 'destroyed',
      counted: { side, label: phrase('{design}', { design }), of: count(force, design) },
      of: (left) => count(force, design) - count(left, design),
    })),
    {
      seat,
      what: 'crippled',
      counted: { side, label: phrase('Crippled'), of: whole.size },
      of: (left) => left.filter(([id, { crippled }]) => crippled && whole.has(id)).length,
    },
  ];
}

/** What battles of two forces come to, in percent and in tenths of units. */
export interface Forecast {
  /** In how many of a hundred a side holds the field; the rest of them nobody does. */
  readonly holds: Readonly<Record<SeatId, number>>;
  /** What a side loses on the average, in tenths: units destroyed, and units that come out crippled and were whole. */
  readonly destroyed: Readonly<Record<SeatId, number>>;
  readonly crippled: Readonly<Record<SeatId, number>>;
}

/** Battles that a forecast on a page or of a question counts: the first ones of those beside the map. */
export const trials = 100;

/** What comes of battles on the average. */
export function forecastOf(contenders: readonly [Contender, Contender]): Forecast {
  const [own, theirs] = contenders;
  const { runs, ended, counts } = tallied(trialOf(contenders, own.seat), 0, trials);
  const lines = [...linesOf('own', own), ...linesOf('theirs', theirs)];
  const average = (what: Line['what']) =>
    Object.fromEntries(
      contenders.map(({ seat }) => [
        seat,
        rounded(
          10 *
            sumOf(
              lines.map((line, at) =>
                line.seat === seat && line.what === what
                  ? sumOf((counts[at] ?? []).map((times, count) => times * count))
                  : 0,
              ),
            ),
          runs,
        ),
      ]),
    );
  return {
    holds: {
      [own.seat]: rounded(100 * ended.won, runs),
      [theirs.seat]: rounded(100 * ended.lost, runs),
    },
    destroyed: average('destroyed'),
    crippled: average('crippled'),
  };
}
