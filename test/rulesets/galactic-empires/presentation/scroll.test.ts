import { describe, expect, it } from 'vitest';

import type { Unnumbered } from '#kernel/game/plan.ts';
import type { ScrollPicture } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { scroll } from '#rulesets/galactic-empires/presentation/scroll/scroll.ts';
import { preview } from '#rulesets/galactic-empires/preview/preview.ts';
import { review } from '#rulesets/galactic-empires/review/review.ts';
import { ownRealm, planOf, problemCodes, viewOf } from '../ownRealm.ts';
import {
  a,
  fleet,
  g,
  garrison,
  gorn,
  klingon,
  play,
  romulan,
  scene,
  travel,
  type,
  vulcan,
  wait,
} from '../play.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const [A1, A2, A3, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), g(1)];
const rolled = (lists: Lists, state: State = ownRealm()): ScrollPicture =>
  scroll(viewOf(state), planOf(lists));
/** `phase title: sentence`, marked where it is open. */
const lines = ({ steps }: ScrollPicture): readonly string[] =>
  steps.flatMap(({ path, title, lines: own }) =>
    own.map(
      ({ said, open }) =>
        `${path[0]?.at ?? 0} ${title}: ${phraseText(said)}${open === true ? ' (open)' : ''}`,
    ),
  );
const line = (picture: ScrollPicture, title: string, phase = 0): readonly string[] =>
  lines(picture)
    .filter((text) => text.startsWith(`${phase} ${title}: `))
    .map((text) => text.slice(`${phase} ${title}: `.length));

const build: Unnumbered<Order> = { kind: 'build-starships', type: type('two'), count: 1, rank: 1 };
const busy: Lists = {
  hq: [
    { kind: 'annex-sector', place: sectorId(2) },
    { kind: 'declare-war', on: romulan },
  ],
  [A1]: [wait, travel(3)],
  [A2]: [travel(4), travel(5)],
  [G1]: [
    build,
    { kind: 'form-starfleet', number: 3, name: 'New' },
    { kind: 'transfer-starships', type: type('two'), count: 1, to: A3, rank: 1 },
  ],
  [A3]: [{ kind: 'search' }, travel(2)],
};

describe('the scroll (GE 7246)', () => {
  it('goes through the turn in the order of the sequence: first events, the phases, final events (GE 557-1038)', () => {
    const { steps } = rolled(busy);
    expect(steps.map(({ part, path, title }) => `${part} ${path[0]?.at ?? 0}: ${title}`)).toEqual([
      'First Events 0: War Declared',
      'First Events 0: New Starfleets Formed',
      'First Events 0: Same Location Transfers Occur',
      'Movement Events 1: Starfleets Travel',
      'Movement Events 1: Searches Happen',
      'Movement Events 1: Battles Are Fought',
      'Movement Events 2: Starfleets Travel',
      'Movement Events 2: Battles Are Fought',
      'Final Events 0: Upkeep Paid',
      'Final Events 0: Starships Built',
      'Final Events 0: Sectors Annexed',
      'Final Events 0: Construction Happens',
      'Final Events 0: Resources Decay',
      'Final Events 0: Sector Revenue Gained',
      'Final Events 0: Scouting Occurs',
    ]);
    expect(steps[0]?.cite).toBe('GE 575');
  });

  it('tells each line in the future, with the order, unit and place that it is about', () => {
    const { steps } = rolled(busy);
    const [formed] = steps[1]?.lines ?? [];
    expect(phraseText(formed?.said ?? { template: '', args: {} })).toBe('A3 New will be formed in Home.');
    expect(formed).toMatchObject({ order: 'klingon.t1.o4', unit: A3, place: sectorId(1) });
    expect(steps[3]?.lines).toMatchObject([
      { unit: A1, place: sectorId(1) },
      { unit: A2, place: sectorId(4) },
    ]);
    expect(line(rolled(busy), 'Same Location Transfers Occur')).toEqual([
      'G1 will transfer 1 Hawk Heavy Cruiser to A3 New, rank 1, in Home.',
    ]);
  });

  it('announces battles with the forces that are seen, never rolled (R-16.8)', () => {
    const picture = rolled(busy);
    expect(line(picture, 'Battles Are Fought', 1)).toEqual([
      'Expect a battle in Gornar: A2 Anvil against Garrison of Gornar (5 starships). It will use up all move-points. (open)',
    ]);
    expect(line(picture, 'Battles Are Fought', 2)).toEqual([
      'Expect a battle in Remus: A1 Hammer against Romulan Starfleet #7 (2 starships). It will use up all move-points. (open)',
    ]);
    const [battle] =
      picture.steps.find(({ title, path }) => title === 'Battles Are Fought' && path[0]?.at === 1)?.lines ??
      [];
    expect(battle?.order).toMatch(/^klingon\.t1\.o\d$/);
    expect(battle).toMatchObject({ unit: A2, place: sectorId(4) });
  });

  it('counts the enemies that one line cannot name', () => {
    const state = ownRealm();
    const hosts = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((number) => fleet(gorn, number, { at: 4, ships: [[type('two'), number]] })),
    );
    const [said] = line(
      rolled({ [A2]: [travel(4)] }, { ...state, units: { ...state.units, ...hosts } }),
      'Battles Are Fought',
      1,
    );
    expect(said).toContain('Gorn Starfleet #5 (5 starships) and 1 more.');
  });

  it('leaves open what depends on the dice, the game master or others', () => {
    const rich = scene(
      {
        sectors: { 1: { owner: klingon, builds: [type('two')], name: 'Home' } },
        units: [garrison(klingon, { at: 1, ships: [[type('two'), 1]] })],
        wars: [[klingon, gorn]],
      },
      { [klingon]: 9000 },
    );
    const picture = rolled(
      {
        hq: [
          { kind: 'offer-peace', to: gorn },
          { kind: 'offer-alliance', to: vulcan },
          { kind: 'espionage', on: gorn },
          { kind: 'issue-proclamation', text: 'x'.repeat(40) },
        ],
        [G1]: [{ kind: 'hire-admiral' }, { kind: 'search' }],
      },
      rich,
    );
    const open = picture.steps.flatMap(({ title, lines: own }) =>
      own.filter((one) => one.open === true).map(() => title),
    );
    expect(open).toEqual([
      'Searches Happen',
      'Admirals Hired',
      'Proclamations Income',
      'Peace Established',
      'Alliances Formed',
      'Espionage Occurs',
    ]);
    expect(lines(picture).filter((text) => text.includes('Somebody'))).toEqual([]);
  });

  it('says that some may leave when upkeep is not paid, and does not decide it (GE 822)', () => {
    const poor = scene(
      {
        sectors: { 1: { owner: klingon } },
        units: [garrison(klingon, { at: 1, ships: [[type('three'), 2]] })],
      },
      { [klingon]: 239 },
    );
    expect(line(rolled({}, poor), 'Upkeep Paid')).toEqual([
      'Of an upkeep of 2.4 resources only 1.2 can be paid; the dice will decide who leaves you because of it. (open)',
    ]);
  });

  it('tells nothing of others: an empire without a known sector is not called defeated', () => {
    const alone = scene({
      sectors: { 1: { owner: klingon } },
      units: [garrison(klingon, { at: 1, ships: [[type('two'), 1]] })],
    });
    expect(preview(viewOf(alone), planOf({})).entries.map(({ event }) => event.kind)).toContain(
      'empire-defeated',
    );
    expect(lines(rolled({}, alone)).filter((text) => text.includes('Defeated'))).toEqual([]);
  });

  it('sums the treasury step by step, exact to the hundredth: what the engine itself makes of the turn', () => {
    // Only the reader acts, nobody meets anybody: the real turn leaves nothing to chance.
    const orders: Lists = {
      hq: [
        { kind: 'annex-sector', place: sectorId(2) },
        { kind: 'issue-proclamation', text: 'x'.repeat(40) },
      ],
      [G1]: [build],
    };
    const [{ lines: sums } = { lines: [] }] = rolled(orders).sums;
    expect(sums.at(-1)).toMatchObject({
      label: 'Treasury next turn',
      total: true,
      amount: play(ownRealm(), { [klingon]: orders }).empire(klingon).treasury,
    });
    expect(sums.slice(0, -1).reduce((total, { amount }) => total + amount, 0)).toBe(sums.at(-1)?.amount);
    expect(sums.map(({ label, amount }) => `${label} ${amount}`)).toContain('Upkeep Paid -980');
  });

  it('lists what is wrong in the order of the turn, though the plan has it otherwise', () => {
    const lists: Lists = {
      hq: [{ kind: 'annex-sector', place: sectorId(2) }],
      [A1]: [travel(2), travel(3)],
      [G1]: [
        { ...build, count: 4 } as Unnumbered<Order>,
        { kind: 'form-starfleet', number: 2, name: 'Twice' },
      ],
    };
    const problems = rolled(lists).problems;
    expect(problemCodes(problems)).toEqual([
      'o3 fleet-number-taken',
      'o5 not-linked',
      'o2 not-enough-money',
      'o1 not-enough-money',
      'shortfall',
    ]);
    expect(new Set(problems)).toEqual(new Set(review(viewOf(ownRealm()), planOf(lists))));
    for (const { cite } of problems) expect(cite).toMatch(/^GE \d+$/);
  });

  it('puts upkeep that cannot be paid where the turn comes to it: after what is sent away, before what is built (GE 822, 830)', () => {
    const poor = scene(
      {
        sectors: { 1: { owner: klingon, builds: [type('two')], revenue: 9 }, 2: { owner: klingon } },
        units: [
          garrison(klingon, { at: 1, ships: [[type('three'), 2]] }),
          fleet(klingon, 1, { at: 1, ships: [[type('two'), 1]] }),
        ],
      },
      { [klingon]: 100 },
    );
    expect(problemCodes(rolled({ [A1]: [travel(2)], [G1]: [build] }, poor).problems)).toEqual([
      'o2 not-linked',
      'upkeep-unpaid',
      'o1 not-enough-money',
      'shortfall',
    ]);
  });
});

describe('what the lines of the scroll say', () => {
  it('adds up what one step takes several times, and marks income alone as gold', () => {
    const [{ lines: sums } = { lines: [] }] = rolled({
      [G1]: [build, { ...build, type: type('destroyer') } as Unnumbered<Order>],
    }).sums;
    // A heavy cruiser costs 12, a destroyer 2.
    expect(sums.find(({ label }) => label === 'Starships Built')).toMatchObject({ amount: -14_00 });
    expect(sums.slice(0, -1).reduce((total, { amount }) => total + amount, 0)).toBe(sums.at(-1)?.amount);
    expect(sums.filter(({ tone }) => tone === 'gold').map(({ label }) => label)).toEqual([
      'Sector Revenue Gained',
    ]);
  });

  it('offers are told by what is offered, and only what lies with others is open', () => {
    const foes = { ...ownRealm(), relations: {} };
    expect(line(rolled({ hq: [{ kind: 'offer-alliance', to: romulan }] }, foes), 'Alliances Formed')).toEqual(
      [expect.stringMatching(/^You will offer the .* an alliance; .* \(open\)$/)],
    );
    expect(line(rolled({ hq: [{ kind: 'offer-peace', to: gorn }] }), 'Peace Established')).toEqual([
      expect.stringMatching(/^You will offer the .* peace; .* \(open\)$/),
    ]);
  });

  it('an offer that nobody has returned yet is no problem', () => {
    expect(rolled({ hq: [{ kind: 'offer-peace', to: gorn }] }).problems).toEqual([]);
  });

  it('a proclamation too short to earn anything is told as it will be; only one that earns waits for the game master (GE 91)', () => {
    const [short, long] = [9, 40].map((length) =>
      line(
        rolled({ hq: [{ kind: 'issue-proclamation', text: 'x'.repeat(length) }] }),
        'Proclamations Income',
      ),
    );
    expect(short).toEqual(['Your proclamation will be too short to earn anything.']);
    expect(long).toEqual([expect.stringMatching(/unless the game master finds it unsuitable\. \(open\)$/)]);
  });

  it('sectors that change hands are told as far as one sees: taken, and lost', () => {
    const { units, ...state } = ownRealm();
    const { [g(4)]: _, ...others } = units;
    const empty = {
      ...state,
      units: { ...others, ...Object.fromEntries([fleet(gorn, 5, { at: 2, ships: [[type('two'), 9]] })]) },
    };
    const changed = lines(rolled({ [A2]: [travel(4)] }, empty)).filter(
      (text) => text.includes('You will take') || text.includes('You will lose'),
    );
    expect(changed.map((text) => text.replace(/^.*?: /, ''))).toEqual([
      'You will lose March to the gorn empire, as far as you can see now. (open)',
      'You will take Gornar from the gorn empire, unless forces are there that you cannot see now. (open)',
    ]);
  });

  it('counts what is reported for certain, own sectors and their neighbours, and what ships may scout beyond (GE 1026-1028)', () => {
    // 1 and 2 are the player’s own; 3, 4 and 6 lie beside them.
    const sure = 'You will have reports of 5 sectors for certain.';
    expect(line(rolled({}), 'Scouting Occurs')).toEqual([sure]);
    expect(line(rolled({ [A2]: [travel(4)] }), 'Scouting Occurs')).toEqual([
      sure,
      'Your ships may scout 1 sector beyond them, and more with luck. (open)',
    ]);
  });

  it('a search takes the move-points that are left (GE 7361)', () => {
    const picture = rolled({ [A1]: [{ kind: 'search' }, travel(2)] });
    expect(line(picture, 'Starfleets Travel', 2)).toEqual([]);
    expect(problemCodes(picture.problems)).toEqual(['o2 not-enough-move-points']);
  });

  it('what others pay is none of the preview’s business, and move-points are lost once', () => {
    const events = preview(viewOf(ownRealm()), planOf({ [A2]: [travel(4)] })).entries.map(
      ({ event }) => event,
    );
    expect(events.flatMap((event) => (event.kind === 'upkeep-paid' ? [event.seat] : []))).toEqual([klingon]);
    expect(events.flatMap((event) => (event.kind === 'move-points-lost' ? [event.unit] : []))).toEqual([A2]);
  });
});
