import type { Codec } from '../codec/codec.ts';
import { union } from '../codec/shapes.ts';
import type { Shape } from '../codec/shape.ts';
import type { AnyEvent, Game } from '../game/game.ts';
import type { SeatId } from '../words/ids.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Origin, Ruleset, Telling } from '../ruleset.ts';
import type { AnyDeclaredEvent } from './event.ts';
import type { AnyDeclaredOrder } from './order.ts';

const byKind = <T extends { readonly kind: string }, U>(
  declared: readonly T[],
  of: (one: T) => U,
): Readonly<Record<string, U>> => Object.fromEntries(declared.map((one) => [one.kind, of(one)]));

/** How any of these is read and written, known by its kind. */
export const codecOf = <D extends AnyDeclaredOrder | AnyDeclaredEvent>(
  declared: readonly D[],
): Shape<D extends { readonly codec: Codec<infer T> } ? T : never> =>
  union(
    'kind',
    byKind(declared, ({ codec }) => codec as Shape<unknown>),
  );

/** What a ruleset says of its orders, from their declarations. */
export const assembledOrders = <G extends Game>(
  declared: readonly AnyDeclaredOrder[],
): Pick<Ruleset<G>, 'orders'> => ({
  orders: byKind(declared, (one) => one) as unknown as Ruleset<G>['orders'],
});

/** What each seat hears of an event, as a ruleset says it. */
function tellingOf({ audience, hears, say, announced }: AnyDeclaredEvent): Telling<Game, AnyEvent> {
  return {
    ...(audience && { audience }),
    told(event, seat: SeatId, before) {
      const heard = hears(event, seat, before) as boolean | AnyEvent;
      return typeof heard === 'object' ? heard : heard ? event : undefined;
    },
    say,
    ...(announced && { announced }),
  };
}

/** How the events of a game are told, written and applied, from their declarations. */
export function assembledEvents<G extends Game>(
  declared: readonly AnyDeclaredEvent[],
): Pick<Ruleset<G>, 'tell' | 'apply'> & {
  readonly origins: NonNullable<Ruleset<G>['origins']>;
  readonly eventCodec: Shape<G['event']>;
  /** The sentence of an event that is to come; undefined for what the scroll leaves out. */
  ahead(event: G['event'], view: G['view']): Phrase | undefined;
} {
  const applied = byKind(declared, ({ apply }) => apply);
  const foretold = byKind(declared, ({ ahead }) => ahead);
  return {
    tell: byKind(declared, tellingOf) as unknown as Ruleset<G>['tell'],
    origins: byKind(declared, ({ by }): Origin => by) as NonNullable<Ruleset<G>['origins']>,
    eventCodec: codecOf(declared) as Shape<G['event']>,
    ahead: (event, view) => foretold[event.kind]?.(event, view) as Phrase | undefined,
    apply: (draft, event) => applied[event.kind]?.(draft as never, event),
  };
}
