import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '#kernel/codec/digest.ts';
import { good } from '#kernel/words/result.ts';
import type { InMail } from '../../ports/mail.ts';
import type { FormsTaken } from '../../services/signUp/mailed.ts';
import { mostMailed, takeMailedForms } from '../../services/signUp/mailed.ts';
import { rulesets } from '../../rulesets.ts';
import { must } from '../io.ts';
import { files, ports } from '../openGame.ts';

/** Keeps the sign-up forms of letters in a folder, none of them twice. */
export async function formsInto(folder: string): Promise<(mail: InMail) => Promise<FormsTaken>> {
  await mkdir(folder, { recursive: true });
  const keep = async (bytes: Uint8Array) => {
    const name = `${digest(bytes).slice(0, 24)}.signup`;
    const there = must(await files.list(folder));
    if (there.some((one) => one.name === name)) return good('known' as const);
    if (there.length >= mostMailed) return good('full' as const);
    const written = await files.write(join(folder, name), bytes);
    return written.ok ? good('kept' as const) : written;
  };
  return (mail) =>
    takeMailedForms({ sealing: ports.sealing, now: ports.clock.now(), rulesets }, { keep }, mail);
}
