import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gmListed } from '../../../support/desk/gmCli.ts';
import { tempFolder } from '../../../support/desk/gmWorld.ts';
import { meeting } from '../../../services/gm/elsewhere/campaign.ts';

/* A battle of a campaign is fought as a game of its own, at the command line. */

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: string[]) => gmListed(args, folder.path);
beforeAll(async () => {
  folder = await tempFolder();
  writeFileSync(folder.of('war.scenario'), JSON.stringify(meeting));
  const set = ['--rules', 'vbam-sfb', '--scenario', 'war.scenario', '--seed', 'a war', '--id', 'vb1'];
  const warlike = await gm('new', 'war.game', ...set, '--computer', 'all', '--computer-conquers');
  expect([warlike.code, warlike.err.replaceAll(/\s+/g, ' ')]).toEqual([
    2,
    expect.stringContaining('as warlike as their level, in every game. Leave «--computer-conquers» out.'),
  ]);
  expect((await gm('new', 'war.game', ...set, '--computer', 'all')).code).toBe(0);
  expect((await gm('run', 'war.game', '--out', 'results')).code).toBe(3);
});
afterAll(() => folder.end());

test('lists the battle, begins its game, runs it and takes its outcome, and all of it verifies', async () => {
  const listed = await gm('battle', 'war.game');
  expect([listed.code, listed.out]).toEqual([
    3,
    expect.stringMatching(/Question 1: Federation and Klingon Empire meet/),
  ]);
  expect((await gm('battle', 'war.game', '--begin', '1')).code).toBe(2);
  const begun = await gm('battle', 'war.game', '--begin', '1', '--file', 'duel.game', '--out', 'duel');
  expect([begun.code, begun.out]).toEqual([3, expect.stringMatching(/2 invitations written.*Its game is/s)]);
  const again = await gm('battle', 'war.game', '--begin', '1', '--file', 'other.game');
  const name = /Its game is (\w+)\./.exec(begun.out)?.[1] ?? 'none';
  expect([again.code, again.err]).toEqual([1, expect.stringContaining(`The game ${name} was begun for`)]);
  const none = await gm('battle', 'war.game', '--begin', 'abc', '--file', 'other.game');
  expect([none.code, none.err]).toEqual([
    2,
    expect.stringContaining('«abc» is not the number of a question'),
  ]);
  const early = await gm('battle', 'war.game', '--take', '1', '--file', 'duel.game');
  expect([early.code, early.err]).toEqual([1, expect.stringMatching(/is\s+not\s+decided\s+yet/)]);
  const decided = /The game is decided\. (The winner: \w|Nobody has won).*Further turns change nothing\./;
  expect((await gm('status', 'duel.game')).out).not.toMatch(decided);
  for (let turn = 1; turn <= 5; turn += 1) await gm('run', 'duel.game', '--out', 'duel');
  expect((await gm('status', 'duel.game')).out).toMatch(decided);
  await gm('archive', 'duel.game', '--out', 'duel.archive.gz');
  const foreign = await gm('battle', 'war.game', '--take', '1', '--file', 'war.game');
  expect([foreign.code, foreign.err]).toEqual([
    1,
    expect.stringMatching(/not\s+the\s+game\s+that\s+was\s+begun/),
  ]);
  const taken = await gm('battle', 'war.game', '--take', '1', '--file', 'duel.archive.gz');
  expect([taken.code, taken.out]).toEqual([0, expect.stringMatching(/is answered.*No battle waits\./s)]);
  expect((await gm('run', 'war.game', '--out', 'results')).code).toBe(0);
  await gm('archive', 'war.game', '--out', 'war.archive.gz');
  const proof = await gm('verify', 'war.archive.gz');
  expect([proof.code, proof.out]).toEqual([0, expect.stringMatching(/came\s+out\s+the\s+same/)]);
});
