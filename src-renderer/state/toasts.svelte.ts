import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { clock } from '../clock.ts';

export type Tone = 'good' | 'bad' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  readonly about?: string;
  /** A button in the notice. */
  readonly offer?: ToastOffer;
}

export interface ToastOffer {
  readonly label: string;
  readonly act: () => void;
}

/** More would hide the screen: the oldest go. */
const most = 3;
/** Milliseconds that a good notice stays: long enough to read it. */
const shownFor = (text: string): number => Math.max(5_000, text.length * 80);
/** Milliseconds that a notice with a button stays. */
const offeredFor = 12_000;

/**
 * Short notices at the edge of the screen. Failures stay until they are closed, or what failed succeeds after
 * all.
 */
export class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  /** `about` is what the notice is about: see `settle`. */
  show(tone: Tone, title: string, text = '', about?: string): void {
    // Screen readers would read the same failure again.
    if (tone === 'bad' && this.list.some((toast) => toast.title === title && toast.text === text)) return;
    const id = this.#next++;
    this.list = [
      ...this.list.filter((toast) => toast.title !== title || toast.text !== text),
      { id, tone, title, text, ...defined({ about }) },
    ].slice(-most);
    if (tone !== 'bad') clock.after(shownFor(text), () => this.close(id));
  }

  /** A notice with a button, which closes it; `brief`: no longer than it takes to read, where the button is only one way of several. */
  offer(
    title: string,
    offer: ToastOffer,
    {
      text = '',
      about,
      brief = false,
    }: Partial<Pick<Toast, 'text' | 'about'>> & { readonly brief?: boolean } = {},
  ): void {
    const id = this.#next++;
    const act = (): void => {
      this.close(id);
      offer.act();
    };
    this.list = [
      ...this.list,
      { id, tone: 'info' as const, title, text, ...defined({ about }), offer: { ...offer, act } },
    ].slice(-most);
    clock.after(brief ? shownFor(title + text) : offeredFor, () => this.close(id));
  }

  problems(title: string, problems: readonly Problem[], about?: string): void {
    this.show('bad', title, problems.map((problem) => phraseText(problem.phrase)).join(' '), about);
  }

  /** Closes notices of failures about something that has succeeded since. */
  settle(about: string): void {
    this.list = this.list.filter((toast) => toast.about !== about);
  }

  closeAll(): void {
    this.list = [];
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}
