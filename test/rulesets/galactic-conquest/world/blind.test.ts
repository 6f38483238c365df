import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import {
  gameMaster,
  nthOrder,
  placeId,
  seatId,
  unitId,
  type PlaceId,
  type SeatId,
} from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { pagesOf } from '#kernel/presentation.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { beside, boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import { nameOf } from '#rulesets/galactic-conquest/map/seats.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';

/* A double-blind game tells nobody what they have not seen: no name, no place, no id (A5.36). */

const seats = everySeat.slice(0, 6);
function blindArm(): State {
  const made = create({ map: 'arm', seats, treasury: 3, sight: 'double-blind' }, openDice('blind'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

/** All that reaches a reader: what is in their results, and what the screens show of it. */
function reaches(view: View, heard: readonly unknown[] = []): string {
  const { presentation, codecs } = galacticConquest;
  const plan = emptyPlan<never>();
  const map = presentation.map(view);
  const shown = [
    { ...map, cells: undefined },
    presentation.seats(view),
    pagesOf(presentation, view, plan),
    map.places.map(({ place }) => presentation.location(view, plan, place)),
    presentation.units(view, plan),
  ];
  return JSON.stringify([codecs.view.make(view), heard, shown]);
}

/** Text that is someone’s alone: their id, name, systems, flagships and squadrons. Hexes are written in quotes, as ids and keys are. */
const secretsOf = (state: State, seat: SeatId): readonly string[] => [
  `"${seat}`,
  nameOf(seat),
  ...Object.values(state.systems).flatMap(({ owner, name }) => (owner === seat ? [name] : [])),
  ...Object.entries(state.squadrons).flatMap(([unit, one]) =>
    one.seat === seat ? [`"${unit}"`, one.flagship] : [],
  ),
  ...Object.entries(state.territory).flatMap(([place, owner]) => (owner === seat ? [`"${place}"`] : [])),
];

const everyMove = (state: State) =>
  Object.fromEntries(
    seats.map((seat) => [
      seat,
      {
        hq: [],
        units: Object.fromEntries(
          Object.entries(state.squadrons).flatMap(([unit, one], at) =>
            one.seat === seat
              ? [
                  [
                    unit,
                    [
                      {
                        kind: 'plot' as const,
                        ref: nthOrder(seat, state.turn, at + 1),
                        way: [beside(boardOf(state.map), one.place)[at % 6]!],
                      },
                    ],
                  ],
                ]
              : [],
          ),
        ),
      },
    ]),
  );

describe('an arm of six empires', () => {
  test('nothing of any other reaches an empire, before the first turn and after it (A5.36)', () => {
    const state = blindArm();
    const outcome = runTurn<GalacticConquest>(galacticConquest, {
      state,
      seed: 'blind',
      plans: everyMove(state),
      decide: silenceOf,
    });
    for (const me of seats) {
      const before = galacticConquest.view(state, me, []);
      const heard = tellTurn(galacticConquest, state, outcome.entries, [me]).get(me) ?? [];
      expect(heard.length).toBeGreaterThan(0);
      const after = galacticConquest.view(outcome.state, me, heard, before);
      expect(before.seats).toEqual([me]);
      for (const text of [reaches(before), reaches(after, heard)])
        for (const other of seats.filter((seat) => seat !== me))
          expect(
            secretsOf(state, other).filter((secret) => text.includes(secret)),
            `${other} in what reaches ${me}`,
          ).toEqual([]);
    }
  });

  test('an empire knows the ground of its territory and of what it reads, and of nothing else', () => {
    const state = blindArm();
    const [me] = seats as [SeatId];
    const view = galacticConquest.view(state, me, []);
    const known = view.map.ground!.join('').replaceAll('?', '').length;
    const own = Object.values(state.territory).filter((seat) => seat === me).length;
    expect(known).toBeGreaterThanOrEqual(own);
    expect(known).toBeLessThan(1.5 * own);
    for (const [row, signs] of view.map.ground!.entries())
      for (const [on, sign] of [...signs].entries())
        if (sign !== '?') expect(sign).toBe(state.map.ground![row]![on]);
    expect(Object.values(view.systems).every(({ owner }) => owner === me)).toBe(true);
    expect(new Set(Object.values(view.territory))).toEqual(new Set([me]));
  });

  test('the game master sees all of it', () => {
    const state = blindArm();
    const view = galacticConquest.view(state, gameMaster, []);
    expect(view.seats).toHaveLength(6);
    expect([view.map, view.systems, view.finds]).toEqual([state.map, state.systems, state.finds]);
  });
});

describe('what was seen is remembered', () => {
  const [hydran, lyran] = [seatId('hydran'), seatId('lyran')];
  const peace = { mobility: 'PT', treasury: 0 } as const;
  const ships = [{ hull: 'CA', size: 3, sensors: 0 }];
  const world = (at: string, turn = 1, owner = lyran): State => ({
    turn,
    blind: true,
    map: smallMap,
    systems: { [placeId('he9')]: { name: 'Lyra', kind: 'homeworld', owner } },
    territory: { [placeId('he9')]: owner, [placeId('hd8')]: lyran },
    squadrons: { [unitId('h01a')]: { seat: hydran, flagship: '', place: placeId(at), speed: 3, ships } },
    empires: { [hydran]: peace, [lyran]: peace },
  });

  test('a system that was read is known with its turn, and its owner is met', () => {
    const far = makeView(world('hb2'), hydran);
    expect([far.seats, far.systems, far.territory, far.read]).toEqual([[hydran], {}, {}, undefined]);
    const near = makeView(world('he8', 2), hydran, far);
    expect(near.seats).toEqual([hydran, lyran]);
    expect(Object.keys(near.territory).sort()).toEqual(['hd8', 'he9']);
    expect([near.systems[placeId('he9')]?.name, near.read]).toEqual(['Lyra', undefined]);
    const gone = makeView(world('hb2', 3, hydran), hydran, makeView(world('hb2', 3), hydran, near));
    // It has changed hands, and is one’s own now: that is known.
    expect(gone.systems[placeId('he9')]?.owner).toBe(hydran);
    const away = makeView(world('hb2', 4), hydran, makeView(world('hb2', 3), hydran, near));
    expect(away.systems[placeId('he9')]?.owner).toBe(lyran);
    expect(away.read).toEqual({ he9: 2 });
    expect(away.map.ground!.join('').replaceAll('?', '')).toHaveLength(14);
    const seen = galacticConquest.presentation.map(away).places.find(({ name }) => name === 'Lyra');
    expect(seen?.sight).toEqual({ turn: 2, stale: true });
  });

  test('a system that was lost is known to be lost', () => {
    const held = makeView(world('hb2', 1, hydran), hydran);
    const lost = makeView(world('hb2', 2, lyran), hydran, held);
    expect(lost.systems[placeId('he9' as PlaceId)]?.owner).toBe(lyran);
    expect(lost.seats).toEqual([hydran, lyran]);
  });
});

test('a front is known to its empire, and not to whoever reads nothing of it (C11.20)', () => {
  const state = blindArm();
  const [mine, theirs, other] = [seats[0]!, seats[1]!, seats[2]!];
  const seen = makeView(state, other, undefined, []);
  const place = Object.keys(state.territory).find(
    (hex) => state.territory[hex as PlaceId] === theirs && seen.territory[hex as PlaceId] === undefined,
  ) as PlaceId;
  const drawn: State = { ...state, fronts: { [place]: mine } };
  expect(makeView(drawn, mine, undefined, []).fronts).toEqual({ [place]: mine });
  expect(makeView(drawn, gameMaster, undefined, []).fronts).toEqual({ [place]: mine });
  const view = makeView(drawn, other, undefined, []);
  expect(view.fronts ?? {}).toEqual({});
  expect(reaches(view)).not.toContain(`"${place}"`);
});
