import type { Codec } from '#kernel/codec/codec.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad } from '#kernel/words/result.ts';
import { calls, isCallName, type CallName, type In, type Out } from './calls.ts';
import type { Reply } from './client.ts';
import { makeReply } from './reply.ts';
import { unreadable } from './refusals/wire.ts';

/** What a host does for every call. A handler that throws has a bug, which `serve` turns into one problem. */
export type Handlers = { readonly [K in CallName]: (input: In<K>) => Promise<Reply<Out<K>>> };

/** Answers one raw call. Never rejects. */
export type Serve = (name: unknown, raw: unknown) => Promise<unknown>;

/**
 * Puts the handlers behind their codecs: an unknown or unreadable call is refused by name before a handler sees it.
 * `fail` logs a thrown bug and returns the problem that names its place in the log.
 */
export function serve(handlers: Handlers, fail: (name: string, error: unknown) => Problem): Serve {
  return async (name, raw) => {
    if (!isCallName(name))
      return makeReply(
        calls['library.list'].output,
        bad([unreadable('unknown-call', { name: typeof name === 'string' ? name.slice(0, 40) : '' })]),
      );
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
