import { describe } from 'vitest';
import { looks, looksBesideLessons, overlays, walks } from '#test/support/page/everyScreen.ts';

describe('alone', () => walks(looks, false, () => overlays));
describe('beside the lessons', () => walks(looksBesideLessons, true, () => overlays));
