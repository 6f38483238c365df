/** What a test tells the double: the answer of the next dialog, or that something happened to the app. */
export type Order =
  | { readonly kind: 'dialog'; readonly answer: DialogAnswer }
  | { readonly kind: 'happen'; readonly event: string; readonly args: readonly unknown[] }
  | { readonly kind: 'quit' };

/** A file dialog's answer: the paths chosen, none for Cancel; a message box takes the button's number. */
export interface DialogAnswer {
  readonly paths?: readonly string[];
  readonly button?: number;
}

/** What the double tells a test. */
export type Notice =
  | { readonly kind: 'browser'; readonly address: string }
  | { readonly kind: 'opened'; readonly url: string }
  | { readonly kind: 'asked'; readonly dialog: string; readonly options: unknown }
  | { readonly kind: 'window'; readonly what: string }
  | { readonly kind: 'refused'; readonly what: string }
  | { readonly kind: 'error'; readonly text: string };

const answers: DialogAnswer[] = [];

/** Tells the test, when one is listening; otherwise prints. */
export function notice(told: Notice): void {
  if (process.send === undefined) console.log(JSON.stringify(told));
  else process.send(told);
}

/** The answer a test prepared for the next dialog; Cancel when there is none. */
export function answerTo(dialog: string, options: unknown): DialogAnswer {
  notice({ kind: 'asked', dialog, options: structuredClone(options) });
  return answers.shift() ?? {};
}

/** Listens for the test's orders; dialogs' answers are kept until asked for. A test that is gone wants us gone. */
export function listen(onOrder: (order: Exclude<Order, { kind: 'dialog' }>) => void): void {
  process.on('message', (order: Order) => {
    if (order.kind === 'dialog') answers.push(order.answer);
    else onOrder(order);
  });
  process.on('disconnect', () => {
    onOrder({ kind: 'quit' });
  });
}
