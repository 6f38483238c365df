import type { Command } from 'commander';

import type { OrderRef } from '#kernel/ids.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Gm } from '../../services/gm/gm.ts';
import type { OwnOffer } from '../../services/gm/people/ownOrders.ts';
import { withGame } from '../game/game.ts';
import { exits, must, say, sayJson } from '../io.ts';

const help = `
Without KIND it lists what you have ordered for this turn, and what you can order.
Fields are written NAME=VALUE: a choice by its value, a text as it is, anything else as JSON.

Examples:
  gm order gw9.game                          what there is to order
  gm order gw9.game KIND NAME=VALUE          gives an order of yours, of a kind that is listed
  gm order gw9.game KIND --at PLACE          gives one that is about a place
  gm order gw9.game --undo ORDER             takes one back`;

interface Options {
  readonly at?: string;
  readonly undo?: string;
  readonly json?: boolean;
}

export function addOrder(program: Command): void {
  program
    .command('order')
    .summary('give orders of your own, where the rules have such')
    .description('Lists or gives orders that are the game master’s, by the forms of the rules.')
    .argument('<GAME>', 'the game')
    .argument('[KIND]', 'the kind of order to give')
    .argument('[FIELDS...]', 'what is filled in, as NAME=VALUE')
    .option('--at <PLACE>', 'the place it is about, by its id, where it is about one')
    .option('--undo <ORDER>', 'takes back an order of yours of this turn')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, kind: string | undefined, fields: readonly string[], options: Options) =>
      withGame(path, (gm) => {
        if (options.undo !== undefined)
          must(gm.takeBackOwn(options.undo as OrderRef, 'command line'), exits.problems);
        if (kind !== undefined)
          must(
            gm.giveOwn(
              {
                kind,
                values: Object.fromEntries(fields.map(pair)),
                ...(options.at === undefined ? {} : { at: options.at }),
              },
              'command line',
            ),
            exits.problems,
          );
        tell(gm, options.json === true);
        process.exitCode = exits.done;
      }),
    );
}

const pair = (field: string): readonly [string, string] => {
  const at = field.indexOf('=');
  return at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)];
};

const fieldText = (field: Field): string =>
  field.kind === 'choice'
    ? `${field.name}=${field.choices.map(({ value }) => value).join('|')}`
    : `${field.name}=…`;

function tell(gm: Gm, json: boolean): void {
  const { orders, offers } = gm.ownPlan();
  if (json) return sayJson({ game: gm.store.facts.game, turn: gm.store.turn(), orders, offers });
  say(orders.length === 0 ? 'You have given no orders of your own for this turn.' : 'Your orders:');
  for (const { ref, said, problems } of orders) {
    say(`  ${ref}  ${phraseText(said)}`);
    for (const problem of problems) say(`    ${phraseText(problem.phrase)}`);
  }
  if (offers.length > 0) say('You can order:');
  for (const line of offerLines(offers)) say(`  ${line}`);
}

/** Places that are listed one by one; more stand in one line. */
const fewPlaces = 5;

/** A line for each order that is offered; what is offered at many places alike is one. */
function offerLines(offers: readonly OwnOffer[]): readonly string[] {
  const lines = new Map<string, OwnOffer[]>();
  for (const offer of offers) {
    const like = offer.at.place === undefined ? offer.kind : `${offer.kind} at`;
    lines.set(like, [...(lines.get(like) ?? []), offer]);
  }
  return [...lines.values()].flatMap((alike) =>
    alike.length > fewPlaces
      ? alike.slice(0, 1).map((one) => offerLine(one, 'PLACE'))
      : alike.map((one) => offerLine(one, one.at.place)),
  );
}

const offerLine = ({ kind, fields, title }: OwnOffer, place: string | undefined): string =>
  `${[kind, ...(place === undefined ? [] : [`--at ${place}`]), ...fields.map(fieldText)].join(' ')}  (${title})`;
