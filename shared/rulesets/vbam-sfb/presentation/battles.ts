import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, orderRef } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { imagine } from '../model/imagine.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { stand } from '../battles/stand.ts';
import { commandOf } from '../encounters/capacity.ts';
import { battleName } from '../encounters/encounters.ts';
import type { Expected } from '../encounters/expected.ts';
import { arrived, forecastFor } from '../encounters/expected.ts';
import { battlesAhead, goingIn, withStanding } from '../forecast/ahead.ts';
import { shipsIn } from '../supply/control.ts';
import { potentialOf } from '../sidcors/factors.ts';
import { bpvOf, scenarioNames } from '../sidcors/table.ts';
import type { Forecast } from '../sidcors/trial.ts';
import { trials } from '../sidcors/trial.ts';
import { designOf } from '../units/designs.ts';
import { cell, fact } from './cells.ts';
import { labelOfUnit, nameOfSeat } from './names.ts';
import { lastSeen } from './pieces.ts';
import { whereSaid } from './units.ts';

type Part = Page['sections'][number];
type Cell = Row['cells'][string];

const tenths = (n: number): Phrase => phrase('{whole}.{part}', { whole: Math.floor(n / 10), part: n % 10 });
const text = (value: Phrase, sort: number | string): Cell => ({ value, sort });

/** Losses of one side in words. */
function losses({ destroyed, crippled }: Forecast, seat: SeatId): Cell {
  const [lost, hurt] = [destroyed[seat] ?? 0, crippled[seat] ?? 0];
  return text(
    phrase('{lost} lost, {hurt} crippled', { lost: tenths(lost), hurt: tenths(hurt) }),
    10 * lost + hurt,
  );
}

function aheadRow(view: View, battle: Expected): Row {
  const { encounter, enemy, scenario, own, theirs } = battle;
  const { me } = view;
  const forecast = forecastFor(me, battle);
  const seen = view.sectors[encounter.place]?.turn ?? lastSeen(view);
  const chance = forecast.holds[me] ?? 0;
  return {
    id: battleName(encounter),
    spot: { place: encounter.place },
    cells: {
      sector: text(phrase('{place}', { place: whereSaid(encounter) }), encounter.place),
      enemy: {
        ...text(phrase('{power}', { power: nameOfSeat(enemy) }), enemy),
        ...(seen < lastSeen(view) ? { note: `seen in turn ${seen}` } : {}),
      },
      scenario: text(phrase('{scenario}', { scenario: scenarioNames[scenario] }), scenario),
      forces: text(
        phrase('{own} to {theirs}', { own: potentialOf(own), theirs: potentialOf(theirs) }),
        potentialOf(own) - potentialOf(theirs),
      ),
      field: {
        ...text(phrase('{chance} %', { chance }), chance),
        tone: chance >= 50 ? 'good' : chance >= 25 ? 'warn' : 'bad',
      },
      theirField: text(
        phrase('{chance} %', { chance: forecast.holds[enemy] ?? 0 }),
        forecast.holds[enemy] ?? 0,
      ),
      own: losses(forecast, me),
      theirs: losses(forecast, enemy),
    },
  };
}

/** What battles would come to: a table of forecasts. */
const forecastTable = (view: View, all: readonly Expected[]): Part => ({
  kind: 'table',
  title: 'Battles to expect',
  empty: 'No known enemy where your units will be.',
  columns: [
    { key: 'sector', label: 'Sector', align: 'left' },
    { key: 'enemy', label: 'Enemy', align: 'left' },
    { key: 'scenario', label: 'Scenario', align: 'left' },
    { key: 'own', label: 'Your losses', align: 'left' },
    { key: 'theirs', label: 'Their losses', align: 'left' },
    { key: 'forces', label: 'Attack factors', align: 'right' },
    { key: 'field', label: 'You hold', align: 'right' },
    { key: 'theirField', label: 'They hold', align: 'right' },
  ],
  rows: all.map((one) => aheadRow(view, one)),
});

/** Forces of an empire sector by sector, with what their flagships can lead. */
function forces(view: View, plan: Plan<Order>): Part {
  const state = arrived(imagine(view), goingIn(plan));
  const own = shipsIn(state).filter(([, unit]) => unit.seat === view.me);
  const groups = Map.groupBy(own, ([, { place, between = '' }]) => [place, between].join(' '));
  return {
    kind: 'table',
    title: 'Forces where they will be',
    empty: 'You have none.',
    columns: [
      { key: 'sector', label: 'Sector', align: 'left' },
      { key: 'flagship', label: 'Flagship', align: 'left' },
      { key: 'standing', label: 'Orders', align: 'left' },
      { key: 'command', label: 'Command', align: 'right' },
      { key: 'attack', label: 'Attack', align: 'right' },
      { key: 'bpv', label: 'BPV', align: 'right' },
      { key: 'capacity', label: 'Capacity', align: 'right' },
      { key: 'out', label: 'Out of supply', align: 'right' },
    ],
    rows: [...groups.values()].flatMap((here): readonly Row[] => {
      const [first] = here;
      const led = commandOf(state, here);
      if (first === undefined || led === undefined) return [];
      const [id, unit] = led.flagship;
      const bpv = sumOf(here.map(([, one]) => bpvOf(designOf(one))));
      const standing = here.some(([, one]) => one.standing !== undefined);
      return [
        {
          id: first[0],
          spot: { place: first[1].place },
          cells: {
            sector: text(phrase('{place}', { place: whereSaid(first[1]) }), first[1].place),
            flagship: text(phrase('{unit}', { unit: labelOfUnit(id, unit) }), unit.design),
            command: cell(designOf(unit).command),
            attack: cell(potentialOf(here)),
            bpv: { ...cell(bpv), ...(bpv > led.capacity ? { tone: 'warn' as const } : {}) },
            capacity: cell(led.capacity),
            out: cell(here.filter(([, one]) => one.unsupplied).length),
            standing: text(standing ? phrase('Own') : phrase('Empire'), Number(standing)),
          },
        },
      ];
    }),
  };
}

/** Standing orders of the empire in a sentence. */
const standingFacts = (view: View): Part => ({
  kind: 'facts',
  title: 'Standing orders',
  facts: [
    {
      ...fact(
        'Empire',
        view.own.standing === undefined
          ? phrase('None: you are asked about each battle.')
          : stand.say({ kind: 'stand', ref: orderRef('standing'), standing: view.own.standing }, view, {}),
      ),
      changedBy: 'stand',
    },
    fact(
      'Single forces',
      phrase('{count|force|forces}', {
        count: inOrder(view.units).filter(([, { standing }]) => standing !== undefined).length,
      }),
    ),
    fact(
      'Forecasts',
      phrase('{trials} battles each, by your standing orders and typical ones of theirs', { trials }),
    ),
  ],
});

/** Standing orders, what battles are to be expected and would come to, and forces with what they can lead. */
export function battlesPage(view: View, plan: Plan<Order>): Page {
  const ahead = battlesAhead(view, plan);
  return {
    title: phrase('Battles'),
    ...(ahead.length === 0
      ? {}
      : {
          subtitle: phrase('{count|enemy force is|enemy forces are} known where your units will be', {
            count: ahead.length,
          }),
        }),
    sections: [
      ...(view.me === gameMaster ? [] : [standingFacts(withStanding(view, plan))]),
      forecastTable(view, ahead),
      ...(view.me === gameMaster ? [] : [forces(view, plan)]),
    ],
  };
}
