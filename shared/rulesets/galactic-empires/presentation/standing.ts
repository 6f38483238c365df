import type { Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { View } from '../model/view.ts';
import { fact, term, text, wordColumn, written } from './cells.ts';
import { seats } from './seats.ts';

/** Which empires are still in the game, as far as everybody knows, and what wins it. */
export function standing(view: View): readonly Section[] {
  const { victory } = view;
  const empires = seats(view);
  const left = empires.filter(({ seat }) => view.empires[seat]?.defeated === false).length;
  return [
    {
      kind: 'table',
      title: 'The empires',
      empty: 'Nothing is known of any empire.',
      columns: [
        wordColumn('empire', 'Empire'),
        wordColumn('ruler', 'Ruler'),
        wordColumn('state', 'In the game'),
      ],
      rows: empires.map(({ seat, name, leader = '' }) => ({
        id: seat,
        spot: {},
        cells: { empire: text(name, name), ruler: text(leader, leader), state: stateOf(view.empires[seat]) },
      })),
    },
    {
      kind: 'facts',
      title: 'The game so far',
      facts: [
        fact('Empires still in the game', phrase('{left} of {all}', { left, all: empires.length })),
        ...(victory === undefined ? [] : [fact('What wins', written(victory.text))]),
        ...(victory?.share === undefined
          ? []
          : [fact('Share of all sectors that wins', phrase('{share}%', { share: victory.share }))]),
      ],
    },
  ];
}

function stateOf(empire: View['empires'][keyof View['empires']] | undefined) {
  if (empire?.defeated === true) return term('Defeated', 'c', 'muted');
  return empire?.computer === true ? term('Yes, led by the computer', 'b') : term('Yes', 'a');
}
