import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { isGivenBy, nthOrder, seatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { created } from '#test/support/kits/created.ts';

/*
 * Two worlds that differ in one thing that the reader may not know, and one plan of the reader’s that asks about everything:
 * what the reader is told of both turns is the same to the last letter.
 */

export const [me, you, third] = ['gorn', 'klingon', 'romulan'].map(seatId) as [SeatId, SeatId, SeatId];
export const at = (number: number): PlaceId => `s0000${number}` as PlaceId;
export const fleet = (seat: SeatId, number: number): UnitId => `${seat}.a0000${number}` as UnitId;
export const scout = 'klingon/klingon-bird-of-prey';
const ships = (type: string, count: number) => [{ type, count }];

/** A row of sectors: the reader’s first two, an independent one that lets the reader through, and sectors never seen. Nobody scouts. */
export function row(): State {
  const made = created(
    galacticEmpires,
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

export type Asked = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Orders about everything there is, and about what there may be: whoever asks most learns most. */
export function questions(): Plan<Order> {
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
export function filesOf(state: State, others: Readonly<Record<SeatId, Plan<Order>>> = {}): string {
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
export const given = (
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
