#!/usr/bin/env node
// The entry point of every npm script: `node src-main/launch/run.mjs <task>`. It needs nothing
// installed and runs on any Node from 18 on: it installs the packages and a Node 24, then runs the task.
import { giveUp } from './processes.mjs';
import { ensurePackages, findNode } from './provision.mjs';
import { tasks } from './tasks.mjs';

const [task = 'start', ...args] = process.argv.slice(2);
if (!Object.hasOwn(tasks, task))
  giveUp(`There is no task ${task}. The tasks are: ${Object.keys(tasks).join(', ')}.`);
ensurePackages();
process.exitCode = await tasks[task](findNode(), args);
