import '../languages/register.js';
import { inLanguage } from '../languages/current-language.js';
import type { ThreadQuestion } from './thread-task.js';

/** The program of a thread (`threads.service.ts`): runs one task after the other, each in its language. */
export default async function run({ module, name, language, values }: ThreadQuestion): Promise<unknown> {
  const exported: unknown = await import(module);
  const work: unknown = typeof exported === 'object' && exported !== null ? Reflect.get(exported, name) : undefined;
  if (typeof work !== 'function') throw new Error(`${module} exports no function ${name}`);
  return inLanguage(language, () => Reflect.apply(work, undefined, [...values]) as unknown);
}
