import { dataDigest } from '#kernel/codec/digest.ts';
import { kitOf } from '../kits/kits.ts';
import { randomGame } from '../play/randomGame.ts';

/** A process of its own for the law of same bytes: plays the random game and prints its digest. */
const [name = '', turns = '1', seed = ''] = process.argv.slice(2);
const kit = kitOf(name);
const game = randomGame(kit.ruleset, kit.start(), Number(turns), seed);
console.log(dataDigest(game.map(({ outcome, heard, views }) => [outcome, [...heard], [...views]])));
