import type { Codec } from '#kernel/codec/codec.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, type Result } from '#kernel/words/result.ts';
import { problems } from './problems.ts';
import { unreadable } from './refusals/wire.ts';

const nonsense = (): Problem => unreadable('reply-unreadable');

/** A reply as plain data for the wire. */
export function makeReply<T>(output: Codec<T>, reply: Result<T, readonly Problem[]>): unknown {
  return reply.ok
    ? { ok: true, value: output.make(reply.value) }
    : { ok: false, fault: problems.make(reply.fault) };
}

/** A reply as it came over the wire. Never throws. */
export function readReply<T>(output: Codec<T>, raw: unknown): Result<T, readonly Problem[]> {
  if (typeof raw !== 'object' || raw === null) return bad([nonsense()]);
  const { ok, value, fault } = raw as {
    readonly ok?: unknown;
    readonly value?: unknown;
    readonly fault?: unknown;
  };
  if (ok === true) {
    const read = output.parse(value);
    return read.ok ? read : bad([nonsense()]);
  }
  const read = problems.parse(fault);
  return bad(read.ok && read.value.length > 0 ? read.value : [nonsense()]);
}
