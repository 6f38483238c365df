import { dialog, shell, type BrowserWindow } from 'electron';

/** What may open outside the app, after a question: web pages, and mail to a game master. */
const allowed = ['https:', 'mailto:'];
const longest = 2_000;

/** The address as it would be opened; undefined if it may not open outside the app. */
export function outsideAddress(text: string): string | undefined {
  if (text.length > longest || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const disguised = url.username !== '' || url.password !== '';
  return allowed.includes(url.protocol) && !disguised ? url.href : undefined;
}

/** Opens an address in the system's own program, once the player has seen where it leads and agreed. */
export async function openOutside(window: BrowserWindow, text: string): Promise<void> {
  const address = outsideAddress(text);
  if (address === undefined) return;
  const mail = address.startsWith('mailto:');
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    buttons: ['Stay here', mail ? 'Write the mail' : 'Open the page'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
    title: 'Sealed Orders',
    message: mail ? 'Write a mail in your mail program?' : 'Open this page in your browser?',
    detail: address,
  });
  if (response === 1) await shell.openExternal(address);
}
