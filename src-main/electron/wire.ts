import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron';
import { callChannel, pushChannel } from '#contract/transport.ts';
import { pushes, type Push } from '#contract/pushes.ts';
import type { Serve } from '#contract/serve.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { pageOrigin } from './scheme.ts';

/** Whether a message comes from our own page, in the top frame of one of our windows. */
function isOurs({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  if (senderFrame === null || senderFrame.parent !== null) return false;
  if (!senderFrame.url.startsWith(`${pageOrigin}/`)) return false;
  return BrowserWindow.getAllWindows().some(({ webContents }) => webContents === sender);
}

/** Answers the page's calls, and no others. */
export function answerCalls(serve: () => Promise<Serve>): void {
  ipcMain.handle(callChannel, async (event, name: unknown, raw: unknown) => {
    if (!isOurs(event)) throw new Error('Sealed Orders answers only to its own page.');
    return (await serve())(name, raw);
  });
}

export const pushToWindows: Push = (name, value) => {
  const raw = (pushes[name] as Codec<unknown>).make(value);
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    if (!webContents.isDestroyed()) webContents.send(pushChannel, name, raw);
  }
};
