import type { Event } from '#rulesets/galactic-empires/game.ts';
import { describe, expect, it } from 'vitest';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase, Pointer } from '#kernel/words/phrase.ts';
import { phraseParts, phraseText } from '#kernel/words/phrase.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { created } from '#test/support/kits/created.ts';
import { randomPlans } from '#test/support/play/randomPlan.ts';
import { ownRealm, viewOf } from '../ownRealm.ts';
import { a, g, gorn, klingon, romulan, type } from '../play.ts';

const s = sectorId;
const say = (event: Event, view: View): Phrase | undefined =>
  (galacticEmpires.tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(
    event,
    view,
  );
const text = (event: Event): string =>
  phraseText(say(event, viewOf(ownRealm())) ?? { template: '', args: {} });
const kor = admiralId('klingon.a00002.0');

describe('what the reader is told in words', () => {
  it.each<readonly [Event, string]>([
    [{ kind: 'war-declared', by: klingon, on: romulan }, 'You declared war on the romulan empire.'],
    [{ kind: 'war-declared', by: romulan, on: klingon }, 'The romulan empire declared war on you.'],
    [
      { kind: 'starfleet-formed', unit: a(klingon, 9), seat: klingon, number: 9, name: 'Ninth', place: s(1) },
      'Ninth was formed in Home.',
    ],
    [
      { kind: 'retreat-level-set', unit: a(klingon, 1), level: 5 },
      'A1 Hammer will never retreat (retreat level 5).',
    ],
    [
      { kind: 'retreat-level-set', unit: a(klingon, 1), level: 2 },
      'A1 Hammer will retreat when ranks 1 to 2 are empty (retreat level 2).',
    ],
    [
      { kind: 'defend-option-set', unit: a(klingon, 1), defends: false },
      'A1 Hammer will stay outside sector defences in battle.',
    ],
    [{ kind: 'leader-assigned', unit: a(klingon, 2), admiral: kor }, 'Kor now leads A2 Anvil.'],
    [{ kind: 'leader-assigned', unit: a(klingon, 2) }, 'A2 Anvil no longer has a leader.'],
    [
      { kind: 'follow-set', unit: a(klingon, 2), follows: a(klingon, 1) },
      'A2 Anvil now follows A1 Hammer in battle.',
    ],
    [{ kind: 'unit-renamed', unit: a(klingon, 1), name: 'Sledge' }, 'A1 Hammer is now called «Sledge».'],
    [
      {
        kind: 'starships-transferred',
        from: g(1),
        to: a(klingon, 1),
        taken: [
          { type: type('two'), count: 1, rank: 1, used: 0 },
          { type: type('two'), count: 2, rank: 2, used: 0 },
        ],
        rank: 3,
        place: s(1),
      },
      'G1 transferred 3 Hawk Heavy Cruisers to A1 Hammer, rank 3, in Home.',
    ],
    [
      { kind: 'admiral-transferred', from: a(klingon, 1), to: a(klingon, 2), admiral: kor, place: s(2) },
      'Kor went from A1 Hammer to A2 Anvil in March.',
    ],
    [
      {
        kind: 'starships-reassigned',
        unit: a(klingon, 1),
        type: type('two'),
        stacks: [
          { type: type('two'), count: 3, rank: 1, used: 0 },
          { type: type('two'), count: 1, rank: 5, used: 0 },
        ],
      },
      'A1 Hammer stationed its Hawk Heavy Cruisers: 3 in rank 1, 1 in rank 5.',
    ],
    [
      {
        kind: 'starfleet-travelled',
        unit: a(klingon, 1),
        from: s(1),
        to: s(2),
        place: s(2),
        cost: 1,
        phase: 1,
      },
      'A1 Hammer travelled from Home to March (1 move-point).',
    ],
    [{ kind: 'starfleet-waited', unit: a(klingon, 1), place: s(1), cost: 0 }, 'A1 Hammer waited in Home.'],
    [
      { kind: 'starfleet-waited', unit: a(klingon, 1), place: s(1), cost: 1 },
      'A1 Hammer waited in Home (1 move-point).',
    ],
    [
      { kind: 'starfleet-sighted', owner: romulan, number: 7, from: s(3), place: s(1), ships: 2 },
      'Romulan Starfleet #7 with 2 starships came from Remus to Home.',
    ],
    [
      { kind: 'sector-captured', place: s(4), from: gorn, by: klingon },
      'You took Gornar from the gorn empire.',
    ],
    [{ kind: 'sector-captured', place: s(5), by: klingon }, 'You took Wilds from the independents.'],
    [{ kind: 'sector-captured', place: s(1), from: klingon, by: gorn }, 'You lost Home to the gorn empire.'],
    [
      { kind: 'sector-captured', place: s(3), from: romulan, by: gorn },
      'The gorn empire took Remus from the romulan empire.',
    ],
    [
      { kind: 'upkeep-paid', seat: klingon, due: 980, paid: 980 },
      'Upkeep of 9.8 resources was paid in full.',
    ],
    [
      { kind: 'upkeep-paid', seat: klingon, due: 980, paid: 905 },
      'Of an upkeep of 9.8 resources only 9.05 could be paid.',
    ],
    [
      {
        kind: 'starships-deserted',
        seat: klingon,
        losses: [{ unit: a(klingon, 1), type: type('two'), rank: 1, used: 0, count: 2 }],
      },
      'Because upkeep was not paid, you lost 2 Hawk Heavy Cruisers of A1 Hammer.',
    ],
    [
      {
        kind: 'starships-built',
        seat: klingon,
        unit: g(1),
        place: s(1),
        type: type('two'),
        count: 2,
        rank: 1,
        cost: 2400,
      },
      'G1 in Home built 2 Hawk Heavy Cruisers for 24 resources.',
    ],
    [
      { kind: 'sector-annexed', seat: klingon, place: s(2), cost: 1000 },
      'March was annexed for 10 resources.',
    ],
    [
      { kind: 'annexation-declined', seat: klingon, place: s(2), decline: 1 },
      'Your administration of March decays: turn 1 of 3.',
    ],
    [
      { kind: 'annexation-declined', seat: gorn, place: s(2), decline: 2 },
      'The administration of the gorn empire in March decays: turn 2 of 3.',
    ],
    [{ kind: 'annexation-lapsed', seat: klingon, place: s(2) }, 'March is no longer annexed to you.'],
    [
      { kind: 'resources-decayed', seat: klingon, amount: 43 },
      '0.43 resources left in the treasury decayed.',
    ],
    [
      { kind: 'revenue-gained', seat: klingon, amount: 1300, sectors: [{ place: s(1), amount: 1300 }] },
      '1 sector yielded 13 resources.',
    ],
    [
      { kind: 'proclamation-issued', seat: klingon, text: 'Hear!', verdict: 'short', amount: 0 },
      'Your proclamation was too short to earn anything.',
    ],
    [
      { kind: 'proclamation-issued', seat: klingon, text: 'Hear!', verdict: 'unsuitable', amount: -700 },
      'Your proclamation was found unsuitable and cost you 7 resources.',
    ],
    [
      { kind: 'proclamation-heard', seat: gorn, text: 'Hear!' },
      'Ruler of gorn of the gorn empire proclaims: «Hear!»',
    ],
    [
      {
        kind: 'starfleet-dissolved',
        unit: a(klingon, 9),
        seat: klingon,
        number: 9,
        name: 'Ninth',
        place: s(1),
      },
      'Starfleet A9 Ninth was empty and has been dissolved.',
    ],
    [{ kind: 'sectors-scouted', seat: klingon, places: [] }, 'Scouting brought no reports.'],
    [
      { kind: 'sectors-scouted', seat: klingon, places: [s(3), s(4)] },
      'Scouting brought reports of 2 sectors.',
    ],
  ])('%j', (event, expected) => {
    expect(text(event)).toBe(expected);
  });
});

describe('every sentence of a game of chance', () => {
  it('is whole, and points at places and empires that the reader’s map has', () => {
    const made = created(galacticEmpires, { generate: { sectors: 40, empires: 3 } }, openDice('sentences'));
    if (!made.ok) throw new Error('no galaxy');
    let state: State = deepFreeze(made.value);
    const seats = galacticEmpires.seats(state);
    const views = new Map<SeatId, View>(seats.map((seat) => [seat, galacticEmpires.view(state, seat, [])]));
    const kinds = new Set<string>();
    for (let turn = 1; turn <= 4; turn += 1) {
      const plans = randomPlans(galacticEmpires, state, views, openDice(`plans ${turn}`));
      const outcome = runTurn(galacticEmpires, { state, seed: `turn ${turn}`, plans });
      const heard = tellTurn(galacticEmpires, state, outcome.entries, seats);
      state = deepFreeze(outcome.state);
      for (const seat of seats) {
        const view = galacticEmpires.view(state, seat, heard.get(seat) ?? [], views.get(seat));
        views.set(seat, view);
        for (const { event } of heard.get(seat) ?? []) {
          const said = say(event, view);
          if (said === undefined) continue;
          kinds.add(event.kind);
          expect(phraseText(said), event.kind).not.toMatch(/[{}]|undefined|NaN|\bs0\d|\bg0\d/);
          const pointers = phraseParts(said).filter((part): part is Pointer => typeof part === 'object');
          for (const { to, id } of pointers) {
            if (to === 'place') expect(keysInOrder(view.sectors)).toContain(id);
            if (to === 'seat') expect(keysInOrder(view.empires)).toContain(id);
          }
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(12);
  });
});
