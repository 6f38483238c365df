import { protocol } from 'electron';
import { pageFile, pageHeaders } from '#main/adapters/pageFiles.ts';

/** The page's own scheme: a proper origin, so that nothing is loaded as `file:`. */
export const scheme = 'sealed';
export const pageOrigin = `${scheme}://app`;
export const pageAddress = `${pageOrigin}/index.html`;

/** To be called before the app is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built page and nothing else. */
export function servePage(folder: string): void {
  protocol.handle(scheme, async (request) => {
    const { host, pathname } = new URL(request.url);
    const asked = request.method === 'GET' && host === 'app';
    const file = asked ? await pageFile(folder, pathname) : undefined;
    if (file === undefined) return new Response('Nothing here.', { status: 404, headers: pageHeaders });
    return new Response(file.bytes, { headers: { ...pageHeaders, 'content-type': file.type } });
  });
}
