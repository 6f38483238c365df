import type { Session } from '../../state/session/session.svelte.ts';
import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import SendAtOnce from './SendAtOnce.svelte';
import SendTurn from './SendTurn.svelte';

/** Orders of practice games are not sent. */
const canSend = ({ turn }: Session): boolean => turn !== undefined && !turn.practice;

export const sending: Feature = {
  // The second starts without another click if everything is filled in.
  overlays: { sending: SendTurn, sendAtOnce: SendAtOnce },
  commands: [
    opens('sending', 'Send your orders by mail', 'Files', ['Ctrl + M'], {
      anywhere: true,
      players: true,
      possible: canSend,
    }),
  ],
};
