#!/usr/bin/env node
// The one door of the project: `node src-main/launch/run.mjs <task>`, and every npm script. It needs nothing
// installed and runs on any Node from 18 on: it brings the packages and a Node 24, then runs the task.
import { giveUp } from './ground.mjs';
import { ensurePackages, findNode } from './provision.mjs';
import { tasks } from './tasks.mjs';

const [task = 'start', ...args] = process.argv.slice(2);
if (!Object.hasOwn(tasks, task))
  giveUp(`There is no task ${task}. The tasks are: ${Object.keys(tasks).join(', ')}.`);
ensurePackages();
process.exitCode = await tasks[task](findNode(), args);
