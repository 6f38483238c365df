import type { Rx } from '../model/reaction.ts';

/** What two reactions make of each other (3/E). */
export type Meeting =
  /** Only one of them functions. */
  | 'one'
  /** This one must happen before the other. */
  | 'before'
  /** What the other one does to factors counts in this one’s attack. */
  | 'modified'
  /** This one alone functions. */
  | 'alone'
  /** In a single battle, first the warp sling, then the flywheel. */
  | 'in-turn'
  /** Both may be used. */
  | 'together'
  /** Not both in one segment. */
  | 'apart'
  /** Both come to nothing. */
  | 'both-null'
  /** This one comes to nothing. */
  | 'null'
  /** The other one may happen first. */
  | 'may-follow'
  /** The other one is applied, then this one. */
  | 'after'
  /** They do nothing to each other. */
  | 'nothing';

type Springs = 'WS' | 'FLY';
type Row = Readonly<Record<Rx, Meeting>>;

const own = {
  AM: 'before',
  FE: 'modified',
  FR: 'modified',
  BN: 'alone',
  SS: 'together',
  BM: 'apart',
} as const;
const foe = {
  ...({ WS: 'both-null', AM: 'may-follow', FE: 'modified', FR: 'modified' } as const),
  ...({ BN: 'after', FLY: 'both-null', SS: 'nothing', BM: 'null' } as const),
} as const;

/** The chart of reactionary movement (3/E): a warp sling or a flywheel beside another reaction of one’s own, or against one of the opponent’s. */
const chart: Readonly<Record<'own' | 'foe', Readonly<Record<Springs, Row>>>> = {
  own: { WS: { ...own, WS: 'one', FLY: 'in-turn' }, FLY: { ...own, WS: 'in-turn', FLY: 'one' } },
  foe: { WS: foe, FLY: foe },
};

export const springs = ['WS', 'FLY'] as const satisfies readonly Rx[];
export const isSpring = (rx: Rx): rx is Springs => rx === 'WS' || rx === 'FLY';

/** What the chart says of a warp sling or a flywheel beside another reaction: of its own squadron, or of the opponent. */
export const charted = (rx: Springs, other: Rx, whose: 'own' | 'foe'): Meeting => chart[whose][rx][other];

/** What becomes of the reactions of one side in an engagement. */
export interface Outcome<T> {
  readonly works: readonly T[];
  /** They are spent, and come to nothing. */
  readonly spoiled: readonly T[];
}

/** The reactions of a side that are used at all beside its other ones; those that are left out wait. */
function usedOf<T extends { readonly rx: Rx }>(mine: readonly T[]): readonly T[] {
  const has = (rx: Rx) => mine.some((one) => one.rx === rx);
  return mine.filter(({ rx }, at) => {
    const first = mine.findIndex((one) => one.rx === rx) === at;
    // Who bypasses uses neither of them in that segment.
    if (isSpring(rx)) return first && !has('BM');
    // Of forced engagement and forced retreat the one that was ordered first.
    if (rx === 'FE' || rx === 'FR') return mine.findIndex((one) => one.rx === 'FE' || one.rx === 'FR') === at;
    return (
      first && !springs.some((spring) => has(spring) && !has('BM') && charted(spring, rx, 'own') === 'alone')
    );
  });
}

/** What two sides make of each other’s reactions in one engagement (3/E). */
export function meet<T extends { readonly rx: Rx }>(
  mine: readonly T[],
  others: readonly T[],
): readonly [Outcome<T>, Outcome<T>] {
  const [used, against] = [usedOf(mine), usedOf(others)];
  const outcome = (ours: readonly T[], theirs: readonly T[]): Outcome<T> => {
    const isSpoiled = ({ rx }: T): boolean =>
      isSpring(rx) && theirs.some((one) => ['null', 'both-null'].includes(charted(rx, one.rx, 'foe')));
    return { works: ours.filter((one) => !isSpoiled(one)), spoiled: ours.filter(isSpoiled) };
  };
  return [outcome(used, against), outcome(against, used)];
}
