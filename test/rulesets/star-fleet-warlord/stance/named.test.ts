import { expect, test } from 'vitest';
import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { corporation } from '#rulesets/star-fleet-warlord/presentation/pages/corporation.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { shelf, starFleetWarlord } from '../shelf.ts';

const { presentation } = starFleetWarlord;
const nothing = { hq: [], units: {} };
const [mine, other] = [seatId('c01'), seatId('c02')];
const place = placeId('h00-1511');
const state = world(
  readGiven([
    ...['year 168', 'corporation c01 at 00-0808, motto Ever onward, info Write at night, phone 555'],
    ...['corporation c02 at 22-0808', 'hex 00-1511 PL+ES, owner c01, name Yutzworld'],
    'ship c01.a T-PC at 00-1511',
  ]),
);
const view = starFleetWarlord.view(state, mine, []);
const foreign = starFleetWarlord.view(state, other, []);

test('an own site has its name on its page, on the map, in the lists of sites and ships, on the cards of ships, and in reports', () => {
  const name = '00-1511 Yutzworld';
  expect(phraseText(presentation.location(view, nothing, place).title)).toBe(name);
  const drawn = presentation.map(view).places.find((one) => one.place === place);
  expect([drawn?.name, drawn?.globe?.name]).toEqual([name, 'Yutzworld']);
  const page = corporation(shelf)(view, nothing);
  for (const title of ['Ships', 'Sites']) {
    const table = page.sections.find((section) => section.kind === 'table' && section.title === title);
    expect(JSON.stringify(table), title).toContain(name);
  }
  expect(JSON.stringify(presentation.unit(view, nothing, unitId('c01.a')))).toContain(name);
  const said = starFleetWarlord.tell['ship-scrapped'].say(
    {
      kind: 'ship-scrapped',
      seat: mine,
      ship: unitId('c01.a'),
      design: 'T-PC',
      name: 'A',
      place,
      ep: 3,
    } as never,
    view,
  );
  expect(phraseText(said!)).toContain(name);
});

test('nobody else is told it; what a Corporation tells of itself stands on its own page alone', () => {
  expect(JSON.stringify(foreign)).not.toContain('Yutzworld');
  const own = JSON.stringify(corporation(shelf)(view, nothing));
  for (const text of ['Ever onward', 'Write at night', '555']) {
    expect(own).toContain(text);
    expect(JSON.stringify(foreign)).not.toContain(text);
  }
  const unknown: PlaceId = placeId('h00-1512');
  expect(phraseText(presentation.location(foreign, nothing, place).title)).toBe('00-1511');
  expect(phraseText(presentation.location(view, nothing, unknown).title)).toBe('00-1512');
});

test('whoever has lost a site remembers what it was called, and hears of no new name', () => {
  const event = { kind: 'site-captured', place, seat: other, foe: mine, name: 'Yutzworld' } as const;
  const { [place]: lost } = state.sites;
  const after = { ...state, sites: { ...state.sites, [place]: { ...lost!, owner: other, name: 'Renamed' } } };
  const remembered = starFleetWarlord.view(after, mine, [{ event } as never], view);
  expect(phraseText(presentation.location(remembered, nothing, place).title)).toBe('00-1511 Yutzworld');
  expect(JSON.stringify(remembered)).not.toContain('Renamed');
});
