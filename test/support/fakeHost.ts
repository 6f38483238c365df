import type { SignUpWish } from '#contract/player/signUp.ts';
import { gmCalls } from '#contract/gm/calls.ts';
import type { Client } from '#contract/client.ts';
import { makeClient } from '#contract/client.ts';
import type { Out } from '#contract/calls.ts';
import type { Pushed, PushName } from '#contract/pushes.ts';
import { pushes } from '#contract/pushes.ts';
import { type Handlers, serve } from '#contract/serve.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { emptyNotebook } from '#contract/player/notebook.ts';
import { usualSettings } from '#contract/player/settings.ts';
import type { Transport } from '#contract/transport.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import type { PlayerRequest } from '#kernel/files/requests.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { defined } from '#kernel/words/defined.ts';
import { seatId, type SeatId } from '#kernel/words/ids.ts';
import { unreadable } from '#test/support/problems.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { FileContents, Shell } from '#ui/bridge/shell.ts';
import { type AnyRuleset, rulesetById } from '#rulesets/all.ts';
import { choiceOf } from '#main/services/choices.ts';
import { created } from '#test/support/kits/created.ts';

/** A host inside the page: one turn of a real game, one plan, and a memory of what was asked. */
export interface FakeHost {
  readonly client: Client;
  readonly transport: Transport;
  readonly shell: Shell;
  /** Every plan that was saved, oldest first. */
  readonly plans: unknown[];
  /** Files handed to the player. */
  readonly offered: FileContents[];
  /** What was filled in to sign up for games, oldest first. */
  readonly signedUp: SignUpWish[];
  push<K extends PushName>(name: K, value: Pushed<K>): void;
  /** Another window saves the same plan. */
  saveElsewhere(): void;
}

export const fakeKey = { game: 'tst', seat: 'romulan-star-empire', turn: 1 } as const;

/** Nobody is game master here unless a test says so: see `fakeDesk`. */
function noDesk(): Pick<Handlers, keyof typeof gmCalls> {
  const refuse = async () => bad([unreadable('no-desk', 'This host has no game master.')]);
  return Object.fromEntries(Object.keys(gmCalls).map((name) => [name, refuse])) as unknown as Pick<
    Handlers,
    keyof typeof gmCalls
  >;
}

/** What the player knows of a small galaxy: made once, since all tests begin with it. */
let firstView: unknown;
function openedView(): unknown {
  firstView ??= madeView();
  return firstView;
}

function madeView(): unknown {
  const ruleset = rulesetById('galactic-empires')!;
  const setup = { generate: { empires: 3, sectors: 40, seats: [{ empire: fakeKey.seat, ruler: 'Tester' }] } };
  const made = created(ruleset, setup, openDice('a fake host'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return ruleset.codecs.view.make(ruleset.view(made.value, seatId(fakeKey.seat) as SeatId, []));
}

const viewIn = ({ ruleset, seat, state }: OtherGame): unknown =>
  ruleset.codecs.view.make(ruleset.view(state, seatId(seat), []));

/** A game of other rules: who plays it, and the state it is in. */
export interface OtherGame {
  readonly ruleset: AnyRuleset;
  readonly seat: string;
  readonly state: unknown;
}

export interface FakeHostOptions {
  /** Absent: Galactic Empires. */
  readonly game?: OtherGame;
  readonly practice?: boolean;
  /** It teaches: its lessons are docked at the left. */
  readonly tutorial?: boolean;
  /** Orders are sealed to a second person. */
  readonly keyholder?: boolean;
  /** What the player knows, as the file holds it; a small galaxy unless given. */
  readonly view?: unknown;
  /** What is told of the turn before, as the file holds it. */
  readonly heard?: readonly unknown[];
  readonly rerun?: { readonly times: number; readonly why: string };
  readonly howRun?: readonly string[];
  /** Maps that other players have shared. */
  readonly maps?: Out<'maps.read'>['maps'];
  /** When orders are due. */
  readonly due?: NonNullable<Out<'turn.open'>['due']>;
  /** The address by which one writes to other players through the game master. */
  readonly relay?: string;
  /** What was answered for the player in the middle of the turn before. */
  readonly answered?: NonNullable<Out<'turn.open'>['answered']>;
  /** Who shares the seat. */
  readonly share?: NonNullable<Out<'turn.open'>['share']>;
  /** More turns in the library: how they differ from the first. */
  readonly others?: readonly Partial<Out<'library.list'>[number]>[];
  /** What is asked in the middle of the turn. */
  readonly questions?: NonNullable<Out<'questions.read'>['open']>;
  /** The battles for which the turn waits, and whose battle it is. */
  readonly battles?: Partial<Out<'practice.battles'>>;
  /** What is answered to a game master. */
  readonly gm?: Partial<Pick<Handlers, keyof typeof gmCalls>>;
}

export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const { game } = options;
  const key = { ...fakeKey, seat: game?.seat ?? fakeKey.seat };
  const ruleset = game?.ruleset.id ?? 'galactic-empires';
  const view = options.view ?? (game === undefined ? openedView() : viewIn(game));
  const plans: unknown[] = [];
  const offered: FileContents[] = [];
  const signedUp: SignUpWish[] = [];
  const listeners = new Map<string, Set<(raw: unknown) => void>>();
  let [revision, settings] = [0, usualSettings];
  let asked: readonly PlayerRequest[] = [];
  let { questions } = options;
  const waits = questions !== undefined || options.others !== undefined;
  let answered = questions?.answers ?? [];
  let tried: Out<'alternatives.read'> = { alternatives: [], revision: 0 };
  let written = { notebook: emptyNotebook, revision: 0 };
  const practice = options.practice ?? false;
  const row = {
    ...key,
    ruleset,
    title: 'A test',
    seatName: game?.seat ?? 'Romulan Star Empire',
    orders: 0,
    practice,
    latest: true,
    tutorial: false,
    disputed: false,
    ...defined({ due: options.due }),
  };
  const push = <K extends PushName>(name: K, value: Pushed<K>): void =>
    listeners.get(name)?.forEach((listener) => listener((pushes[name] as Codec<unknown>).make(value)));
  const handlers: Handlers = {
    ...noDesk(),
    ...options.gm,
    'alternatives.read': async () => good(tried),
    'alternatives.save': async ({ alternatives, revision: from }) => {
      if (from !== tried.revision)
        return bad([
          unreadable('alternatives-changed-elsewhere', 'These alternatives were changed in another window.'),
        ]);
      tried = { alternatives, revision: from + 1 };
      return good({ revision: tried.revision });
    },
    'signUp.make': async (wish) => {
      signedUp.push(wish);
      return good({ name: `${wish.player}.signup`, base64: btoa('form') });
    },
    'requests.read': async () => good({ requests: asked, keyholder: options.keyholder ?? false }),
    'requests.save': async ({ was, requests }) => {
      if (stableText([...was]) !== stableText([...asked]))
        return bad([
          unreadable('requests-changed-elsewhere', 'These requests were changed in another window.'),
        ]);
      asked = requests;
      return good({});
    },
    'questions.read': async () =>
      good(questions === undefined ? {} : { open: { ...questions, answers: answered } }),
    'questions.save': async ({ digest, was, answers }) => {
      if (digest !== questions?.digest)
        return bad([unreadable('questions-gone', 'These questions are no longer open.')]);
      if (stableText([...was]) !== stableText([...answered]))
        return bad([unreadable('answers-changed-elsewhere', 'These were answered in another window.')]);
      answered = answers;
      return good({});
    },
    'questions.export': async () => {
      if (questions !== undefined) questions = { ...questions, exported: true };
      return good({ name: `tstN01-${key.seat}-1.answers`, base64: 'QUJD' });
    },
    'app.info': async () => good({ version: '0.0.0', host: 'browser', platform: 'test' }),
    'library.list': async () => good([row, ...(options.others ?? []).map((other) => ({ ...row, ...other }))]),
    'library.strays': async () => good([]),
    'file.open': async ({ name }) =>
      name.endsWith('.new')
        ? good({ what: 'results', key, news: 'new', digest: 'd' })
        : bad([unreadable('not-ours', 'This is no turn of ours: choose a file that ends in .new.')]),
    'file.arrived': async () => good([]),
    'turn.open': async () =>
      good({
        key,
        ruleset,
        edition: 1,
        view: view as never,
        heard: [...(options.heard ?? [])] as never,
        refusals: [],
        plan: (plans.at(-1) ?? { hq: [], units: {} }) as never,
        planRevision: revision,
        digest: 'd',
        practice,
        tutorial: options.tutorial ?? false,
        latest: true,
        versions: ['d'],
        notes: [],
        ...defined({
          rerun: options.rerun,
          answered: options.answered,
          share: options.share,
          howRun: options.howRun,
          due: options.due,
          relay: options.relay,
        }),
      }),
    'turn.calendar': async () => good({ name: 'tstN01-due.ics', base64: btoa('BEGIN:VCALENDAR') }),
    'turn.choose': async () => good({}),
    'turn.forget': async () => good({}),
    'plan.save': async (input) => {
      if (input.revision !== revision)
        return bad([unreadable('plan-changed-elsewhere', 'This plan was changed in another window.')]);
      plans.push(input.plan);
      revision += 1;
      return good({ revision });
    },
    'orders.export': async () => good({ name: 'tstN01-romulan-star-empire.orders', base64: 'QUJD' }),
    'orders.forget': async () => good({ revision }),
    'maps.make': async () => good({ name: 'map.map', base64: '' }),
    'maps.read': async () => good({ maps: options.maps ?? [], broken: [] }),
    'maps.forget': async () => good({}),
    'notebook.read': async () => good(written),
    'notebook.save': async ({ notebook, revision: from }) => {
      if (from !== written.revision)
        return bad([unreadable('notebook-changed-elsewhere', 'These notes were changed in another window.')]);
      written = { notebook, revision: from + 1 };
      return good({ revision: written.revision });
    },
    'history.figures': async () => good([]),
    'history.search': async () => good({ hits: [], more: false }),
    'letter.open': async () => good({ opened: false, link: 'mailto:', cut: false }),
    'sending.get': async () =>
      good({
        wishes: { to: '', subject: '', body: '' },
        keepsPasswords: false,
        hasPassword: false,
        sent: [],
      }),
    'sending.set': async () => good({}),
    'sending.try': async ({ server: { host }, password = 'known' }) => good({ said: `${host}: ${password}` }),
    'sending.compose': async () =>
      good({
        to: '',
        subject: '',
        body: '',
        file: 'tstN01-romulan-star-empire.orders',
        folder: '/library',
        base64: 'QUJD',
        opened: true,
        revealed: true,
        link: 'mailto:',
        cut: false,
      }),
    'sending.mail': async () =>
      good({ to: '', file: 'tstN01-romulan-star-empire.orders', at: 0, receipt: '250 OK' }),
    'packs.list': async () => good([]),
    'packs.contents': async () => good({ sounds: {}, drawings: {}, names: {}, scenarios: [] }),
    'packs.show': async () => good({ sounds: {}, drawings: {}, names: {}, scenarios: [] }),
    'packs.switch': async () => good({}),
    'packs.remove': async () => good({}),
    'turn.book': async () => bad([unreadable('no-book', 'No books are here.')]),
    'practice.choices': async () => good([choiceOf(rulesetById('galactic-empires')!)]),
    'practice.start': async () => good({ key }),
    'practice.next': async () => good({ key: { ...key, turn: key.turn + (waits ? 0 : 1) } }),
    'practice.back': async ({ key: to }) => good({ key: to }),
    'practice.battles': async () => good({ waiting: [], others: false, ...options.battles }),
    'practice.fly': async () => good({ key }),
    'practice.settle': async () => good({ key }),
    'settings.get': async () => good(settings),
    'settings.set': async ({ was: _, ...change }) => {
      settings = { ...settings, ...(change as Partial<typeof settings>) };
      return good(settings);
    },
  };
  const answer = serve(handlers, (_name, error) => {
    throw error;
  });
  const transport: Transport = {
    call: (name, raw) => answer(name, structuredClone(raw)),
    hear: (name, listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
  };
  return {
    client: makeClient(transport),
    transport,
    plans,
    offered,
    signedUp,
    push,
    shell: {
      pickFiles: async () => [],
      offerFile: (file) => void offered.push(file),
      loadAgain: () => undefined,
    },
    saveElsewhere: () => {
      revision += 1;
      push('plan.changed', { key, revision });
    },
  };
}
