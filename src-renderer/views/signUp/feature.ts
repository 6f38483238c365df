import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import SignUp from './SignUp.svelte';

/** A form by which somebody signs up for a new game. */
export const signUp: Feature = {
  overlays: { signUp: SignUp },
  commands: [opens('signUp', 'Sign up for a game', 'Files', undefined, { always: true })],
};
