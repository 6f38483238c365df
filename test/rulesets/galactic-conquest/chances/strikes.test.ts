import { describe, test } from 'vitest';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { Odds } from './trials.ts';
import { certain, chanceOf, either, expectOdds, followed, oddsOf, of, scene } from './trials.ts';

describe('Death Riders (C20.550, C20.560)', () => {
  const wave = (given: string, order: string) => `
GIVEN
  year 182
  hydran is at FW, knows death-rider
  major Lyrantan of lyran in D5
  ${given}
ORDERS hydran
  K01A: death riders at D5 in segment 2: ${order}`;
  const flown = (events: readonly Event[]) => of(events, 'riders-flew')[0];
  /** So many dice, each of which destroys its group up to this face. */
  const gone = (dice: readonly { readonly gone: boolean }[] = []) =>
    dice.map((die) => (die.gone ? 'x' : 'o')).join('');

  test('mines: fighters up to a 4, gunboats up to a 2, and nobody after the first that is gone', () => {
    const at = scene(
      'Death Riders/2',
      wave(
        `mines around D5 of lyran
  bases of lyran in D5: BATS
  squadron K01A of hydran in D4: *D7C[6xPF,12xZD] SC+4`,
        '6xZD, 3xPF, 6xZD, 3xPF; packs off',
      ),
    );
    const through = (limits: readonly number[]): Odds =>
      limits.reduceRight<Odds>(
        (rest, limit) =>
          either(
            limit / 6,
            certain('x'),
            followed(rest, (said) => certain(`o${said}`)),
          ),
        certain(''),
      );
    expectOdds(at, (events) => gone(flown(events)?.mines), through([4, 2, 4, 2]));
  });

  const shots = (packs: string) =>
    scene(
      'Death Riders/2',
      wave(
        `bases of lyran in D5: BATS 6xGBDP
  squadron L01A of lyran in D5: CL
  squadron K01A of hydran in D4: *D7C[6xZD,3xPF,3xINT] SC+4`,
        `6xZD, 3xPF, 3xINT; packs ${packs}`,
      ),
    );
  /* Three shoot: fighters first, then interceptors, then gunboats. */
  const three = (limits: readonly [number, number, number]) =>
    oddsOf([6, 6, 6], (...dice) => dice.map((die, at) => (die <= (limits[at] ?? 0) ? 'x' : 'o')).join(''));

  test('defenders: fighters up to a 4, interceptors up to a 3, gunboats up to a 2', () => {
    expectOdds(shots('off'), (events) => gone(flown(events)?.defence), three([4, 3, 2]));
  });
  test('with packs on: interceptors up to a 4, gunboats up to a 3', () => {
    expectOdds(shots('on'), (events) => gone(flown(events)?.defence), three([4, 4, 3]));
  });

  test('where fewer shoot than there are groups each is as likely to be aimed at', () => {
    const at = scene(
      'Death Riders/2',
      wave(
        `bases of lyran in D5: BATS
  squadron L01A of lyran in D5: CL
  squadron K01A of hydran in D4: *D7C[12xPF] SC+4`,
        '3xPF, 3xPF, 3xPF, 3xPF; packs off',
      ),
    );
    const aimed = (events: readonly Event[]) =>
      flown(events)
        ?.defence.map(({ group }) => group)
        .join(' ') ?? '';
    const pairs = ['0 1', '0 2', '0 3', '1 2', '1 3', '2 3'];
    expectOdds(
      at,
      aimed,
      oddsOf([6], (die) => pairs[die - 1] ?? ''),
    );
  });

  test('a group that gets through hits any of the bases, each as likely (C20.540)', () => {
    const at = scene(
      'Death Riders/2',
      wave(
        `bases of lyran in D5: BATS 5xDefSat 12xGBDP
  squadron K01A of hydran in D4: *D7C[12xZD,18xPF] SC+4`,
        '6xZD, 3xPF; packs off',
      ),
    );
    // Four shoot: the fighters survive two dice at most, and gunboats likewise.
    const hit = (events: readonly Event[]) => {
      const { defence = [], hits = [] } = flown(events) ?? {};
      const lost = new Set(defence.flatMap((die) => (die.gone ? [die.group] : [])));
      return lost.size === 1 ? (hits[0]?.hull ?? 'nothing') : 'not one';
    };
    /* Both are shot at, twice at most each, until one is left or the four dice are thrown. */
    const left = (dice: number, fighters: boolean, gunboats: boolean): Odds => {
      if (dice === 0 || (!fighters && !gunboats)) return certain(`${fighters} ${gunboats}`);
      const limits = [...(fighters ? [4] : []), ...(gunboats ? [2] : [])].slice(0, dice);
      const [first = 0, second] = limits;
      const after = (one: boolean, other: boolean): Odds => {
        const alive = fighters ? [!one, gunboats && !other] : [false, !one];
        return left(dice - limits.length, alive[0] === true, alive[1] === true);
      };
      const both = (one: boolean): Odds =>
        second === undefined ? after(one, false) : either(second / 6, after(one, true), after(one, false));
      return either(first / 6, both(true), both(false));
    };
    const hulls = ['BATS', '5xDefSat', '6xGBDP', '6xGBDP'];
    const any = oddsOf([4], (die) => hulls[die - 1] ?? '');
    expectOdds(
      at,
      hit,
      followed(left(4, true, true), (said) =>
        said === 'true false' || said === 'false true' ? any : certain('not one'),
      ),
    );
  });
});

describe('drones and fighters', () => {
  test('a computer fails after a volley on 2 or 3 of two dice, and every second ship goes over (C9.10)', () => {
    const at = scene(
      'Drone bombardment/3',
      `
GIVEN
  squadron K01A of hydran in D4: *D5D(co)
  squadron L01A of lyran in D5: DN
ORDERS hydran
  K01A: drones at squadrons in D5 in segment 3`,
    );
    const failed = (events: readonly Event[]) => {
      const [one] = of(events, 'computer-failed');
      return one === undefined ? 'well' : one.over ? 'over' : 'destroyed';
    };
    expectOdds(
      at,
      failed,
      oddsOf([6, 6, 2], (one, other, coin) => (one + other > 3 ? 'well' : coin === 1 ? 'over' : 'destroyed')),
    );
  });

  test('a volley is a row of the damage chart (A10.40f)', () => {
    const at = scene(
      'Drone bombardment/3',
      `
GIVEN
  squadron K01A of hydran in D4: *D5D
  squadron L01A of lyran in D5: DN
ORDERS hydran
  K01A: drones at squadrons in D5 in segment 3`,
    );
    expectOdds(
      at,
      (events) => of(events, 'drones-struck')[0]?.percent ?? 0,
      oddsOf([6], (die) => [25, 20, 20, 18, 15, 15][die - 1] ?? 0),
    );
  });

  test('patrol, strike and fire have a die each, the fighters suicidal (C20.620, C20.670)', () => {
    const at = scene(
      'Carrier strikes/3',
      `
GIVEN
  hydran is at FW, knows cv-strike
  squadron K01A of hydran in D4: *D6V[24xZD] *AD5 SC+4
  squadron L01A of lyran in D5: DN[12xCFT]
ORDERS hydran
  K01A: carrier strike at squadrons in D5 in segment 3`,
    );
    const percents = (events: readonly Event[]) => {
      const [one] = of(events, 'strike-flown');
      return `${one?.patrol?.percent} ${one?.strike.percent} ${one?.fire?.percent}`;
    };
    const suicidal = [32, 30, 27, 25, 20, 18];
    const typical = [25, 20, 20, 18, 15, 15];
    expectOdds(
      at,
      percents,
      oddsOf(
        [6, 6, 6],
        (patrol, strike, fire) => `${suicidal[patrol - 1]} ${suicidal[strike - 1]} ${typical[fire - 1]}`,
      ),
    );
  });
});

describe('minefields', () => {
  const crossing = (given: string, orders = '') => `
GIVEN
  homeworld Lyra of lyran in E9
  homeworld Hydrax of hydran in D3
  territory D3 D4 of hydran
  ${given}
ORDERS lyran
  L01A: plot D4
  ${orders}`;
  const lost = (events: readonly Event[]) => {
    const { blasts = [] } = of(events, 'mines-crossed')[0] ?? {};
    return [0, 1].map((ship) => blasts.find(({ at }) => at === ship)?.lost ?? 0).join(' ');
  };
  const threeDice = oddsOf([6, 6, 6], (...dice) => dice.reduce((sum, die) => sum + die, 0));
  const hit = either(4 / 10, threeDice, certain(0));

  test('40 % for each ship of three dice (C4.30)', () => {
    const at = scene(
      'Plotted moves/12',
      crossing(
        `mines D4/D5 of hydran
  squadron L01A of lyran in D5: DN DN, speed 1`,
        'L01A: minefields force',
      ),
    );
    expectOdds(
      at,
      lost,
      followed(hit, (one) => followed(hit, (other) => certain(`${one} ${other}`))),
    );
  });

  test('a hex full of mines: three dice for each ship (C4.45)', () => {
    const at = scene(
      'Plotted moves/12',
      crossing(
        `mines all over D4 of hydran
  hydran is at PT, knows smx
  squadron L01A of lyran in D5: DN, speed 1`,
        'L01A: minefields force',
      ),
    );
    expectOdds(at, (events) => lost(events).split(' ')[0] ?? '', threeDice);
  });

  test('a shuttle that sweeps is lost with 25 % (C4.25)', () => {
    const at = scene(
      'Plotted moves/12',
      crossing(`mines D4/D5 of hydran
  squadron L01A of lyran in D5: CA/mss DD/mss, speed 1`),
    );
    const shuttles = (events: readonly Event[]) => {
      const { blasts = [] } = of(events, 'mines-crossed')[0] ?? {};
      return [0, 1].map((ship) => blasts.some((one) => one.at === ship && one.shuttle === true)).join(' ');
    };
    expectOdds(
      at,
      shuttles,
      followed(chanceOf(1 / 4), (one) => followed(chanceOf(1 / 4), (other) => certain(`${one} ${other}`))),
    );
  });
});
