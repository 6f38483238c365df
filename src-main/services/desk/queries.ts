import { phraseText } from '#kernel/words/phrase.ts';
import type { Desk, GameRow } from '#contract/gm/desk.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { personAnswers } from '#kernel/turn/answering.ts';
import { defined } from '#kernel/words/defined.ts';
import { good } from '#kernel/words/result.ts';
import type { GameStore } from '../../ports/game/store.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import type { Gm } from '../gm/gm.ts';
import { waitingOf } from '../gm/turns/waiting.ts';
import { keyholderOf } from '../gm/game/keyholder.ts';
import { shownNow } from '../gm/running/shownNow.ts';
import { otherMachine } from '../gm/game/locked.ts';
import { askingPolicyOf } from '../gm/turns/answersBy.ts';
import type { SomeRuleset } from '../ruleset.ts';
import { policyOf } from '../gm/policy/policy.ts';
import { unmailedOf } from '../gm/post/results.ts';
import { wishesOf } from '../gm/policy/wishes.ts';
import { queuedOf, unpublishedOf } from '../gm/post/handedOut.ts';
import { choiceOf } from '../choices.ts';
import { requestsOf } from '../gm/people/requests.ts';
import { tallied } from '../gm/schedule/standing.ts';
import { situationOf } from '../gm/schedule/clock.ts';
import { clockNow, rollCallOf } from '../gm/overview/rollCall.ts';
import { whenSaid } from '../gm/schedule/standings.ts';
import { webhooksSaid } from '../gm/watch/webhooks.ts';
import { watchedOf } from '../gm/policy/watched.ts';
import { fightsShown } from './battles.ts';
import { copiesElsewhere } from './sameGames.ts';
import { receivedOf, judgedOf, undoneOf, runOf } from './rows.ts';
import { everyRuleset } from '../ruleset.ts';

/** The desk's queries: what it shows of its games. They change nothing. */
export function makeQueryHandlers(
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
    'gm.choices': async () => good((await everyRuleset(parts.rulesets)).map(choiceOf)),
    'gm.desk': ({ game }) =>
      parts.games.use(game, async (gm): Promise<Outcome<Desk>> =>
        good({
          ...deskOf(parts, gm, game, await copiesElsewhere(parts, gm.store, game)),
          ...(await fightsShown(parts, gm)),
        }),
      ),
  };
}

async function rowOf(parts: DeskParts, game: string): Promise<GameRow> {
  const { games, ports } = parts;
  const file = games.pathOf(game);
  const row = await games.use(game, async (gm): Promise<Outcome<GameRow>> => {
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
      copies: await copiesElsewhere(parts, gm.store, game),
      players: gm.store.seats().filter(({ player }) => player !== '').length,
      ...defined({ due }),
    });
  });
  return row.ok
    ? row.value
    : {
        game,
        title: game,
        ruleset: '',
        turn: 1,
        players: 0,
        file,
        over: false,
        problems: row.fault,
        copies: [],
      };
}

/** `game`: the name that it has on the desk, which is its folder’s: a file put there by hand may be of a game of another name. */
function deskOf({ ports }: DeskParts, gm: Gm, game: string, copies: Desk['copies']): Desk {
  const { store, ruleset } = gm;
  const turn = store.turn();
  const clock = clockNow(gm, ports.clock.now());
  const holder = store.lock.holder();
  return {
    game,
    title: store.facts.title,
    ruleset: ruleset.title,
    rules: ruleset.id,
    edition: store.facts.edition,
    address: store.facts.address,
    turn,
    marks: shownNow(store),
    commitment: store.turnOf(turn)?.commitment ?? '',
    clock,
    policy: policyOf(store),
    ...(asksInTheMiddle(ruleset) ? { answering: { ...askingPolicyOf(store), usual: usualOf(ruleset) } } : {}),
    ...defined({ usualDue: ruleset.usualPolicy?.due }),
    seats: [...rollCallOf(gm, ports.clock.now())],
    received: receivedOf(store),
    judged: judgedOf(gm),
    requests: requestsOf(gm),
    turns: store
      .turns()
      .filter((one) => one < turn)
      .map((one) => runOf(store, one)),
    undone: store.undone().map((one) => undoneOf(gm, one)),
    letters: store.post.letters().map(({ file, key: _, body: __, answers: ___, ...letter }) => ({
      ...letter,
      ...defined({ file: file?.name }),
    })),
    log: store.log(),
    ...(holder === undefined ? {} : { busy: { ...holder, ...elsewhere(store, holder) } }),
    copies,
    ...(waitingOf(store) === undefined ? {} : { waits: true }),
    ...runsShown(gm, ports.clock.now()),
    unpublished: [...unpublishedOf(store)],
    queued: [...queuedOf(store)],
    unmailed: [...unmailedOf(store)],
    mailed: wishesOf(store).server !== undefined,
    words: inOrder(ruleset.seating?.words ?? {}).map(([word, means]) => ({ word, means })),
    ...webhooksShown(store, ports.clock.now()),
    watched: watchedOf(store),
    sealedIntake: keyholderOf(store) !== undefined,
  };
}

const elsewhere = (store: GameStore, holder: { readonly owner: string }): { readonly elsewhere?: string } => {
  const machine = otherMachine(store, holder);
  return defined({ elsewhere: machine });
};

const webhooksShown = (store: GameStore, now: string): Pick<Desk, 'webhooks'> => {
  const webhooks = webhooksSaid(store, now);
  return webhooks.length === 0 ? {} : { webhooks: [...webhooks] };
};

const usualOf = ({ usualAnswers = {} }: SomeRuleset): NonNullable<Desk['answering']>['usual'] => ({
  player: usualAnswers.player ?? personAnswers,
  ...defined({ gameMaster: usualAnswers.gameMaster }),
});

/** Whether these rules may ask something in the middle of a turn. */
const asksInTheMiddle = ({ orders, answering }: SomeRuleset): boolean =>
  answering !== undefined || valuesInOrder(orders).some((kind) => kind.answers === true);

/** The runs of the turn, where it has several. */
function runsShown(gm: Gm, now: string): Pick<Desk, 'runs'> {
  const runs = gm.runs();
  if (runs.length === 0) return {};
  const situation = situationOf(gm.store, tallied(gm.standing()), now);
  return {
    runs: runs.map((one) => {
      const { run, state, waived, day, putOff, madeUp } = one;
      const when = whenSaid(one, situation);
      return {
        run: run.id,
        title: phraseText(run.title),
        state,
        takes: [...run.takes],
        ...defined({ day }),
        ...(when === '' ? {} : { when }),
        ...defined({ waived, mayWait: run.mayWait, putOff: putOff?.why, madeUp }),
      };
    }),
  };
}
