import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase, type Phrase } from '#kernel/words/phrase.ts';
import { world } from '../../model/imagine.ts';
import type { Order } from '../../game.ts';
import type { Report, View } from '../../model/view.ts';
import { orders } from '../../orders.ts';
import { sectorsToWin } from '../../empire/fate.ts';
import { longestDecline } from '../../sectors/annexation.ts';
import { buildLimit } from '../../fleets/building.ts';
import { shipCount } from '../../model/units/forces.ts';
import { annexedCount, limitsOf } from '../../empire/limits.ts';
import { fleetNumbers } from '../../fleets/numbers.ts';
import { sectorRevenue } from '../../model/money.ts';
import { damagePhrase, placeArg, printed, resources, seatArg } from '../../model/words.ts';
import { financeLines, finances } from '../../preview/finances.ts';
import { cell, fact, figureColumn, term, text, wordColumn, written } from '../cells.ts';
import { espionageReports, foreignEmpires } from './foreignEmpires.ts';
import { money } from '../words.ts';

/** The headquarters: finances, holdings, foreign empires and the orders given there (GE 217-313). */
export function headquarters(view: View, plan: Plan<Order>): Page {
  if (view.me === gameMaster) return allEmpires(view);
  const empire = view.empires[view.me];
  const { treasury, surplus } = finances(view, plan);
  return {
    title: phrase('{empire}', { empire: empire?.name ?? view.me }),
    subtitle: inBrief(view, treasury, surplus),
    sections: [
      { kind: 'ledger', title: 'Finances', scale: money, lines: financeLines(view, plan) },
      { kind: 'facts', title: 'Standing', facts: standing(view) },
      ...victory(view),
      holdings(view),
      foreignEmpires(view, plan),
      ...espionageReports(view),
      plannedSection(view, plan),
    ],
  };
}

/** Turn, money and, where the scenario says what share of the sectors wins, how near that is. */
function inBrief(view: View, treasury: number, surplus: number): Phrase {
  const money = phrase(
    surplus < 0
      ? 'Turn {turn}. Treasury {treasury}, shortfall {surplus}.'
      : 'Turn {turn}. Treasury {treasury}, surplus {surplus}.',
    { turn: view.turn, treasury: resources(treasury), surplus: resources(Math.abs(surplus)) },
  );
  const share = view.victory?.share;
  if (share === undefined) return money;
  const sectors = valuesInOrder(view.sectors);
  return phrase('{money} Own {needed} sectors to win: {held} so far.', {
    money,
    needed: sectorsToWin(sectors.length, share),
    held: sectors.filter(({ report }) => report?.owner === view.me).length,
  });
}

/** What the game master has in place of a headquarters. */
const allEmpires = (view: View): Page => ({
  title: phrase('All empires'),
  subtitle: phrase('Turn {turn}. What each of them has, as if agents had found out everything.', {
    turn: view.turn,
  }),
  sections: [...victory(view), ...espionageReports(view)],
});

/** What wins the game, if the scenario says so (GE 1563, E-57). */
function victory(view: View): readonly Section[] {
  if (view.victory === undefined) return [];
  const { text: aim, share } = view.victory;
  const shared =
    share === undefined
      ? []
      : [fact('Share', phrase('{share}% of all sectors, alone or with mutual allies', { share }))];
  return [
    {
      kind: 'facts',
      title: 'Victory',
      facts: [...(aim === '' ? [] : [fact('Aim', written(aim))]), ...shared],
    },
  ];
}

/** The ruler, whose name can be changed (GE 227), and the limits of the empire. */
function standing(view: View): readonly Fact[] {
  const known = world(view);
  const { admirals, annexed } = limitsOf(known, view.me);
  const own = inOrder(view.units).map(([, unit]) => unit);
  const serving = own.reduce((sum, unit) => sum + unit.admirals.length, 0);
  const ships = own.reduce((sum, unit) => sum + shipCount(unit), 0);
  const held = annexedCount(known, view.me);
  const fleets = fleetNumbers(known, view.me).length;
  return [
    {
      label: 'Ruler',
      value: written(view.empires[view.me]?.ruler ?? ''),
      changedBy: 'rename-ruler' satisfies Order['kind'],
    },
    {
      label: 'Status',
      value: phrase(view.status === 'royalty' ? 'Royalty' : 'Commoner'),
      ...(view.status === 'royalty' ? { tone: 'gold' } : {}),
    },
    {
      label: 'Annexed sectors',
      value: phrase('{held} of {annexed}', { held, annexed }),
      ...(held > annexed ? { tone: 'bad' } : {}),
    },
    {
      label: 'Admirals',
      value: phrase('{serving} of {admirals}', { serving, admirals }),
      ...(serving > admirals ? { tone: 'bad' } : {}),
    },
    { label: 'Starfleets', value: phrase('{fleets} of {most}', { fleets, most: view.parameters.fleets }) },
    { label: 'Starships', value: phrase('{ships}', { ships }) },
  ];
}

function holdings(view: View): Section {
  const rows = inOrder(view.sectors).flatMap(([place, { report }]) =>
    report !== undefined && (report.owner === view.me || report.annexedTo === view.me)
      ? [holding(view, place, report)]
      : [],
  );
  return {
    kind: 'table',
    title: 'Holdings',
    columns: [
      wordColumn('sector', 'Sector'),
      wordColumn('standing', 'Annexed'),
      figureColumn('revenue', 'Tax revenue'),
      figureColumn('yield', 'Yield'),
      wordColumn('damage', 'Damage'),
      wordColumn('center', 'Industrial center'),
      figureColumn('defence', 'Defence'),
    ],
    rows,
    empty: 'You hold no sectors.',
  };
}

function holding(view: View, place: PlaceId, report: Report): Row {
  const { owner, annexedTo, revenue, damage, level, levelDamage } = report;
  const both = owner === view.me && annexedTo === view.me;
  const yields = both ? sectorRevenue(world(view), place) : 0;
  const limit = buildLimit({ revenue, ...defined({ builds: report.builds }) });
  const named = placeArg(view, place);
  return {
    id: place,
    spot: { place },
    cells: {
      sector: cell(phrase('{place}', { place: named }), named.text),
      standing: annexedCell(view, report),
      revenue: text(resources(revenue * 100), revenue),
      yield: text(resources(yields), yields, yields === 0 ? 'muted' : 'gold'),
      damage: cell(damagePhrase(damage), damage, damage === 0 ? 'muted' : 'warn'),
      center: limit === 0 ? text('', -1) : cell(phrase('builds {limit} a turn', { limit }), limit),
      defence:
        level === 0
          ? text('', 0)
          : levelDamage === 0
            ? text(String(level), level)
            : cell(phrase('{level} ({levelDamage} damaged)', { level, levelDamage }), level, 'warn'),
    },
  };
}

function annexedCell(view: View, { owner, annexedTo, decline }: Report): Row['cells'][string] {
  if (owner !== view.me)
    return cell(
      phrase('Lost to {empire}; decline {decline} of {most}', {
        empire: seatArg(view, owner),
        decline,
        most: longestDecline,
      }),
      2,
      'bad',
    );
  if (annexedTo === view.me) return term('Annexed', 0, 'good');
  if (annexedTo === undefined) return term('Not annexed', 1, 'warn');
  return cell(
    phrase('To {empire}; decline {decline} of {most}', {
      empire: seatArg(view, annexedTo),
      decline,
      most: longestDecline,
    }),
    3,
    'warn',
  );
}

function plannedSection(view: View, plan: Plan<Order>): Section {
  const { treasury, headquarters: own, garrisons } = finances(view, plan);
  const used = own + garrisons;
  const all = listedOrders(plan);
  const rows = all
    .filter(({ unit }) => unit === undefined)
    .map(({ order }): Row => ({
      id: order.ref,
      spot: 'place' in order ? { place: order.place } : {},
      cells: { order: cell(saidBy(view, order), order.ref) },
    }));
  return {
    kind: 'table',
    title: printed('HQ plans: {used} of {treasury} resources used, garrisons included', {
      used: resources(used),
      treasury: resources(treasury),
    }),
    columns: [wordColumn('order', 'Order')],
    rows,
    empty:
      all.length === 0
        ? 'No headquarters orders yet.'
        : 'No headquarters orders yet: all orders so far are for units.',
  };
}

const saidBy = (view: View, order: Order): Row['cells'][string]['value'] =>
  (orders[order.kind] as { say(order: Order, view: View, at: object): Row['cells'][string]['value'] }).say(
    order,
    view,
    {},
  );
