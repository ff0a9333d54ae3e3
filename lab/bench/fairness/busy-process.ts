// Started by `busy.ts`: asks over many connections until a message asks it to end, and then says how it was answered.
import { Asker, type AskerData } from './asker.ts';

const { data, connections } = JSON.parse(process.argv[2] ?? '') as { data: AskerData; connections: number };
const ask = Asker.from(data);
const answers: Record<number, number> = {};
let goesOn = true;

const connect = async (): Promise<void> => {
  while (goesOn) {
    const { status } = await ask.get();
    if (Object.keys(answers).length === 0) process.send?.('begun');
    answers[status] = (answers[status] ?? 0) + 1;
  }
};
const all = Promise.all(Array.from({ length: connections }, connect));
process.once('message', () => {
  goesOn = false;
  void all.then(() => process.send?.(answers, () => process.disconnect()));
});
