import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

/** What the bank writes down of an empire: what it has to spend, in its treasury, with its merchants and in systems that are cut off, and its account; savings in points (B10). */
const columns = ['purse', 'savings', 'debt', 'borrowed', 'due', 'sent', 'received'] as const;
type Column = (typeof columns)[number];
type Line = Readonly<Record<Column, number>>;
type Move = readonly [seat: SeatId, column: Column, by: number];

/** Less than the smallest that the bank knows: sums of hundredths are not exact. */
const tiny = 0.005;

type OfKind<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type Had = (seat: SeatId) => Line | undefined;
/** What systems save while they are cut off, and whose they are (C12.90). */
type Hoards = ReadonlyMap<PlaceId, { readonly owner: SeatId; readonly hoard: number }>;
type Moves = {
  readonly [K in Event['kind']]?: (event: OfKind<K>, had: Had, hoards: Hoards) => readonly Move[];
};

const pays = ({ seat, points = 0 }: { readonly seat: SeatId; readonly points?: number }): readonly Move[] => [
  [seat, 'purse', -points],
];

const comesLater = ({
  seat,
  points,
}: {
  readonly seat: SeatId;
  readonly points: number;
}): readonly Move[] => [[seat, 'due', points]];

/** By how much what was borrowed this year is more than the debt once so much of that is paid: it is part of it (B10.40). */
const overDebt = ({ borrowed, debt }: Partial<Line> = {}, points: number): number =>
  Math.max(0, (borrowed ?? 0) - (debt ?? 0) + points);

/** What a system saved while it was cut off goes over with it (C12.90). */
function hoardMoves(hoards: Hoards, place: PlaceId, to: SeatId): readonly Move[] {
  const saved = hoards.get(place);
  return saved === undefined
    ? []
    : [
        [saved.owner, 'purse', -saved.hoard],
        [to, 'purse', saved.hoard],
      ];
}

/** What passes through the bank beside what an empire pays out of its own purse, read from the book a second time. */
const banked: Moves = {
  // The bank takes its fee beside what is sent, and that comes with the next treasury (B10.50, B10.55).
  sent: ({ seat, to, points, fee }) => [
    [seat, 'purse', -points - fee],
    [seat, 'sent', points + fee],
    [to, 'due', points],
    [to, 'received', points],
  ],
  borrowed: ({ seat, points }) => [
    [seat, 'debt', points],
    [seat, 'borrowed', points],
    [seat, 'due', points],
  ],
  // Paying a loan of somebody else is aid (B10.57).
  'loan-paid': ({ seat, of, points }, had) => [
    [seat, 'purse', -points],
    [of, 'debt', -points],
    [of, 'borrowed', -overDebt(had(of), points)],
    ...(seat === of ? [] : ([[seat, 'sent', points] as const, [of, 'received', points] as const] as const)),
  ],
  'loans-called': ({ seat, points }) => [[seat, 'debt', -points]],
  defaulted: ({ seat, points }) => [[seat, 'debt', points]],
  'client-rated': () => [],
  // The bank holds what is put in trust for a fee of 100 EP (B10.70).
  trusted: ({ seat, points }) => [[seat, 'purse', -points - 100]],
  'trust-ended': ({ seat, to, points, verdict }) => [[verdict === 'released' ? to : seat, 'due', points]],
  saved: ({ seat, points }) => [
    [seat, 'purse', -points],
    [seat, 'savings', points],
  ],
  withdrawn: ({ seat, points }) => [
    [seat, 'purse', points],
    [seat, 'savings', -points],
  ],
  'savings-grew': ({ seat, to }, had) => [[seat, 'savings', to / 100 - (had(seat)?.savings ?? 0)]],
  'reserves-taken': ({ seat, points }) => [[seat, 'savings', -points]],
  // Points that a ship carries to others are aid, and for the next treasury, unless a system that is cut off saves them (B1.25, C12.92).
  'points-loaded': ({ seat, to, points }) => [
    [seat, 'purse', -points],
    [seat, 'sent', seat === to ? 0 : points],
  ],
  'points-delivered': ({ seat, to, points, saved }) => [
    [to, saved === true ? 'purse' : 'due', points],
    [to, 'received', seat === to ? 0 : points],
  ],
  // What a system saved while it was cut off, and what scrapping gains, comes with the next treasury (C12.90, B11.15).
  'hoard-freed': ({ seat, points }) => [
    [seat, 'purse', -points],
    [seat, 'due', points],
  ],
  'system-surrendered': ({ place, to }, _, hoards) => hoardMoves(hoards, place, to),
  'system-judged': ({ place, seat, verdict }, _, hoards) =>
    verdict === 'falls' ? hoardMoves(hoards, place, seat) : [],
  'rebellion-judged': ({ place, to }, _, hoards) => (to === undefined ? [] : hoardMoves(hoards, place, to)),
  'system-earned': ({ seat, points }) => [[seat, 'purse', points]],
  'scrap-done': comesLater,
  // An inspired system pays, or builds up its defenses (B5.20).
  inspired: (event) => (event.does === 'pays' ? comesLater(event) : []),
  // A team gets 25 EP in a turn (C17.30), and a level of counterspying costs 35 (C14.23).
  funded: ({ seat }) => [[seat, 'purse', -25]],
  counterspied: ({ seat, levels }) => [[seat, 'purse', -35 * levels]],
  'pods-replaced': ({ seat, cost }) => [[seat, 'purse', -cost]],
  // Whoever sells a technology pays for its transfer as well (C17.73).
  'tech-sold': ({ seat, to, points }) => [
    [seat, 'purse', -points],
    [to, 'purse', -points],
  ],
};

/** Events that say as `points` what their empire pays for them, at once, out of its treasury or what its merchants have. */
const paid: ReadonlySet<Event['kind']> = new Set([
  ...(['bases-integrated', 'crews-trained', 'expedition-paid', 'flyers-ordered', 'guard-begun'] as const),
  ...(['heartened', 'incited', 'invested', 'merchant-converted', 'merchants-ordered'] as const),
  ...([
    'mothballs-kept',
    'orions-hired',
    'propaganda-paid',
    'randomizers-fitted',
    'hyperwarp-begun',
    'wings-refitted',
    'stock-refitted',
  ] as const),
  ...(['rating-kept', 'rebuilt', 'route-laid', 'routes-kept', 'saturated', 'school-paid'] as const),
  ...(['sensor-mines-paid', 'sensors-enhanced', 'ship-laid', 'shuttles-carried', 'spy-hired'] as const),
  ...(['spy-schooled', 'team-raised', 'team-trained', 'top-guns-sent', 'spy-sent', 'yard-changed'] as const),
  ...(['yard-laid', 'ship-converted', 'minefield-laid', 'base-begun'] as const),
]);

/** Events after which columns are not what they were by what the event says alone: what is earned, and what is handed over. */
const untold: { readonly [K in Event['kind']]?: readonly Column[] } = {
  earned: ['purse'],
  'merchants-earned': ['purse'],
  'empire-surrendered': columns,
  'spoils-taken': columns,
};

function movesOf(event: Event, had: Had, hoards: Hoards): readonly Move[] {
  const known = banked[event.kind] as
    | ((event: Event, had: Had, hoards: Hoards) => readonly Move[])
    | undefined;
  if (known !== undefined) return known(event, had, hoards);
  return paid.has(event.kind)
    ? pays(event as unknown as { readonly seat: SeatId; readonly points: number })
    : [];
}

const linesOf = ({ empires, systems }: State): ReadonlyMap<SeatId, Line> =>
  new Map(
    keysInOrder(empires).map((seat) => {
      const { treasury = 0, merchant, account = {} } = empires[seat] ?? {};
      const { savings = 0, debt = 0, borrowed = 0, due = 0, sent = 0, received = 0 } = account;
      const saved = valuesInOrder(systems).map(({ owner, hoard = 0 }) => (owner === seat ? hoard : 0));
      const purse = treasury + (merchant?.budget ?? 0) + sumOf(saved);
      return [seat, { purse, savings: savings / 100, debt, borrowed, due, sent, received }];
    }),
  );

/** The systems that have saved something. */
const hoardsIn = ({ systems }: State): Hoards =>
  new Map(
    inOrder(systems).flatMap(([place, { owner, hoard = 0 }]) =>
      hoard > 0 ? [[place, { owner, hoard }] as const] : [],
    ),
  );

/** What an event says was paid or passed through the bank, and did not; and what did though it does not say so. */
export type Audit = (event: Event, after: State) => readonly string[];

/** The books of the bank as they stand in a world; what is wrong with them after each event that follows. */
export function openBooks(before: State): Audit {
  let [saves, has] = [hoardsIn(before), linesOf(before)];
  return (event, after) => {
    const [saved, had] = [saves, has];
    [saves, has] = [hoardsIn(after), linesOf(after)];
    const moves = movesOf(event, (seat) => had.get(seat), saved);
    return [...has].flatMap(([seat, line]) =>
      columns.flatMap((column) => {
        if (untold[event.kind]?.includes(column) === true) return [];
        const moved = moves.map(([of, name, by]) => (of === seat && name === column ? by : 0));
        const left = sumOf(moved) + (had.get(seat)?.[column] ?? 0);
        return Math.abs(line[column] - left) < tiny
          ? []
          : [`${event.kind} leaves ${seat} ${line[column]} EP ${column}, where ${left} should be left`];
      }),
    );
  };
}
