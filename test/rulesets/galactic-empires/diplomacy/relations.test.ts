import { describe, expect, it } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { close } from '#rulesets/galactic-empires/close.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { pairKey } from '#rulesets/galactic-empires/model/state.ts';
import { relation } from '#rulesets/galactic-empires/model/relations.ts';
import { gorn, klingon, play, romulan, vulcan } from '../play.ts';
import { type Words, world, said, peace, alliance, cancel, war } from './diplomaticWorld.ts';

describe('relations at the end of a turn (GE 972-986, E-45)', () => {
  const start = world({ wars: [[klingon, gorn]], alliances: [[klingon, vulcan]] });
  it.each<readonly [string, Readonly<Record<SeatId, Words>>, SeatId, string, readonly string[]]>([
    ['both offer peace', { [klingon]: [peace(gorn)], [gorn]: [peace(klingon)] }, gorn, 'neutral', []],
    ['one alone offers peace', { [klingon]: [peace(gorn)] }, gorn, 'war', ['klingon 1: not-offered-back']],
    [
      'the offers go to different empires',
      { [klingon]: [peace(gorn)], [gorn]: [peace(romulan)] },
      gorn,
      'war',
      ['gorn 1: not-at-war', 'klingon 1: not-offered-back'],
    ],
    [
      'both offer an alliance',
      { [klingon]: [alliance(romulan)], [romulan]: [alliance(klingon)] },
      romulan,
      'alliance',
      [],
    ],
    [
      'one alone offers an alliance',
      { [romulan]: [alliance(klingon)] },
      romulan,
      'neutral',
      ['romulan 1: not-offered-back'],
    ],
    [
      'one offers peace, the other an alliance',
      { [klingon]: [peace(gorn)], [gorn]: [alliance(klingon)] },
      gorn,
      'war',
      ['klingon 1: not-offered-back', 'gorn 1: alliance-with-enemy'],
    ],
    [
      'from war to alliance in one turn',
      { [klingon]: [peace(gorn), alliance(gorn)], [gorn]: [peace(klingon), alliance(klingon)] },
      gorn,
      'neutral',
      ['gorn 2: neutral-too-lately', 'klingon 2: neutral-too-lately'],
    ],
    [
      'cancelled and formed anew',
      { [klingon]: [cancel(vulcan), alliance(vulcan)], [vulcan]: [alliance(klingon)] },
      vulcan,
      'neutral',
      ['klingon 2: neutral-too-lately', 'vulcan 1: neutral-too-lately'],
    ],
    ['one alone cancels', { [vulcan]: [cancel(klingon)] }, vulcan, 'neutral', []],
    ['both cancel', { [vulcan]: [cancel(klingon)], [klingon]: [cancel(vulcan)] }, vulcan, 'neutral', []],
    [
      'nothing to cancel',
      { [klingon]: [cancel(romulan), cancel(gorn)] },
      gorn,
      'war',
      ['klingon 1: no-alliance', 'klingon 2: no-alliance'],
    ],
    [
      'war this turn, peace not before the next',
      { [klingon]: [war(romulan), peace(romulan)], [romulan]: [peace(klingon)] },
      romulan,
      'war',
      ['klingon 2: war-is-new', 'romulan 1: war-is-new'],
    ],
    [
      'war this turn, no alliance',
      { [klingon]: [war(romulan), alliance(romulan)], [romulan]: [alliance(klingon)] },
      romulan,
      'war',
      ['klingon 2: alliance-with-enemy', 'romulan 1: alliance-with-enemy'],
    ],
    [
      'an ally cannot be made twice',
      { [klingon]: [alliance(vulcan)], [vulcan]: [alliance(klingon)] },
      vulcan,
      'alliance',
      ['klingon 1: allied-already', 'vulcan 1: allied-already'],
    ],
    [
      'the same offer twice is one offer',
      { [klingon]: [peace(gorn), peace(gorn)], [gorn]: [peace(klingon)] },
      gorn,
      'neutral',
      ['klingon 1: overruled'],
    ],
    [
      'with oneself and with strangers',
      { [klingon]: [peace(klingon), alliance('borg' as SeatId), cancel('borg' as SeatId)] },
      gorn,
      'war',
      ['klingon 1: own-empire', 'klingon 3: unknown-empire', 'klingon 2: unknown-empire'],
    ],
  ])('%s', (_, lists, other, expected, refused) => {
    const played = play(start, said(lists));
    expect(relation(played.state, klingon, other)).toBe(expected);
    expect(played.refused).toEqual(refused);
  });

  it('one treaty is one event, whoever is named first; two who cancel both do', () => {
    const made = play(start, said({ [klingon]: [peace(gorn)], [gorn]: [peace(klingon)] }));
    expect(made.events('peace-established')).toMatchObject([{ seats: [gorn, klingon] }]);
    const ended = play(start, said({ [vulcan]: [cancel(klingon)], [klingon]: [cancel(vulcan)] }));
    expect(ended.events('alliance-cancelled').map(({ by }) => by)).toEqual([klingon, vulcan]);
  });

  it('the turn after, all of it is possible: the mark of the change goes with the turn', () => {
    const first = play(
      start,
      said({ [klingon]: [peace(gorn), cancel(vulcan), war(romulan)], [gorn]: [peace(klingon)] }),
    ).state;
    expect(first.relationsChanged).toEqual([
      pairKey(klingon, romulan),
      pairKey(klingon, gorn),
      pairKey(klingon, vulcan),
    ]);
    const next = plainCopy(first);
    close(next);
    expect(next).not.toHaveProperty('relationsChanged');
    const second = play(
      next,
      said({
        [klingon]: [alliance(gorn), war(vulcan), peace(romulan)],
        [gorn]: [alliance(klingon)],
        [romulan]: [peace(klingon)],
      }),
    );
    expect(second.refused).toEqual([]);
    expect([gorn, vulcan, romulan].map((other) => relation(second.state, klingon, other))).toEqual([
      'alliance',
      'war',
      'neutral',
    ]);
  });

  it('nobody deals with the defeated, nor they with anybody', () => {
    const state = {
      ...start,
      empires: { ...start.empires, [gorn]: { ...start.empires[gorn], defeated: true } },
    } as State;
    const played = play(
      state,
      said({
        [klingon]: [peace(gorn), { kind: 'espionage', on: gorn }],
        [gorn]: [{ kind: 'send-ambassador', to: klingon, address: 'x' }, alliance(romulan)],
      }),
    );
    expect([...played.refused].sort()).toEqual([
      'gorn 1: defeated',
      'gorn 2: defeated',
      'klingon 1: unknown-empire',
      'klingon 2: unknown-empire',
    ]);
  });
});
