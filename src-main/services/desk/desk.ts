import type { Outcome } from '../../ports/outcome.ts';
import type { GameOffered } from '#contract/arriving.ts';
import { makeAskedHandlers } from './asked.ts';
import { makeBattleHandlers } from './battles.ts';
import { makeCommandHandlers } from './commands.ts';
import { makeArriving } from './mail/arriving.ts';
import { makeBeginHandlers } from './beginning/begin.ts';
import { makeFormMailHandlers } from './beginning/formMail.ts';
import { makeSignUpHandlers } from './beginning/signUps.ts';
import type { DeskHandlers, DeskNeeds, DeskParts } from './deskParts.ts';
import { makeDeskGames } from './games.ts';
import { makeLeavingHandlers } from './mail/leaving.ts';
import { makeLetterHandlers } from './mail/letters.ts';
import { makePeopleHandlers } from './people.ts';
import { makePost } from './mail/post.ts';
import { makeProofHandlers } from './proof.ts';
import { makeSealedHandlers } from './mail/sealed.ts';
import { makeOutcomeHandlers } from './outcome.ts';
import { makeQueryHandlers } from './queries.ts';
import { makeWatch } from './mail/watching.ts';
import { makeWorldHandlers } from './world.ts';

/** The game master's desk: what a page may do with its user's games. */
export function makeDesk(needs: DeskNeeds): {
  readonly handlers: DeskHandlers;
  /** Offers a game that came as one file: it awaits the game master's decision. */
  offer(bytes: Uint8Array): Promise<Outcome<GameOffered>>;
  /** Does some work in the folder of a game that is on the desk. */
  inGame<T>(game: string, work: (folder: string) => Promise<Outcome<T>>): Promise<Outcome<T>>;
  /** Looks after all games now. */
  look(): Promise<void>;
  /** Starts looking after them every few seconds, until closed. */
  begin(): void;
  close(): void;
} {
  const games = makeDeskGames({ ...needs, ports: { ...needs.ports, copies: needs.files } });
  const parts: DeskParts = {
    ...needs,
    games,
    changed: (game, outcome) => {
      needs.push('gm.changed', { game });
      return outcome;
    },
  };
  const post = makePost(parts);
  const watching = makeWatch(parts, post);
  const people = makePeopleHandlers(parts);
  const commands = makeCommandHandlers(parts);
  const letters = makeLetterHandlers(parts);
  const arriving = makeArriving(parts);
  const handlers: DeskHandlers = {
    ...people,
    ...watching.handlers,
    ...post.handlers,
    ...makeQueryHandlers(parts),
    ...makeOutcomeHandlers(parts),
    ...makeBeginHandlers(parts),
    ...makeSignUpHandlers(parts),
    ...makeFormMailHandlers(parts),
    ...arriving.handlers,
    ...makeLeavingHandlers(parts),
    ...commands,
    ...makeAskedHandlers(parts),
    ...makeBattleHandlers(parts),
    ...makeWorldHandlers(parts),
    ...letters,
    ...makeSealedHandlers(parts),
    ...makeProofHandlers(parts),
    'gm.take': watching.soon(commands['gm.take']),
    'gm.rule': watching.soon(commands['gm.rule']),
    'gm.ruleAll': watching.soon(commands['gm.ruleAll']),
    'gm.policy': watching.soon(people['gm.policy']),
    'gm.hold': watching.soon(people['gm.hold']),
    'gm.putOff': watching.soon(people['gm.putOff']),
    'gm.publish': post.sending(commands['gm.publish']),
    'gm.late': watching.soon(post.sending(people['gm.late'])),
    'gm.fetch': post.sending(post.handlers['gm.fetch']),
    'gm.words': watching.soon(people['gm.words']),
    'gm.answer': post.sending(people['gm.answer']),
    'gm.writeLetter': post.sending(letters['gm.writeLetter']),
    'gm.remind': post.sending(letters['gm.remind']),
  };
  return {
    handlers,
    offer: arriving.offer,
    inGame: (game, work) => games.use(game, () => work(games.folderOf(game))),
    look: watching.look,
    begin: watching.begin,
    close: () => {
      watching.close();
      void games.close();
    },
  };
}
