// What every task stands on: the project's folder, a child process, a plain way to give up.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was typed. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const windows = process.platform === 'win32';

/** A file of an installed package, for example `installed('vite/bin/vite.js')`. */
export const installed = (path) => join(root, 'node_modules', ...path.split('/'));

/** The folder in which the player or GM typed the command: npm moves to the project's and keeps theirs. */
export function callersFolder() {
  return process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();
}

/** Says why nothing more can be done, and ends with code 1. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * The surroundings of a task: the chosen Node first on the path, then the project's own tools. Node keeps what it
 * made of our sources, so that the next start of the command line takes a third of the time.
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

/**
 * Starts a program with our own terminal, save its standard output when `onText` wants it.
 * A request to stop is handed on; the promise gives the exit code.
 */
export function runLong(program, args, options = {}, onText = undefined) {
  const stdio = ['inherit', onText === undefined ? 'inherit' : 'pipe', 'inherit'];
  const child = spawn(program, args, { cwd: root, stdio, ...options });
  // A terminal has already told the child of Ctrl+C.
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
