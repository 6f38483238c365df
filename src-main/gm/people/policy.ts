import type { Command } from 'commander';

import type { Policy } from '#contract/gm/policy.ts';
import { policy as policyShape } from '#contract/gm/policy.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { clockOf, situationOf } from '../../services/gm/schedule/clock.ts';
import { dueSaid } from '../../services/gm/schedule/dueSaid.ts';
import { meanwhileSaid, policyOf, setExtension, setHold } from '../../services/gm/policy/policy.ts';
import { keepPolicy } from '../../services/gm/schedule/absence.ts';
import { webhooksSaid } from '../../services/gm/watch/webhooks.ts';
import { tallied } from '../../services/gm/schedule/standing.ts';
import { ports, withGame } from '../openGame.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { defined } from '#kernel/words/defined.ts';
import { plural } from '#kernel/words/phrase.ts';

const who = 'command line';

const policyHelp = `
Without options it shows the policy and the deadline of the turn. Turns run by themselves only while «gm watch» or the
program is open, and only as --runs says. Late orders are kept either way: with --late ask they wait for «gm late».

Example: due on Tuesdays, an hour of grace, sooner when everybody is ready, never by itself with more than a third missing:
  gm policy gw9.game --due "Tuesday 17:00 America/Los_Angeles" --grace 1 --runs when-all-final --missing 33 --remind 48 6`;

interface Options {
  readonly due?: string;
  readonly grace?: string;
  readonly late?: string;
  readonly runs?: string;
  readonly least?: string;
  readonly missing?: string;
  readonly remind?: readonly string[];
  readonly copies?: string;
  readonly absent?: string;
  readonly absentBy?: string;
  readonly holidays?: string;
  readonly holidaysIn?: string;
  readonly meanwhile?: string;
  readonly webhook?: readonly string[];
  readonly relay?: string;
  readonly json?: boolean;
}

export function addPolicy(program: Command): void {
  program
    .command('policy')
    .summary('set when turns are due and run, and how late orders are handled')
    .description('Shows or changes the policy of a game.')
    .argument('<GAME>', 'the game')
    .option('--due <DEADLINE>', 'weekly day, time and time zone; «never» for none')
    .option('--grace <HOURS>', 'hours after the deadline in which orders are still in time')
    .option('--late <WHAT>', 'count, or ask: late orders wait for your decision')
    .option('--runs <WHEN>', 'by-hand, at-deadline or when-all-final')
    .option('--least <HOURS>', 'minimum hours a turn stays open')
    .option('--missing <PERCENT>', 'no turn runs by itself if more players (in percent) are missing')
    .option('--remind <HOURS...>', 'hours before the deadline to remind those without orders; 0 for never')
    .option('--copies <TURNS>', 'number of turns for which copies are kept')
    .option(
      '--absent <TURNS>',
      'after this many turns in a row without orders the computer leads a seat, until its player sends some; 0 for never',
    )
    .option('--absent-by <WORD>', 'how it does, as in «gm seat»: computer, or one of its levels')
    .option(
      '--holidays <NUMBER>',
      'days or turns of holiday each player may take in the game without your consent; 0: you decide each time',
    )
    .option('--holidays-in <UNIT>', 'days or turns')
    .option('--meanwhile <WHAT>', 'while somebody is away the turn moves (is due later), waits or runs')
    .option(
      '--webhook <ADDRESS...>',
      'post a JSON message to these addresses for each new turn, and when the watch has trouble; «none» for nowhere',
    )
    .option(
      '--relay <WHAT>',
      'yes: letters that players mail you for each other are passed on without addresses; no: they are not',
    )
    .option('--json', 'answer as JSON')
    .addHelpText('after', policyHelp)
    .action((path: string, options: Options) =>
      withGame(path, (gm) => {
        const { json, ...given } = options;
        if (Object.keys(given).length > 0)
          must(keepPolicy(ports, gm, wished(policyOf(gm.store), given), who));
        tell(gm, json === true);
        process.exitCode = exits.done;
      }),
    );
  addHold(program);
  addExtend(program);
}

/** The policy with the changes given on the command line. */
function wished(
  now: Policy,
  { due, grace, late, runs, least, missing, remind, copies, relay, ...others }: Options,
): Policy {
  const raw = {
    ...now,
    ...defined({
      due: due === 'never' ? '' : due,
      graceHours: given(grace),
      late,
      runs,
      leastHours: given(least),
      mostMissing: given(missing),
      reminders: remind?.map(numberOf).filter((number) => number !== 0),
      copies: given(copies),
      relay: relay === 'yes' ? true : relay === 'no' ? false : relay,
      ...awayWished(now, others),
    }),
  };
  const read = policyShape.parse(raw);
  if (read.ok) return read.value;
  throw new Stop([unreadable('no-such-policy'), ...read.fault]);
}

/** What becomes of players who are away. */
function awayWished(
  { absence, holidays }: Policy,
  { absent, absentBy, holidays: most, holidaysIn: unit, meanwhile, webhook }: Options,
): Record<string, unknown> {
  const { turns = 0, word = 'computer' } = absence ?? {};
  const usual = { most: 0, unit: 'days', meanwhile: 'moves', ...holidays };
  return {
    ...(absent === undefined && absentBy === undefined
      ? {}
      : { absence: { turns: given(absent) ?? turns, word: absentBy ?? word } }),
    ...(most === undefined && unit === undefined && meanwhile === undefined
      ? {}
      : { holidays: { ...usual, ...defined({ most: given(most), unit, meanwhile }) } }),
    ...defined({ webhooks: webhook?.filter((url) => url !== 'none') }),
  };
}

const numberOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
const given = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : numberOf(text);

function addHold(program: Command): void {
  program
    .command('hold')
    .summary('pause a game')
    .description('Holds a game: no turn runs by itself until the hold ends. Orders are still accepted.')
    .argument('<GAME>', 'the game')
    .option('--reason <WHY>', 'reason, for the log')
    .option('--end', 'end the hold')
    .option('--json', 'answer as JSON')
    .action(
      (
        path: string,
        { reason, end, json }: { readonly reason?: string; readonly end?: boolean; readonly json?: boolean },
      ) =>
        withGame(path, (gm) => {
          if (end === true && reason !== undefined) throw new Stop([unreadable('hold-and-end')]);
          must(setHold(ports, gm.store, end === true ? undefined : (reason ?? ''), who));
          tell(gm, json === true);
          process.exitCode = exits.done;
        }),
    );
}

function addExtend(program: Command): void {
  program
    .command('extend')
    .summary('change the deadline of this turn only')
    .description('Gives the current turn a different deadline. Later turns are due as the policy says.')
    .argument('<GAME>', 'the game')
    .option('--to <MOMENT>', 'the new deadline in UTC, such as 2026-11-25T18:00Z; give --reason too')
    .option('--reason <WHY>', 'needed with --to: reason, for the log')
    .option('--end', 'remove the extension')
    .option('--json', 'answer as JSON')
    .action(
      (
        path: string,
        {
          to,
          reason = '',
          end,
          json,
        }: {
          readonly to?: string;
          readonly reason?: string;
          readonly end?: boolean;
          readonly json?: boolean;
        },
      ) =>
        withGame(path, (gm) => {
          if ((to === undefined) === (end !== true)) throw new Stop([unreadable('extend-how')]);
          if (to !== undefined && reason.trim() === '') throw new Stop([unreadable('no-reason/extension')]);
          must(setExtension(ports, gm.store, to === undefined ? undefined : { at: to, reason }, who));
          tell(gm, json === true);
          process.exitCode = exits.done;
        }),
    );
}

function tell(gm: Gm, json: boolean): void {
  const policy = policyOf(gm.store);
  const now = ports.clock.now();
  const clock = clockOf(situationOf(gm.store, tallied(gm.standing()), now));
  if (json) return sayJson({ game: gm.store.facts.game, turn: gm.store.turn(), policy, clock });
  say(
    [
      `Due: ${policy.due === '' ? 'without a deadline' : policy.due}, with ${policy.graceHours} hours of grace. Late orders ${policy.late === 'count' ? 'count while the turn has not run' : 'wait for your decision'}.`,
      `Turns run ${{ 'by-hand': 'by hand', 'at-deadline': 'at the deadline', 'when-all-final': 'when all orders are final, or at the deadline' }[policy.runs]}, at least ${policy.leastHours} hours apart, with at most ${policy.mostMissing} percent missing.`,
      `Reminders: ${policy.reminders.length === 0 ? 'none' : `${policy.reminders.join(', ')} hours before`}. Copies are kept of the last ${policy.copies} turns.`,
      policy.absence === undefined
        ? 'The computer leads nobody who sends no orders.'
        : `After ${plural(policy.absence.turns, 'turn')} in a row without orders the computer leads a seat (${policy.absence.word}), until its player sends some.`,
      policy.holidays === undefined
        ? 'Holidays are yours to grant.'
        : `Each player has ${policy.holidays.most} ${policy.holidays.unit} of holiday in the game; meanwhile the turn ${meanwhileSaid[policy.holidays.meanwhile]}.`,
      ...(policy.relay === true ? ['Letters of players to each other are passed on without addresses.'] : []),
      ...webhooksSaid(gm.store, now).map(({ url, said }) => `Webhook ${url}: ${said}`),
      ...(clock.due === undefined ? [] : [`Turn ${gm.store.turn()} is due on ${dueSaid(clock, now)}.`]),
      ...(clock.extended === undefined ? [] : [`It has a different deadline: ${clock.extended}`]),
      clock.next,
    ].join('\n'),
  );
}
