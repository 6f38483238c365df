import type { Topic } from './guide.svelte.ts';

/** Help for the game master, in the order of a game's week. */
export const deskTopics: readonly Topic[] = [
  {
    id: 'desk',
    title: 'The game master’s week',
    cites: ['GE 131', 'GE 157', 'GE 7268'],
    paragraphs: [
      'A turn is six steps: take in, judge, try, run, publish, wait. The tabs at the left stand in that order, and the keys 1 to 8 open them.',
      'Take in: drop .orders files anywhere on the desk, add them with O, let a folder be watched (Policy), or fetch them by mail (Letters). The roll call says who has sent what.',
      'Judge: under To judge stands what the rules leave to you, such as proclamations. One key each; a ruling can be changed until the turn runs.',
      'Try: R runs the turn for you alone. You see how every empire would stand and what cannot be carried out; nobody is told, and nothing changes.',
      'Run: the game goes on to the next turn. A copy from before is kept, and Turns leads back.',
      'Publish: each player gets his own results file and nobody else’s, by mail, in the game’s folder, or saved by you.',
    ],
  },
  {
    id: 'desk-begin',
    title: 'Beginning a game',
    of: ['New game'],
    cites: ['GE 7268'],
    paragraphs: [
      'Choose a map: drawn by size or by number of empires, that of the tutorial, or of a scenario file. Paste the players, one on each line; the beginning of an empire’s name will do.',
      'Every player gets an invitation, a .new file that holds his keys. Send it to him alone; with a passphrase, tell him that in another way.',
      'A game begun by mistake is put away in the list of games. Its file stays, and can be opened again.',
    ],
  },
  {
    id: 'desk-roll',
    title: 'Roll call, and files that are not taken',
    of: ['Set orders aside', 'Let orders count again'],
    cites: ['GE 171'],
    paragraphs: [
      'The last valid file of each empire counts. A damaged, foreign, forged or old file never takes the place of a good one; the list of files says what is wrong with it.',
      'A draft counts too, but says that its player is still thinking: the turn does not run by itself before it is final.',
      'A wrong file came in time? Choose it in the list, or its empire, and set it aside with a reason: the file before it counts then. The same place lets it count again, until the turn runs.',
    ],
  },
  {
    id: 'desk-late',
    title: 'Late orders',
    of: ['Take late orders', 'Decline late orders'],
    cites: ['GE 157'],
    paragraphs: [
      'What comes after the deadline and its hours of grace waits for your word in the roll call, or counts at once: Policy says which. It is never lost, and your word can be changed until the turn runs.',
      'For everybody late at once, extend the turn; when nothing shall happen for a while, hold the game. Both are under Policy, with a way back.',
    ],
  },
  {
    id: 'desk-judge',
    title: 'To judge',
    of: ['To judge'],
    cites: ['GE 952'],
    paragraphs: [
      'Read each proclamation and press the key of your ruling. A hint says when a text is short, was said before, or has no words in it. What you leave unjudged the rules decide, once you allow that when the turn is run.',
    ],
  },
  {
    id: 'desk-people',
    title: 'Players who are away, and new ones',
    cites: ['GE 177', 'GE 7286', 'GE 7290'],
    paragraphs: [
      'Somebody stands in: he gets keys and results of his own, and his orders count. The player’s own next orders give the seat back, and so do you.',
      'A new player for good: new keys are made, and what the old player has opens and signs nothing any more. That cannot be undone; giving the seat to the old player again makes new keys for him.',
      'Decide about the seat: the computer leads it or a person does, and what the rules let you decree besides. Until the turn runs, deciding otherwise takes it back.',
      'The roll call says when a replacement is due, and when orders look like the end of a reign.',
    ],
  },
  {
    id: 'desk-again',
    title: 'Running a turn again, going back',
    of: ['Turns'],
    cites: ['GE 179'],
    paragraphs: [
      'Under Turns a turn can be run again, with the same dice or with new ones. The reason is told to the players and their new results are marked as a second run: publish them.',
      'Going back opens an earlier turn to orders again; everything later is put aside. As long as nothing new was run and its orders are the same, it can be brought back.',
    ],
  },
  {
    id: 'desk-policy',
    title: 'Deadlines, and turns that run by themselves',
    of: ['Policy', 'Hold the game', 'End the game'],
    cites: ['GE 131'],
    paragraphs: [
      'Say when orders are due, by the clocks of any place: summer time is looked after. Reminders go to those who have sent nothing, where the game is mailed.',
      'A turn can run by itself at the deadline, or as soon as all orders are final. It never does while too many are missing, while something waits for you, or while the game is on hold; and only while this program, or «gm watch», is open.',
    ],
  },
  {
    id: 'desk-letters',
    title: 'Letters',
    of: ['Letters', 'Mail settings'],
    cites: ['GE 165'],
    paragraphs: [
      'Mail settings name your mailbox and your server. From then on orders are fetched, every letter is answered with a receipt that quotes the orders as understood, and results go out. Your word on late orders goes by letter to who sent them.',
      'A letter that the server would not take for now is tried again; one that failed, or may have gone out when the line broke, is sent again only if you say so. Any of them can be withdrawn. That is for good: results go out after all when you mail them again from the empire’s card in the roll call.',
      'Without mail everything works by files.',
    ],
  },
  {
    id: 'desk-fair',
    title: 'Fairness',
    of: ['Fairness'],
    paragraphs: [
      'Each turn’s dice follow from a secret seed and from all orders together. The players hold the fingerprint of the seed before they give orders, so nobody can choose the dice afterwards, you least of all.',
      'Verify runs every turn again and names the first step that differs; Stop ends it after the turn at hand. When the game has ended and you reveal the seeds, every player can do so with the archive.',
      'Orders can be sealed to a second person as well, the keyholder, named when the game is begun: you read them only with his key of the turn.',
    ],
  },
  {
    id: 'desk-wrong',
    title: 'When a game will not open',
    paragraphs: [
      'The notice names the cause. A damaged game is put back from its copies, which lie beside it in the folder «copies»: put the damaged one away, then open the newest copy.',
      'Orders that came in since that copy can be taken in again: the same file twice changes nothing.',
    ],
  },
];
