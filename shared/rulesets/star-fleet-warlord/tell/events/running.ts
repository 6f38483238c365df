import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { RunningEvent } from '../../model/events/running.ts';
import type { Funds } from '../../model/funds.ts';
import { resources } from '../../model/funds.ts';
import { open, own, placeArg, seatArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** What is said of a site as the income list has it: where, in which terrain and with how many moons that bring something (A) or do not (M) (SFW 2494). */
function siteArg({ place, terrain, moons, surveyed }: Of<'site-listed'>): Arg {
  const args = { at: placeArg(place), terrain, moons: moons ?? 0 };
  if (moons === undefined) return phrase('{at} ({terrain})', args);
  return surveyed === true
    ? phrase('{at} ({terrain}, {moons}A)', args)
    : phrase('{at} ({terrain}, {moons}M)', args);
}

/** A line of the income list, with @ before a devastated site and & before a raided one (SFW 2460, 2521). */
function listed(event: Of<'site-listed'>): Phrase {
  const { production, devastated, raided } = event;
  const args = { site: siteArg(event), ...production };
  if (devastated === true && raided === true)
    return phrase(
      '@& {site}: {pe} PE, {or} OR, {dc} DC, {fp} FP, but it is devastated, and was raided.',
      args,
    );
  if (devastated === true)
    return phrase(
      '@ {site}: {pe} PE, {or} OR, {dc} DC, {fp} FP, but it is devastated and brings nothing.',
      args,
    );
  if (raided === true)
    return phrase(
      '& {site}: {pe} PE, {or} OR, {dc} DC, {fp} FP, but it was raided and brings nothing.',
      args,
    );
  return phrase('{site}: {pe} PE, {or} OR, {dc} DC, {fp} FP.', args);
}

const fundsArg = (funds: Funds): Arg => phrase('{pe} PE, {or} OR, {dc} DC and {fp} FP', { ...funds });

/** What came in, after the lines of its sites (SFW 2417). */
function received({ income, before, sites, sectors, support, transit }: Of<'income-received'>): Phrase {
  const now = Object.fromEntries(
    resources.map((one) => [one, before[one] + income[one]]),
  ) as unknown as Funds;
  const args = {
    sites,
    sectors,
    income: fundsArg(income),
    support,
    before: fundsArg(before),
    now: fundsArg(now),
  };
  return transit === undefined
    ? phrase(
        '{sites|site|sites} and {sectors|whole sector|whole sectors} bring in {income}; support of ships took {support} FP. You had {before}, and now have {now}.',
        args,
      )
    : phrase(
        '{sites|site|sites}, {sectors|whole sector|whole sectors} and raids, with {raids}, bring in {income}; support of ships took {support} FP. You had {before}, and now have {now}.',
        { ...args, raids: fundsArg(transit) },
      );
}

/** Who hears of the beginning and the end of a run. */
export const tellRunning: Tellings<RunningEvent> = {
  'site-listed': own<Of<'site-listed'>>(listed),
  'income-received': own<Of<'income-received'>>(received),
  'income-estimated': own(({ income }) =>
    phrase('Next year is likely to bring in {pe} PE, {or} OR, {dc} DC and {fp} FP.', { ...income }),
  ),
  'ships-prepared': own(({ ships }) =>
    phrase('{count|ship is|ships are} older, with shields restored.', {
      count: keysInOrder(ships).length,
    }),
  ),
  'speeds-printed': own(({ ships }) =>
    phrase('{count|ship has|ships have} another speed from now on.', { count: keysInOrder(ships).length }),
  ),
  'turn-waived': own(({ runs }) =>
    runs === 0
      ? phrase('Your orders have come in again.')
      : phrase(
          'No orders of yours came in for {runs|run|runs} in a row: you have your income, and no more.',
          {
            runs,
          },
        ),
  ),
  'corporation-fell': open(({ seat }, view) =>
    phrase('{seat} has lost its Home Office and is out of the game.', { seat: seatArg(view, seat) }),
  ),
};

export const runningOrigins: Origins<RunningEvent> = {
  'site-listed': 'rules',
  'income-received': 'rules',
  'income-estimated': 'rules',
  'ships-prepared': 'rules',
  'corporation-fell': 'rules',
  'turn-waived': 'rules',
  'speeds-printed': 'rules',
};
