import { ImapFlow, type MessageStructureObject } from 'imapflow';
import { password } from './realServers.ts';
import { ownCertificate } from './server.ts';

/** A letter as its receiver's own mail program shows it. */
export interface Letter {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
  /** What there is to read, with every run of white space as one space. */
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** All letters in somebody's mailbox, the oldest first, as their mail program fetches them over IMAP. None of them is marked as read. */
export async function lettersOf(port: number, user: string): Promise<readonly Letter[]> {
  const client = new ImapFlow({
    host: 'localhost',
    port,
    secure: true,
    auth: { user, pass: password },
    tls: { ca: ownCertificate },
    logger: false,
    disableAutoIdle: true,
  });
  await client.connect();
  try {
    const box = await client.mailboxOpen('INBOX', { readOnly: true });
    if (box.exists === 0) return [];
    const found = await client.fetchAll('1:*', { uid: true, envelope: true, bodyStructure: true });
    const letters: Letter[] = [];
    for (const { uid, envelope, bodyStructure } of found) {
      const leaves = bodyStructure === undefined ? [] : leavesOf(bodyStructure);
      const files: { name: string; bytes: Uint8Array }[] = [];
      let text = '';
      for (const { type, part = '1', disposition, dispositionParameters } of leaves) {
        const bytes = await partOf(client, uid, part);
        if (disposition === 'attachment')
          files.push({ name: dispositionParameters?.['filename'] ?? '', bytes });
        else if (type === 'text/plain') text += Buffer.from(bytes).toString('utf8');
      }
      letters.push({
        id: envelope?.messageId ?? '',
        from: envelope?.from?.[0]?.address ?? '',
        subject: envelope?.subject ?? '',
        text: text.replace(/\s+/g, ' ').trim(),
        files,
      });
    }
    return letters;
  } finally {
    await client.logout();
  }
}

const leavesOf = (node: MessageStructureObject): readonly MessageStructureObject[] =>
  node.childNodes?.flatMap(leavesOf) ?? [node];

async function partOf(client: ImapFlow, uid: number, part: string): Promise<Uint8Array> {
  const { content } = await client.download(String(uid), part, { uid: true });
  const chunks: Buffer[] = [];
  for await (const chunk of content ?? []) chunks.push(chunk as Buffer);
  return Uint8Array.from(Buffer.concat(chunks));
}
