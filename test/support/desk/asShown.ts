import type { In, Out } from '#contract/calls.ts';
import { isGmAct } from '#contract/gm/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import type { Shown } from '#contract/gm/shown.ts';
import type { Reply } from '#contract/client.ts';
import type { DeskHandlers } from '#main/services/desk/deskParts.ts';
import { defined } from '#kernel/words/defined.ts';

type Told = 'shown' | 'was' | 'since';
type Gm = keyof DeskHandlers;
type Open<I> = Omit<I, Told> & { readonly [K in Extract<keyof I, Told>]?: I[K] };
/** The calls of a desk that was looked at a moment ago: what it was shown need not be said. */
export type SeeingHandlers = { readonly [K in Gm]: (input: Open<In<K>>) => Promise<Reply<Out<K>>> };

const nothing: Shown = { turn: 0, run: '0'.repeat(64), settings: '0'.repeat(64) };

/** What an act on this desk says that it was shown. */
export function shownOn(desk: Desk | undefined, seat?: unknown): Shown {
  const mark = desk?.seats.find((one) => one.seat === seat)?.mark;
  return { ...(desk?.marks ?? nothing), ...defined({ seat: mark }) };
}

/** The same calls, for tests whose desk has just read the game again whenever it acts. */
export function asShown(handlers: DeskHandlers): SeeingHandlers {
  const ask = handlers as unknown as Record<string, (input: unknown) => Promise<Reply<unknown>>>;
  const wasOf = async (
    name: string,
    input: Record<string, unknown>,
    desk: Desk | undefined,
  ): Promise<unknown> => {
    if (name === 'gm.setPost') {
      const post = await handlers['gm.post']({ game: input['game'] as never });
      return post.ok ? post.value.wishes : { minutes: 15 };
    }
    if (name === 'gm.late')
      return desk?.received.find(({ number }) => number === input['number'])?.standing ?? 'counts';
    return name === 'gm.rule'
      ? desk?.judged.find(({ order }) => order === input['order'])?.ruling
      : undefined;
  };
  const filled = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    if (!isGmAct(name) && name !== 'gm.setPost') return input;
    const read = await handlers['gm.desk']({ game: input['game'] as never });
    const desk = read.ok ? read.value : undefined;
    const was = await wasOf(name, input, desk);
    return {
      ...(isGmAct(name) ? { shown: shownOn(desk, input['seat']) } : {}),
      ...defined({ was }),
      ...(name === 'gm.unlock' ? { since: desk?.busy?.at ?? '' } : {}),
      ...input,
    };
  };
  return Object.fromEntries(
    Object.keys(handlers).map((name) => [
      name,
      async (input: Record<string, unknown>) => ask[name]?.(await filled(name, input)),
    ]),
  ) as unknown as SeeingHandlers;
}
