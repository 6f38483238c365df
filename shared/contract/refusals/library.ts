import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Why a turn, its orders or notes cannot be taken into the library or read from it. */
export const libraryRefusals = refusalTable({
  unreadable: {
    'answers-changed-elsewhere':
      'These questions were answered in another window since this page read them. Nothing was done. Open the turn again to see those answers.',
    'alternatives-changed-elsewhere':
      'The alternatives of this plan were changed in another window. They have been reloaded.',
    'book-changed/library':
      'A book needed by these results was changed on this disk: {book}. Open the results file that first brought it again, or ask your game master for it.',
    'book-missing/library':
      'These results need a book that is missing: {book}. Open the earlier results of this game first, or ask your game master for a new invitation.',
    'book-uncited': 'These results contain a book they do not need. Ask your game master for them again.',
    'cannot-unseal': {
      text: 'These orders are not sealed to this game master. Open the invitation of this game, and save the orders again.',
      toGm: 'These orders are not sealed to you. Ask the player to open the invitation of this game, and to save the orders again.',
    },
    'cannot-unseal/passphrase': 'Wrong passphrase. Type the one that your game master gave you.',
    'cannot-unseal/results':
      'This file is sealed to somebody else, or you have not opened your invitation yet. Open the first .new file of this game, then this one.',
    'changed-after-signing': {
      text: 'The signature does not match: this file was changed after it was signed, or signed with a key this game has never seen. Ask for it to be made and sent again.',
      toGm: 'The signature does not match: this file was changed after it was signed, or signed with a key this game has never seen. Ask the player to save the orders again, and to send the new file.',
    },
    'changed-after-signing/map':
      'The signature does not match: this map was changed after it was signed. Ask its sender for it again.',
    'game-over': 'This game is over: no more turns are run, and no orders are accepted.',
    'keys-unreadable/keeper':
      'Your private keys for this game are damaged. Open the first results file of the game again to restore them.',
    'later-turn': {
      text: 'These orders are for turn {turn}, but this game is at turn {now}. Open the .new file of turn {now}, and save the orders again, or ask your game master.',
      toGm: 'These orders are for turn {turn}, but this game is at turn {now}. Use the newest copy of the game, or ask the player for orders of turn {now}.',
    },
    'map-empty': 'There is nothing to share yet. Choose another part of your map.',
    'map-not-here': 'This map is no longer in the library. Open its file again.',
    'map-of-stranger':
      'This map is from {seat}, whom you do not know in this game. Ask its sender which game it is from.',
    'map-other-key':
      'This map says it is from {seat}, but another key signed it than the earlier ones. If {seat} has new keys, remove the earlier maps, then open this one.',
    'map-own': 'This is the map that you share yourself. Send the file to another player.',
    'map-without-game':
      'The library has no turn of game {game} for this map. Open a results file of the game first, then the map.',
    'newer-program/rules':
      'This file was made by a newer version of Sealed Orders, with later rules of «{ruleset}». Update the program, then try again.',
    'no-keys':
      'Orders for game {game} cannot be signed: the invitation was never opened here. Open the first .new file of the game, then save the turn again.',
    'not-from-here':
      'It cannot be opened from this folder. Open it with «Open a turn»; here it stays until you move or delete it.',
    'not-opened/damaged': {
      text: 'This packed file is damaged or password-protected, and was not opened. Extract the file, or ask for it to be sent again unpacked.',
      toGm: 'This packed file is damaged or password-protected, and was not opened. Extract the .orders file, or ask its sender for the .orders file unpacked.',
    },
    'not-opened/empty':
      'There is no file of Sealed Orders in it. Choose the file that your game master sent, or a saved .orders file.',
    'not-opened/mail': {
      text: 'This saved mail cannot be read. Save the attachment, and open that.',
      toGm: 'This saved mail cannot be read. Save the attached .orders file, or ask its sender for the .orders file unpacked.',
    },
    'not-opened/many': 'It contains {count} files of Sealed Orders. Extract them, and open them together.',
    'not-opened/much': {
      text: 'This file unpacks to more than any turn can hold, and was not opened. Ask for the file unpacked.',
      toGm: 'This file unpacks to more than any orders file can hold, and was not opened. Ask its sender for the .orders file unpacked.',
    },
    'not-opened/packed': {
      text: 'This kind of packed file cannot be opened here. Extract the file, and open that.',
      toGm: 'This kind of packed file cannot be opened here. Extract the .orders file, or ask its sender for the .orders file unpacked.',
    },
    'not-practice':
      'Game {game} is run by its game master: send them your orders and wait for the next .new file.',
    'not-sealed': {
      text: 'These orders are not sealed to the game master. Save them again with Sealed Orders, and send that file.',
      toGm: 'These orders are not sealed to you. Ask the player to save them again with Sealed Orders, and to send that file.',
    },
    'not-sealed/questions':
      'These questions are not sealed to you, so anybody may have read them. Ask your game master to send them again.',
    'not-signed-by-gm':
      'This file is signed by someone other than the game master who invited you. Ask your game master whether they sent it.',
    'not-signed-by-seat':
      'These orders are for {seat}, but {signer} signed them. Only orders that the player of {seat} saves and sends count.',
    'not-signed-by-seat/old-key': {
      text: 'These orders are signed with a key that {seat} no longer has. Open the newest invitation of {seat}, and save the orders again.',
      toGm: 'These orders are signed with a key that {seat} no longer has. If the current player sent them, ask them to open their newest invitation and save the orders again; if not, ignore them.',
    },
    'not-signed-by-seat/stand-in':
      'These orders are signed by a former stand-in for {seat}. Only orders of {seat}’s own player count.',
    'no-part-of-seat':
      'These orders are for {seat}, but {player}, who signed them, has no part in it. Only orders of players who have a part count.',
    'no-such-question':
      'There is no question {number} in this file. Answer the questions as they are shown, and save the answers again.',
    'not-your-orders':
      'These orders were saved for another seat, or by a version of the program whose orders cannot be reopened. Only your own saved orders can be opened.',
    'notebook-changed-elsewhere': 'These notes were changed in another window. They have been reloaded.',
    'older-program': {
      text: 'This file was made with an earlier edition of «{ruleset}» than this game uses. Update the program that made it, and make it again.',
      toGm: 'This file was made with an earlier edition of «{ruleset}» than this game uses. Ask its player to update Sealed Orders, and to save the orders again.',
    },
    'older-questions': 'The library already has later questions of turn {turn}. Answer those.',
    'older-turn': {
      text: 'These orders are for turn {turn}, but turn {now} is open for orders. Open the newest .new file, and save the orders again.',
      toGm: 'These orders are for turn {turn}, but turn {now} is open for orders. Ask the player to open the newest .new file, and to save the orders again.',
    },
    'other-empire': 'This file belongs to {seat}, not to {wanted}. Choose the file that names {wanted}.',
    'other-empire/unplayed': {
      text: 'Nobody plays {seat} in this game. Choose the file of an active player.',
      toGm: 'This file is from {seat}, which nobody plays in this game. Ignore it, or tell its sender.',
    },
    'other-game': {
      text: 'This file belongs to game {game}, not to {wanted}. Choose a file whose name starts with {wanted}.',
      toGm: 'This file is from game {game}, not from {wanted}. Ignore it, or tell its sender.',
    },
    'other-keyholder':
      'These results name a different keyholder’s key than your first ones: somebody else could read your orders of this turn before the deadline. Ask the keyholder whether the key is theirs before you send orders.',
    'other-results': {
      text: 'These orders were based on results that have since been replaced. Open the newest .new file of this turn, and save the orders again.',
      toGm: 'These orders were based on results that have since been replaced. Send the player the newest results of this turn, and ask them to save the orders again.',
    },
    'other-results/questions':
      'These questions are about other results of this turn than those in the library. Open the newest .new file of this turn, then the questions again.',
    'out-of-place': 'The file {path} is in the wrong place and cannot be moved to the right one.',
    'passphrase-wanted':
      'This invitation is protected by a passphrase. Type the one that your game master gave you.',
    'plan-changed-elsewhere':
      'This plan was changed in another window. Open the turn again; the other window’s plan is kept.',
    'plan-put-aside':
      'The saved plan of this turn could not be read. It was put aside as {name}, and the plan is empty.',
    'practice-in-the-way':
      'You already have a practice game called {game}. Remove it from the list, then open this file again.',
    'program-fault':
      'Something went wrong inside Sealed Orders (number {number}). Nothing that was saved is lost; try again. The file sealed-orders.log in the library folder says more.',
    'questions-gone':
      'These questions of turn {turn} are no longer open. Open the turn again to see the current questions.',
    'requests-changed-elsewhere':
      'Your requests for this turn were changed in another window. Nothing was done. They are shown as they are now: change them again if you like.',
    'results-changed-elsewhere':
      'Turn {turn} now uses other results than this page shows. Nothing was done. Open the turn again.',
    'seat-not-here': 'The library has no turn of game {game} for {seat}. Open a results file of it first.',
    'too-large': {
      text: 'This file is larger than any turn can be, or unpacks to more than that. It was not opened; ask for it again.',
      toGm: 'This file is larger than orders can be, or unpacks to more than that. It was not opened. Ask its sender for the .orders file alone.',
    },
    'no-deadline/results':
      'The results of turn {turn} do not say when its orders are due. Ask your game master.',
    'turn-not-here':
      'The library has no results of turn {turn} of game {game} for {seat}. Open the .new file of that turn first.',
    'turn-begun':
      'Turn {turn} is already running and waits for answers to its questions: its orders are fixed.',
    'turn-over/questions':
      'Turn {turn} has been run since these questions were asked: no answer is needed any more.',
    unanswered: 'Question {number} is not answered yet. Answer it, or choose the default.',
    'unreadable-body':
      'This file is complete, but its contents do not match the rules of its game. Update the program, or ask for the file again.',
    'unreadable-body/order': {
      text: 'Order {order} does not belong to this seat and turn. Save the orders again with Sealed Orders, and send that file.',
      toGm: 'Order {order} does not belong to this seat and turn. Ask the player to save the orders again with Sealed Orders, and to send that file.',
    },
    'unreadable-body/unknown': {
      text: 'This file is complete, but its contents cannot be read. Update the program that made it, and make it again.',
      toGm: 'This file is complete, but its contents cannot be read. Ask its player to update Sealed Orders, and to save the orders again.',
    },
    'untidy-name/order':
      'Order {order} contains a name that is blank or has hidden characters, too many accents or too many spaces. Write a plain name, save the orders again, and send that file.',
    'version-not-here': 'These results are no longer in the library. Open their .new file again.',
    'wrong-kind/answers': {
      text: 'This is an answers file. It goes to your game master, and is not opened here.',
      toGm: 'This is an answers file. Import it together with the orders files.',
    },
    'wrong-kind/map': {
      text: 'This is a map that a player shares, not a turn. Open it with «Open a turn».',
      toGm: 'This is a map that a player shares with others. Ignore it, or tell its sender.',
    },
    'wrong-kind/orders':
      'This is an orders file, not results. Open the .new file that your game master sent.',
    'wrong-kind/questions': {
      text: 'This is a questions file from your game master. Open it to answer them.',
      toGm: 'This is a questions file that you sent. Ask its sender for the .answers file that answers them.',
    },
    'wrong-kind/results': {
      text: 'This is a results file, not orders. Send the file that Save turn makes; its name ends in .orders.',
      toGm: 'This is a results file, not orders. Ask its sender for the file that Save turn makes; its name ends in .orders.',
    },
    'wrong-ruleset': {
      text: 'This file belongs to a game of «{ruleset}», which is not played here. Choose a file of this game, or update the program.',
      toGm: 'This file is from a game of «{ruleset}», which is not played here. Ignore it, or tell its sender.',
    },
  },
  doubtful: {
    'absent-led':
      'No orders came from you for {turns} in a row, so the computer leads your {seat} until you send some.',
    'game-over/results': 'The game is over. {words}',
    'run-again': 'Turn {turn} was run again: {why}',
  },
});
export const unreadable: typeof libraryRefusals.unreadable = libraryRefusals.unreadable;
export const doubtful: typeof libraryRefusals.doubtful = libraryRefusals.doubtful;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof libraryRefusals> {}
}
