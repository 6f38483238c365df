import type { In, Out } from '#contract/calls.ts';
import type { Client, Reply } from '#contract/client.ts';
import type { FileContents } from '../../bridge/shell.ts';
import { Proof } from './proof.svelte.ts';
import type { SessionCore } from '../sessionCore.ts';

type ArchiveCall = Extract<keyof Client, 'gm.openArchive' | 'gm.verify' | 'gm.story' | 'gm.explain'>;

/** Archives begin like gzip, and no other file of ours does, unless somebody packed it. */
const isArchive = ({ name, base64 }: FileContents): boolean =>
  base64.startsWith('H4sI') && !/\.(?:new|questions|orders|answers)\.gz$/i.test(name);

/**
 * The archive of a finished game, which anybody may check. The host keeps it open, and the page asks for it
 * turn by turn.
 */
export class ArchiveReader {
  opened = $state.raw<Out<'gm.openArchive'> | undefined>(undefined);
  file = $state('');
  story = $state.raw<Out<'gm.story'> | undefined>(undefined);
  readonly proof: Proof;
  readonly #session: SessionCore;

  constructor(session: SessionCore) {
    this.#session = session;
    this.proof = new Proof(session);
  }

  async choose(): Promise<void> {
    const [file] = await this.#session.bridge.shell.pickFiles(['.gz']);
    if (file !== undefined) await this.open(file);
  }

  /** Opens an archive and begins to verify it. */
  async open({ name, base64 }: FileContents): Promise<void> {
    this.#session.overlay = 'archive';
    if (this.proof.running) await this.proof.stop();
    const opened = await this.ask('gm.openArchive', { base64 }, `Opening ${name}`, `${name} was not opened`);
    if (opened === undefined) return;
    [this.opened, this.file, this.story] = [opened, name, undefined];
    await this.verify();
  }

  async verify(): Promise<void> {
    const { opened } = this;
    if (opened === undefined) return;
    const { archive } = opened;
    await this.proof.run(archive, () =>
      this.ask('gm.verify', { archive }, 'Running every turn again', 'The archive cannot be verified'),
    );
  }

  async read(turn: number): Promise<void> {
    if (this.opened !== undefined)
      this.story = await this.ask(
        'gm.story',
        { archive: this.opened.archive, turn },
        `Reading turn ${turn}`,
        'The turn cannot be shown',
      );
  }

  async explain(turn: number, line: number): Promise<Out<'gm.explain'> | undefined> {
    return this.opened === undefined
      ? undefined
      : this.ask(
          'gm.explain',
          { archive: this.opened.archive, turn, line },
          'Finding the cause',
          'The line cannot be explained',
        );
  }

  /** Closes the archive. */
  async close(): Promise<void> {
    const { opened } = this;
    this.#session.overlay = undefined;
    [this.opened, this.story] = [undefined, undefined];
    await this.proof.forget();
    if (opened !== undefined)
      await this.#session.bridge.client['gm.closeArchive']({ archive: opened.archive });
  }

  /** Asks the host. A refusal is shown as a notice titled `failed`, and the answer is undefined. */
  async ask<K extends ArchiveCall>(
    name: K,
    input: In<K>,
    doing: string,
    failed: string,
  ): Promise<Out<K> | undefined> {
    const { toasts, bridge, waiting } = this.#session;
    const call = bridge.client[name] as (asked: In<K>) => Promise<Reply<Out<K>>>;
    const reply = await waiting.for(doing, call(input));
    if (reply.ok) {
      toasts.settle('archive');
      return reply.value;
    }
    toasts.problems(failed, reply.fault, 'archive');
    return undefined;
  }
}

/** The archive opened in this session. */
export const archiveOf = (session: SessionCore): ArchiveReader =>
  session.states.of(ArchiveReader, () => new ArchiveReader(session));

/** Opens the archive among some files, if there is one; returns the other files. */
export async function withoutArchives(
  session: SessionCore,
  files: readonly FileContents[],
): Promise<readonly FileContents[]> {
  const archive = files.find(isArchive);
  if (archive !== undefined) await archiveOf(session).open(archive);
  return files.filter((file) => !isArchive(file));
}
