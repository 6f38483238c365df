import { me, you, third } from './readersFiles.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { describe, expect, it } from 'vitest';
import { at, filesOf, fleet, given, questions, row, scout, type Asked } from './readersFiles.ts';

const usual = filesOf(row());

describe('what a player is told is the same', () => {
  it.each<[string, SeatId, readonly Asked[], Readonly<Record<string, readonly Asked[]>>]>([
    [
      'offers that the reader does not return',
      you,
      [
        { kind: 'offer-alliance', to: third },
        { kind: 'cancel-alliance', with: me },
      ],
      {},
    ],
    [
      'espionage on the reader',
      you,
      [
        { kind: 'espionage', on: me },
        { kind: 'espionage', on: me },
      ],
      {},
    ],
    [
      'dealings of others',
      you,
      [
        { kind: 'declare-war', on: third },
        { kind: 'share-info', with: third },
        { kind: 'send-ambassador', to: third, address: 'me' },
      ],
      {},
    ],
    [
      'gifts to others and refusals of theirs',
      you,
      [
        { kind: 'send-resources', to: third, amount: 3 },
        { kind: 'accept-nothing', from: third },
        { kind: 'grant-permission', place: at(5), to: third },
      ],
      {},
    ],
    [
      'building, hiring and spending',
      you,
      [{ kind: 'cede-sector', place: at(5) }],
      {
        g00005: [
          { kind: 'build-starships', type: scout, count: 1, rank: 1 },
          { kind: 'hire-admiral' },
          { kind: 'build-defences' },
        ],
      },
    ],
    [
      'fleets formed, renamed, led and ranked',
      you,
      [],
      {
        [fleet(you, 1)]: [
          { kind: 'form-starfleet', number: 2, name: 'Secret' },
          {
            kind: 'transfer-starships',
            type: 'klingon/hawk-heavy-cruiser',
            count: 1,
            to: fleet(you, 2),
            rank: 2,
          },
          { kind: 'rename-unit', name: 'Secret' },
          { kind: 'set-retreat-level', level: 1 },
          { kind: 'salvage-starships', type: 'klingon/hawk-heavy-cruiser', count: 1 },
          { kind: 'search' },
        ],
      },
    ],
    ['travel where the reader has no eyes', you, [], { [fleet(you, 1)]: [{ kind: 'travel', to: at(4) }] }],
  ])('whatever others order: %s', (_, seat, hq, units) => {
    expect(filesOf(row(), given(seat, hq, units))).toBe(usual);
  });

  it('as long as the questions are asked at all', () => {
    const refused = runTurn(galacticEmpires, {
      state: row(),
      seed: 'row',
      plans: { [me]: questions() },
    }).refusals;
    expect(refused.length).toBeGreaterThan(400);
    expect(keysInOrder(Object.fromEntries(refused.map(({ problem }) => [problem.code, true])))).toEqual(
      expect.arrayContaining([
        'permission-held',
        'not-owned',
        'nobody-to-take',
        'foreign-receiver',
        'follows-nobody',
        'not-your-unit',
        'not-enough-move-points',
      ]),
    );
  });
});
