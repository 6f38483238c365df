import type { Session } from '#ui/state/session/session.svelte.ts';

/** The bytes of the next file that is handed over. */
export function nextFile(session: Session): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  return new Promise((resolve) => {
    Object.assign(session.bridge.shell, {
      offerFile: ({ name, base64 }: { readonly name: string; readonly base64: string }) =>
        resolve({ name, bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) }),
    });
  });
}

/** The pixels of a picture, without the strip of words below it. */
export function pixelsOf(drawn: ImageBitmap | HTMLVideoElement): Uint32Array {
  const brush = new OffscreenCanvas(1280, 620).getContext('2d')!;
  brush.drawImage(drawn, 0, 0);
  return new Uint32Array(brush.getImageData(0, 0, 1280, 620).data.buffer);
}
