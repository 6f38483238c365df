import type { Event } from '#rulesets/galactic-empires/game.ts';
import { describe, expect, it } from 'vitest';
import { tell } from '../../../../shared/rulesets/galactic-empires/game.ts';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { ownRealm, viewOf } from '../ownRealm.ts';
import { gorn, klingon, romulan, vulcan } from '../play.ts';

const s = sectorId;
const everybody = [gorn, klingon, romulan, vulcan];
const state = deepFreeze(ownRealm());

/** Each event with who hears it, and the sentence each of them reads. */
const rows: readonly (readonly [Event, Readonly<Partial<Record<SeatId, string>>>])[] = [
  [
    { kind: 'acceptance-changed', seat: klingon, from: gorn, accepts: true },
    {
      [klingon]: 'You now accept gifts from the gorn empire.',
      [gorn]: 'The klingon empire now accepts your gifts.',
    },
  ],
  [
    { kind: 'acceptance-changed', seat: klingon, from: gorn, accepts: false },
    {
      [klingon]: 'You now refuse gifts from the gorn empire.',
      [gorn]: 'The klingon empire now refuses your gifts.',
    },
  ],
  [
    { kind: 'passage-changed', seat: klingon, to: romulan, granted: true },
    {
      [klingon]: 'You granted the romulan empire passage rights.',
      [romulan]: 'The klingon empire granted you passage rights.',
    },
  ],
  [
    { kind: 'passage-changed', seat: klingon, to: romulan, granted: false },
    {
      [klingon]: 'You revoked the passage rights of the romulan empire.',
      [romulan]: 'The klingon empire revoked your passage rights.',
    },
  ],
  [
    { kind: 'permission-changed', place: s(1), seat: klingon, to: romulan, granted: true },
    {
      [klingon]: 'You granted the romulan empire special permission for Home.',
      [romulan]: 'The klingon empire granted you special permission for Home.',
    },
  ],
  [
    { kind: 'permission-changed', place: s(1), seat: klingon, to: romulan, granted: false },
    {
      [klingon]: 'You revoked the special permission of the romulan empire for Home.',
      [romulan]: 'The klingon empire revoked your special permission for Home.',
    },
  ],
  [
    { kind: 'permission-bought', place: s(5), seat: klingon, cost: 600 },
    { [klingon]: 'Independent Wilds granted you special permission for 6 resources.' },
  ],
  [
    { kind: 'permission-dropped', place: s(5), seat: klingon },
    { [klingon]: 'You gave up your special permission for Wilds.' },
  ],
  [
    { kind: 'ruler-renamed', seat: klingon, name: 'Kang' },
    {
      [klingon]: 'You now rule as Kang.',
      [gorn]: 'The klingon empire is now ruled by Kang.',
      [romulan]: 'The klingon empire is now ruled by Kang.',
      [vulcan]: 'The klingon empire is now ruled by Kang.',
    },
  ],
  [
    { kind: 'peace-established', seats: [gorn, klingon] },
    {
      [klingon]: 'You made peace with the gorn empire: you are now neutral.',
      [gorn]: 'You made peace with the klingon empire: you are now neutral.',
    },
  ],
  [
    { kind: 'alliance-cancelled', by: vulcan, with: klingon },
    {
      [klingon]: 'The vulcan empire cancelled the alliance with you: you are now neutral.',
      [vulcan]: 'You cancelled the alliance with the klingon empire: you are now neutral.',
    },
  ],
  [
    { kind: 'alliance-formed', seats: [klingon, romulan] },
    {
      [klingon]: 'You and the romulan empire are now allies.',
      [romulan]: 'You and the klingon empire are now allies.',
    },
  ],
  [
    { kind: 'info-sharing-changed', seat: klingon, with: vulcan, shares: true },
    {
      [klingon]: 'You now share your scouting reports with the vulcan empire.',
      [vulcan]: 'The klingon empire now shares its scouting reports with you.',
    },
  ],
  [
    { kind: 'info-sharing-changed', seat: klingon, with: vulcan, shares: false },
    {
      [klingon]: 'You no longer share your scouting reports with the vulcan empire.',
      [vulcan]: 'The klingon empire no longer shares its scouting reports with you.',
    },
  ],
  [
    { kind: 'reports-shared', seat: klingon, from: vulcan, places: [s(1), s(6)] },
    { [klingon]: 'The vulcan empire shared reports of 2 sectors.' },
  ],
  [
    { kind: 'ambassador-sent', seat: klingon, to: gorn, address: 'kang@qonos.example' },
    {
      [klingon]: 'Your ambassador told the gorn empire to write to kang@qonos.example.',
      [gorn]: 'An ambassador of the klingon empire asks you to write to kang@qonos.example.',
    },
  ],
  [
    { kind: 'espionage-made', seat: klingon, on: gorn, cost: 3500, report: {} },
    { [klingon]: 'Espionage on the gorn empire for 35 resources: the agents found out nothing.' },
  ],
  [
    {
      kind: 'espionage-made',
      seat: klingon,
      on: gorn,
      cost: 3500,
      report: {
        ships: [{ class: 'Scout', count: 2 }],
        sectors: 1,
        annexed: 3,
        treasury: 1250,
        centers: [s(4)],
        admirals: 1,
        relations: [{ seat: romulan, relation: 'alliance' }],
      },
    },
    {
      [klingon]:
        'Espionage on the gorn empire for 35 resources: 2 Scouts; 1 sector owned; 3 sectors annexed; 12.5 resources in the treasury; industrial centers in Gornar; 1 admiral; alliance with the romulan empire.',
    },
  ],
  [
    {
      kind: 'espionage-made',
      seat: klingon,
      on: gorn,
      cost: 3500,
      report: { ships: [], centers: [], relations: [] },
    },
    {
      [klingon]:
        'Espionage on the gorn empire for 35 resources: no starships; no industrial centers; no wars or alliances.',
    },
  ],
];

describe('who hears of diplomacy, and in which words', () => {
  it.each(rows)('%j', (event, expected) => {
    const { told, say } = tell[event.kind] as {
      told(event: Event, seat: SeatId, before: State): Event | undefined;
      say(event: Event, view: unknown): Parameters<typeof phraseText>[0];
    };
    const heard = everybody.flatMap((seat) => {
      const known = told(event, seat, state);
      return known === undefined ? [] : [[seat, phraseText(say(known, viewOf(state, seat)))] as const];
    });
    expect(Object.fromEntries(heard)).toEqual(expected);
  });
});
