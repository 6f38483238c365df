import { expect, test } from 'vitest';
import { gameMaster, placeId, seatId } from '#kernel/ids.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase, phraseText } from '#kernel/report/phrase.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { starFleetWarlord } from '../shelf.ts';

/* What screens show of Sector Specials, of lists and of stock. */
const seat = seatId('c01');
const { presentation } = starFleetWarlord;

const given = (...lines: readonly string[]) =>
  world(
    readGiven([
      'year 172',
      'corporation c01 at 00-0808, name Heron, stock 44, stockBefore 40',
      'corporation c02 at 22-0808, name Viper, stock 50',
      ...lines,
    ]),
  );
const knows = (...lines: readonly string[]): View =>
  starFleetWarlord.view(given(...lines), seat, [], undefined);
const pageOf = (view: View, screen: string): Page => presentation.page!(view, emptyPlan(), screen, {});
const linesOf = ({ sections }: Page): readonly string[] =>
  sections.flatMap((section) => {
    if (section.kind === 'facts')
      return section.facts.map(({ label, value }) => `${section.title}: ${label}: ${phraseText(value)}`);
    if (section.kind !== 'table') return [];
    return section.rows.map(
      ({ cells }) =>
        `${section.title}: ${section.columns.map(({ key }) => phraseText(cells[key]?.value ?? phrase(''))).join(' ')}`,
    );
  });

test('a site with a Sector Special says so, and what it does', () => {
  const view = knows('hex 00-0303 PL+ES, owner c01, special casino');
  const lines = linesOf(presentation.location(view, emptyPlan(), placeId('h00-0303')));
  expect(lines).toContain('Site: Sector Special: Orbital Casino');
  expect(lines.some((line) => line.startsWith('Site: What it does: It gambles'))).toBe(true);
});

test('the Corporation lists those that it knows, its own first; a devastated one does nothing', () => {
  const view = knows(
    'hex 00-0303 PL+ES, owner c02, special ship-ager',
    'hex 00-0505 PL+ES, owner c01, special equalizer, devastated',
  );
  const known = { ...view.sites[placeId('h00-0505')]!, special: 'ship-ager', owner: seatId('c02') };
  const both = { ...view, sites: { ...view.sites, [placeId('h00-0303')]: { ...known, devastated: false } } };
  expect(linesOf(pageOf(both, 'corporation')).filter((line) => line.startsWith('Sector Specials'))).toEqual([
    'Sector Specials: Resource Equalizer 00-0505 Heron Nothing while the site is devastated.',
    'Sector Specials: Ship Ager 00-0303 Viper Your ships age 2 years each year.',
  ]);
  expect(linesOf(pageOf(view, 'corporation')).join()).not.toContain('Ship Ager');
});

test('the rankings have the lists as they were told, and what is known of stock', () => {
  const told = starFleetWarlord.view(
    given(),
    seat,
    [
      {
        event: {
          kind: 'list-told',
          seat,
          list: 'stock',
          places: [
            { seat: seatId('c02'), value: 50 },
            { seat, value: 40 },
          ],
        },
      },
      { event: { kind: 'list-told', seat, list: 'ships', places: [{ seat, value: 7 }] } },
      { event: { kind: 'stock-told', seat, of: seatId('c02'), stock: 53 } },
    ] as never,
    undefined,
  );
  expect(linesOf(pageOf(told, 'rankings'))).toEqual([
    'Your stock: Value now: 44',
    'Your stock: At the end of last year: 40',
    'Stock: 1 Viper 50',
    'Stock: 2 Heron 40',
    'Most ships: 1 Heron 7',
    'Stock of others: Viper 53 Y171',
  ]);
});

test('the game master reads whole lists, and the stock of everybody', () => {
  const state = { ...given(), rankings: { stock: [{ seat, value: 40 }], rise: [{ seat, value: 3 }] } };
  const view = starFleetWarlord.view(state, gameMaster, [], undefined);
  expect(linesOf(pageOf(view, 'rankings'))).toEqual([
    'Stock: 1 Heron 40',
    'Best rise of stock, in percent: 1 Heron 3',
    'Stock of others: Heron 44 Y171',
    'Stock of others: Viper 50 Y171',
  ]);
});

test('what a random event grants stands on the page of the Corporation for its year, and a calmed hex says so', () => {
  const view = knows('hex 00-0303 ES+RZ');
  const granted = { ...view, own: { ...view.own, boons: { trade: 8, calm: 7 } } };
  expect(linesOf(pageOf(granted, 'corporation')).filter((line) => line.startsWith('For this year'))).toEqual([
    'For this year: Trade fair: TE turns one resource into another, for a tenth of it.',
  ]);
  const place = placeId('h00-0303');
  const calm = { ...view, calmed: [place] };
  expect(linesOf(presentation.location(calm, emptyPlan(), place))).toContain(
    'Calmed: Ships that enter: come to no harm',
  );
  expect(linesOf(presentation.location(view, emptyPlan(), place)).join()).not.toContain('Calmed');
});
