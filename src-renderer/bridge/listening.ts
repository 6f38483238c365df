import { clock } from '../clock.ts';

/** How long to wait before reconnecting, in milliseconds. */
const rest = 1_000;

/**
 * Listens for server-sent events as long as the page exists, and calls `heard` with the name and text of
 * each. A broken connection is resumed where it broke. `EventSource` would do the same, but cannot send the
 * pass.
 */
export async function listenTo(
  path: string,
  headers: () => Record<string, string>,
  heard: (name: string, text: string) => void,
): Promise<never> {
  let last = '';
  for (;;) {
    try {
      const shown = { ...headers(), ...(last === '' ? {} : { 'last-event-id': last }) };
      const response = await fetch(path, { headers: shown, cache: 'no-store' });
      if (response.ok && response.body !== null) {
        for await (const block of blocksOf(response.body)) {
          last = field(block, 'id') ?? last;
          const [name, text] = [field(block, 'event'), field(block, 'data')];
          if (name !== undefined && text !== undefined) heard(name, text);
        }
      }
    } catch {
      // The host has stopped, or is restarting.
    }
    await clock.pause(rest);
  }
}

const field = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** The blocks of text between empty lines. */
async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let left = ''; ;) {
    const { done, value = '' } = await reader.read();
    if (done) return;
    const blocks = (left + value).split('\n\n');
    left = blocks.pop() ?? '';
    yield* blocks;
  }
}
