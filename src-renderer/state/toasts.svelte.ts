import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';

export type Tone = 'good' | 'bad' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

/** Milliseconds that a notice of something good stays. */
const shownFor = 5_000;

/** Short notices at the edge of the screen. Failures stay until they are closed. */
export class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  show(tone: Tone, title: string, text = ''): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.title !== title || toast.text !== text), { id, tone, title, text }].slice(-5);
    if (tone !== 'bad') setTimeout(() => this.close(id), shownFor);
  }

  problems(title: string, problems: readonly Problem[]): void {
    this.show('bad', title, problems.map((problem) => phraseText(problem.phrase)).join(' '));
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}
