import { contextBridge, ipcRenderer } from 'electron';
import { callChannel, pushChannel, windowTransport, type Transport } from '#contract/transport.ts';

type Listener = (raw: unknown) => void;

/** The wire between page and main process: names and plain data, without any Electron object. */
const transport: Transport = {
  call: (name, raw) => ipcRenderer.invoke(callChannel, name, raw),
  hear: (name, listener: Listener) => {
    const hearing = (_event: unknown, said: unknown, raw: unknown): void => {
      if (said === name) listener(raw);
    };
    ipcRenderer.on(pushChannel, hearing);
    return () => {
      ipcRenderer.off(pushChannel, hearing);
    };
  },
};

contextBridge.exposeInMainWorld(windowTransport, transport);
