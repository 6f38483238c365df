import type { GcLesson } from './ask.ts';
import { engagement } from './engagement.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { groundAt } from '../map/ground.ts';
import { choose, look, orders, run, scouts } from './ask.ts';

const yards: GcLesson = {
  id: 'yards',
  title: 'Yards',
  cite: 'GC B8.30',
  paragraphs: [
    'A yard builds ships of its size class and smaller ones, one after another. Small ships take a turn and large ones two; everything is paid for when ordered, so a waiting ship ties up money.',
    'Ships finished in the same turn form a squadron, or join one that is there, as far as its flagship can command them.',
  ],
  tasks: [
    look('yards', 'Open Shipyards to see what each yard is building and when it is free.'),
    orders('lay-yard', 2, { text: 'Build a small yard, SC4SY, in one of your systems.' }),
    orders('build-ship', 2, { text: 'Build another ship in a free yard.' }),
  ],
};

const trade: GcLesson = {
  id: 'trade',
  title: 'Trade and raids',
  cite: 'GC B1.10',
  paragraphs: [
    'Trade routes connect your systems to the homeworld: a major system without one pays nothing. Freighters serve the routes; if there are too few, income is lost. Merchants have their own points, which last for one turn.',
    'Raiders look for convoys on foreign routes. A convoy that is destroyed costs 35 EP and its freighters; squadrons on convoy duty defend yours.',
  ],
  tasks: [
    look('merchants', 'Open Merchant marine to see what your routes need and what serves on them.'),
    orders('build-merchants', 2, { text: 'Let the merchants build a freighter.' }),
    run('Run the turn.', 2),
  ],
};

const survey = orders('survey', 3, {
  by: 'scouts',
  text: 'Plot your scouts to an unsurveyed hex (marked with dashes on the map) and order the survey there. If none is within reach, move closer this turn and survey in the next.',
});

/** Whether scouts go somewhere where nothing is to be surveyed yet. */
function comesCloser(now: Parameters<typeof scouts>[0]): boolean {
  const unit = scouts(now);
  return (
    unit !== undefined &&
    ordersOf(now.plan, unit).some((order) => {
      const end = order.kind === 'plot' ? order.way.at(-1) : undefined;
      return end !== undefined && groundAt(now.view.map, end).surveyed;
    })
  );
}

const surveys: GcLesson = {
  id: 'surveys',
  title: 'Surveys and supply',
  cite: 'GC B3.15',
  paragraphs: [
    'Survey ships and scouts survey a hex in twelve whole segments, and it becomes yours. Any squadron can annex a surveyed, unowned hex in the same time. Undiscovered systems lie in unsurveyed hexes.',
    'Ships in your core space are in supply. Elsewhere turns are counted: after three a squadron moves at half speed, after four it cannot move, and after five it is lost.',
  ],
  tasks: [
    {
      ...survey,
      done: (now) => survey.done(now) || comesCloser(now),
    },
    look('units', 'Open Squadrons and press Out of supply to list only those without supply.'),
  ],
};

const battle: GcLesson = {
  id: 'battle',
  title: 'Battles and forecasts',
  cite: 'GC A10.10',
  paragraphs: [
    'Two squadrons fight in rounds. A die and the battle intensity decide what share of its attack factors each side scores; special sensors, forms of attack and having five ships or more change it. A squadron that has lost the percentage set in its orders leaves.',
    'Where sensors have read foreign ships near a squadron, its page forecasts the battle: how often you would hold the hex, and what it would cost.',
  ],
  tasks: [
    choose('Choose your squadron of the line and read its page: factors, command and forecast.'),
    orders('fight', 3, {
      by: 'line',
      text: 'Order it to press its attack, with directed damage on the strongest ship.',
      is: ({ target }) => target === 'strongest',
      wrong: 'The damage is not directed yet: choose the strongest ship first.',
    }),
    orders('attack-if', 3, { by: 'line', text: 'Let it attack only if few ships are in its way.' }),
    run('Run the turn: your neighbours, led by the computer, do the same.', 3),
  ],
};

const bank: GcLesson = {
  id: 'bank',
  title: 'Savings and research',
  cite: 'GC B10.30',
  paragraphs: [
    'What is neither spent nor saved is lost. Savings at the Galactic Bank bear interest; loans are paid back with more.',
    'Research is paid for turn by turn. A funded team rolls for success, and what has been spent raises its chance until it succeeds.',
  ],
  tasks: [
    look('research', 'Open Research to see teams, projects and their chances.'),
    orders('save', 5, { text: 'Save what you do not spend.' }),
    look('empire', 'Open Empire: your sheet, with its conversions and special rules.'),
  ],
};

export const laterTurns: readonly GcLesson[] = [yards, trade, surveys, battle, engagement, bank];
