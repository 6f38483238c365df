#!/usr/bin/env node
// The GM's command line under its own name, from any folder: the same as `npm run gm --`.
import { ensurePackages, findNode } from './provision.mjs';
import { gm } from './tasks.mjs';

ensurePackages();
process.exitCode = await gm(findNode(), process.argv.slice(2));
