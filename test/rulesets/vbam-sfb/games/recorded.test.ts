import { expect, test } from 'vitest';
import { dataDigest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
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
    'd4cfacfe9be2 f28748a2403b b17c4d5e7e57 02be355d4f99 d3d9055ab09f c8e15679dbc1 4633559ae57a 582c69847b96',
    '91d07449b10c 25a62f469ef7 7200b1a5f795 98984f523f78 5167ea788c71 078674344b1c 8cd6e95c6f81 f5a4fd243577',
    'a556ae712c2d a72c84d3e44c 2ed5335d3dcd 7f3a41c585cf be8e30645b69 7872f6d3c506 32a85fe89f2b 0e8e4014a8ba',
  ],
  'recorded 8': [
    '11d7dd0f743e 794bdc121639 0acad8db70bb ba92a3ed299c 004fec1a81dd d45548cd8a57 a82b956293f4 2d6da025f472',
  ],
  'recorded 10': [
    'd4ae7cbd683d 1b95b62dda92 1fc8bdc98b19 90360f01ab10 9e6375fde227 5f1e65cabc5d 3b6f576b15e7 bbe068ae7af5',
  ],
  'recorded 15': [
    '3cd1c1ca0a2d 2bd6023ed23e e9667705ac5f 72dfed28d8b2 81cf279d4a60 8cb3e71c54ab 9de4f330897e 9452e0fde7d2',
  ],
};

test.each(keysInOrder(recorded))('the campaign «%s» is as it was recorded, turn by turn', (name) => {
  const marks = recorded[name];
  expect(name === 'led' ? led(24) : wild(name, 8)).toEqual(marks.flatMap((line) => line.split(' ')));
});
