import { describe, expect, it } from 'vitest';

import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { isGivenBy, nthOrder, seatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { plainCopy } from '#kernel/turn/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Mutable } from '#rulesets/galactic-empires/model/change.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';

/*
 * Two worlds that differ in one thing that the reader may not know, and one plan of the reader’s that asks about everything:
 * what the reader is told of both turns is the same to the last letter.
 */

const [me, you, third] = ['gorn', 'klingon', 'romulan'].map(seatId) as [SeatId, SeatId, SeatId];
const at = (number: number): PlaceId => `s0000${number}` as PlaceId;
const fleet = (seat: SeatId, number: number): UnitId => `${seat}.a0000${number}` as UnitId;
const scout = 'klingon/klingon-bird-of-prey';
const ships = (type: string, count: number) => [{ type, count }];

/** A row of sectors: the reader’s first two, an independent one that lets the reader through, and sectors never seen. Nobody scouts. */
function row(): State {
  const made = galacticEmpires.create(
    {
      format: 'sealed-orders scenario',
      version: 1,
      ruleset: 'galactic-empires',
      title: 'A row',
      parameters: {
        scouting: { scout: { near: 0, bonus: 0 }, others: { near: 0, bonus: 0 } },
        permissionForSale: true,
      },
      sectors: [1, 2, 3, 4, 5, 6].map((number) => ({
        number,
        name: `Place ${number}`,
        q: number,
        r: 0,
        revenue: 10,
        links: [number - 1, number + 1].filter((other) => other >= 1 && other <= 6),
        ...([me, me, undefined, you, you, third][number - 1] === undefined
          ? { permitted: [me] }
          : { owner: [me, me, undefined, you, you, third][number - 1], annexed: true }),
        ...(number === 1 || number === 5 || number === 6 ? { builds: 'Klingon', level: 2 } : {}),
      })),
      empires: [
        { id: me, treasury: 0.5 },
        { id: you, treasury: 100, passage: [me] },
        { id: third, treasury: 100 },
      ].map((empire) => ({ name: `Empire ${empire.id}`, adjective: 'Some', ...empire })),
      units: [
        { kind: 'starfleet', number: 1, at: 2, owner: me, ships: ships('gorn/sidewinder-destroyer', 2) },
        { kind: 'starfleet', number: 3, at: 3, owner: me, ships: ships('gorn/sidewinder-destroyer', 3) },
        { kind: 'garrison', at: 1, owner: me, ships: ships('gorn/sidewinder-destroyer', 3) },
        {
          kind: 'starfleet',
          number: 1,
          at: 5,
          owner: you,
          ships: ships('klingon/hawk-heavy-cruiser', 3),
          admirals: [{ name: 'Kor', tactics: 10, siegecraft: 10, attacks: 1, combat: 10, hitPoints: 1 }],
        },
        { kind: 'starfleet', number: 1, at: 6, owner: third, ships: ships('romulan/hawk-heavy-cruiser', 3) },
      ],
    },
    openDice('row'),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

type Asked = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Orders about everything there is, and about what there may be: whoever asks most learns most. */
function questions(): Plan<Order> {
  const seats = [me, you, third];
  const places = [1, 2, 3, 4, 5, 6].map(at);
  const units = [
    ...seats.flatMap((seat) => [1, 2, 3, 4, 7].map((number) => fleet(seat, number))),
    ...[1, 2, 3, 4, 5, 6].map((n) => `g0000${n}`),
  ];
  const hq: Asked[] = [
    ...places.flatMap((place) => [
      ...['request-permission', 'annex-sector', 'cede-sector'].map((kind) => ({ kind, place })),
      ...seats.flatMap((seat) => [
        { kind: 'give-sector', place, to: seat },
        { kind: 'grant-permission', place, to: seat },
        { kind: 'revoke-permission', place, from: seat },
      ]),
    ]),
    ...seats.flatMap((seat) => [
      ...[1, 9_999_999].map((amount) => ({ kind: 'send-resources', to: seat, amount })),
      { kind: 'cancel-alliance', with: seat },
      { kind: 'offer-alliance', to: seat },
      { kind: 'offer-peace', to: seat },
      { kind: 'espionage', on: seat },
      { kind: 'accept-gifts', from: seat },
      { kind: 'revoke-passage', from: seat },
      { kind: 'stop-sharing-info', with: seat },
      { kind: 'send-ambassador', to: seat, address: 'here' },
    ]),
  ];
  const asked = (unit: string): readonly Asked[] => [
    ...units.flatMap((other) => [
      { kind: 'transfer-starships', type: 'gorn/sidewinder-destroyer', count: 1, to: other, rank: 1 },
      { kind: 'transfer-admiral', admiral: 'klingon.h00001', to: other },
      { kind: 'set-follow', unit: other },
    ]),
    { kind: 'assign-leader', admiral: 'klingon.h00001' },
    { kind: 'disband-admiral', admiral: 'klingon.h00001' },
    { kind: 'rename-admiral', admiral: 'klingon.h00001', name: 'Mine' },
    { kind: 'hire-admiral' },
    { kind: 'build-starships', type: scout, count: 1, rank: 1 },
    { kind: 'raze-defences', levels: 1 },
    ...(unit === fleet(me, 1)
      ? [{ kind: 'wait' }]
      : places.filter((place) => place !== at(3)).map((to) => ({ kind: 'travel', to }))),
    // Whoever earned something could pay for an answer, as the rules allow.
    ...(unit === 'g00001' || unit === fleet(me, 1) ? [] : [{ kind: 'pillage' }]),
  ];
  let n = 0;
  const numbered = (list: readonly Asked[]) => list.map((order) => ({ ...order, ref: nthOrder(me, 1, ++n) }));
  // The third fleet works, the second and the seventh have no ships: none of them can go anywhere, and each asks where it might.
  const plans = Object.fromEntries(
    units.map((unit): [string, readonly unknown[]] => [
      unit,
      numbered([
        ...(unit === fleet(me, 3)
          ? [{ kind: 'build-defences' }, { kind: 'form-starfleet', number: 7, name: 'Nobody' }]
          : []),
        ...asked(unit),
      ]),
    ]),
  );
  const read = planCodec<Order>(galacticEmpires.orders).parse({ hq: numbered(hq), units: plans });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

/** The reader’s files of two turns. */
function filesOf(state: State, others: Readonly<Record<SeatId, Plan<Order>>> = {}): string {
  const before = galacticEmpires.view(state, me, []);
  const files = [before as unknown];
  let world = state;
  let last = before;
  for (const plans of [{ ...others, [me]: questions() }, {}]) {
    const {
      state: after,
      entries,
      refusals,
    } = runTurn(galacticEmpires, { state: world, seed: 'row', plans });
    const heard = tellTurn(galacticEmpires, world, entries, [me]).get(me) ?? [];
    last = galacticEmpires.view(after, me, heard, last);
    files.push(
      heard,
      last,
      refusals.filter(({ order }) => isGivenBy(order, me)),
    );
    world = after;
  }
  return stableText(JSON.parse(JSON.stringify(files)));
}

const changed = (change: (draft: Mutable<State>) => void): State => {
  const draft = plainCopy(row()) as Mutable<State>;
  change(draft);
  return draft as State;
};
const given = (
  seat: SeatId,
  hq: readonly Asked[],
  units: Readonly<Record<string, readonly Asked[]>> = {},
): Readonly<Record<SeatId, Plan<Order>>> => {
  let n = 0;
  const numbered = (list: readonly Asked[]) =>
    list.map((order): unknown => ({ ...order, ref: nthOrder(seat, 1, ++n) satisfies OrderRef }));
  const read = planCodec<Order>(galacticEmpires.orders).parse({
    hq: numbered(hq),
    units: Object.fromEntries(Object.entries(units).map(([unit, list]) => [unit, numbered(list)])),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return { [seat]: read.value } as Readonly<Record<SeatId, Plan<Order>>>;
};

const usual = filesOf(row());

describe('what a player is told is the same', () => {
  it('as a world that differs where the reader sees it is not', () => {
    expect(
      filesOf(
        changed((draft) => {
          (draft.sectors[at(3)] as { revenue: number }).revenue = 11;
        }),
      ),
    ).not.toBe(usual);
    expect(filesOf(row(), given(you, [{ kind: 'declare-war', on: me }]))).not.toBe(usual);
    const near = changed((draft) => {
      Object.assign(draft.units[fleet(you, 1)] ?? {}, { place: at(4) });
    });
    expect(filesOf(near)).toBe(usual);
    expect(filesOf(near, given(you, [], { [fleet(you, 1)]: [{ kind: 'travel', to: at(3) }] }))).not.toBe(
      usual,
    );
  });

  it.each([1, 2, 3, 4, 5, 6])('with a cloaked starfleet in sector %i', (number) => {
    const unit = {
      ...row().units[fleet(you, 1)],
      number: 2,
      place: at(number),
      stacks: [{ type: scout, count: 5, rank: 1, used: 0 }],
      admirals: [],
      cloaked: true,
    };
    expect(
      filesOf(
        changed((draft) => {
          draft.units[fleet(you, 2)] = unit as unknown as Mutable<State>['units'][UnitId];
        }),
      ),
    ).toBe(usual);
  });

  it.each<[string, (draft: Mutable<State>) => void]>([
    [
      'the treasuries of others',
      (draft) => {
        for (const seat of [you, third]) (draft.empires[seat] as { treasury: number }).treasury = 99_999;
      },
    ],
    [
      'how the others stand to each other',
      (draft) => {
        draft.relations[`${you}+${third}`] = 'war';
      },
    ],
    [
      'an alliance of the others',
      (draft) => {
        draft.relations[`${you}+${third}`] = 'alliance';
      },
    ],
    [
      'what the others grant each other',
      (draft) => {
        for (const seat of [you, third])
          Object.assign(draft.empires[seat] ?? {}, {
            passage: seat === you ? [me, third] : [you],
            refuses: seat === you ? [third] : [you],
            sharesInfo: seat === you ? [third] : [you],
          });
      },
    ],
    [
      'the standing of others',
      (draft) => {
        (draft.empires[you] as { status: string }).status = 'commoner';
      },
    ],
    [
      'a special permission of others',
      (draft) => {
        (draft.sectors[at(5)] as { permitted: SeatId[] }).permitted = [third];
      },
    ],
    [
      'a permission that independents gave somebody else',
      (draft) => {
        (draft.sectors[at(3)] as { permitted: SeatId[] }).permitted = [me, third];
      },
    ],
    [
      'who owns a sector next to a fleet that cannot go there',
      (draft) => {
        Object.assign(draft.sectors[at(4)] ?? {}, { owner: third, ownerAtStart: third, annexedTo: third });
      },
    ],
    [
      'that such a sector is independent',
      (draft) => {
        const sector = draft.sectors[at(4)];
        delete sector?.owner;
        delete sector?.ownerAtStart;
        delete sector?.annexedTo;
      },
    ],
    [
      'where others have garrisons',
      (draft) => {
        const sector = draft.sectors[at(5)];
        Object.assign(sector ?? {}, { level: 0 });
        delete sector?.builds;
        delete draft.units['g00005' as UnitId];
      },
    ],
    [
      'what a far sector yields, suffers and builds',
      (draft) => {
        Object.assign(draft.sectors[at(5)] ?? {}, { revenue: 99, damage: 2, level: 9, levelDamage: 3 });
      },
    ],
    [
      'ships, admirals and ranks far away',
      (draft) => {
        Object.assign(draft.units[fleet(you, 1)] ?? {}, {
          stacks: [{ type: scout, count: 9, rank: 3, used: 0 }],
          admirals: [],
        });
      },
    ],
    [
      'a starfleet more, far away',
      (draft) => {
        draft.units[fleet(you, 4)] = {
          ...draft.units[fleet(third, 1)],
          owner: you,
          number: 4,
          place: at(5),
        } as Mutable<State>['units'][UnitId];
      },
    ],
  ])('whatever %s', (_, change) => {
    expect(filesOf(changed(change))).toBe(usual);
  });

  it.each<[string, SeatId, readonly Asked[], Readonly<Record<string, readonly Asked[]>>]>([
    [
      'offers that the reader does not return',
      you,
      [
        { kind: 'offer-alliance', to: third },
        { kind: 'cancel-alliance', with: me },
      ],
      {},
    ],
    [
      'espionage on the reader',
      you,
      [
        { kind: 'espionage', on: me },
        { kind: 'espionage', on: me },
      ],
      {},
    ],
    [
      'dealings of others',
      you,
      [
        { kind: 'declare-war', on: third },
        { kind: 'share-info', with: third },
        { kind: 'send-ambassador', to: third, address: 'me' },
      ],
      {},
    ],
    [
      'gifts to others and refusals of theirs',
      you,
      [
        { kind: 'send-resources', to: third, amount: 3 },
        { kind: 'accept-nothing', from: third },
        { kind: 'grant-permission', place: at(5), to: third },
      ],
      {},
    ],
    [
      'building, hiring and spending',
      you,
      [{ kind: 'cede-sector', place: at(5) }],
      {
        g00005: [
          { kind: 'build-starships', type: scout, count: 1, rank: 1 },
          { kind: 'hire-admiral' },
          { kind: 'build-defences' },
        ],
      },
    ],
    [
      'fleets formed, renamed, led and ranked',
      you,
      [],
      {
        [fleet(you, 1)]: [
          { kind: 'form-starfleet', number: 2, name: 'Secret' },
          {
            kind: 'transfer-starships',
            type: 'klingon/hawk-heavy-cruiser',
            count: 1,
            to: fleet(you, 2),
            rank: 2,
          },
          { kind: 'rename-unit', name: 'Secret' },
          { kind: 'set-retreat-level', level: 1 },
          { kind: 'salvage-starships', type: 'klingon/hawk-heavy-cruiser', count: 1 },
          { kind: 'search' },
        ],
      },
    ],
    ['travel where the reader has no eyes', you, [], { [fleet(you, 1)]: [{ kind: 'travel', to: at(4) }] }],
  ])('whatever others order: %s', (_, seat, hq, units) => {
    expect(filesOf(row(), given(seat, hq, units))).toBe(usual);
  });

  it('as long as the questions are asked at all', () => {
    const refused = runTurn(galacticEmpires, {
      state: row(),
      seed: 'row',
      plans: { [me]: questions() },
    }).refusals;
    expect(refused.length).toBeGreaterThan(400);
    expect(keysInOrder(Object.fromEntries(refused.map(({ problem }) => [problem.code, true])))).toEqual(
      expect.arrayContaining([
        'permission-held',
        'not-owned',
        'nobody-to-take',
        'foreign-receiver',
        'follows-nobody',
        'not-your-unit',
        'not-enough-move-points',
      ]),
    );
  });
});
