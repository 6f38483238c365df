import type { In, Out } from '#contract/calls.ts';
import type { Client, Reply } from '#contract/client.ts';
import type { FileContents } from '../bridge/shell.ts';
import { Proof } from './proof.svelte.ts';
import type { Session } from './session.svelte.ts';
import { waitFor } from './waiting.ts';

type ArchiveCall = Extract<keyof Client, 'gm.openArchive' | 'gm.verify' | 'gm.story' | 'gm.explain'>;

/** What begins as gzip does, as archives do and nothing else of ours. */
const isArchive = ({ base64 }: Pick<FileContents, 'base64'>): boolean => base64.startsWith('H4sI');

/** The archive of a finished game, which anybody may check: it lies open at the host, and is asked for turn by turn. */
export class ArchiveDesk {
  opened = $state.raw<Out<'gm.openArchive'> | undefined>(undefined);
  file = $state('');
  story = $state.raw<Out<'gm.story'> | undefined>(undefined);
  readonly proof: Proof;
  readonly #session: Session;

  constructor(session: Session) {
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
        'The turn cannot be told',
      );
  }

  async explain(turn: number, line: number): Promise<Out<'gm.explain'> | undefined> {
    return this.opened === undefined
      ? undefined
      : this.ask(
          'gm.explain',
          { archive: this.opened.archive, turn, line },
          'Looking for what led to it',
          'The line cannot be explained',
        );
  }

  /** Puts the archive away. */
  async close(): Promise<void> {
    const { opened } = this;
    this.#session.overlay = undefined;
    [this.opened, this.story] = [undefined, undefined];
    await this.proof.forget();
    if (opened !== undefined)
      await this.#session.bridge.client['gm.closeArchive']({ archive: opened.archive });
  }

  /** Asks the host; a refusal is told under the title `failed`. Undefined then. */
  async ask<K extends ArchiveCall>(
    name: K,
    input: In<K>,
    doing: string,
    failed: string,
  ): Promise<Out<K> | undefined> {
    const { toasts, bridge } = this.#session;
    const call = bridge.client[name] as (asked: In<K>) => Promise<Reply<Out<K>>>;
    const reply = await waitFor(this.#session, doing, call(input));
    if (reply.ok) {
      toasts.settle('archive');
      return reply.value;
    }
    toasts.problems(failed, reply.fault, 'archive');
    return undefined;
  }
}

const desks = new WeakMap<Session, ArchiveDesk>();

/** The archive that is looked at in this sitting. */
export function archiveOf(session: Session): ArchiveDesk {
  const made = desks.get(session) ?? new ArchiveDesk(session);
  desks.set(session, made);
  return made;
}

/** Opens an archive that is among files which were dropped; the others. */
export async function withoutArchives(
  session: Session,
  files: readonly FileContents[],
): Promise<readonly FileContents[]> {
  const archive = files.find(isArchive);
  if (archive !== undefined) await archiveOf(session).open(archive);
  return files.filter((file) => !isArchive(file));
}
