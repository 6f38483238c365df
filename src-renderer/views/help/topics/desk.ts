import type { Topic } from './topic.ts';

/** Help for the game master, in the order of a game's week. */
export const deskTopics: readonly Topic[] = [
  {
    id: 'desk',
    title: 'The game master’s week',
    paragraphs: [
      'A turn has six steps: take in, judge, try, run, publish, wait. The tabs at the left stand in that order, and the keys {key:desk.tab-roll} to {key:desk.tab-log} open them.',
      'Take in: drop .orders files anywhere on the desk, add them with {key:desk.take}, let a folder be watched (Policy), or fetch them by mail (Letters). The roll call says who has sent what.',
      'Judge: To judge lists what the rules leave to you, and what each ruling does. Press one key for each, or judge all of them in one click; a ruling can be changed until the turn runs.',
      'Try: {key:desk.preview} runs the turn for you alone. You see how everybody would stand and what cannot be carried out; nobody is told, and nothing changes.',
      'Run: the game goes on to the next turn. A copy from before is kept, and Turns leads back.',
      'Publish: each player gets only their own results file, by mail, from the game’s folder, or saved by you. Files written into the folder can still be mailed afterwards. A letter in the outbox has not arrived: the results stay on the card until it is sent. Files that you save count once you say that they are saved.',
      'Several windows and programs can have one game open. What another does shows by itself, and an act on what has changed since you looked is refused: look, then decide again.',
    ],
  },
  {
    id: 'desk-begin',
    title: 'Beginning a game',
    of: ['New game'],
    paragraphs: [
      'Choose what the game begins with. Paste the players, one on each line; the beginning of what they play will do.',
      'Every player gets an invitation, a .new file that holds their keys. Send it only to that player; send the passphrase, if there is one, in another way.',
      'A game begun by mistake is put away in the list of games. Its file stays, and can be opened again.',
    ],
  },
  {
    id: 'desk-roll',
    title: 'Roll call, and files that are not taken',
    of: ['Set orders aside', 'Let orders count again'],
    paragraphs: [
      'Of each {seat}’s valid files the one its player saved last counts, in whatever order they arrive. A damaged, foreign, forged or old file never takes the place of a good one; the list of files says what is wrong with it.',
      'A draft counts too, but says that its player is still thinking: the turn does not run by itself before it is final.',
      'A wrong file came in time? Choose it in the list, or its {seat}, and set it aside with a reason: the file before it counts then. The same place lets it count again, until the turn runs.',
    ],
  },
  {
    id: 'desk-late',
    title: 'Late orders',
    of: ['Take late orders', 'Decline late orders'],
    paragraphs: [
      'What comes after the deadline and its hours of grace waits for your decision in the roll call, or counts at once: Policy says which. The turn does not run before you have said whether it counts. Nothing is lost, and you can change your mind until the turn runs.',
      'If everybody needs more time, extend the turn; to pause everything for a while, hold the game. Both are under Policy and can be undone.',
    ],
  },
  {
    id: 'desk-judge',
    title: 'To judge',
    of: ['To judge'],
    paragraphs: [
      'Read each order that waits and press the key of your ruling; below each one stands what it does. «Judge all» makes the usual ruling on all that is open, and Undo takes it back. If you allow it when you run the turn, the rules decide what you leave unjudged.',
    ],
  },
  {
    id: 'desk-world',
    title: 'The world on your map',
    paragraphs: [
      'World ({key:desk.world}) opens the turn on the map that players have, with everything on it: for you alone. Nothing of it goes into any file. Your notes and labels there lie beside the game.',
      'Where the rules have orders that are yours, you give them there by the same forms as players, for the game as a whole or for a place. They are kept as you give them, until the turn runs; Remove in the list of orders takes them out.',
      'While a run waits for answers you see the world of that moment. What you are asked yourself is answered there, or under Preview and run.',
    ],
  },
  {
    id: 'desk-people',
    title: 'Players who are away, and new ones',
    paragraphs: [
      'A seat that nobody plays you can lead yourself: it opens like a player’s turn, from its own results alone, and «Take in what you planned» brings its orders, or its answers, to the desk. What it is asked in the middle of a turn can also be answered under Preview and run, from what it knows alone.',
      'A stand-in gets their own keys and results, and their orders count. The player’s own next orders end that, and so can you.',
      'Where the rules divide the orders of a {seat}, several players can share it: choose Another player on its card, and tick what they hold. Each has their own keys and invitation and gets the results. Each player’s last saved file counts, and in it the orders for the part they hold. What is handed to nobody is the first player’s; a part can be changed or taken back at any time before the turn runs.',
      'A new player for good: new keys are made, and what the old player has no longer opens or signs anything. That cannot be undone; to bring the old player back, replace the new one with them.',
      'Decide about the seat: the computer leads it or a person does, and what the rules let you decree besides. Until the turn runs, deciding otherwise takes it back.',
      'The roll call says when a replacement is due, and when orders look like the end of a reign.',
    ],
  },
  {
    id: 'desk-requests',
    title: 'What players ask for',
    of: ['Requests'],
    paragraphs: [
      'Players can ask for more time, a holiday or the end of the game in their orders file. The roll call shows what the file that counts asks for; in a game with a keyholder, once the orders are unsealed.',
      'The first button does what was asked: it extends the turn, adds a stand-in or ends the game, and marks the request as granted. Answer only marks it, as granted or declined. Where the game is mailed, the player gets a letter with your note.',
      'A request has no part in the turn: it changes neither orders nor dice. A holiday that you grant is shown with the {seat} until it is over.',
    ],
  },
  {
    id: 'desk-players',
    title: 'Notes on players, and how they keep time',
    of: ['Players'],
    paragraphs: [
      'Choose a line in the roll call to write notes about its player. They are saved as you type and stay in the game’s file: no results, letter, page or archive holds them. A copy of the game does, so keep that to yourself too.',
      'Players, in the list of games or with {key:commands.open}, counts for every player the turns they sent in time, late or not at all, over all games on this desk. A turn is in time if any valid file of the player came before the deadline. Click a heading to sort.',
      'Players with the same mail address are one player; those without an address go by their name. Choose a row to see which games were counted together. How late older turns were is unknown if their deadline was not kept.',
    ],
  },
  {
    id: 'desk-again',
    title: 'Running a turn again, going back',
    of: ['Turns'],
    paragraphs: [
      'Under Turns you can run a turn again, with the same dice or new ones. Players are shown your reason, and the new results are marked as a second run: publish them.',
      'Going back opens an earlier turn to orders again; everything later is put aside. As long as nothing new was run and its orders are the same, it can be brought back.',
      'Where a turn is several runs, Preview and run lists them: on which day each is due, whose orders are there, which are over and which were waived. Where the rules let a run wait, such as one whose orders are late, it can be put off: those behind it go on, and it is made up when you say so, or behind them. Put it back undoes that.',
      'Where a turn is several runs, the last one that is over can be taken back, and where a run waits for answers, that one; under Preview and run. Those whom it had told get new results, with your reason.',
    ],
  },
  {
    id: 'desk-policy',
    title: 'Deadlines, and turns that run by themselves',
    of: ['Policy', 'Hold the game', 'End the game'],
    paragraphs: [
      'Say when orders are due, by the clocks of any place: summer time is looked after. Reminders go to those who have sent nothing, where the game is mailed.',
      'A turn can run by itself at the deadline, or as soon as all orders are final. It never does while too many are missing, while something waits for you, or while the game is on hold; and only while this program, or «gm watch», is open.',
    ],
  },
  {
    id: 'desk-letters',
    title: 'Letters',
    of: ['Letters', 'Mail settings'],
    paragraphs: [
      'Mail settings name your mailbox and your server; «Test connection» says whether each is reached and signs you in, and sends nothing. From then on orders are fetched, every letter is answered with a receipt that quotes the orders as understood, and results go out. Your decision on late orders goes by letter to who sent them.',
      'A letter that the server would not take for now is tried again; one that failed, or may have gone out when the line broke, is sent again only if you say so. Any of them can be withdrawn. That is for good: results go out after all when you mail them again from the {seat}’s card in the roll call.',
      'Without mail everything works by files.',
    ],
  },
  {
    id: 'desk-write',
    title: 'Writing to the players',
    of: ['Write a letter', 'Letter: preview'],
    paragraphs: [
      'Write a letter goes to all players, to those without orders, or to those you choose. The preview shows exactly what goes out and to whom. Everybody gets a letter of their own and sees nobody else’s address; who stands in gets one too.',
      'Your words are kept while you write, also when you close the dialog. After Send you have 20 seconds to take the letters back; later, a letter that still waits can be withdrawn in the list.',
      'Remind the missing now, under the roll call, writes to everybody who has sent no orders, and names those without an address. Whoever was reminded within the last hour is left alone unless you say so.',
      'Where no server is set up, copy the letter and the addresses, or open your mail program: all addresses stand under BCC.',
    ],
  },
  {
    id: 'desk-page',
    title: 'The public page of a turn',
    of: ['Public page'],
    paragraphs: [
      'Public page makes a web page, a text and a chart of a turn, for a website or to mail: who plays, who is out, and what everybody was told. It holds only what stands the same in everybody’s results.',
      'The web page is one file that needs nothing else and fits a phone. Publish the results first: the page is for the world, the results are for the players.',
    ],
  },
  {
    id: 'desk-fair',
    title: 'Fairness',
    of: ['Fairness'],
    paragraphs: [
      'Each turn’s dice follow from a secret seed and from all orders together. The players hold the fingerprint of the seed before they give orders, so nobody can choose the dice afterwards, not even you.',
      'Verify runs every turn again and names the first step that differs; Stop ends it after the turn at hand. When the game has ended and you reveal the seeds, every player can do so with the archive, which is then held against the results and orders in that player’s library.',
      'Orders can be sealed to a second person as well, the keyholder, named when the game is begun: you can read them only with the keyholder’s key for that turn.',
    ],
  },
  {
    id: 'desk-copies',
    title: 'Two copies of one game',
    of: ['Take this game onto your desk?', 'This game is on your desk already'],
    paragraphs: [
      'When you open a .game file, the desk asks before it takes the game. It then plays a copy of its own; the file you opened stays where it is, as an old copy.',
      'Run turns in one copy only: two that are both run become two games, whose results do not fit together. The desk names every copy in its folders, with its turn, and warns while one stands at another turn. A copy that you need no more can be deleted.',
    ],
  },
  {
    id: 'desk-wrong',
    title: 'When a game will not open',
    paragraphs: [
      'The notice names the cause. A damaged game is put back from its copies, which lie beside it in the folder «copies»: put the damaged one away, then open the newest copy.',
      'Orders that came in since that copy can be taken in again: the same file twice changes nothing.',
      'A game that is locked by another machine waits up to ten minutes for it. If that program has ended, or the clock of that machine is wrong, press Unlock at the head of the game, or use gm unlock.',
    ],
  },
];
