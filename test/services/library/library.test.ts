import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { unreadable } from '#test/support/problems.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import { seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad } from '#kernel/words/result.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import type { Secrets } from '#main/ports/secrets.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { makeResultsFile } from '#main/services/turnFiles.ts';

import { quickSealing } from '../../support/desk/gmWorld.ts';
import {
  boasts,
  codesOf,
  libraryAt,
  otherResultsOf,
  resultsOf,
  toyGame,
  valueOf,
} from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

afterAll(removeFolders);
const ann1 = { game: 'toy', seat: 'ann', turn: 1 } as const;
const ann2 = { ...ann1, turn: 2 } as const;

test('an opened invitation lies in the library under its game and seat, keys for their owner alone', async () => {
  const root = tempFolder();
  const file = resultsOf(await toyGame());
  const took = valueOf(await libraryAt(root, quick).take(file));
  expect(took).toMatchObject({ what: 'results', key: ann1, news: 'new' });
  expect(readFileSync(join(root, 'toy/ann/turn-0001.new'))).toEqual(Buffer.from(file));
  expect(statSync(join(root, 'toy/ann/keys')).mode & 0o777).toBe(0o600);
  // It holds the same keys, and nothing seals it.
  expect(statSync(join(root, 'toy/ann/turn-0001.new')).mode & 0o777).toBe(0o600);
});

test('the list names game, seat and turn, and the newest turn of the seat', async () => {
  const gm = await toyGame();
  const library = libraryAt(tempFolder());
  valueOf(await library.take(resultsOf(gm)));
  await gm.run();
  valueOf(await library.take(resultsOf(gm)));
  const facts = {
    game: 'toy',
    seat: 'ann',
    ruleset: 'toy',
    title: 'A toy game',
    seatName: 'ann',
    orders: 0,
    practice: false,
    tutorial: false,
    disputed: false,
  };
  expect(valueOf(await library.list())).toEqual([
    { ...facts, turn: 1, latest: false },
    { ...facts, turn: 2, latest: true },
  ]);
});

test('the same file twice changes nothing', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(gm)));
  const before = readdirSync(join(root, 'toy/ann'));
  expect(valueOf(await library.take(resultsOf(gm))).news).toBe('already-here');
  expect(readdirSync(join(root, 'toy/ann'))).toEqual(before);
});

test('an older turn is kept as history', async () => {
  const gm = await toyGame();
  const library = libraryAt(tempFolder());
  valueOf(await library.take(resultsOf(gm)));
  const second = (await gm.run(), resultsOf(gm));
  await gm.run();
  valueOf(await library.take(resultsOf(gm)));
  expect(valueOf(await library.take(second))).toMatchObject({ key: ann2, news: 'older-turn' });
  expect(valueOf(await library.open(ann2))).toMatchObject({ latest: false });
});

test('other results for a turn are kept beside, and taken into use when chosen', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  const library = libraryAt(root);
  const first = valueOf(await library.take(resultsOf(gm)));
  const other = valueOf(await library.take(await otherResultsOf(gm)));
  expect(other).toMatchObject({ key: ann1, news: 'different-results' });
  expect(valueOf(await library.open(ann1))).toMatchObject({
    digest: first.digest,
    versions: [first.digest, other.digest],
  });
  expect(valueOf(await library.list())).toMatchObject([{ turn: 1, disputed: true }]);
  valueOf(await library.choose(ann1, other.digest));
  expect(valueOf(await library.open(ann1)).digest).toBe(other.digest);
  expect(valueOf(await libraryAt(root).open(ann1)).digest).toBe(other.digest);
  expect(codesOf(await library.choose(ann1, '0'.repeat(64)))).toEqual(['version-not-here']);
});

test('a turn that the computer leads for want of orders says so', async () => {
  const gm = await toyGame();
  const library = libraryAt(tempFolder());
  valueOf(await library.take(resultsOf(gm)));
  const led = valueOf(await library.take(await otherResultsOf(gm, { absent: 3 })));
  valueOf(await library.choose(ann1, led.digest));
  const { notes } = valueOf(await library.open(ann1));
  expect(notes.map(({ phrase }) => phraseText(phrase))).toEqual([
    'No orders came from you for 3 turns in a row, so the computer leads your digger until you send some.',
  ]);
});

test('a turn that was run again says so, and why', async () => {
  const gm = await toyGame();
  const library = libraryAt(tempFolder());
  valueOf(await library.take(resultsOf(gm)));
  expect(valueOf(await library.open(ann1)).rerun).toBeUndefined();
  const again = valueOf(
    await library.take(await otherResultsOf(gm, { rerun: 2, rerunWhy: 'A bug in the rules.' })),
  );
  valueOf(await library.choose(ann1, again.digest));
  expect(valueOf(await library.open(ann1))).toMatchObject({
    rerun: { times: 2, why: 'A bug in the rules.' },
    notes: [{ code: 'run-again' }],
  });
});

test.each<readonly [string, readonly string[], string, boolean]>([
  ['the same person', ['k1', 'k2'], 'k2', false],
  ['the same person, whose list has grown', ['k1', 'k2', 'k3'], 'k2', false],
  ['another person', ['x1', 'x2'], 'x2', true],
  ['somebody who is not in the list', ['k1', 'k2'], 'gm', true],
  ['a list that has become shorter', ['k1'], 'k2', true],
  ['nobody any more', [], 'gm', true],
])(
  'later results that let orders be sealed to %s: the player is warned unless it is the person they were told of first',
  async (_, sealKeys, seal, warned) => {
    const gm = await toyGame();
    const library = libraryAt(tempFolder());
    const { sign } = gm.store.facts.publicly;
    const keys = gm.store.seats().find((one) => one.seat === 'ann')?.privately;
    valueOf(await library.take(resultsOf(gm)));
    const first = valueOf(
      await library.take(
        await otherResultsOf(gm, {
          sealKeys: ['k1', 'k2'],
          gm: { sign, seal: 'k1' },
          ...defined({ keys }),
        }),
      ),
    );
    valueOf(await library.choose(ann1, first.digest));
    expect(valueOf(await library.open(ann1)).notes).toEqual([]);
    await gm.run();
    valueOf(
      await library.take(
        await otherResultsOf(gm, {
          ...(sealKeys.length === 0 ? {} : { sealKeys: [...sealKeys] }),
          gm: { sign, seal },
        }),
      ),
    );
    expect(valueOf(await library.open(ann2)).notes.map(({ code }) => code)).toEqual(
      warned ? ['other-keyholder'] : [],
    );
  },
);

test('a later turn wants the invitation first; then it opens', async () => {
  const gm = await toyGame();
  const invitation = resultsOf(gm);
  await gm.run();
  const library = libraryAt(tempFolder());
  expect(codesOf(await library.take(resultsOf(gm)))).toEqual(['cannot-unseal']);
  valueOf(await library.take(invitation));
  expect(valueOf(await library.take(resultsOf(gm))).key).toEqual(ann2);
});

test('nobody but the game master who invited is believed', async () => {
  const library = libraryAt(tempFolder());
  valueOf(await library.take(resultsOf(await toyGame())));
  expect(codesOf(await library.take(resultsOf(await toyGame())))).toEqual(['not-signed-by-gm']);
});

test('lost keys come back with the invitation', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  const invitation = resultsOf(gm);
  valueOf(await libraryAt(root).take(invitation));
  await gm.run();
  writeFileSync(join(root, 'toy/ann/keys'), 'spoilt');
  expect(codesOf(await libraryAt(root).take(resultsOf(gm)))).toEqual(['keys-unreadable']);
  valueOf(await libraryAt(root).take(invitation));
  expect(valueOf(await libraryAt(root).take(resultsOf(gm))).key).toEqual(ann2);
});

test.each(['spoilt', 'passphrase\nlocked'])(
  'keys that cannot be read give way to no invitation but the game master’s (%j)',
  async (kept) => {
    const gm = await toyGame();
    const root = tempFolder();
    const invitation = resultsOf(gm);
    valueOf(await libraryAt(root).take(invitation));
    writeFileSync(join(root, 'toy/ann/keys'), kept);
    expect(codesOf(await libraryAt(root).take(resultsOf(await toyGame())))).toEqual(['not-signed-by-gm']);
    expect(readFileSync(join(root, 'toy/ann/keys'), 'utf8')).toBe(kept);
    expect(readdirSync(join(root, 'toy/ann')).sort()).toEqual(['keys', 'turn-0001.new']);
    unlinkSync(join(root, 'toy/ann/keys'));
    expect(codesOf(await libraryAt(root).take(resultsOf(await toyGame())))).toEqual(['not-signed-by-gm']);
    expect(valueOf(await libraryAt(root).take(invitation)).news).toBe('already-here');
  },
);

test('an invitation that was refused is refused on second sight, whatever was taken meanwhile', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  const library = libraryAt(root);
  const [invitation, forged] = [resultsOf(gm), resultsOf(await toyGame())];
  valueOf(await library.take(invitation));
  unlinkSync(join(root, 'toy/ann/keys'));
  expect(codesOf(await library.take(forged))).toEqual(['not-signed-by-gm']);
  valueOf(await library.take(invitation));
  const kept = readFileSync(join(root, 'toy/ann/keys'));
  expect(codesOf(await library.take(forged))).toEqual(['not-signed-by-gm']);
  expect(readFileSync(join(root, 'toy/ann/keys'))).toEqual(kept);
});

const quick = { sealing: quickSealing };

/** The invitation of ann, under a passphrase. */
async function protectedInvitation(gm: Gm, phrase: string): Promise<Uint8Array> {
  const found = gm.store.results(1).find((one) => one.seat === 'ann')!;
  const { game, ruleset, edition, privately } = gm.store.facts;
  const keys = gm.store.seats().find(({ seat }) => seat === 'ann')!.privately;
  const body = { ...(found.body as ResultsBody), keys };
  const mark = { game, ruleset, edition, turn: 1, seat: seatId('ann') };
  const closing = { kind: 'passphrase', phrase } as const;
  return makeResultsFile(quickSealing, mark, body, { signKey: privately.sign, closing });
}

test('a protected invitation opens with its passphrase alone, also after it was opened and put away', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  const library = libraryAt(root, quick);
  const file = await protectedInvitation(gm, 'four plain words here');
  expect(codesOf(await library.take(file))).toEqual(['passphrase-wanted']);
  valueOf(await library.take(file, 'four plain words here'));
  valueOf(await library.forget(ann1));
  expect(codesOf(await library.take(file, 'four other words here'))).toEqual(['cannot-unseal']);
  expect(existsSync(join(root, 'toy/ann/keys'))).toBe(false);
  valueOf(await library.take(file, 'four plain words here'));
  expect(valueOf(await libraryAt(root, quick).open(ann1)).key).toEqual(ann1);
});

test('a wrong passphrase that an earlier program kept is mended by the right one', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  const file = await protectedInvitation(gm, 'four plain words here');
  valueOf(await libraryAt(root, quick).take(file, 'four plain words here'));
  const keys = join(root, 'toy/ann/keys');
  writeFileSync(keys, readFileSync(keys, 'utf8').replace('four plain words here', 'four other words here'));
  expect(codesOf(await libraryAt(root, quick).open(ann1))).toEqual(['cannot-unseal']);
  expect(codesOf(await libraryAt(root, quick).take(file))).toEqual(['passphrase-wanted']);
  valueOf(await libraryAt(root, quick).take(file, 'four plain words here'));
  expect(valueOf(await libraryAt(root, quick).open(ann1)).key).toEqual(ann1);
});

test('files put into the folder by hand are found, the invitation before what its keys open', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  writeFileSync(join(root, 'b first.new'), resultsOf(gm));
  await gm.run();
  mkdirSync(join(root, 'mail'));
  writeFileSync(join(root, 'mail', 'a second.NEW'), resultsOf(gm));
  const library = libraryAt(root);
  expect(valueOf(await library.list()).map(({ turn }) => turn)).toEqual([1, 2]);
  expect(existsSync(join(root, 'b first.new'))).toBe(false);
  expect(valueOf(await library.strays())).toEqual([]);
});

test('a file that calls itself another turn is put where it belongs', async () => {
  const root = tempFolder();
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(await toyGame())));
  copyFileSync(join(root, 'toy/ann/turn-0001.new'), join(root, 'toy/ann/turn-0007.new'));
  expect(codesOf(await library.open({ ...ann1, turn: 7 }))).toEqual(['turn-not-here']);
  expect(valueOf(await library.list()).map(({ turn }) => turn)).toEqual([1]);
  expect(readdirSync(join(root, 'toy/ann')).sort()).toEqual(['keys', 'turn-0001.new']);
});

test('what cannot be taken stays where it lies, with its reason', async () => {
  const root = tempFolder();
  writeFileSync(join(root, 'letter.new'), 'Dear ann');
  const library = libraryAt(root);
  expect(valueOf(await library.list())).toEqual([]);
  const strays = valueOf(await library.strays());
  expect(strays.map(({ path, problems }) => [path, problems[0]?.code])).toEqual([['letter.new', 'not-ours']]);
  expect(existsSync(join(root, 'letter.new'))).toBe(true);
});

test('a forgotten turn leaves the list and can be fetched back by hand', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(gm)));
  valueOf(await library.savePlan(ann1, boasts(1), 0));
  valueOf(await library.forget(ann1));
  expect(valueOf(await library.list())).toEqual([]);
  expect(codesOf(await library.open(ann1))).toEqual(['turn-not-here']);
  expect(readdirSync(join(root, 'forgotten/toy/ann')).sort()).toEqual([
    'keys',
    'plan-0001.json',
    'turn-0001.new',
  ]);
  expect(codesOf(await library.forget(ann1))).toEqual(['turn-not-here']);
  // With its last turn the game master is forgotten too: another game may come under the same name.
  expect(valueOf(await library.take(resultsOf(await toyGame()))).news).toBe('new');
});

test('a turn whose file went bad on the disk says so, and is mended by opening the file again', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  valueOf(await libraryAt(root).take(resultsOf(gm)));
  const path = join(root, 'toy/ann/turn-0001.new');
  writeFileSync(path, readFileSync(path).subarray(0, -10));
  expect(codesOf(await libraryAt(root, quick).open(ann1))).toEqual(['truncated']);
  expect(valueOf(await libraryAt(root).list())).toEqual([]);
  expect(valueOf(await libraryAt(root).take(resultsOf(gm))).news).toBe('new');
  expect(valueOf(await libraryAt(root).open(ann1)).planRevision).toBe(0);
});

test('a file in its place that could not be opened for a moment stays in its place', async () => {
  const gm = await toyGame();
  const root = tempFolder();
  valueOf(await libraryAt(root).take(resultsOf(gm)));
  await gm.run();
  valueOf(await libraryAt(root).take(resultsOf(gm)));
  let failures = 1;
  const unwrap: Secrets['unwrap'] = (kept) => {
    failures -= 1;
    return failures < 0
      ? plainSecrets.unwrap(kept)
      : Promise.resolve(bad([unreadable('busy', 'The keyring is busy.')]));
  };
  const library = libraryAt(root, { secrets: { ...plainSecrets, unwrap } });
  valueOf(await library.list());
  expect(existsSync(join(root, 'toy/ann/turn-0002.new'))).toBe(true);
  expect(valueOf(await library.list()).map(({ turn }) => turn)).toEqual([1, 2]);
});

test('a library folder may be named with a slash at its end', async () => {
  const root = tempFolder();
  const library = libraryAt(`${root}/`);
  valueOf(await library.take(resultsOf(await toyGame())));
  expect(valueOf(await library.list()).map(({ turn }) => turn)).toEqual([1]);
  valueOf(await library.forget(ann1));
  expect(existsSync(join(root, 'forgotten/toy/ann/turn-0001.new'))).toBe(true);
});
