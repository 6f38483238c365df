import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { merchantBudget } from '../economy/merchantBudget.ts';
import { budgetOf } from '../economy/money.ts';
import { worthOfMajors } from '../economy/worth.ts';
import type { Order } from '../game.ts';
import { hexesListed, hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { countedReserveOf, lyingOf } from '../trade/marine/lying.ts';
import { nameOf } from '../map/seats.ts';
import type { Freighters, Merchant, Units } from '../model/merchant.ts';
import { fittedOf, randomizersOf } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { deficitOf, isCrippledBy, isShortOf, needOf, shutOf, specialsOf } from '../trade/marine/needs.ts';
import { monitorsOf, mostMonitors, transitOf } from '../trade/marine/monitors.ts';
import { postNames } from '../muster/muster.ts';
import { posts, worthServing } from '../muster/serving.ts';
import { poolsAfter } from '../trade/marine/serve.ts';
import { upkeepOf } from '../trade/routes/cost.ts';
import { connectedIn, hexesOfRoutes, openHexesOf } from '../trade/routes/network.ts';
import { merchantUnits, unitsSaid, worthOf } from '../trade/units.ts';
import type { Banking } from './afterSteps.ts';
import { afterSteps } from './afterSteps.ts';
import { reserveLines } from './economy/reserveLines.ts';
import { fact, kindNames, text } from './pages.ts';
import { runTable } from './bases/runs.ts';
import { hexCell } from './layers/hexCell.ts';

const freightersSaid = ({ large, small }: Freighters): Phrase =>
  phrase('{large}xF-L, {small}xF-S', { large, small });

/** The level of Randomizers that counts, and which freighters have which where they differ (E7.0). */
function randomizerFacts(merchant: Merchant): readonly Fact[] {
  const fitted = fittedOf(merchant);
  const level = randomizersOf(merchant);
  if (fitted.every((one) => one.level === 0)) return [];
  const counts = { ...fact('Randomizers', phrase('Level {level}', { level })), changedBy: 'fit-randomizers' };
  if (fitted.length < 2) return [counts];
  return [counts, ...fitted.map((one) => fact(`Of level ${one.level}`, freightersSaid(one)))];
}

/** What freighters are needed and there, and what it costs where they are too few (E1.30, E1.35). */
function workingFacts(now: State, seat: SeatId, merchant: Merchant): readonly Fact[] {
  const need = needOf(now, seat);
  const { working } = poolsAfter(now, seat, merchant);
  const shut = shutOf(now, seat);
  const deficit = deficitOf(need, working, shut);
  const closed = hexesOfRoutes(now, seat).length - openHexesOf(now, seat).length;
  return [
    fact('Hexes of trade routes', phrase('{hexes}', { hexes: hexesOfRoutes(now, seat).length })),
    ...(closed === 0 ? [] : [{ ...fact('Shut down', phrase('{closed}', { closed })), tone: 'bad' as const }]),
    ...randomizerFacts(merchant),
    fact('Freighters needed', freightersSaid(need)),
    {
      ...fact('Freighters working', freightersSaid(working)),
      ...(deficit > 0 && { tone: 'bad' as const }),
      changedBy: 'assign-freighters',
    },
    deficit === 0
      ? fact('Income lost', phrase('none'))
      : { ...fact('Income lost', phrase('{deficit} %', { deficit })), tone: 'bad' as const },
    ...(isCrippledBy(need, working, shut)
      ? [{ ...fact('Crippled', phrase('The empire loses half of its economy')), tone: 'bad' as const }]
      : []),
    fact('Routes paid each turn', phrase('{points} EP', { points: upkeepOf(now, seat) })),
  ];
}

/** What merchants have and earn (E1.10). */
function moneyFacts(now: State, seat: SeatId, merchant: Merchant): readonly Fact[] {
  const pools = poolsAfter(now, seat, merchant);
  const empire = now.empires[seat];
  const next: State = empire
    ? { ...now, empires: { ...now.empires, [seat]: { ...empire, merchant: { ...merchant, ...pools } } } }
    : now;
  const treasury = Math.max(0, budgetOf(next, seat).treasury);
  const coming: Units = Object.fromEntries(
    (merchant.coming ?? []).filter(({ moved }) => moved !== true).map(({ unit, count }) => [unit, count]),
  );
  return [
    {
      ...fact('Merchants can spend', phrase('{points} EP', { points: merchant.budget ?? 0 })),
      changedBy: 'build-merchants',
    },
    fact('In the next turn', phrase('{points} EP', { points: merchantBudget(next, seat, treasury) })),
    ...posts.flatMap((post) => {
      const { out, most } = worthServing(now, seat, post);
      return out === 0 ? [] : [fact(postNames[post], phrase('{out} of {most} EP', { out, most }))];
    }),
    fact('Strategic reserve, worth', phrase('{points} EP', { points: worthOf(pools.reserve) })),
    ...monitorFacts(now, seat),
    ...elsewhere(now, seat),
    ...(inOrder(coming).length === 0 ? [] : [fact('Being built', unitsSaid(coming))]),
  ];
}

/** How many monitors there are, and how many of them are in transit (E4.90). */
const monitorFacts = (now: State, seat: SeatId): readonly Fact[] =>
  monitorsOf(now, seat) === 0
    ? []
    : [
        {
          ...fact(
            'Monitors',
            phrase('{count} of {most}, {transit} in transit', {
              count: monitorsOf(now, seat),
              most: mostMonitors(now, seat),
              transit: transitOf(now, seat),
            }),
          ),
          changedBy: 'station-monitor',
        },
      ];

/** What of the reserve is not in the open at the homeworld (E2.55). */
const elsewhere = (now: State, seat: SeatId): readonly Fact[] =>
  lyingOf(now, seat).flatMap(({ place, side, units }) => {
    if (place === undefined || (place === homeworldOf(now, seat) && side === 'here')) return [];
    const where =
      side === 'terrain' ? `In reserve in ${hexName(place)}, in terrain` : `In reserve in ${hexName(place)}`;
    return [{ ...fact(where, unitsSaid(units)), changedBy: 'place-reserve' }];
  });

const left = { align: 'left' } as const;

/** What each system pays by its trade route: what would be lost without it (B1.40). */
function routeTable(now: State, seat: SeatId, of: string): Section {
  const connected = connectedIn(now, seat);
  const paying = inOrder(now.systems).filter(
    ([place, { owner, kind }]) => owner === seat && kind !== 'minor' && connected.has(place),
  ).length;
  const rows = hexesListed(now.systems).flatMap(([place, { name, kind, owner }]): readonly Row[] => {
    if (owner !== seat || kind === 'minor') return [];
    const far = connected.get(place);
    const worth = worthOfMajors(paying) - worthOfMajors(paying - 1);
    return [
      {
        id: place,
        spot: { place },
        cells: {
          name: text(name),
          kind: text(kindNames[kind]),
          place: hexCell(place),
          far: far === undefined ? text('–') : { value: phrase('{far}', { far }), sort: far },
          worth:
            kind === 'homeworld'
              ? text('–')
              : far === undefined
                ? { ...text('Not connected: pays nothing'), tone: 'bad' as const }
                : { value: phrase('{worth} EP', { worth }), sort: worth },
        },
      },
    ];
  });
  return {
    kind: 'table',
    title: `Trade routes${of}`,
    empty: 'It has no major systems.',
    columns: [
      { key: 'name', label: 'System', ...left },
      { key: 'kind', label: 'Kind', ...left },
      { key: 'place', label: 'Hex', ...left },
      { key: 'far', label: 'Hexes to the homeworld', align: 'right' },
      { key: 'worth', label: 'Lost without route', align: 'right' },
    ],
    rows,
  };
}

/** The strategic reserve: what is there, what is required, and what follows where it is not, or does not count (C12.80, E4). */
function reserveTable(now: State, seat: SeatId, merchant: Merchant, of: string): Section {
  const { reserve } = poolsAfter(now, seat, merchant);
  const specials = specialsOf(now, seat);
  const free = countedReserveOf(now, seat, { ...merchant, reserve });
  const required = specials.map(({ unit }) => unit);
  const names = [...merchantUnits.keys()].filter(
    (unit) => required.includes(unit) || (reserve[unit] ?? 0) > 0,
  );
  return {
    kind: 'table',
    title: `Strategic reserve${of}`,
    empty: 'It is empty.',
    columns: [
      { key: 'unit', label: 'Unit', ...left },
      { key: 'name', label: 'Name', ...left },
      { key: 'held', label: 'There', align: 'right' },
      { key: 'need', label: 'Required', align: 'right' },
      { key: 'penalty', label: 'Penalty', ...left },
    ],
    rows: names.map((unit) => {
      const special = specials.find((one) => one.unit === unit);
      const short = special !== undefined && isShortOf(free, special, specials);
      const held = reserve[unit] ?? 0;
      return {
        id: unit,
        spot: {},
        cells: {
          unit: text(unit),
          name: text(merchantUnits.get(unit)?.name ?? unit),
          held: { value: phrase('{held}', { held }), sort: held, ...(short && { tone: 'bad' as const }) },
          need:
            special === undefined
              ? text('–')
              : { value: phrase('{count}', { count: special.count }), sort: special.count },
          penalty: short ? { ...text(special.penalty), tone: 'bad' as const } : text('–'),
        },
      };
    }),
  };
}

/** The strategic reserve in the notation of the rulebook (E3.10). */
const reserveSheet = (now: State, seat: SeatId, of: string): Section => ({
  kind: 'table',
  title: `Status sheet${of}`,
  empty: 'There is no reserve.',
  columns: [{ key: 'line', label: 'As the rulebook writes it', ...left }],
  rows: reserveLines(now, seat).map((line, at) => ({
    id: `sheet-${at}`,
    spot: {},
    cells: { line: text(line) },
  })),
});

/** The merchant marine: what is required, what there is, penalties, and what routes pay (B1.40, E1, E4). */
export function merchantPage(view: View, plan: Plan<Order>, banking: Banking): Page {
  const now = afterSteps(view, plan, banking);
  const sections = inOrder(view.empires).flatMap(([seat]): readonly Section[] => {
    const merchant = now.empires[seat]?.merchant;
    if (merchant === undefined) return [];
    const of = view.me === gameMaster ? `: ${nameOf(seat)}` : '';
    return [
      { kind: 'facts', title: `Working freighters${of}`, facts: workingFacts(now, seat, merchant) },
      { kind: 'facts', title: `Budget${of}`, facts: moneyFacts(now, seat, merchant) },
      routeTable(now, seat, of),
      reserveTable(now, seat, merchant, of),
      reserveSheet(now, seat, of),
      ...runTable(now, seat, of),
    ];
  });
  return { title: phrase('Merchant marine'), sections };
}
