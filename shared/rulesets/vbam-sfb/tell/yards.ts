import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { VbamSfb } from '../game.ts';
import { own, systemArg } from './parts.ts';

type Working =
  | ('work-ordered' | 'work-paid' | 'work-done' | 'unit-built' | 'unit-repaired' | 'unit-activated')
  | ('unit-mothballed' | 'unit-scrapped')
  | ('unit-upgraded' | 'work-cancelled' | 'work-scheduled');

export const tellYards: Pick<Ruleset<VbamSfb>['tell'], Working> = {
  'work-ordered': own(({ place, what: { work, design }, ep }) => {
    const args = { design, system: systemArg(place), ep };
    if (work === 'build') return phrase('{system} is to build {design} for {ep} EP.', args);
    if (work === 'upgrade') return phrase('A base is to become a {design} for {ep} EP.', args);
    return work === 'repair'
      ? phrase('{system} is to repair {design} for {ep} EP.', args)
      : phrase('{system} is to reactivate {design} for {ep} EP.', args);
  }),
  'work-paid': own(({ place, design, ep }) =>
    phrase('{ep} EP more are paid for {design} in {system}.', { ep, design, system: systemArg(place) }),
  ),
  'work-done': own(({ place, design, ep, left }) => {
    const args = { design, system: systemArg(place), ep, left };
    if (ep === 0 && left > 0) return phrase('{system}: work on {design} is delayed.', args);
    return left === 0
      ? phrase('{system} completes its work on {design}.', args)
      : phrase('{system} does {ep} EP of work on {design}; {left} are left.', args);
  }),
  'unit-built': own(({ place, design }) =>
    phrase('{design} comes into service in {system}.', { design, system: systemArg(place) }),
  ),
  'unit-repaired': own(({ design }) => phrase('{design} is repaired.', { design })),
  'unit-activated': own(({ design }) => phrase('{design} is back in service.', { design })),
  'unit-upgraded': own(({ place, design }) =>
    phrase('A base in {system} is now a {design}.', { design, system: systemArg(place) }),
  ),
  'work-cancelled': own(({ place, design, ep }) =>
    ep === 0
      ? phrase('{system}: the work on {design} is lost.', { design, system: systemArg(place) })
      : phrase('{system} gives up its work on {design}; {ep} EP come with the next income.', {
          design,
          system: systemArg(place),
          ep,
        }),
  ),
  'work-scheduled': own(({ place }) =>
    phrase('{system} works in the order that you chose.', { system: systemArg(place) }),
  ),
  'unit-mothballed': own(({ design }) => phrase('{design} goes into mothballs.', { design })),
  'unit-scrapped': own(({ design, ep }) =>
    phrase('{design} is scrapped; {ep} EP come with the next income.', { design, ep }),
  ),
};
