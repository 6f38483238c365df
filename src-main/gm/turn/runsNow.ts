import { heading } from '#kernel/report/plainText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { tallied } from '../../services/gm/schedule/standing.ts';
import type { RunStanding } from '../../services/gm/schedule/standings.ts';
import { whenSaid } from '../../services/gm/schedule/standings.ts';
import type { Situation } from '../../services/gm/schedule/clock.ts';
import { situationOf } from '../../services/gm/schedule/clock.ts';

/** The runs of a turn of several, as data for JSON output and as text. */
export const runsNow = {
  data: (gm: Gm): readonly object[] =>
    gm.runs().map(({ run: { id, title, takes }, state, day, waived, putOff, madeUp }) => ({
      run: id,
      title: phraseText(title),
      state,
      takes,
      day,
      waived,
      putOff,
      madeUp,
    })),

  /** One a line. */
  text(gm: Gm, now: string): string {
    const runs = gm.runs();
    const standing = gm.standing();
    const situation = situationOf(gm.store, tallied(standing), now);
    const wide = Math.max(...runs.map(({ run: { id } }) => id.length));
    const rows = runs.map((one) => {
      const { id, title, takes } = one.run;
      const owed =
        one.state !== 'over' && takes.length > 0 && takes.every((seat) => standing.missing.includes(seat));
      const day = one.day === undefined ? '' : `day ${one.day}, `;
      return `${id.padEnd(wide)}  ${day}${stateText(one, situation)}: ${phraseText(title)}${owed ? ', without orders so far' : ''}`;
    });
    return [heading('Runs of this turn', '-'), ...rows].join('\n');
  },
};

const states = {
  over: 'is over',
  due: 'is due',
  waits: 'waits for earlier runs',
  'put-off': 'postponed',
} as const;

function stateText(one: RunStanding, situation: Situation): string {
  const { state, waived, putOff, madeUp } = one;
  if (state === 'over')
    return [waived === true ? 'was waived' : states.over, ...(madeUp === true ? ['was postponed'] : [])].join(
      ', ',
    );
  const when = whenSaid(one, situation);
  if (putOff === undefined) return when === '' ? states[state] : when;
  return [
    state === 'due' ? 'postponed, next' : states['put-off'],
    ...(when === '' ? [] : [when]),
    ...(putOff.why === '' ? [] : [`«${putOff.why}»`]),
  ].join(', ');
}
