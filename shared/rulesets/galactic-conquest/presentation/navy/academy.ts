import type { Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { costOfSchool, halvesOf, halvesText, opensIn } from '../../academy/school.ts';
import { slotsOf } from '../../academy/train.ts';
import type { CrewReserve } from '../../model/condition/crew.ts';
import type { View } from '../../model/state.ts';
import { hasTech } from '../../research/research.ts';
import { calendar } from '../calendar.ts';

/** Crews that no ship has, in whole units (B12.100). */
const reserveFacts = ({ poor = 0, outstanding = 0, usual = 0, green = 0 }: CrewReserve) => [
  {
    label: 'Crews in reserve',
    value:
      Math.floor(poor / 1000) + Math.floor(outstanding / 1000) === 0
        ? phrase('none')
        : phrase('{poor} poor, {outstanding} outstanding units', {
            poor: Math.floor(poor / 1000),
            outstanding: Math.floor(outstanding / 1000),
          }),
    changedBy: 'build-ship' as const,
  },
  ...(usual + green === 0
    ? []
    : [
        {
          label: 'Crews that were kept',
          value: phrase('{usual} normal, {green} green units', {
            usual: Math.floor(usual / 1000),
            green: Math.floor(green / 1000),
          }),
          changedBy: 'mothball' as const,
        },
      ]),
];

/** Places for crews that are trained, and how the officers’ school of an empire stands (C9.50, C9.80). */
export function academySections(view: View, seat: SeatId): readonly Section[] {
  const { academy, crews = {} } = view.empires[seat] ?? {};
  const opens = opensIn(view, seat);
  const school = !hasTech(view, seat, 'los')
    ? []
    : [
        {
          label: 'Officers’ school',
          value:
            view.turn < opens
              ? phrase('opens in {turn}', { turn: calendar(opens, view.year) })
              : phrase('{has} points; {earns} more for {cost} EP', {
                  has: halvesText(academy?.school?.halves ?? 0),
                  earns: halvesText(halvesOf(view, seat)),
                  cost: costOfSchool(view, seat),
                }),
          changedBy: 'pay-school' as const,
        },
      ];
  return [
    {
      kind: 'facts',
      title: 'Training',
      facts: [
        {
          label: 'Crews that can be trained in a turn',
          value: phrase('{slots}', { slots: slotsOf(view, seat) }),
          changedBy: 'train-crews' as const,
        },
        ...reserveFacts(crews),
        ...school,
      ],
    },
  ];
}
