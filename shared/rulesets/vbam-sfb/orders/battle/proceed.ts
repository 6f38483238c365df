import { id, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/ids.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { WayOn } from '../../model/combat.ts';
import { waysOn } from '../../model/combat.ts';
import type { VbamSfb } from '../../model/game.ts';
import { here } from './parts.ts';

const names: Readonly<Record<WayOn, string>> = {
  on: 'Go on',
  stay: 'Stay between the sectors',
  back: 'Go back',
};

/** What a force does that is left between sectors (VB 257, 272). */
export const proceed: Ruleset<VbamSfb>['orders']['proceed'] = {
  title: 'After a battle between sectors',
  answers: true,
  codec: object({ kind: literal('proceed'), ref: id<OrderRef>(), way: oneOf(waysOn) }),
  offers: (view, { place }) =>
    here(view, place)?.between === undefined ? [] : waysOn.map((way) => ({ kind: 'proceed', way })),
  form: (_, { way }) => ({
    fields: [
      {
        kind: 'choice',
        name: 'way',
        label: 'Your force',
        choices: waysOn.map((value) => ({ value, label: phrase(names[value]) })),
      },
    ],
    values: { way },
    set: (_name, value) => ({ kind: 'proceed', way: waysOn.find((one) => one === value) ?? way }),
  }),
  check: () => [],
  say: ({ way }) => phrase(names[way]),
};
