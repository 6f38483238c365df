import { beforeEach } from 'vitest';
import { tellWindows } from './windows.ts';

beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => tellWindows(task.name));
});
