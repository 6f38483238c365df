// Prints where Playwright keeps its own Chromium, downloaded or not.
import { chromium } from 'playwright';

process.stdout.write(chromium.executablePath());
