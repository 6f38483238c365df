import type { IncomingMessage } from 'node:http';
import { plainJson } from '#kernel/codec/plainJson.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good, type Result } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/wire.ts';

/** Most bytes of a call: the longest file as base64, and room for the rest. */
export const longestCall = 45_000_000;

const tooLarge = (): Problem => unreadable('too-large/body');
const malformed = (): Problem => unreadable('malformed-json');

/** The JSON of a request; refused by name if it is too long, incomplete or not JSON. Never throws. */
export async function readBody(request: IncomingMessage, most: number): Promise<Result<unknown, Problem>> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (Number(request.headers['content-length'] ?? 0) > most) return bad(tooLarge());
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) return bad(tooLarge());
      chunks.push(chunk);
    }
  } catch {
    return bad(unreadable('cut-short'));
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    const body = plainJson(text);
    return body === undefined ? bad(malformed()) : good(body);
  } catch {
    return bad(malformed());
  }
}
