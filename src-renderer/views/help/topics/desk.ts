import type { Topic } from './topic.ts';

/** Help for the game master, in the order of a game's week. */
export const deskTopics: readonly Topic[] = [
  {
    id: 'desk',
    title: 'The game master’s week',
    paragraphs: [
      'A turn has six steps: collect, judge, preview, run, publish, wait. The tabs on the left are in that order; the keys {key:desk.tab-roll} to {key:desk.tab-log} open them.',
      'Collect: drop .orders files anywhere on the desk, add them with {key:desk.take}, have a folder watched (Policy), or fetch them by mail (Letters). The roll call shows who has sent what.',
      'Judge: the tab To judge lists what the rules leave to you and what each ruling does. Press one key for each, or judge all of them with one click; a ruling can be changed until the turn runs.',
      'Preview: {key:desk.preview} runs the turn for you alone. You see where everybody would stand and what cannot be carried out; nobody is told, and nothing changes.',
      'Run: the game moves on to the next turn. A copy from before is kept; under Turns you can go back.',
      'Publish: each player gets only their own results file, by mail, from the game’s folder, or saved by you. Files saved in the folder can still be mailed later. Results stay on the card until their letter has left the outbox. Files that you save count as sent once you confirm it.',
      'Several windows and programs can have one game open. Changes made elsewhere appear by themselves. If something changed since you last looked, your action is refused: look, then decide again.',
    ],
  },
  {
    id: 'desk-begin',
    title: 'Beginning a game',
    of: ['New game'],
    paragraphs: [
      'Choose how the game begins. Paste the players, one per line; the beginning of what they play is enough.',
      'Players who signed up mailed you a form: add the forms, or fetch them by mail, and Deal sides fills the list, by their wishes, in the order in which the forms arrived or by dice. Their invitations are sealed to them.',
      'Every player gets an invitation, a .new file with their keys. Send it only to that player; send the passphrase, if there is one, in another way.',
      'A game begun by mistake can be put away in the list of games. Its file stays and can be opened again.',
    ],
  },
  {
    id: 'desk-roll',
    title: 'Roll call, and files that are refused',
    of: ['Set orders aside', 'Let orders count again'],
    paragraphs: [
      'The last valid file that a {seat}’s player saved counts, whatever the order of arrival. A damaged, foreign, forged or old file never replaces a good one; the list of files says what is wrong with it.',
      'A draft counts too, but says that its player is still planning: the turn does not run by itself until it is final.',
      'If the wrong file arrived in time, choose it or its {seat} in the list and set it aside with a reason: the previous file counts instead. Until the turn runs, you can let it count again in the same place.',
    ],
  },
  {
    id: 'desk-late',
    title: 'Late orders',
    of: ['Accept late orders', 'Decline late orders'],
    paragraphs: [
      'Orders that arrive after the deadline and its hours of grace wait for your decision in the roll call, or count at once, as set under Policy. The turn cannot run before you have decided. Nothing is lost, and you can change your mind until the turn runs.',
      'If everybody needs more time, extend the turn; to pause everything for a while, hold the game. Both are under Policy and can be undone.',
    ],
  },
  {
    id: 'desk-judge',
    title: 'To judge',
    of: ['To judge'],
    paragraphs: [
      'Read each waiting order and press the key of your ruling; its effect is shown below. «Judge all» gives the usual ruling on everything still open, and Undo reverses it. If you allow it when you run the turn, the rules decide what you leave unjudged.',
    ],
  },
  {
    id: 'desk-world',
    title: 'The world on your map',
    paragraphs: [
      'World ({key:desk.world}) opens the turn on the players’ map with everything shown, for you alone. None of it goes into any file. Your notes and labels are kept with the game.',
      'Where the rules have orders for the game master, you give them there with the same forms as players, for the whole game or for a place. They are saved as you give them and can be removed from the list until the turn runs.',
      'While a run waits for answers, you see the world at that moment. Answer your own questions there, or under Preview and run.',
    ],
  },
  {
    id: 'desk-people',
    title: 'Players who are away, and new ones',
    paragraphs: [
      'You can control a seat that nobody plays: it opens like a player’s turn, with its own results only, and «Submit your orders» brings its orders or answers to the desk. Its questions in the middle of a turn can also be answered under Preview and run, from what it knows.',
      'A stand-in gets their own keys and results, and their orders count until the player sends orders again or you end it.',
      'Where the rules divide the orders of a {seat}, several players can share it: choose Another player on its card, and tick what they hold. Each has their own keys and invitation and gets the results. Each player’s last saved file counts, but only the orders for their own part. Parts given to nobody belong to the first player; a part can be changed or withdrawn at any time before the turn runs.',
      'New player: new keys are created, and the old player’s keys no longer open or sign anything. That cannot be undone; to bring the old player back, replace the new one with them.',
      'Decide about the seat: whether a person or the computer plays it, and whatever else the rules let you decree. You can change your decision until the turn runs.',
      'The roll call warns you when a replacement is due, and when orders look as if a player is giving up.',
    ],
  },
  {
    id: 'desk-requests',
    title: 'What players ask for',
    of: ['Requests'],
    paragraphs: [
      'Players can ask for more time, a holiday or the end of the game in their orders file. The roll call shows the requests in the file that counts; in a game with a keyholder, once the orders are unsealed.',
      'The first button does what was asked: it extends the turn, adds a stand-in or ends the game, and marks the request as granted. Answer only marks it as granted or declined. If the game is played by mail, the player gets a letter with your note.',
      'A request does not affect the turn: it changes neither orders nor dice. A holiday that you grant is shown with the {seat} until it is over.',
    ],
  },
  {
    id: 'desk-players',
    title: 'Notes on players, and their punctuality',
    of: ['Players'],
    paragraphs: [
      'Choose a line in the roll call to write notes about its player. They are saved as you type and stay in the game’s file, never in results, letters, pages or archives. A copy of the game contains them, so do not share it.',
      'Players, in the list of games or with {key:commands.open}, counts each player’s turns sent in time, late or not at all, over all games on this desk. A turn is in time if any valid file arrived before the deadline. Click a heading to sort.',
      'Players with the same mail address count as one; those without an address are identified by name. Choose a row to see which games were counted together. For older turns, how late they were may be unknown.',
    ],
  },
  {
    id: 'desk-again',
    title: 'Running a turn again, going back',
    of: ['Turns'],
    paragraphs: [
      'Under Turns you can run a turn again, with the same dice or new ones. Players are shown your reason, and the new results are marked as a second run: publish them.',
      'Going back reopens an earlier turn for orders and puts everything later aside. As long as nothing new has been run and the orders are the same, it can be brought back.',
      'Where a turn has several runs, Preview and run lists them: when each is due, whose orders are in, which are over and which were waived. Where the rules allow it, a run can be postponed, for instance because its orders are late: later runs go ahead, and it follows when you choose, or after them. Undo postponement puts it back in its place.',
      'Where a turn has several runs, the last one can be undone under Preview and run, even while it waits for answers. Players who already had its results get new ones, with your reason.',
    ],
  },
  {
    id: 'desk-policy',
    title: 'Deadlines, and turns that run by themselves',
    of: ['Policy', 'Hold the game', 'End the game'],
    paragraphs: [
      'Set when orders are due, in any time zone; daylight saving time is handled for you. In games played by mail, reminders go to players who have sent nothing.',
      'A turn can run by itself at the deadline, or as soon as all orders are final. It never does so while too many orders are missing, while something needs your decision, or while the game is on hold; and only while this program or «gm watch» is running.',
      'Give each player some days or turns of holiday for the game. What they ask for in advance is granted at once while any are left; the deadline moves, the turn waits, or it runs without them. Everyone is told that a player is away, but not who. The roll call shows what each has left.',
      'The policy can have the computer lead a {seat} whose player has missed that many turns. The player is told with the results, and leads again as soon as they send orders. At 0 this never happens.',
      'A webhook is a web address, such as one that a chat gives you. A short message is posted to it for each new turn, and when mail fails. It contains no secrets. Below each address you see whether it was reached.',
    ],
  },
  {
    id: 'desk-letters',
    title: 'Letters',
    of: ['Letters', 'Mail settings'],
    paragraphs: [
      'Enter your mailbox and your mail server under Mail settings; «Test connection» says whether each can be reached and signs you in, and sends nothing. There you can also enter where players get the program; the letter with every invitation says so. From then on orders are fetched, every letter with orders is answered with a receipt that lists them as understood, and results are sent. Sign-up forms in the same mailbox are kept for your next game. Your decisions on late orders are sent to their player.',
      'A letter that the server refuses for now is tried again; one that failed, or may have gone out when the connection broke, is sent again only if you say so. Any letter can be withdrawn for good; to send its results after all, mail them again from the {seat}’s card in the roll call.',
      'Under Policy you can let players write to each other through your mailbox: their letters are passed on without addresses, and every letter with results says how to write one.',
      'Without mail, everything works with files.',
    ],
  },
  {
    id: 'desk-write',
    title: 'Writing to the players',
    of: ['Write a letter', 'Letter: preview'],
    paragraphs: [
      'You can write to all players, to those without orders, or to those you choose. The preview shows exactly what is sent and to whom. Everybody gets a separate letter and sees nobody else’s address; stand-ins get one too.',
      'Your draft is saved while you write, even when you close the dialog. After Send you have 20 seconds to recall the letters; later, a letter that is still waiting can be withdrawn in the list.',
      'Remind players without orders, under the roll call, writes to everybody who has sent no orders, and names those without an address. Players reminded within the last hour are skipped unless you say otherwise.',
      'Where no server is set up, copy the letter and the addresses, or open your mail program with all addresses under BCC.',
    ],
  },
  {
    id: 'desk-page',
    title: 'The public page of a turn',
    of: ['Public page'],
    paragraphs: [
      'Public page creates a web page, a text and a chart of a turn, for a website or for mail: who plays, who is out, and what everybody was told. It contains only what is the same in everybody’s results.',
      'The web page is a single file that also fits a phone. Publish the results first, so that players read them before the public does.',
    ],
  },
  {
    id: 'desk-fair',
    title: 'Fairness',
    of: ['Fairness'],
    paragraphs: [
      'Each turn’s dice follow from a secret seed and all orders together. Players have the fingerprint of the seed before they give orders, so nobody can choose the dice afterwards, not even you.',
      'Verify runs every turn again and names the first step that differs; Stop ends it after the current turn. When the game is over and you reveal the seeds, every player can do the same with the archive, which is compared with the results and orders in their own library.',
      'Orders can also be sealed to a second person, the keyholder, named when the game begins: you can read them only with the keyholder’s key for that turn.',
    ],
  },
  {
    id: 'desk-copies',
    title: 'Two copies of one game',
    of: ['Take this game onto your desk?', 'This game is on your desk already'],
    paragraphs: [
      'When you open a .game file, the desk asks before it adds the game. It then works on its own copy; the file you opened stays where it is, as an old copy.',
      'Run turns in one copy only: two that are both run become two games whose results do not match. The desk lists every copy in its folders with its turn, and warns if one is at a different turn. A copy that you no longer need can be deleted.',
    ],
  },
  {
    id: 'desk-wrong',
    title: 'When a game will not open',
    paragraphs: [
      'The notice names the cause. A damaged game can be restored from its copies in the folder «copies» beside it: put the damaged one away, then open the newest copy.',
      'Import the orders received since that copy once more; importing a file twice changes nothing.',
      'A game locked by another machine waits up to ten minutes for it. If that program has ended, or that machine’s clock is wrong, press Unlock at the top of the game, or use gm unlock.',
    ],
  },
];
