import { dataDigest } from '#kernel/codec/digest.ts';
import { kits } from '../kits/kits.ts';
import { randomGame } from '../play/randomGame.ts';

/** A process of its own for the law of same bytes: plays the random game of every ruleset, and prints their digests by id. */
const [turns = '1', seed = ''] = process.argv.slice(2);
const digests = kits.map((kit) => {
  const game = randomGame(kit.ruleset, kit.start(), Number(turns), seed);
  const told = game.map(({ outcome, heard, views }) => [outcome, [...heard], [...views]]);
  return [kit.ruleset.id, dataDigest(told)];
});
console.log(JSON.stringify(Object.fromEntries(digests)));
