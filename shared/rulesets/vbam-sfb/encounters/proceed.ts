import { id, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import type { Course } from '../model/orders.ts';
import { courses } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { presentAt } from './encounters.ts';
import { labelOf } from '../map/board.ts';
import { here } from './choices.ts';

const said: Readonly<Record<Course, Phrase>> = {
  stay: phrase('Stay between the sectors'),
  on: phrase('Go on'),
  back: phrase('Go back'),
};

/** The courses with the sectors that they lead to, as far as the reader knows them. */
function coursesIn(view: View, place: PlaceId | undefined): Readonly<Record<Course, Phrase>> {
  const encounter = here(view, place);
  const [first] = encounter === undefined ? [] : presentAt(imagine(view), encounter, view.me);
  const { place: from, between: to } = first?.[1] ?? {};
  return from === undefined || to === undefined
    ? said
    : {
        stay: said.stay,
        on: phrase('Go on to {sector}', { sector: labelOf(to) }),
        back: phrase('Go back to {sector}', { sector: labelOf(from) }),
      };
}

/** What the winner of a meeting between sectors does (VB 257, 272). */
export const proceed: Ruleset<VbamSfb>['orders']['proceed'] = {
  title: 'After a meeting between sectors',
  answers: true,
  codec: object({ kind: literal('proceed'), ref: id<OrderRef>(), course: oneOf(courses) }),
  offers: (view, { place }) =>
    here(view, place)?.between === undefined ? [] : courses.map((course) => ({ kind: 'proceed', course })),
  form(view, order, { place }) {
    const choices = coursesIn(view, place);
    return {
      fields: [
        {
          kind: 'choice',
          name: 'course',
          label: 'Your force',
          choices: courses.map((value) => ({ value, label: choices[value] })),
        },
      ],
      values: { course: order.course },
      set: (_, value) => ({ kind: 'proceed', course: courses.find((one) => one === value) ?? order.course }),
    };
  },
  check: () => [],
  say: ({ course }, view, { place }) => coursesIn(view, place)[course],
};
