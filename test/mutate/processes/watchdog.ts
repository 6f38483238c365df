import { Worker } from 'node:worker_threads';

/** What has worked so many seconds goes round in circles. */
const mostSeconds = 40;

/** Ends this process, however busy it is, once it has worked too long since the last call of what this returns. */
export function watchdog(): () => void {
  const limit = new Float64Array(new SharedArrayBuffer(8));
  const wind = (): void => {
    limit[0] = process.cpuUsage().user + mostSeconds * 1e6;
  };
  wind();
  const watch = `const { workerData } = require('node:worker_threads');
    setInterval(() => { if (process.cpuUsage().user > workerData[0]) process.kill(process.pid, 'SIGKILL'); }, 250)`;
  new Worker(watch, { eval: true, workerData: limit }).unref();
  return wind;
}
