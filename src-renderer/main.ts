import './styles/fonts.ts';
import './styles/tokens.css';
import './styles/base.css';
import { rulesetById } from '#rulesets/all.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './bridge/client.ts';
import { warmPaintWorker } from './map/painting/paintWorker.ts';
import { wayBack } from './state/place/place.ts';
import { Session } from './state/session.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has lost the element with the id "app".');
const session = new Session(await connect(), rulesetById);
const comeBack = wayBack(session);
mount(App, { target, props: { session } });
requestIdleCallback(warmPaintWorker);
await session.start();
await comeBack();
