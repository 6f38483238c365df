import type { Codec } from '#kernel/codec/codec.ts';
import { unreadable, type Problem } from '#kernel/problem.ts';
import { bad } from '#kernel/result.ts';
import { calls, isCallName, type CallName, type In, type Out } from './calls.ts';
import type { Reply } from './client.ts';
import { makeReply } from './reply.ts';

/** What a host does for every call. A handler may throw: that is a bug, and `serve` makes one problem of it. */
export type Handlers = { readonly [K in CallName]: (input: In<K>) => Promise<Reply<Out<K>>> };

/** Answers one raw call. Never rejects. */
export type Serve = (name: unknown, raw: unknown) => Promise<unknown>;

const unknownCall = (name: unknown): Problem =>
  unreadable(
    'unknown-call',
    'The program knows no call «{name}»: page and program are of different versions. Reload the page.',
    {
      name: typeof name === 'string' ? name.slice(0, 40) : '',
    },
  );

/**
 * Puts the handlers behind their codecs: what is unknown or unreadable is refused by name before a handler sees it.
 * `fail` writes a thrown bug down and says where.
 */
export function serve(handlers: Handlers, fail: (name: string, error: unknown) => Problem): Serve {
  return async (name, raw) => {
    if (!isCallName(name)) return makeReply(calls['library.list'].output, bad([unknownCall(name)]));
    const { input, output } = calls[name] as {
      readonly input: Codec<unknown>;
      readonly output: Codec<unknown>;
    };
    try {
      const read = input.parse(raw);
      if (!read.ok) return makeReply(output, read);
      const handler = handlers[name] as (value: unknown) => Promise<Reply<unknown>>;
      return makeReply(output, await handler(read.value));
    } catch (error) {
      return makeReply(output, bad([fail(name, error)]));
    }
  };
}
