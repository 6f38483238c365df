import { type CallName, type In } from '#contract/calls.ts';
import type { OrdersShown } from '#contract/player/turns.ts';
import type { gmCalls } from '#contract/gm/calls.ts';
import { usualWishes } from '#main/services/mail/letter.ts';
import { boasts } from '../play/toyGame.ts';
import { again } from '../desk/askedPearls.ts';
import { asked, firstResults, key, of, type Seen, upgrade } from './playerPage.ts';

/** Calls of a player’s page that change nothing. */
type Read =
  | 'app.info'
  | 'library.list'
  | 'library.strays'
  | 'file.arrived'
  | 'turn.open'
  | 'turn.book'
  | 'turn.calendar'
  | 'alternatives.read'
  | 'requests.read'
  | 'questions.read'
  | 'maps.read'
  | 'notebook.read'
  | 'history.figures'
  | 'history.search'
  | 'sending.get'
  | 'sending.try'
  | 'packs.list'
  | 'packs.contents'
  | 'packs.show'
  | 'practice.choices'
  | 'practice.battles'
  | 'settings.get';
/** Acts on a battle of a campaign, which the library of these acts has not: `test/services/gm/elsewhere/practice.sampled.test.ts` tries them. */
type OfBattles = 'practice.fly' | 'practice.settle';
export type PlayerAct = Exclude<CallName, Read | OfBattles | keyof typeof gmCalls>;

/** Which of two windows acts: they write different things. */
export type Window = 1 | 2;
type Samples = { readonly [K in PlayerAct]: (seen: Seen, window: Window) => In<K> };

export const wishesOf = (window: Window | 3) => ({
  ...usualWishes,
  to: `gm${window}@example.org`,
  server: { host: 'localhost', port: 25, security: 'none', user: '', from: 'ann@example.org' } as const,
});

const shownIn = ({ turn, requests }: Seen): OrdersShown => ({
  digest: turn.digest,
  revision: turn.planRevision,
  requests: requests.requests,
});

/** Each act of a player’s page once, as somebody does it who sees this: an act that is new has no sample, and is not of the right type. */
const samples: Samples = {
  'file.open': (_, window) => ({ name: 'a', base64: Buffer.from(upgrade(1 + window)).toString('base64') }),
  'turn.choose': ({ turn }) => ({ key, digest: turn.versions.find((one) => one !== firstResults())! }),
  'turn.forget': () => ({ key }),
  'plan.save': ({ turn }, window) => ({
    key,
    plan: boasts(1 + window) as never,
    revision: turn.planRevision,
    digest: turn.digest,
  }),
  'orders.export': (seen) => ({ key, shown: shownIn(seen) }),
  'orders.forget': (seen) => ({ key, shown: shownIn(seen) }),
  'alternatives.save': ({ alternatives }, window) => ({
    key,
    alternatives: [{ name: `Plan ${window}`, plan: boasts(window) as never }],
    revision: alternatives.revision,
  }),
  'requests.save': ({ requests }, window) => ({
    key,
    was: requests.requests,
    requests: [{ kind: 'extension', words: `Window ${window}.` }],
  }),
  'questions.save': ({ questions }, window) => ({
    key: asked,
    digest: questions.digest,
    was: questions.answers,
    answers:
      window === 2 ? [] : questions.questions.map(({ number }) => ({ number, orders: [again] as never })),
  }),
  'questions.export': ({ questions }) => ({ key: asked, answers: questions.answers }),
  'maps.make': ({ turn }) => ({ key, digest: turn.digest, part: 'all' }),
  'maps.forget': ({ maps }) => ({ of, name: maps.maps[0]!.name }),
  'notebook.save': ({ notebook }, window) => ({
    of,
    notebook: { ...notebook.notebook, lessons: [`Lesson ${window}`] },
    revision: notebook.revision,
  }),
  'sending.set': ({ sending }, window) => ({ of, was: sending.wishes, wishes: wishesOf(window) }),
  'sending.compose': (seen) => ({ key, shown: shownIn(seen) }),
  'sending.mail': (seen) => ({ key, shown: shownIn(seen) }),
  'letter.open': () => ({ to: 'bob@example.org', subject: 'Peace', text: 'Let us talk.' }),
  'signUp.make': (_, window) => ({
    ruleset: 'toy',
    player: `Ann ${window}`,
    address: 'ann@example.org',
    sides: [],
  }),
  'packs.switch': (_, window) => ({ name: 'tiny', on: window === 2 }),
  'packs.remove': () => ({ name: 'tiny' }),
  'practice.start': (_, window) => ({ seed: `window ${window}`, ruleset: 'toy' }),
  'practice.next': ({ practice }) => ({
    key: practice.key,
    shown: { digest: practice.digest, revision: practice.planRevision },
  }),
  'practice.back': ({ practice: { key: now } }) => ({ key: { ...now, turn: 1 }, now: now.turn }),
  'settings.set': ({ settings: { gameNames } }, window) => ({
    gameNames: { ...gameNames, [`g${window}`]: `Name ${window}` },
    was: { gameNames },
  }),
};

export const playerActs = Object.keys(samples) as readonly PlayerAct[];

/** An act as somebody does it who sees this, in the first window or in the second. */
export const actOf = <K extends PlayerAct>(act: K, seen: Seen, window: Window = 1): In<K> =>
  (samples[act] as Samples[K])(seen, window);

/** The parts of what a page shows that an act goes by. */
export function partsOf(act: PlayerAct, seen: Seen, window: Window): ReadonlySet<string> {
  const parts = new Set<string>();
  const noting = { get: (of: Seen, part: string) => (parts.add(part), of[part as keyof Seen]) };
  actOf(act, new Proxy(seen, noting as ProxyHandler<Seen>), window);
  return parts;
}
