/**
 * The page's half of the double, as script text: `ipcRenderer` and `contextBridge` for the preload, which runs in a
 * function whose `require` knows only Electron, as in a sandbox; and `window.open` handed to the main process.
 */
export const pageSide = (preload: string): string => `{
  const listeners = new Map();
  const of = (channel) => listeners.get(channel) ?? listeners.set(channel, new Set()).get(channel);
  Object.defineProperty(window, '__double', { value: {
    hear: (channel, args) => { for (const listener of [...of(channel)]) listener({}, ...args); },
  } });
  const ipcRenderer = {
    invoke: (channel, ...args) => window.__doubleInvoke(channel, structuredClone(args)),
    send: (channel, ...args) => { void window.__doubleSend(channel, structuredClone(args)); },
    on: (channel, listener) => { of(channel).add(listener); return ipcRenderer; },
    off: (channel, listener) => { of(channel).delete(listener); return ipcRenderer; },
    removeListener: (channel, listener) => { of(channel).delete(listener); return ipcRenderer; },
    removeAllListeners: (channel) => { of(channel).clear(); return ipcRenderer; },
  };
  const freeze = (value) => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
    return Object.freeze(value);
  };
  const contextBridge = {
    exposeInMainWorld: (key, value) => { Object.defineProperty(window, key, { value: freeze(value) }); },
  };
  const webUtils = { getPathForFile: () => '' };
  const electron = { ipcRenderer, contextBridge, webUtils };
  const require = (name) => {
    if (name === 'electron') return electron;
    throw new Error('module not found in a sandboxed preload: ' + name);
  };
  window.open = (url) => { void window.__doubleOpen(new URL(String(url), location.href).href); return null; };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[target=_blank]') : null;
    if (link === null) return;
    event.preventDefault();
    window.open(link.href);
  }, true);
  if (window === window.top) (function (require, module, exports) {
${preload}
  })(require, { exports: {} }, {});
}`;
