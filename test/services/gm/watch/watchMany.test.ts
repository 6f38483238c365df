import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { tempFolder, toy, toyGame, valueOf } from '../../../support/desk/gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

test('a game in which something breaks down is told of in the log, and the games after it are looked after all the same', async () => {
  const games = ['aa1', 'bb2', 'cc3'];
  for (const game of games) {
    await mkdir(folder.of(`game-master/${game}`), { recursive: true });
    (await toyGame(folder.of(`game-master/${game}/${game}.game`), { game })).close();
  }
  const [looked, failed]: [string[], unknown[]] = [[], []];
  const { handlers, look, close } = deskOf(folder.path, {
    rulesets: theseRulesets([toy()]),
    log: { note: () => undefined, failure: (_, facts) => failed.push(facts) },
    fetcher: {
      fetch: async ({ user }) => {
        if (user !== 'cc3') throw new Error('broken down');
        looked.push(user);
        return { ok: true, value: { validity: '1', uid: 1 } };
      },
    },
  });
  for (const game of games)
    valueOf(
      await handlers['gm.setPost']({
        game,
        wishes: {
          minutes: 5,
          box: { host: 'localhost', port: 993, security: 'tls', user: game, folder: 'INBOX' },
        },
        boxPassword: 'secret',
      }),
    );
  await look();
  expect(looked).toEqual(['cc3']);
  expect(failed).toEqual(['aa1', 'bb2'].map((game) => ({ what: 'looking after a game', game })));
  close();
});
