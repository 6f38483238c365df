import type { Command } from 'commander';
import type { GameStore } from '../../ports/game/store.ts';
import { momentBoth, momentIn, readDeadline, readZone } from '../../services/deadline.ts';
import { dueNow } from '../../services/gm/schedule/clock.ts';
import { setDeadline } from '../../services/gm/policy/policy.ts';
import { ports, withGame } from '../openGame.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const help = `
Set the weekly deadline once; «gm status» and «gm publish» show the next one. Clocks differ, and change
in summer, so the time is given in UTC, by the clocks of the place named, and of every place you ask for.
«gm policy» shows the rest: grace, late orders, and whether turns run by themselves.

Examples:
  gm due gw9.game "Tuesday 17:00 America/Los_Angeles"
  gm due gw9.game --in Europe/London Australia/Sydney
  gm due gw9.game --never`;

interface Options {
  readonly in?: readonly string[];
  readonly never?: boolean;
  readonly json?: boolean;
}

export function addDue(program: Command): void {
  program
    .command('due')
    .summary('set the weekly deadline')
    .description('Sets or shows the deadline of a game.')
    .argument('<GAME>', 'the game')
    .argument(
      '[DEADLINE]',
      'day, time and time zone, such as "Tuesday 17:00 America/Los_Angeles"; shown when left out',
    )
    .option('--in <ZONE...>', 'show it in these time zones too')
    .option('--never', 'remove the deadline')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, text: string | undefined, options: Options) =>
      withGame(path, ({ store }) => {
        const zones = (options.in ?? []).map((zone) => must(readZone(zone)));
        if (text !== undefined && options.never === true) throw new Stop([unreadable('due-and-never')]);
        process.exitCode = exits.done;
        if (text !== undefined) must(setDeadline(ports, store, text, 'command line'));
        if (options.never !== true) return tell(store, zones, options.json === true);
        must(setDeadline(ports, store, '', 'command line'));
        if (options.json === true) tell(store, zones, true);
        else say('The deadline is removed.');
      }),
    );
}

/**
 * The deadline as data, and when the current turn is due, for JSON output; empty if there is no
 * deadline.
 */
export function dueOf(store: GameStore): { readonly due?: { readonly text: string; readonly next: string } } {
  const text = store.due();
  const { due } = dueNow(store);
  return text === undefined || due === undefined ? {} : { due: { text, next: due } };
}

/**
 * When orders are due next, as a sentence after `before` (a space or a line end); empty if there is no
 * deadline.
 */
export function dueText(store: GameStore, before: string): string {
  const { due } = dueOf(store);
  if (due === undefined) return '';
  const { zone } = must(readDeadline(due.text));
  return `${before}Orders are due on ${momentBoth(due.next, ports.clock.now(), zone)}.`;
}

function tell(store: GameStore, zones: readonly string[], json: boolean): void {
  const now = ports.clock.now();
  const { due } = dueOf(store);
  if (json) {
    sayJson({
      game: store.facts.game,
      ...(due === undefined
        ? {}
        : {
            due: {
              ...due,
              at: Object.fromEntries(zones.map((zone) => [zone, momentIn(due.next, now, zone)])),
            },
          }),
    });
    return;
  }
  if (due === undefined)
    return say('There is no deadline. Give one, as "Tuesday 17:00 America/Los_Angeles".');
  say(dueText(store, ''));
  for (const zone of zones) say(`  ${momentIn(due.next, now, zone)}`);
}
