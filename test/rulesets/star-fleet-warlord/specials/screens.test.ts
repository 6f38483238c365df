import { expect, test } from 'vitest';
import { gameMaster, placeId, seatId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';
import type { Contender } from '#rulesets/star-fleet-warlord/model/state.ts';
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
    // Of the other nothing is known that counts.
    'Who may win: Heron 1 1 with 3 whole sectors or 29 major sites more',
    'Stock: 1 Viper 50',
    'Stock: 2 Heron 40',
    'Most ships: 1 Heron 7',
    'Stock of others: Viper 53 Y171',
  ]);
});

test('who may win and why: what one holds, what lists tell, who is out, and who has won', () => {
  const lines = (view: View): readonly string[] =>
    linesOf(pageOf(view, 'rankings')).filter((line) => line.startsWith('Who may win'));
  const four = [
    'corporation c03 at 20-0808, name Adder',
    'corporation c04 at 33-0808, name Asp, fallen',
    'hex 33-0808 PL+ES, owner c02, office c04',
  ];
  const view = knows(...four);
  const [viper, adder] = [seatId('c02'), seatId('c03')];
  const lists = {
    turn: 7,
    stock: [],
    more: {
      victory: [{ seat: viper, value: 3 }],
      sites: [
        { seat: viper, value: 12 },
        { seat: adder, value: 9 },
        { seat, value: 1 },
      ],
    },
  };
  const told = { ...view, lists };
  expect(lines(told)).toEqual([
    'Who may win: Heron 1 1 with 3 whole sectors or 29 major sites more',
    'Who may win: Viper 3 12 with 1 whole sector or 18 major sites more',
    'Who may win: Adder  9 with 21 major sites more',
    'Who may win: Asp   no: its Home Office is lost',
  ]);
  expect(lines({ ...told, winner: viper })).toContain('Who may win: Viper 3 12 has won');
  // Whose Home Office another holds cannot win, were it but for a year.
  const taken = knows('hex 00-0808 PL+ES, owner c02, office c01', 'hex 00-0101 PL+ES, owner c01');
  expect(lines(taken)).toEqual(['Who may win: Heron 0 1 no: its Home Office is lost']);
  // The public reads the same, but for what one alone knows.
  const open = starFleetWarlord.outsider!([told, told].map((one) => ({ view: one, heard: [] })))!;
  const [first] = presentation.standing!(open.view);
  expect(linesOf({ title: phrase(''), sections: [first!] })).toEqual([
    ...lines(told).slice(1, 3),
    'Who may win: Heron  1 with 29 major sites more',
    ...lines(told).slice(3),
  ]);
});

test('an old minefield says that whoever prospects it fills up with T-bombs', () => {
  const view = knows('hex 00-0303 ES+OM', 'hex 00-0404 ES+MM');
  const said = (place: string) => linesOf(presentation.location(view, emptyPlan(), placeId(place)));
  expect(said('h00-0303')).toContain('Old Minefield: Prospecting: fills ships up with T-bombs');
  expect(said('h00-0404').join()).not.toContain('T-bombs');
});

test('the report says who may win and why in one sentence for each', () => {
  const view = knows(
    'corporation c03 at 20-0808, name Adder',
    'corporation c04 at 33-0808, name Asp, fallen',
  );
  const [viper, adder, asp] = [seatId('c02'), seatId('c03'), seatId('c04')];
  const say = (...others: readonly Contender[]): string => {
    const event = { kind: 'victory-told', seat, sectors: 1, sites: 5, others } as const;
    return phraseText(starFleetWarlord.tell['victory-told'].say(event, view)!);
  };
  expect(say()).toBe(
    '4 whole sectors or 30 major sites win as a year ends: you have 1 whole sector and 5 major sites.',
  );
  expect(
    say(
      { seat: viper, sectors: 3, sites: 12 },
      { seat: adder, sites: 1 },
      { seat: adder, sectors: 2 },
      { seat: asp, out: true },
    ),
  ).toBe(
    `${say()} Of others all know: Viper has 3 whole sectors and 12 major sites; Adder has 1 major site; Adder has 2 whole sectors; Asp has lost its Home Office, and is out.`,
  );
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
