import { rulesetOnDemand } from '#rulesets/onDemand.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import type { Bridge } from './bridge/client.ts';
import { warmPaintWorker } from './map/painting/paintWorker.ts';
import { cleanBoxes } from './parts/text/cleanBoxes.ts';
import { adoptDrafts } from './state/place/keptDrafts.ts';
import { takeWindow } from './state/place/ownWindow.ts';
import { spokenRules } from './state/spoken/spokenRules.ts';
import { wayBack } from './state/place/place.ts';
import { Session } from './state/session/session.svelte.ts';

/** Shows the app, and leads back to where the reader was. */
export async function begin(bridge: Bridge): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has lost the element with the id "app".');
  cleanBoxes(window);
  await takeWindow(adoptDrafts);
  const session = new Session(bridge, (id) => rulesetOnDemand(id)?.then((rules) => spokenRules(rules)));
  const comeBack = wayBack(session);
  mount(App, { target, props: { session } });
  requestIdleCallback(warmPaintWorker);
  await session.start();
  await comeBack();
}
