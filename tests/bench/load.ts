import { Agent, get } from 'node:http';

const once = (url: string, agent: Agent, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });

/** Sends calls over 16 keep-alive connections; returns their durations in milliseconds. */
export const load = async (url: string, calls: number, headers: Record<string, string> = {}): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const durations: number[] = [];
  let left = calls;
  const hand = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      durations.push(await once(url, agent, headers));
    }
  };
  await Promise.all(Array.from({ length: 16 }, hand));
  agent.destroy();
  return durations;
};

export const percentile = (durations: readonly number[], share: number): number =>
  durations.toSorted((a, b) => a - b)[Math.floor((durations.length - 1) * share)] ?? 0;
