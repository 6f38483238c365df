import type { Page, Row } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { yearOf } from '../../economy/tech.ts';
import { systemsOf } from '../../economy/economy.ts';
import { allianceOf } from '../../model/relations.ts';
import type { State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { firstVictory, yearsAhead } from '../../victory.ts';

const line = (goal: string, has: Phrase, wins: Phrase): Row => ({
  id: goal,
  spot: {},
  cells: {
    goal: { value: phrase('{goal}', { goal }), sort: goal },
    has: { value: has, sort: goal },
    wins: { value: wins, sort: goal },
  },
});

/** How the reader stands to each of the four goals, as far as they know: what others have, they do not (VB 58-63). */
export function goalsSection(view: View, state: State): Page['sections'][number] {
  const { me, others, own, relations, nonPlayers = [], turn } = view;
  const isPlayer = (seat: View['me']): boolean => !nonPlayers.includes(seat);
  const all = [me, ...others].filter(isPlayer).length;
  const allied = allianceOf(relations, me).filter(isPlayer).length;
  return {
    kind: 'table',
    title: turn < firstVictory ? `Goals, from turn ${firstVictory} of the campaign on` : 'Goals',
    empty: '',
    columns: [
      { key: 'goal', label: 'Goal', align: 'left' },
      { key: 'has', label: 'You have', align: 'left' },
      { key: 'wins', label: 'Wins', align: 'left' },
    ],
    rows: [
      line(
        'Diplomacy',
        allied < 2
          ? phrase('no alliance')
          : phrase('an alliance of {allied} of {all} empires', { allied, all }),
        phrase('an alliance of half the empires'),
      ),
      line(
        'Expansion',
        phrase('{n|system|systems}', { n: systemsOf(state, me).length }),
        phrase('as many as the second and third empires together'),
      ),
      line(
        'Exploration',
        phrase('technology of Y{year}', { year: own.tech.year }),
        phrase('technology of Y{needed} this turn', { needed: yearOf(view) + yearsAhead }),
      ),
      line(
        'Exploitation',
        phrase('an income of {income} EP', { income: own.income }),
        phrase('as much as the second and third empires together'),
      ),
    ],
  };
}
