import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { readMail } from '#main/services/incoming/mime.ts';
import { GameTrouble } from '#main/ports/game/store.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { countingOrders } from '#main/services/gm/game/counts.ts';
import { isOrders } from '#main/services/turnFiles.ts';
import { letterSeeds, letterWords } from '../letters.ts';
import type { Answer, Target } from './target.ts';
import { answered } from './target.ts';
import type { World } from '../world.ts';
import { copyOfGame, ports } from '../world.ts';

/** Letters after which a game is begun from its copy again, so that it does not grow without end. */
const lettersAGame = 150;

/** What reaches the game master: letters and whole games. */
export async function gmTargets(world: World): Promise<readonly Target[]> {
  const path = join(world.inside, 'import.game');
  const whole = new Uint8Array(await readFile(world.game));
  const letters = letterSeeds(world);
  return [
    {
      name: 'mail',
      seeds: letters,
      words: letterWords,
      one: async (input) => ((await readMail(input)).files.length > 0 ? 'taken' : 'refused'),
    },
    lettersTarget(world, letters),
    {
      name: 'game',
      writes: true,
      seeds: [whole],
      most: 400_000,
      words: [
        'CREATE TABLE',
        'CREATE VIEW',
        'CREATE TRIGGER',
        'blobs',
        'sqlite_master',
        'zeroblob(999999999)',
        'WITHOUT ROWID',
      ],
      one: async (input) => {
        writeFileSync(path, input);
        const opened = await openGame(ports(), gameFiles, path, () => world.kit.ruleset);
        const answer = answered(opened);
        if (opened.ok) return readThrough(opened.value);
        if (digest(new Uint8Array(readFileSync(path))) !== digest(input))
          throw new Error('a game that was refused was changed');
        return answer;
      },
    },
  ];
}

/** Everything that is in a game; what cannot be read of it is refused in words. */
function readThrough(gm: Gm): Answer {
  const { store } = gm;
  try {
    stableText([
      store.seats(),
      store.turns().map((turn) => [store.turnOf(turn), store.rulings(turn), store.plans(turn)]),
      store.log(),
      store.post.letters(),
      store.undone(),
    ]);
    gm.archive();
    return 'taken';
  } catch (error) {
    if (!(error instanceof GameTrouble)) throw error;
    return answered({ ok: false, fault: [error.problem] });
  } finally {
    gm.close();
  }
}

/** Whose orders count, and which. */
const countingIn = ({ store }: Gm): string =>
  [...countingOrders(store.received(store.turn()))]
    .map(([seat, { file, number }]) => `${seat} ${number} ${digest(file ?? new Uint8Array())}`)
    .join('\n');

function lettersTarget(world: World, seeds: readonly Uint8Array[]): Target {
  let gm: Gm | undefined;
  let left = 0;
  return {
    name: 'letters',
    writes: true,
    seeds,
    words: letterWords,
    one: async (input) => {
      const mail = await readMail(input);
      if (gm === undefined || left === 0) {
        gm?.close();
        gm = await copyOfGame(world, 'letters.game');
        left = lettersAGame;
      }
      left -= 1;
      const before = countingIn(gm);
      const known = gm.store.received(gm.store.turn()).length;
      const taken = await takeLetter({ clock: ports().clock, from: 'gm@example.org' }, gm, mail);
      const fresh = gm.store.received(gm.store.turn()).slice(known);
      const valid = fresh.some(({ verdict }) => verdict === 'final' || verdict === 'draft');
      if (!valid && countingIn(gm) !== before)
        throw new Error('a letter without valid orders changed which orders count');
      for (const { verdict, reason = '', code = '' } of fresh)
        if (verdict === 'refused' && (reason === '' || code === ''))
          throw new Error('orders were refused without a reason');
      const unopened = fresh.filter(({ code }) => code === 'not-opened');
      if (unopened.length > (mail.closed ?? []).length)
        throw new Error('more could not be opened than the reader said');
      if (!mail.files.some(({ bytes }) => isOrders(bytes)) && fresh.length > unopened.length)
        throw new Error('orders came from a letter in which there are none');
      return taken.dealt ? 'taken' : 'refused';
    },
    end: () => gm?.close(),
  };
}
