import { expect, test } from 'vitest';
import { dataDigest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { randomGame } from '#test/support/play/randomGame.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { begun, setup } from './begun.ts';
import { ledTurns, type Views } from './ledTurns.ts';
import { anyWorld } from './world/anyWorld.ts';

/*
 * What whole games came to when they were recorded, turn by turn: the world, what happened, what each empire heard and knows. Nothing here
 * says that it is right, only that it is as it was; when it may be recorded again is told in the README of the cases.
 */

/** What a turn came to, in twelve signs: as data, and as files hold it. */
const mark = (
  outcome: { readonly state: State },
  heard: ReadonlyMap<SeatId, unknown>,
  views: Views,
): string => {
  const { state, view } = vbamSfb.codecs;
  const filed = [state.make(outcome.state), ...[...views.values()].map((one) => view.make(one))];
  return dataDigest([outcome, [...heard], [...views], filed]).slice(0, 12);
};

/** A campaign whose empires the computer leads, with raiders and random events, so many turns long. */
const led = (turns: number): readonly string[] =>
  ledTurns(
    begun({ ...(setup(4) as object), raids: 'rules', chances: 40, natives: 20 }, openDice('recorded')),
    turns,
    'recorded',
  ).map(({ outcome, heard, views }) => mark(outcome, heard, views));

/** Campaigns with random orders of all kinds. */
const wild = (seed: string, turns: number): readonly string[] =>
  randomGame(vbamSfb, anyWorld(openDice(seed)), turns, seed).map(({ outcome, heard, views }) =>
    mark(outcome, heard, views),
  );

const recorded = {
  led: [
    '334c741f7565 63b0a8f72fb4 8e519fd315f7 ae6067b7cd28 ba05b4f7922e 53213418fac6 d64a111ee704 76d587edd56f',
    'f78ae1b346a7 197f8e25cce6 a2fb2534aba1 6aa061333356 fbb255cfd11e 2af0191294b7 c2a61aa5b389 2f9b84c2ab99',
    '9b8a07386a02 4285fc43b7c5 0612c027ae04 611b30fc6235 3aa3da9b33ef 28cd9a0051d3 68bfff35d7dc ad4fe30d6a1a',
  ],
  'recorded 10': [
    'a30259d955cf 8f5aa40daf94 8129d6c21336 1c4e6adbbcb2 38db2427bd41 84dd263e2ebc d0f3366a2961 7e028c15a308',
  ],
  'recorded 15': [
    '8cfee56d7923 9e33e7036c56 5bbc3e9337fc c1249eba916f 8cef7ecfe890 054f7c395d25 b1f762a476b3 ae3d924a13ec',
  ],
  'recorded 8': [
    '0651602b44bd a65587626901 a586b788008c 834f7db00419 ecadd484b076 222a2f4797c0 9682acc4db95 f31f0d4cda36',
  ],
};

test.each(keysInOrder(recorded))('the campaign «%s» is as it was recorded, turn by turn', (name) => {
  const marks = recorded[name];
  expect(name === 'led' ? led(24) : wild(name, 8)).toEqual(marks.flatMap((line) => line.split(' ')));
});
