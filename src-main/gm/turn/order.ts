import type { Command } from 'commander';

import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Field } from '#kernel/orders/form.ts';
import { defined } from '#kernel/words/defined.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { giveLed, ledPlan, takeBackLed } from '../../services/gm/people/ledSeats.ts';
import type { OwnOffer, OwnPlan } from '../../services/gm/people/ownOrders.ts';
import { ports, withGame } from '../openGame.ts';
import { exits, must, say, sayJson } from '../io.ts';

const help = `
Without KIND it lists what you have ordered for this turn, and what you can order.
Fields are written NAME=VALUE: a choice by its value, a text as it is, anything else as JSON.

Examples:
  gm order gw9.game                          the orders there are
  gm order gw9.game KIND NAME=VALUE          gives one of the listed orders
  gm order gw9.game KIND --at PLACE          gives an order about a place
  gm order gw9.game --undo ORDER             removes one
  gm order gw9.game --seat SEAT              the same for a seat that nobody plays
  gm order gw9.game --seat SEAT KIND --unit UNIT NAME=VALUE`;

interface Options {
  readonly at?: string;
  readonly undo?: string;
  readonly seat?: string;
  readonly unit?: string;
  readonly json?: boolean;
}

export function addOrder(program: Command): void {
  program
    .command('order')
    .summary('give the game master’s own orders')
    .description('Lists or gives orders for the game master, where the rules have any.')
    .argument('<GAME>', 'the game')
    .argument('[KIND]', 'the kind of order to give')
    .argument('[FIELDS...]', 'the fields, as NAME=VALUE')
    .option('--at <PLACE>', 'the id of the place it is about, if any')
    .option('--seat <SEAT>', 'for a seat that nobody plays, which you control')
    .option('--unit <UNIT>', 'the id of the unit it is about')
    .option('--undo <ORDER>', 'removes one of your orders for this turn')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, kind: string | undefined, fields: readonly string[], options: Options) =>
      withGame(path, async (gm) => {
        if (options.seat !== undefined) return forSeat(gm, seatId(options.seat), { kind, fields, options });
        if (options.undo !== undefined)
          must(gm.takeBackOwn(options.undo as OrderRef, 'command line'), exits.problems);
        if (kind !== undefined)
          must(gm.giveOwn(wantedIn(kind, fields, options), 'command line'), exits.problems);
        tell(gm, gm.ownPlan(), options.json === true);
        process.exitCode = exits.done;
      }),
    );
}

const wantedIn = (kind: string, fields: readonly string[], { at }: Options) => ({
  kind,
  values: Object.fromEntries(fields.map(pair)),
  ...defined({ at }),
});

/** Orders of a seat that nobody plays. */
async function forSeat(
  { store, ruleset }: Gm,
  seat: SeatId,
  {
    kind,
    fields,
    options,
  }: { readonly kind: string | undefined; readonly fields: readonly string[]; readonly options: Options },
): Promise<void> {
  const { undo, unit, json } = options;
  if (undo !== undefined)
    must(await takeBackLed(ports, ruleset, store, { seat, ref: undo as OrderRef }), exits.problems);
  if (kind !== undefined) {
    const wanted = { ...wantedIn(kind, fields, options), ...defined({ unit }), seat };
    must(await giveLed(ports, ruleset, store, wanted), exits.problems);
  }
  tell({ store }, must(ledPlan(ruleset, store, seat), exits.problems), json === true);
  process.exitCode = exits.done;
}

const pair = (field: string): readonly [string, string] => {
  const at = field.indexOf('=');
  return at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)];
};

const fieldText = (field: Field): string =>
  field.kind === 'choice'
    ? `${field.name}=${field.choices.map(({ value }) => value).join('|')}`
    : `${field.name}=…`;

function tell({ store }: Pick<Gm, 'store'>, { orders, offers }: OwnPlan, json: boolean): void {
  if (json) return sayJson({ game: store.facts.game, turn: store.turn(), orders, offers });
  say(orders.length === 0 ? 'You have given no orders of your own for this turn.' : 'Your orders:');
  for (const { ref, said, problems } of orders) {
    say(`  ${ref}  ${phraseText(said)}`);
    for (const problem of problems) say(`    ${phraseText(problem.phrase)}`);
  }
  if (offers.length > 0) say('You can order:');
  for (const line of offerLines(offers)) say(`  ${line}`);
}

/** Spots that are listed one by one; more stand in one line. */
const fewSpots = 5;
const spotKinds = ['place', 'unit', 'seat'] as const;

/** A line for each order that is offered; what is offered at many places or to many units alike is one. */
function offerLines(offers: readonly OwnOffer[]): readonly string[] {
  const lines = new Map<string, OwnOffer[]>();
  for (const offer of offers) {
    const about = spotKinds.find((one) => offer.at[one] !== undefined) ?? '';
    const like = `${offer.kind} ${about}`;
    lines.set(like, [...(lines.get(like) ?? []), offer]);
  }
  return [...lines.values()].flatMap((alike) =>
    alike.length > fewSpots
      ? alike.slice(0, 1).map((one) => offerLine(one, (word) => word.toUpperCase()))
      : alike.map((one) => offerLine(one, (word) => one.at[word] ?? '')),
  );
}

/** How a spot is given: a seat stands in the fields. */
function spotText({ at }: OwnOffer, named: (word: 'place' | 'unit') => string): readonly string[] {
  if (at.place !== undefined) return [`--at ${named('place')}`];
  return at.unit === undefined ? [] : [`--unit ${named('unit')}`];
}

const offerLine = (offer: OwnOffer, named: (word: 'place' | 'unit') => string): string =>
  `${[offer.kind, ...spotText(offer, named), ...offer.fields.map(fieldText)].join(' ')}  (${offer.title})`;
