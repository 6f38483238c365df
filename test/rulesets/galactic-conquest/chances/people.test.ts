import { describe, test } from 'vitest';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { Odds } from './trials.ts';
import { certain, chanceOf, either, expectOdds, followed, oddsOf, of, scene } from './trials.ts';

const [hydran] = ['hydran'];

/* Who rises at a roll of two dice: the chart is ours, its changes are printed (A12.50). */
const rising: Readonly<Record<number, Odds>> = {
  3: certain('LWO'),
  4: either(0.5, certain('LL'), certain('LN')),
  5: either(0.5, certain('LP'), certain('LD')),
  9: either(0.5, certain('LO'), certain('LSO')),
  10: either(0.33, certain('LB'), either(33 / 67, certain('LGFO'), certain('LMM'))),
  11: certain('LE'),
  12: certain('LC'),
};
const twoDice = oddsOf([6, 6], (one, other) => one + other);
/** Who rises on a ship: a 2 is a captain and another roll, five at most. */
const rolled = (shifted: (roll: number) => number, left = 5): Odds =>
  left === 0
    ? certain('')
    : followed(twoDice, (said) => {
        const roll = shifted(Number(said));
        return roll === 2
          ? followed(rolled(shifted, left - 1), (more) => certain(`LC ${more}`.trim()))
          : (rising[roll] ?? certain(''));
      });
const usual = (roll: number) => roll;
/* A professor shifts it by one: ours, to the nearest officer (A12.30a). */
const byProfessor = (roll: number) => (roll === 6 ? 5 : roll === 8 ? 9 : roll);

describe('officers', () => {
  const victory = (ships: string, officers: string) => `
GIVEN
  homeworld Hydrax of hydran in D3
  squadron H01A of hydran in D4: ${ships}
  squadron L01A of lyran in D5: FF(-5DF)
  officers of hydran: ${officers}
ORDERS hydran
  H01A: plot D5
  H01A: fight attack suicidal 100
DICE
  Damage/12/1/1/hydran: 1
  Damage/12/1/1/lyran: 6`;
  const created = (events: readonly Event[]) =>
    events
      .flatMap((one) =>
        one.kind === 'officer-created' ? [one.officer.kind] : one.kind === 'officer-promoted' ? ['LC'] : [],
      )
      .join(' ');

  test('35 % for a squadron that has won, and then a roll for its ship (C9.70, A12.50)', () => {
    expectOdds(
      scene('Disengagement/12/1/1', victory('CA', 'none yet')),
      created,
      either(0.35, rolled(usual), certain('')),
    );
  });
  test('10 % more with a professor, who shifts the roll (A12.30a)', () => {
    expectOdds(
      scene('Disengagement/12/1/1', victory('CA', 'LP1*CA/3 on CA of H01A')),
      created,
      either(0.45, rolled(byProfessor), certain('')),
    );
  });
  test('a captain beside whom one rises is promoted by a die up to the level of victory, here 4 (A12.55)', () => {
    const rises = (captain: boolean, left = 5): Odds =>
      left === 0
        ? certain('')
        : followed(twoDice, (said) => {
            if (said !== '2' && said !== '12') return certain('');
            const next = (still: boolean) => (said === '2' ? rises(still, left - 1) : certain(''));
            const more = (still: boolean, word: string) =>
              followed(next(still), (rest) => certain(`${word} ${rest}`.trim()));
            return captain
              ? either(4 / 6, more(false, 'promoted'), more(true, 'risen'))
              : more(true, 'risen');
          });
    const captains = (events: readonly Event[]) =>
      events
        .flatMap((one) =>
          one.kind === 'officer-promoted'
            ? ['promoted']
            : one.kind === 'officer-created' && one.officer.kind === 'LC'
              ? ['risen']
              : [],
        )
        .join(' ');
    expectOdds(
      scene('Disengagement/12/1/1', victory('CA', 'LC1*CA/3 on CA of H01A')),
      captains,
      either(0.35, rises(true), certain('')),
    );
  });

  const sinking = (given: string) => `
GIVEN
  homeworld Lyra of lyran in E9
  squadron H01A of hydran in D4: 4xDN
  squadron L01A of lyran in D5: FF(-5DF)
  ${given}
  officers of lyran: LE1*FF/4 on FF of L01A
ORDERS hydran
  H01A: plot D5
  H01A: fight attack suicidal 100`;
  const escaped = (events: readonly Event[]) => {
    const [one] = of(events, 'officer-escaped');
    return one === undefined ? 'lost' : (one.due ?? one.to ?? '');
  };
  test('those of a destroyed ship get to another one of the hex on 1 to 3 (A12.401)', () => {
    expectOdds(
      scene('Damage/12/1/1', sinking('squadron L02A of lyran in D5: FF')),
      escaped,
      either(3 / 6, certain('l02a'), certain('lost')),
    );
  });
  test('or appear at the nearest starbase in two to five turns, each as likely (A12.401)', () => {
    expectOdds(
      scene('Damage/12/1/1', sinking('territory E9 of lyran')),
      escaped,
      either(
        3 / 6,
        oddsOf([4], (die) => 1 + 1 + die),
        certain('lost'),
      ),
    );
  });
});

describe('schools', () => {
  test('a crew is outstanding after its first training with 50 % (C9.50)', () => {
    const at = scene(
      'Examinations',
      `
GIVEN
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  major Two of hydran in D4
  bases of hydran in D3: SB
  hydran is at PT, treasury 66
  squadron H01A of hydran in D3: *CA 2x*FF
ORDERS hydran
  H01A: train crews of FF, FF 2`,
    );
    const results = (events: readonly Event[]) =>
      of(events, 'crew-left')
        .map(({ result }) => result)
        .join(' ');
    const one = either(1 / 2, certain('outstanding'), certain('failed'));
    expectOdds(
      at,
      results,
      followed(one, (first) => followed(one, (second) => certain(`${first} ${second}`))),
    );
  });

  test('ten points are a roll, and 5, 20, 35 and 40 % are for the size classes (C9.80)', () => {
    const majors = Array.from({ length: 9 }, (_, n) => `  major M${n} of hydran in A${n + 1}`).join('\n');
    const at = scene(
      'Graduations',
      `
GIVEN
  homeworld Hydrax of hydran in D3
${majors}
  homeworld Lyra of lyran in E9
  officers of hydran: none yet
  hydran is at PT, treasury 100, knows los
  squadron H01A of hydran in D3: DN CA FF
ORDERS hydran
  pay for the officers' school`,
    );
    const graduates = (events: readonly Event[]) =>
      of(events, 'officer-graduated')
        .map(({ officer }) => `${officer.kind}/${officer.size}`)
        .join(' ');
    /* Without ships of size class 1 those are for class 2. */
    const size = oddsOf([100], (part) => (part <= 5 + 20 ? 2 : part <= 5 + 20 + 35 ? 3 : 4));
    const sized = (kinds: readonly string[]): Odds =>
      kinds.reduce<Odds>(
        (odds, kind) =>
          followed(odds, (said) => followed(size, (of) => certain(`${said} ${kind}/${of}`.trim()))),
        certain(''),
      );
    expectOdds(
      at,
      graduates,
      followed(rolled(usual), (said) => sized(said.split(' ').filter(Boolean))),
    );
  });
});

describe('spies and pirates', () => {
  test('a new spy: 1 and 2 none, 3 and 4 one, 5 two and 6 three missions (C14.25)', () => {
    const at = scene(
      'New spies',
      `
GIVEN
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  hydran is at PT, treasury 110
ORDERS hydran
  hire spy`,
    );
    expectOdds(
      at,
      (events) => of(events, 'spy-rated')[0]?.skill ?? -1,
      oddsOf([6], (die) => [0, 0, 1, 1, 2, 3][die - 1] ?? 0),
    );
  });

  /* The chart that a game begins with is ours: 5 is needed, up to 2 a spy is blown, and at 1 caught. */
  test.each([
    ['a spy of two missions who is to learn', 'spies of hydran: s001*2', 's001', 2 - 2, true],
    ['two levels of counterspying', 'spies of hydran: s001*4', 's001', 4 - 2 - 2, true],
    ['a prime team, which is never caught (C14.50)', 'spies of hydran: p001*7', 'p001', 7 - 2, false],
  ])('%s (C14.26)', (what, spies, spy, more, caught) => {
    const at = scene(
      'Missions',
      `
GIVEN
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  ${spies}
  hydran is at PT, treasury 100
  lyran is at PT, treasury 100
ORDERS hydran
  spy ${spy} on lyran to learn: What do they build?
ORDERS lyran
  ${what.includes('counter') ? 'counterspy 2' : 'mobilise PT'}`,
    );
    const said = (met: boolean, blown: boolean, taken: boolean) => `${met} ${blown} ${taken}`;
    const outcome = (events: readonly Event[]) => {
      const [one] = of(events, 'mission-rolled');
      return one === undefined ? '' : said(one.outcome.met, one.outcome.blown, one.outcome.caught);
    };
    expectOdds(
      at,
      outcome,
      oddsOf([6], (die) => said(die + more >= 5, die <= 2, caught && die === 1)),
    );
  });

  test('Orions keep what they were paid on 1 and 2 (B15.10, ours)', () => {
    const at = scene(
      'Orion missions',
      `
GIVEN
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  hydran is at PT, treasury 30
ORDERS hydran
  orions 10 on lyran raid: Raid their convoys.`,
    );
    expectOdds(at, (events) => of(events, 'orions-rolled')[0]?.serve ?? '', chanceOf(4 / 6));
  });
});

describe('morale (B5.10 to B5.30)', () => {
  const check = (rating: number, reserve: string, year = 160) => `
GIVEN
  year ${year}
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  major Dark of lyran in H9
  morale ${rating} in H9 of lyran
  ${reserve}
  squadron H01A of hydran in H9: CA, speed 2
ORDERS hydran
  H01A: raid the system`;
  const outcome = (events: readonly Event[]) => of(events, 'morale-checked')[0]?.outcome ?? '';
  const degrees = ['passive', 'passive', 'passive', 'violent', 'violent', 'fanatical'];
  const rebels = oddsOf([6], (die) => degrees[die - 1] ?? '');
  const rolled = (rating: number): Odds =>
    followed(twoDice, (said) => {
      const roll = Number(said);
      if (roll === 2) return certain('inspired');
      return roll <= rating && roll !== 12 ? certain('holds') : rebels;
    });

  test.each([
    ['a rating of 8, which a raid makes a 7', 8, 7],
    ['of 3: a 2 passes all the same', 2, 1],
  ])('%s (B5.10)', (_, rating, now) => {
    expectOdds(scene('Morale', check(rating, 'hydran is at PT')), outcome, rolled(now));
  });
  test('without troop freighters 16 % of what holds rebels (E4.40)', () => {
    const at = scene('Morale', check(9, 'merchants of lyran: none, reserve F-TL'));
    expectOdds(
      at,
      outcome,
      followed(rolled(8), (said) =>
        said === 'holds' ? either(0.16, rebels, certain('holds')) : certain(said),
      ),
    );
  });
});

describe('poor crews (B12.90, B12.95)', () => {
  const share = (majors: number, mobility: string, poor: number) => {
    const names = Array.from(
      { length: majors - 1 },
      (_, n) => `  major M${n} of hydran in ${'ABC'[Math.floor(n / 12)] ?? ''}${(n % 12) + (n < 24 ? 1 : 2)}`,
    );
    return scene(
      'Poor crews',
      `
GIVEN
  homeworld Hydrax of hydran in D3
${names.join('\n')}
  hydran is at ${mobility}, poor ${poor}`,
    );
  };
  const to = (was: number) => (events: readonly Event[]) => of(events, 'poor-crews')[0]?.to ?? was;
  const sum = (dice: readonly number[]) => dice.reduce((all, die) => all + die, 0);

  test('at full war two dice more, and one less for ten major systems (GCV-062)', () => {
    expectOdds(
      share(10, 'FW', 6.6),
      to(66),
      oddsOf([6, 6, 6], (...dice) => 66 + Math.max(0, sum(dice.slice(0, 2)) - sum(dice.slice(2)))),
    );
  });
  test('in limited war a die more, and three less for thirty: never fewer than before (GCV-063)', () => {
    expectOdds(
      share(30, 'LW', 18),
      to(180),
      oddsOf([6, 6, 6, 6], (...dice) => 180 + Math.max(0, sum(dice.slice(0, 1)) - sum(dice.slice(1)))),
    );
  });
  test('in peace a die less, in restoration two, and major systems do nothing', () => {
    expectOdds(
      share(10, 'PT', 0.5),
      to(5),
      oddsOf([6], (die) => Math.max(0, 5 - die)),
    );
    expectOdds(
      share(10, 'RB', 3),
      to(30),
      oddsOf([6, 6], (...dice) => 30 - sum(dice)),
    );
  });
  test('with command ratings five lower a die more in war (B12.115)', () => {
    expectOdds(
      share(2, 'FW, ratings five', 6.6),
      to(66),
      oddsOf([6, 6, 6], (...dice) => 66 + sum(dice)),
    );
  });
});

describe('research and survey', () => {
  const rolls = (treasury: number, orders: string, given = '') =>
    scene(
      'Research',
      `
GIVEN
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  hydran is at PT, treasury ${treasury}
  ${given}
ORDERS hydran
  ${orders}`,
    );
  const successes = (events: readonly Event[]) =>
    of(events, 'broke-through')
      .map(({ project, to }) => `${project} ${to}`)
      .join(', ');

  test.each([200, 400, 600, 800, 1000, 1200])(
    '%s EP at once: a face of the die for 200 (C17.40)',
    (points) => {
      const odds = either(Math.min(1, points / 200 / 6), certain('efo 1'), certain(''));
      expectOdds(rolls(points, `invest ${points} in efo`), successes, odds);
    },
  );

  test('two chances in six and a sure one are one to three years of a timed technology (C17.65, GCV-091)', () => {
    const at = rolls(1600, 'invest 200 in dtm\n  invest 200 in dtm\n  invest 1200 in dtm');
    expectOdds(
      at,
      (events) => of(events, 'broke-through').length,
      followed(chanceOf(1 / 6), (one) =>
        followed(chanceOf(1 / 6), (other) => certain(1 + Number(one === 'true') + Number(other === 'true'))),
      ),
    );
  });

  test('a team with a hundred points, of them seventy-five observed, has a face of the die (C17.15, C17.52)', () => {
    const at = rolls(100, 'fund team 1: efo\nORDERS game master\n  hydran observes efo: passive');
    expectOdds(at, successes, either(1 / 6, certain('efo 1'), certain('')));
  });

  test('a professor adds 16 % to the first project (A12.30a)', () => {
    const at = rolls(400, 'invest 200 in efo\n  invest 200 in ws', 'officers of hydran: LP1*CA/3 in D3');
    expectOdds(
      at,
      successes,
      followed(chanceOf(1 / 6 + 0.16), (efo) =>
        followed(chanceOf(1 / 6), (ws) =>
          certain([...(efo === 'true' ? ['efo 1'] : []), ...(ws === 'true' ? ['ws 1'] : [])].join(', ')),
        ),
      ),
    );
  });

  test.each([
    ['an empire that is well', '', 0.5, 0.15],
    ['a crippled one', ', decimated 1 to 11', 0.25, 0.075],
  ])('runs in surveyed space: %s (B13.30)', (_, ruins, far, beside) => {
    const at = scene(
      'Resource runs',
      `
GIVEN
  hydran is at RB
  homeworld Hydrax of hydran in D3${ruins}
  territory D4 D5 D6 of hydran
  squadron H01A of hydran in D4: *CSR *F-OL *F-PS
  squadron H02A of hydran in D6: *CSR *F-OL *F-PS
ORDERS hydran
  H01A: prospect D4
  H02A: prospect D6`,
    );
    const begun = (events: readonly Event[]) =>
      of(events, 'run-begun')
        .map(({ place }) => place)
        .join(' ');
    expectOdds(
      at,
      begun,
      followed(chanceOf(beside), (d4) =>
        followed(chanceOf(far), (d6) =>
          certain([...(d4 === 'true' ? ['hd4'] : []), ...(d6 === 'true' ? ['hd6'] : [])].join(' ')),
        ),
      ),
    );
  });
});

test('of empires that move in a segment either is first, as often (ours, D1.40)', () => {
  const at = scene(
    'Plotted moves/12',
    `
GIVEN
  squadron H01A of hydran in D4: CA
  squadron L01A of lyran in F8: CA
ORDERS hydran
  H01A: plot D5
ORDERS lyran
  L01A: plot F9`,
  );
  expectOdds(at, (events) => of(events, 'moved')[0]?.seat === hydran, chanceOf(1 / 2));
});
