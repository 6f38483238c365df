import type { Out } from '#contract/calls.ts';
import type { Desk, GameRow, JudgedRow, ReceivedRow } from '#contract/gm/desk.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import { countOrders, listedOrders } from '#kernel/orders/plan.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { good } from '#kernel/result.ts';
import type { GameStore, ReceivedOrders, Undone } from '../../gameStore.ts';
import type { Outcome } from '../../ports.ts';
import type { DeskHandlers, DeskParts } from '../desk.ts';
import type { Gm } from '../gm.ts';
import { canRedo } from '../gm/again.ts';
import { hintOn } from '../gm/hints.ts';
import { keyholderOf } from '../gm/keyholder.ts';
import { policyOf } from '../gm/policy.ts';
import { unpublishedOf } from '../gm/publish.ts';
import { counted } from '../gm/read.ts';
import type { SomeRuleset } from '../gm/read.ts';
import { clockNow, rollCallOf } from '../gm/rollCall.ts';
import { watchedOf } from '../gm/watch.ts';
import { seatNames } from './names.ts';

/** What the desk shows of its games. */
export function makeShownHandlers(
  parts: DeskParts,
): Pick<DeskHandlers, 'gm.games' | 'gm.choices' | 'gm.desk'> {
  return {
    'gm.games': async () => {
      const names = await parts.games.names();
      if (!names.ok) return names;
      const rows: GameRow[] = [];
      for (const game of names.value) rows.push(await rowOf(parts, game));
      return good(rows);
    },
    'gm.choices': () => Promise.resolve(good(parts.rulesets.map(choicesOf))),
    'gm.desk': ({ game }) => parts.games.use(game, (gm): Outcome<Desk> => good(deskOf(parts, gm))),
  };
}

async function rowOf({ games, ports }: DeskParts, game: string): Promise<GameRow> {
  const file = games.pathOf(game);
  const row = await games.use(game, (gm): Outcome<GameRow> => {
    const { due, over } = clockNow(gm, ports.clock.now());
    const { facts } = gm.store;
    return good({
      game,
      title: facts.title,
      ruleset: gm.ruleset.title,
      turn: gm.store.turn(),
      file,
      over,
      problems: [],
      players: gm.store.seats().filter(({ player }) => player !== '').length,
      ...(due === undefined ? {} : { due }),
    });
  });
  return row.ok
    ? row.value
    : { game, title: game, ruleset: '', turn: 1, players: 0, file, over: false, problems: row.fault };
}

const choicesOf = ({ id, title, scenarios }: SomeRuleset): Out<'gm.choices'>[number] => ({
  ruleset: id,
  title,
  sizes: inOrder(scenarios?.sizes ?? {})
    .map(([name, seats]) => ({ name, seats }))
    .sort((a, b) => a.seats - b.seats),
  hasTutorial: scenarios !== undefined,
  seats: inOrder(scenarios?.seats ?? {}).map(([seat, name]) => ({ seat, name })),
});

function deskOf({ ports }: DeskParts, gm: Gm): Desk {
  const { store, ruleset } = gm;
  const turn = store.turn();
  const clock = clockNow(gm, ports.clock.now());
  const holder = store.lock.holder();
  return {
    game: store.facts.game,
    title: store.facts.title,
    ruleset: ruleset.title,
    edition: store.facts.edition,
    address: store.facts.address,
    turn,
    commitment: store.turnOf(turn)?.commitment ?? '',
    clock,
    policy: policyOf(store),
    seats: [...rollCallOf(gm, seatNames(gm))],
    received: receivedOf(store.received(turn)),
    judged: judgedOf(gm),
    turns: store
      .turns()
      .filter((one) => one < turn)
      .map((one) => runOf(store, one)),
    undone: store.undone().map((one) => undoneOf(gm, one)),
    letters: store.post
      .letters()
      .map(({ file, key: _, body: __, answers: ___, ...letter }) => ({
        ...letter,
        ...(file === undefined ? {} : { file: file.name }),
      })),
    log: store.log(),
    ...(holder === undefined ? {} : { busy: holder }),
    unpublished: [...unpublishedOf(store)],
    words: inOrder(ruleset.seating?.words ?? {}).map(([word, means]) => ({ word, means })),
    watched: watchedOf(store),
    sealedIntake: keyholderOf(store) !== undefined,
  };
}

export function receivedOf(received: readonly ReceivedOrders[]): ReceivedRow[] {
  const counting = new Set([...counted(received).values()].map(({ number }) => number));
  return received.map(
    ({ number, name, at, sender, sent, seat, verdict, standing, late, by, reason, plan }) => ({
      number,
      name,
      at,
      verdict,
      standing,
      late,
      by,
      counts: counting.has(number),
      orders: plan === undefined ? 0 : countOrders(plan as Plan<AnyOrder>),
      ...(sender === undefined ? {} : { sender }),
      ...(sent === undefined ? {} : { sent }),
      ...(seat === undefined ? {} : { seat }),
      ...(reason === undefined ? {} : { reason }),
    }),
  );
}

/** Every order that counts and that the rules leave to the game master, judged or not. */
function judgedOf(gm: Gm): JudgedRow[] {
  const { store, ruleset, view } = gm;
  const turn = store.turn();
  const rulings = store.rulings(turn);
  const kinds = new Set(
    keysInOrder(ruleset.orders).filter((kind) => (ruleset.orders[kind]?.rulings ?? []).length > 0),
  );
  return [...counted(store.received(turn))].flatMap(([seat, { plan: raw }]) => {
    const plan = planCodec<AnyOrder>(ruleset.orders).parse(raw);
    const asked = plan.ok ? listedOrders(plan.value).filter(({ order }) => kinds.has(order.kind)) : [];
    return asked.map(({ order, unit }): JudgedRow => {
      const kind = ruleset.orders[order.kind];
      const spot = unit === undefined ? {} : { unit };
      const seen = view(seat);
      const hint = hintOn(gm, seat, order);
      const ruling = rulings[order.ref];
      const text =
        'text' in order && typeof order.text === 'string'
          ? order.text
          : phraseText(kind?.say(order as never, seen, spot) ?? { template: '', args: {} });
      return {
        order: order.ref,
        seat,
        said: text,
        rulings: [...(kind?.rulings ?? [])],
        ...(ruling === undefined ? {} : { ruling }),
        ...(hint === undefined ? {} : { hint }),
      };
    });
  });
}

/** Only what was put aside last can come back, so the others need not be tried. */
function undoneOf({ store, ruleset }: Gm, one: Undone): Desk['undone'][number] {
  const { number, at, to, from, why } = one;
  const last = store.undone().findLast(({ redone }) => !redone)?.number;
  return {
    number,
    at,
    to,
    from,
    why,
    canRedo: number === last && store.turn() === to && comesBack(store, ruleset, one),
  };
}

const tried = new WeakMap<GameStore, { readonly of: string; readonly comesBack: boolean }>();

/** Whether what was put aside can come back takes a trial of the turn: it is made anew only when something has changed that the turn is made of. */
function comesBack(store: GameStore, ruleset: SomeRuleset, one: Undone): boolean {
  const turn = store.turn();
  const of = stableText([
    one.number,
    turn,
    store.received(turn).map(({ number, verdict, standing }) => [number, verdict, standing]),
    store.rulings(turn),
    store.plans(turn),
  ]);
  const known = tried.get(store);
  if (known?.of === of) return known.comesBack;
  const now = { of, comesBack: canRedo(store, ruleset, one) };
  tried.set(store, now);
  return now.comesBack;
}

type RunRow = Desk['turns'][number];
const runs = new WeakMap<GameStore, Map<string, RunRow>>();

/** A turn that was run stays as it is until it is gone back to: it is read once. */
function runOf(store: GameStore, turn: number): RunRow {
  const known = runs.get(store) ?? new Map<string, RunRow>();
  runs.set(store, known);
  const key = `${turn} ${store.undone().length}`;
  const there = known.get(key);
  if (there !== undefined) return there;
  const row: RunRow = { turn, ...(store.runOf(turn) ?? { events: 0, attempt: 0, marked: false }) };
  known.set(key, row);
  return row;
}
