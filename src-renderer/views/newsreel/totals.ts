import type { NewsMoment, Words } from '#kernel/presentation.ts';
import { listed } from '../../parts/text/lists.ts';

type Word = Words['unit'];

const counted = (count: number, { one, many }: Word, tail: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}${tail}`];

/** What a newsreel showed, counted: its last moment says it. Empty where it showed nothing of the kind. */
export function totalsOf(moments: readonly NewsMoment[], { unit, place }: Words): string {
  const news = moments.flatMap((moment) => moment.news);
  const travelled = new Set(news.flatMap((one) => (one.kind === 'travel' ? [one.piece] : [])));
  const taken = new Set(news.flatMap((one) => (one.kind === 'owner' ? [one.place] : [])));
  const fights = news.filter(({ kind }) => kind === 'fight').length;
  const said = listed([
    ...counted(travelled.size, unit, ' travelled'),
    ...counted(fights, { one: 'battle', many: 'battles' }, fights === 1 ? ' was fought' : ' were fought'),
    ...counted(taken.size, place, ' changed hands'),
  ]);
  return said === '' ? '' : `${said}.`;
}
