import './styles/fonts.ts';
import './styles/tokens.css';
import './styles/base.css';
import { connect } from './bridge/client.ts';
import { speakChosen } from './language/languages.ts';

// The language comes first: whatever is read after this has its texts in it.
const bridge = await connect();
const chosen = await bridge.client['settings.get']({});
await speakChosen(chosen.ok ? chosen.value.language : 'en');
const { begin } = await import('./begin.ts');
await begin(bridge);
