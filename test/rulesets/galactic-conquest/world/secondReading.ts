import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { boardOf, distance } from '#rulesets/galactic-conquest/map/board.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { ratingOf, factorsOf, isAttrition } from '#rulesets/galactic-conquest/ships/fleet.ts';
import type { TriedTurn } from '#test/support/kits/testKit.ts';

/*
 * A second reading of what games keep accounts of, as simple as the book has it: what sensors may tell (C5.10), points, crews and freighters that nobody
 * makes out of nothing, losses, command slots, and how many bases a place holds. It asks no rule of the game.
 */

type Tried = Pick<TriedTurn<GalacticConquest>, 'before' | 'after' | 'outcome' | 'views'>;

const isX = ({ figures }: Ship): boolean => figures?.flags?.some((flag) => /^X\d$/.test(flag)) === true;
/** The best that a ship or base reads, by hexes away: hulls, sizes and empires, numbers, that somebody is there (C5.10); enhanced sensors read two hexes far (C5.60). */
function columnOf(ship: Ship): readonly number[] {
  if (ship.sensors === 0 && !isX(ship) && ship.officers === undefined) return [3, 2];
  return ship.enhanced === true || isX(ship) ? [4, 3, 3] : [4, 3];
}

/** Everything of an empire that has sensors, with its place. */
function readers(state: State, seat: SeatId): readonly (readonly [PlaceId, readonly number[]])[] {
  return [
    ...inOrder(state.systems).flatMap(([place, { owner }]) =>
      owner === seat ? [[place, [2, 1]] as const] : [],
    ),
    ...valuesInOrder(state.squadrons).flatMap((one) =>
      one.seat === seat ? one.ships.map((ship) => [one.place, columnOf(ship)] as const) : [],
    ),
    // Sensor mines read as a ship does (C4.80).
    ...(state.empires[seat]?.sensorMines === undefined
      ? []
      : inOrder(state.territory).flatMap(([place, owner]) =>
          owner === seat ? [[place, [3, 2]] as const] : [],
        )),
  ];
}

/** Nothing is seen beyond the table of sensors, and nobody who is not there. */
export function sensorFaults({ after, views }: Tried): readonly string[] {
  const board = boardOf(after.map);
  return [...views].flatMap(([seat, { contacts }]) =>
    inOrder(contacts).flatMap(([place, { turn, grade, count, ships }]) => {
      if (turn !== after.turn) return [];
      const most = Math.max(
        0,
        ...readers(after, seat).map(
          ([from, column]) => column[distance(board, from, place) ?? Number.MAX_SAFE_INTEGER] ?? 0,
        ),
      );
      const tells =
        ships?.some(({ hull }) => hull !== undefined) === true ? 4 : ships ? 3 : count === undefined ? 1 : 2;
      const there = valuesInOrder(after.squadrons).filter((one) => one.place === place && one.seat !== seat);
      const shown = new Set(there.map((one) => one.seat));
      return [
        ...(Math.max(tells, grade) > most
          ? [`${seat} reads ${place} at ${Math.max(tells, grade)}, and sensors tell ${most} there`]
          : []),
        ...(ships ?? []).flatMap((one) =>
          shown.has(one.seat) ? [] : [`${seat} reads ships of ${one.seat} in ${place}, where none are`],
        ),
      ];
    }),
  );
}

/** Points in treasuries and banks are whole and not below nothing, and a treasury is what was earned (B1.40). */
export function pointFaults({ after, outcome }: Tried): readonly string[] {
  const earned = new Map<SeatId, number>();
  for (const { event } of outcome.entries) {
    if (event.kind === 'earned') earned.set(event.seat, event.points);
    if (event.kind === 'empire-surrendered') earned.delete(event.seat);
  }
  return inOrder(after.empires).flatMap(([seat, { treasury, account = {} }]) => [
    ...[treasury, account.savings ?? 0, account.debt ?? 0].flatMap((points) =>
      Number.isInteger(points) && points >= 0 ? [] : [`${seat} has ${points} points`],
    ),
    ...(earned.has(seat) && earned.get(seat) !== treasury
      ? [`${seat} earned ${earned.get(seat)} EP, and has ${treasury}`]
      : []),
  ]);
}

type Kind = GalacticConquest['event']['kind'];
/** By what crew units come into reserve (B9.70, B12.92), and freighters to merchants (E1.20). */
const mans: readonly Kind[] = [
  ...([
    'crew-raised',
    'gifts-crewed',
    'liquidated',
    'scrap-done',
    'ship-converted',
    'ships-given',
    'ships-handed-over',
    'ships-scrapped',
  ] as const),
  ...(['mothballed', 'mothballs-kept', 'mothballs-unpaid', 'prizes-converted', 'reactivated'] as const),
];
const serves: readonly Kind[] = [
  'marine-bought',
  'marine-given',
  'merchants-serve',
  'reserve-returned',
  'spoils-taken',
  'merchants-dismissed',
];

const crewsOf = ({ empires }: State, seat: SeatId): number =>
  sumOf(Object.values(empires[seat]?.crews ?? {}));

const freightersOf = ({ empires }: State, seat: SeatId): number => {
  const { merchant } = empires[seat] ?? {};
  return merchant === undefined
    ? 0
    : merchant.working.large + merchant.working.small + sumOf(valuesInOrder(merchant.reserve));
};

/** Crew units and freighters come by something, and are not fewer than none. */
export function storeFaults({ before, after, outcome }: Tried): readonly string[] {
  const happened = new Set(outcome.entries.map(({ event }) => event.kind));
  const stores = [
    ['crew units', crewsOf, mans],
    ['freighters', freightersOf, serves],
  ] as const;
  return keysInOrder(after.empires).flatMap((seat) =>
    stores.flatMap(([name, of, by]) => {
      const [was, is] = [of(before, seat), of(after, seat)];
      return [
        ...(is < 0 ? [`${seat} has ${is} ${name}`] : []),
        ...(is > was && !by.some((kind) => happened.has(kind))
          ? [`${seat} has ${is - was} ${name} more, and nothing brought them`]
          : []),
      ];
    }),
  );
}

/** No ship has lost more defense factors than it has (A10.15). */
export const lossFaults = ({ after }: Tried): readonly string[] =>
  inOrder(after.squadrons).flatMap(([unit, one]) =>
    one.ships.flatMap((ship) =>
      ship.band !== undefined || (ship.lost ?? 0) <= factorsOf(ship).defence
        ? []
        : [`${ship.hull} of ${unit} has lost ${ship.lost} of ${factorsOf(ship).defence} DF`],
    ),
  );

/** Slots that the technologies of flagships spare at most (D6.25, D6.26). */
const spared = 3;
/** Bases in orbit and satellites around a place, and what stands on the ground of a homeworld (C3.20). */
const [inOrbit, satellites, onGround] = [6, 10, 48] as const;

/** Who was regrouped has no more ships than its best flagship commands (D6.10). */
function slotFaults({ after, outcome }: Tried): readonly string[] {
  const fought = outcome.entries.some(({ event }) => event.kind === 'battle-joined');
  const formed = outcome.entries.flatMap(({ event }) => (event.kind === 'regrouped' ? [event.to] : []));
  return formed.flatMap((unit) => {
    const one = after.squadrons[unit];
    const rated = (one?.ships ?? []).flatMap((ship) => ratingOf(ship) ?? []);
    if (one === undefined || fought || rated.length < one.ships.length) return [];
    const slots = one.ships.filter((ship) => !isAttrition(ship)).length - 1;
    const most = Math.max(...rated) + spared;
    return slots > most ? [`${unit} has ${slots} ships beside its flagship, which commands ${most}`] : [];
  });
}

/** No place holds more bases than there is room for (B11.110, C3.20). */
const stackFaults = ({ after }: Tried): readonly string[] =>
  inOrder(after.squadrons).flatMap(([unit, { fixed, ships: bases }]) => {
    if (fixed === undefined) return [];
    const counted = bases.map(({ hull }) => {
      const [, count = '1', kind = ''] = /^(?:(\d+)x)?(.+)$/.exec(hull) ?? [];
      return { count: Number(count), kind };
    });
    const of = (is: (kind: string) => boolean): number =>
      sumOf(counted.map(({ count, kind }) => (is(kind) ? count : 0)));
    const orbit = of((kind) => /^(?:SAM|MB|BS|BATS|STB|SB|SF|SP)\+?$/.test(kind));
    const around = of((kind) => kind === 'DefSat');
    const ground = of((kind) => kind === 'GBDP' || kind === 'GSG');
    return [
      ...(orbit > inOrbit ? [`${unit} has ${orbit} bases in orbit`] : []),
      ...(around > satellites ? [`${unit} has ${around} satellites`] : []),
      ...(ground > onGround ? [`${unit} has ${ground} bases on the ground`] : []),
    ];
  });

/** Whether squadrons and bases have room where they are. */
export const roomFaults = (tried: Tried): readonly string[] => [...slotFaults(tried), ...stackFaults(tried)];

/** All of these. */
export const secondReading = (tried: Tried): readonly string[] => [
  ...sensorFaults(tried),
  ...pointFaults(tried),
  ...storeFaults(tried),
  ...lossFaults(tried),
  ...roomFaults(tried),
];
