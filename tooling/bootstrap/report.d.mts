export class SentenceError extends Error {
  constructor(message: string);
}
export function say(text: string): void;
export function step<T>(title: string, work: () => Promise<T>): Promise<T>;
export function diskSentence(text: string, where: string): string | undefined;
