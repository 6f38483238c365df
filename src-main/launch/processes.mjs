// The project's folder, and how the programs that a task needs are started from it.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was typed. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const windows = process.platform === 'win32';

/** A file of an installed package, for example `installed('vite/bin/vite.js')`. */
export const installed = (path) => join(root, 'node_modules', ...path.split('/'));

/** The folder in which the command was typed: npm changes to the project's folder and remembers that one. */
export function callersFolder() {
  return process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();
}

/** Says why it cannot go on, and exits with code 1. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * The environment of a task: the chosen Node first on the path, then the project's own tools. Node caches its compiled
 * code, so that the next start of the command line takes a third of the time.
 */
export function surroundings(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const kept = process.env.NODE_COMPILE_CACHE ?? installed('.cache/node');
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: kept };
}

/** Runs a program to its end with our own terminal; its exit code. */
export function runNow(program, args, options = {}) {
  const shell = windows && !program.toLowerCase().endsWith('.exe');
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell, ...options });
  if (done.error !== undefined) giveUp(`${program} cannot be run: ${done.error.message}`);
  return done.status ?? 1;
}

/** Runs a program to its end without showing its output; its exit code and that output. */
export function runHeard(program, args, options = {}) {
  const done = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (done.error !== undefined) giveUp(`${program} cannot be run: ${done.error.message}`);
  return { code: done.status ?? 1, heard: `${done.stdout}${done.stderr}` };
}

/**
 * Starts a program with our own terminal, except for its standard output if `onText` takes that.
 * A request to stop is passed on; the promise gives the exit code.
 */
export function runLong(program, args, options = {}, onText = undefined) {
  const stdio = ['inherit', onText === undefined ? 'inherit' : 'pipe', 'inherit'];
  const child = spawn(program, args, { cwd: root, stdio, ...options });
  // A terminal sends Ctrl+C to the child by itself.
  const handOn = (signal) =>
    void (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
  process.on('SIGINT', handOn);
  process.on('SIGTERM', handOn);
  child.stdout?.setEncoding('utf8').on('data', onText);
  return new Promise((resolve) => {
    const end = (code) => {
      process.off('SIGINT', handOn);
      process.off('SIGTERM', handOn);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      end(1);
    });
    child.on('close', (code, signal) => end(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}

/** Runs a program to its end beside others: what it says is kept together, and shown when it fails, or when `tells` wants it; its exit code, and that. */
export function runQuietly(program, args, { env = surroundings(program), tells = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const heard = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => heard.push(data));
    child.on('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve({ code: 1, heard: error.message });
    });
    child.on('close', (code) => {
      const said = Buffer.concat(heard);
      if (tells || code !== 0) process.stdout.write(said);
      resolve({ code: code ?? 1, heard: String(said) });
    });
  });
}
