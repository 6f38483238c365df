import type { Out } from '#contract/calls.ts';
import type { FileOpened } from '#contract/player/files.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { SignUpWish } from '#contract/player/signUp.ts';
import type { Push } from '#contract/pushes.ts';
import type { Handlers } from '#contract/serve.ts';
import type { SeatKey } from '#contract/player/notebook.ts';
import { defined } from '#kernel/words/defined.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { good } from '#kernel/words/result.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { DeskHandlers } from './desk/deskParts.ts';
import type { Arrivals } from './arrivals.ts';
import type { History } from './history/history.ts';
import type { Alternatives } from './library/alternatives.ts';
import type { Library } from './library/library.ts';
import { calendarOf } from './library/results/calendarFile.ts';
import type { Notebooks } from './notebook.ts';
import type { Packs } from './packs/packs.ts';
import type { Practice } from './practice/practice.ts';
import type { Sending } from './sending/sending.ts';
import type { SettingsService } from './settings.ts';

export interface HandlerNeeds {
  readonly info: Out<'app.info'>;
  readonly library: Library;
  readonly practice: Practice;
  readonly settings: SettingsService;
  readonly arrivals: Arrivals;
  readonly notebooks: Notebooks;
  readonly alternatives: Alternatives;
  /** Does some work in the folder of a game on the desk. */
  inGame<T>(game: string, work: (folder: string) => Promise<Outcome<T>>): Promise<Outcome<T>>;
  readonly history: History;
  readonly sending: Sending;
  readonly packs: Packs;
  /** Makes a form by which the user signs up for a game. */
  signUp(wish: SignUpWish): Promise<Outcome<Out<'signUp.make'>>>;
  readonly desk: DeskHandlers;
  /** Takes in any file that was opened. */
  open(bytes: Uint8Array, phrase?: string): Promise<Outcome<FileOpened>>;
  readonly push: Push;
}

/** The handlers of all calls, the same for every host. */
export function makeHandlers(needs: HandlerNeeds): Handlers {
  const { info, library, practice, settings, arrivals, history, sending, packs, push } = needs;
  /** Tells every page that the library has changed. */
  const changing = <T>(outcome: Outcome<T>): Outcome<T> => {
    if (outcome.ok) push('library.changed', {});
    return outcome;
  };
  const planChanging = (key: TurnKey, outcome: Outcome<number>): Outcome<{ readonly revision: number }> => {
    if (!outcome.ok) return outcome;
    push('plan.changed', { key, revision: outcome.value });
    return good({ revision: outcome.value });
  };
  const keyed = (outcome: Outcome<TurnKey>): Outcome<{ readonly key: TurnKey }> =>
    outcome.ok ? good({ key: outcome.value }) : outcome;
  const packsChanging = <T>(outcome: Outcome<T>): Outcome<T> => {
    if (outcome.ok) push('packs.changed', {});
    return outcome;
  };
  /** Where the notes of a seat are; the game master’s lie beside their game. */
  const inNotes = <T>(of: SeatKey, work: (folder: string) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    of.seat === gameMaster ? needs.inGame(of.game, work) : library.inSeat(of, ({ folder }) => work(folder));
  const done = (outcome: Outcome<undefined>): Outcome<Record<string, never>> =>
    outcome.ok ? good({}) : outcome;

  return {
    ...needs.desk,
    'app.info': () => Promise.resolve(good(info)),
    'library.list': () => library.list(),
    'library.strays': () => library.strays(),
    'file.open': async ({ base64, phrase }) => {
      const took = changing(await needs.open(Buffer.from(base64, 'base64'), phrase));
      return took.ok && took.value.what === 'orders' ? announcePlan(took.value.key, took) : took;
    },
    'file.arrived': () => Promise.resolve(good(arrivals.collect())),
    'turn.open': ({ key }) => library.open(key),
    'turn.book': ({ key, book }) => library.book(key, book),
    'turn.calendar': async ({ key }) => {
      const opened = await library.results(key);
      return opened.ok ? calendarOf(key, opened.value) : opened;
    },
    'turn.choose': async ({ key, digest }) => done(changing(await library.choose(key, digest))),
    'turn.forget': async ({ key }) => done(changing(await library.forget(key))),
    'plan.save': async ({ key, plan, revision, digest }) =>
      planChanging(key, await library.savePlan(key, plan, revision, digest)),
    'orders.export': ({ key, shown }) => library.exportOrders(key, shown),
    'orders.forget': async ({ key, shown }) => planChanging(key, await library.forgetPlan(key, shown)),
    'alternatives.read': ({ key }) =>
      library.at(key, ({ folder }, ruleset) => needs.alternatives.read(folder, key.turn, ruleset)),
    'alternatives.save': async ({ key, alternatives, revision }) => {
      const saved = await library.at(key, ({ folder }, ruleset) =>
        needs.alternatives.save(folder, key.turn, ruleset, alternatives, revision),
      );
      return saved.ok ? good({ revision: saved.value }) : saved;
    },
    'requests.read': ({ key }) => library.requests(key),
    'requests.save': async ({ key, requests, was }) => done(await library.saveRequests(key, requests, was)),
    'questions.read': async ({ key }) => {
      const read = await library.questions(key);
      return read.ok ? good(defined({ open: read.value })) : read;
    },
    'questions.save': async ({ key, digest, answers, was }) =>
      done(await library.saveAnswers(key, digest, answers, was)),
    'questions.export': async ({ key, answers }) => changing(await library.exportAnswers(key, answers)),
    'maps.make': ({ key, digest, ...wish }) => library.maps.make(key, digest, wish),
    'maps.read': ({ of }) => library.maps.read(of),
    'maps.forget': async ({ of, name }) => done(await library.maps.forget(of, name)),
    'notebook.read': ({ of }) => inNotes(of, (folder) => needs.notebooks.read(folder)),
    'notebook.save': async ({ of, notebook, revision }) => {
      const saved = await inNotes(of, (folder) => needs.notebooks.save(folder, notebook, revision));
      if (!saved.ok) return saved;
      push('notebook.changed', { of, revision: saved.value });
      return good({ revision: saved.value });
    },
    'history.figures': ({ of }) => history.figures(of),
    'history.search': (asked) => history.search(asked),
    'sending.get': ({ of }) => sending.get(of),
    'sending.set': async (wish) => done(await sending.set(wish)),
    'sending.try': (wish) => sending.try(wish),
    'sending.compose': ({ key, shown }) => sending.compose(key, shown),
    'sending.mail': ({ key, shown }) => sending.mail(key, shown),
    'letter.open': (letter) => sending.letter(letter),
    'signUp.make': (wish) => needs.signUp(wish),
    'packs.list': () => packs.list(),
    'packs.contents': () => packs.contents(),
    'packs.show': ({ name }) => packs.show(name),
    'packs.switch': async (wish) => done(packsChanging(await packs.switch(wish))),
    'packs.remove': async ({ name }) => done(packsChanging(await packs.remove(name))),
    'practice.choices': async () => good(await practice.choices()),
    'practice.start': async (wish) => keyed(changing(await practice.start(wish))),
    'practice.back': async ({ key, now }) => keyed(changing(await practice.back(key, now))),
    'practice.next': async ({ key, shown }) => keyed(changing(await practice.next(key, shown))),
    'practice.battles': ({ key }) => practice.battles(key),
    'practice.fly': async ({ key, battle }) => keyed(changing(await practice.fly(key, battle))),
    'practice.settle': async ({ key, battle, byRules }) =>
      keyed(changing(await practice.settle(key, battle, byRules === true))),
    'settings.get': () => Promise.resolve(good(settings.get())),
    'settings.set': (change) => Promise.resolve(good(settings.set(change))),
  };

  /** An orders file replaced the plan: pages that show the turn must read it again. */
  async function announcePlan<T>(key: TurnKey, took: T): Promise<T> {
    const opened = await library.open(key);
    if (opened.ok) push('plan.changed', { key, revision: opened.value.planRevision });
    return took;
  }
}
