import { Agent, request } from 'node:http';

const agents = new Map<number, Agent>();

/** GETs an address once over kept connections. @returns milliseconds; throws on any answer but 200 */
export function get(url: string, connections: number): Promise<number> {
  const agent = agents.get(connections) ?? new Agent({ keepAlive: true, maxSockets: connections });
  agents.set(connections, agent);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - begun)
          : reject(new Error(`${url} was answered ${answer.statusCode}.`)),
      );
    })
      .once('error', reject)
      .end();
  });
}

/** GETs an address `times` times, `atOnce` at a time. @returns milliseconds of each */
export async function getMany(url: string, times: number, atOnce: number): Promise<number[]> {
  const took: number[] = [];
  let left = times;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      took.push(await get(url, atOnce));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return took;
}

export function forgetConnections(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}
