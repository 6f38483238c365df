import type { Problem } from '#kernel/words/problem.ts';
import { bad, type Result } from '#kernel/words/result.ts';
import type { Call } from './call.ts';
import { calls, type CallName, type In, type Out } from './calls.ts';
import { readReply } from './reply.ts';
import { pushes, type PushName, type Pushed } from './pushes.ts';
import type { Transport } from './transport.ts';
import { unreadable } from './refusals/wire.ts';

export type Reply<T> = Result<T, readonly Problem[]>;

/** Every call as a function: `client['turn.open']({ key })`. None of them rejects. */
export type Client = { readonly [K in CallName]: (input: In<K>) => Promise<Reply<Out<K>>> };

/** The calls over a wire: input encoded, reply checked. */
export function makeClient(transport: Transport): Client {
  const ask = async (name: CallName, input: never): Promise<Reply<unknown>> => {
    const { input: sent, output } = calls[name] as Call<never, unknown>;
    try {
      return readReply(output, await transport.call(name, sent.make(input)));
    } catch {
      return bad([unreadable('host-unreachable')]);
    }
  };
  const names = Object.getOwnPropertyNames(calls) as CallName[];
  return Object.fromEntries(
    names.map((name) => [name, (input: never) => ask(name, input)]),
  ) as unknown as Client;
}

/** Listens for one kind of push and ignores unreadable ones. The result stops listening. */
export function hear<K extends PushName>(
  transport: Transport,
  name: K,
  listener: (value: Pushed<K>) => void,
): () => void {
  return transport.hear(name, (raw) => {
    const read = pushes[name].parse(raw);
    if (read.ok) listener(read.value as Pushed<K>);
  });
}
