/** How long to wait before a line that broke is opened anew, in milliseconds. */
const rest = 1_000;

/**
 * Hears server-sent events for as long as the page lives, and tells `heard` each one's name and text. A line that broke is opened
 * anew from where it broke. `EventSource` would do the same, but can show no pass.
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
      // The host is gone, or on its way back.
    }
    await new Promise((done) => void setTimeout(done, rest));
  }
}

const field = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** What stands between empty lines. */
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
