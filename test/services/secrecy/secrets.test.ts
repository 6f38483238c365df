import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { marked, passphraseSecrets, plainSecrets } from '#main/adapters/fileSecrets.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { clock, entropy, timer } from '#main/adapters/machine.ts';
import { closer, sealing } from '#main/adapters/sealing.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { codesOf, libraryAt, resultsOf, toy, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

afterAll(removeFolders);
const plain = new TextEncoder().encode('private');
/** Work of a passphrase here: the usual one costs a second a time. */
const quick = 10;
const key = { game: 'toy', seat: 'ann', turn: 1 } as const;

test('keys under a passphrase show nothing, and open with it alone', async () => {
  const kept = valueOf(await passphraseSecrets('right', quick).wrap(plain));
  expect(Buffer.from(kept).includes('private')).toBe(false);
  expect(valueOf(await passphraseSecrets('right', quick).unwrap(kept))).toEqual(plain);
  expect(codesOf(await passphraseSecrets('wrong', quick).unwrap(kept))).toEqual(['wrong-passphrase']);
  expect(codesOf(await plainSecrets.unwrap(kept))).toEqual(['keys-need-passphrase']);
  expect(codesOf(await passphraseSecrets('right', quick).unwrap(kept.subarray(0, -1)))).toEqual([
    'wrong-passphrase',
  ]);
});

test('keys from before there was a passphrase are still read', async () => {
  expect(
    valueOf(await passphraseSecrets('any', quick).unwrap(valueOf(await plainSecrets.wrap(plain)))),
  ).toEqual(plain);
});

test('keys in the keyring of the desktop program are said to be there; nonsense is lost', async () => {
  expect(codesOf(await plainSecrets.unwrap(marked('keyring', plain)))).toEqual(['keys-in-keyring']);
  for (const spoilt of ['', '\n', 'gold\nx', 'plain']) {
    expect(codesOf(await plainSecrets.unwrap(new TextEncoder().encode(spoilt)))).toEqual(['keys-unreadable']);
  }
});

test('a library under a passphrase keeps its keys so, and says when it is missing', async () => {
  const root = tempFolder();
  const secrets = passphraseSecrets('right', quick);
  const gm = await toyGame();
  valueOf(await libraryAt(root, { secrets }).take(resultsOf(gm)));
  expect(readFileSync(join(root, 'toy/ann/keys')).subarray(0, 11).toString()).toBe('passphrase\n');
  await gm.run();
  expect(codesOf(await libraryAt(root).take(resultsOf(gm)))).toEqual(['keys-need-passphrase']);
  expect(valueOf(await libraryAt(root, { secrets }).take(resultsOf(gm))).key).toEqual({ ...key, turn: 2 });
});

test('an invitation under a passphrase wants it once', async () => {
  const quickly = { ...sealing, close: closer(quick) };
  const made = await newGame(
    { sealing: quickly, entropy, clock, timer },
    gameFiles,
    join(tempFolder(), 'toy.game'),
    {
      ruleset: toy,
      setup: { seats: ['ann', 'bob'] },
      players: {},
      game: 'toy',
      invitation: { kind: 'passphrase', phrase: 'open sesame' },
    },
  );
  const invitation = resultsOf(valueOf(made));
  const root = tempFolder();
  const library = libraryAt(root);
  expect(codesOf(await library.take(invitation))).toEqual(['passphrase-wanted']);
  expect(codesOf(await library.take(invitation, 'open barley'))).toEqual(['cannot-unseal']);
  expect(valueOf(await library.take(invitation, 'open sesame')).key).toEqual(key);
  expect(valueOf(await libraryAt(root).open(key)).key).toEqual(key);
  expect(valueOf(await libraryAt(root).take(invitation)).news).toBe('already-here');
});
