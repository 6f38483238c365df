import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { FortuneBefell } from '../model/fortune.ts';
import type { VbamSfb } from '../game.ts';
import { own, systemArg } from './parts.ts';

/** What an event does, in words; nothing of a message. */
function effectOf({ what, place, amount, target = 6 }: FortuneBefell): Phrase | undefined {
  const args = { amount, target, system: place === undefined ? '' : systemArg(place) };
  switch (what) {
    case 'word':
      return undefined;
    case 'windfall':
      return phrase('{amount} EP come with the next income.', args);
    case 'expense':
      return phrase('{amount} EP are to be paid in the next Income Phase.', args);
    case 'discovery':
      return phrase('{amount} EP come into the tech pool in the next Tech Phase.', args);
    case 'unrest':
      return phrase(
        'Unrest in {system}: next turn {amount} Morale is lost on a roll of {target} or less.',
        args,
      );
    case 'festival':
      return phrase(
        'A festival in {system}: next turn {amount} Morale is gained on a roll of {target} or less.',
        args,
      );
    case 'deposit':
      return phrase('Ores are found in {system}: its RAW is greater by {amount}.', args);
    case 'exhaustion':
      return phrase('Mines of {system} are exhausted: its RAW is less by {amount}.', args);
    case 'settlers':
      return phrase('Settlers come to {system}: its Census is greater by {amount}.', args);
    case 'plague':
      return phrase('A plague in {system}: its Census is less by {amount}.', args);
    case 'accident':
      return phrase('An accident in {system}: its Productivity is less by {amount}.', args);
  }
}

/** Whoever an event befalls hears of it, and nobody else (OURS). */
export const tellFortunes: Pick<Ruleset<VbamSfb>['tell'], 'fortune-befell' | 'discovery-used'> = {
  'fortune-befell': own((event) => {
    const [effect, { words }] = [effectOf(event), event];
    if (words === undefined) return effect;
    return effect === undefined
      ? phrase('{words}', { words })
      : phrase('{words} {effect}', { words, effect });
  }),
  'discovery-used': own(({ ep }) => phrase('A discovery brings {ep} EP into the tech pool.', { ep })),
};
export const fortuneOrigins = { 'fortune-befell': 'either', 'discovery-used': 'rules' } as const;
