import { goTo } from '../../state/rules.ts';
import type { SearchHit } from '#contract/player/history.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { pastOf } from './pastTurns.svelte.ts';

export const kindNames: Readonly<Record<SearchHit['kind'], string>> = {
  message: 'Messages',
  battle: 'Battle reports',
  announcement: 'Announcements',
  refusal: 'Orders not carried out',
};

const tabs = {
  message: 'events',
  battle: 'battles',
  announcement: 'announcements',
  refusal: 'refusals',
} as const;

class Search {
  words = '';
  everywhere = false;
}

/** The last search of this session, so that its results are still there after opening one. */
export const lastSearch = (session: Session): Search => session.states.of(Search, () => new Search());

/** Whether two answers found the same: in one turn of one game, the same words of the same kind. */
export const sameHit = (a: SearchHit, b: SearchHit): boolean =>
  a.kind === b.kind &&
  a.text === b.text &&
  a.battle === b.battle &&
  a.key.turn === b.key.turn &&
  a.key.game === b.key.game &&
  a.key.seat === b.key.seat;

/** The text of a hit cut at its marks. */
export function piecesOf({
  text,
  marks,
}: Pick<SearchHit, 'text' | 'marks'>): readonly { readonly text: string; readonly marked: boolean }[] {
  const pieces: { readonly text: string; readonly marked: boolean }[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

/** Opens the report with a hit, and points at it. For another game, the newest turn of its seat is opened. */
export async function goToHit(session: Session, { key, kind, text, battle }: SearchHit): Promise<void> {
  const here = session.turn?.key;
  if (here === undefined || here.game !== key.game || here.seat !== key.seat) {
    const row = session.library.rows.find(
      (each) => each.game === key.game && each.seat === key.seat && each.latest,
    );
    await session.turn?.saver.settled();
    await session.openTurn(row === undefined ? key : { game: row.game, seat: row.seat, turn: row.turn });
  }
  const { turn } = session;
  if (turn === undefined || turn.key.game !== key.game || turn.key.seat !== key.seat) return;
  await pastOf(session, turn).readMessages(key.turn, { tab: tabs[kind], battle, text });
  session.overlay = undefined;
  goTo(session, 'messages');
}
