/** What refuses orders of messages, names, and how a Corporation stands to others. */
export const stanceRefusals = {
  'no-such-number': 'Nobody has the number {number}: look it up among the others, or write 0 for nobody.',
  'own-number': '{number} is your own number: write that of somebody else, or 0 for nobody.',
  'no-lines-yet': 'Order lines are sold from turn {first} on, counted from Y166.',
  'too-many-lines': '{most} lines may be bought for a run this year, and {lines} are bought already.',
  'no-lines-kept': 'No lines are bought in every run, so that there is nothing to end.',
  'no-such-tactic': 'There is no tactic {number}: they are numbered from 0 to 9.',
  'name-is-kept': 'A Corporation keeps the name that it has at the end of Y{last}.',
  'name-with-article':
    'The name of a Corporation does not begin with an article, as {name} does: leave it out.',
  'name-taken': 'Somebody else is called {name}: choose another name.',
  'no-ship-numbered': 'You have no {design} with the number {number}.',
  'not-your-site-to-name': 'This hex is no site of yours: only your own sites can be named.',
  'no-phone': 'No telephone number is set: write it after ON or OFF.',
  'sign-not-said': 'The sign {sign} stands in nothing that is told to others: leave it out.',
  'one-message-to-all':
    'One message a turn goes to all Corporations, and you have sent it: send this one to some.',
  'no-teams': 'There are no teams in this game: send the message to Corporations, one by one.',
  'nobody-numbered': 'Nobody has the number {number}: look it up among the others.',
  'message-to-oneself': '{number} is your own number: send the message to somebody else.',
  'hears-no-messages': 'Number {number} is no Corporation, and ignores messages.',
  'nothing-said': 'This message says nothing: write its text.',
  'percent-out-of-range': 'An attack percentage is from {least} to {most}; {percent} is not.',
} as const;
