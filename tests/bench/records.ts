import type { AddressInfo } from 'node:net';
import { createApp } from '../../mock-server/app.ts';
import { openWorlds } from '../../mock-server/wiring/open-worlds.ts';
import type { Figure } from './simulator.ts';

const asked = [
  '/wps/relay/ODSFE2_MemBets?startDate=2026-04-07&endDate=2026-05-06',
  '/wps/relay/ODSFE2_MemBets?startDate=2026-04-07&endDate=2026-05-06&page=400',
  '/wps/relay/ODSFE2_MemPNL?startDate=2026-04-07&endDate=2026-05-06',
] as const;

/** CPU of the records' calls in a world with 10,000 of them: the dearest call against 50 ms. */
export const measureRecords = async (): Promise<Figure[]> => {
  const worlds = openWorlds({ machineTime: () => Date.parse('2026-05-06T12:00:00+08:00') });
  const server = createApp(worlds).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (path: string, body: unknown) =>
    (
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sim-world': 'bench' },
        body: JSON.stringify(body),
      })
    ).json();
  await post('/__admin/worlds/bench/scenarios', { names: ['records.many'] });
  const { value } = await post('/wps/session/login', { username: 'player01', password: 'Passw0rd1', type: 0 });
  const headers = { 'x-sim-world': 'bench', authorization: `Bearer ${value.token}` };
  let dearest = 0;
  for (const path of asked) {
    const costs: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const before = process.cpuUsage();
      await (await fetch(origin + path, { headers })).arrayBuffer();
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
    }
    dearest = Math.max(dearest, Math.min(...costs));
  }
  server.closeAllConnections();
  server.close();
  worlds.close();
  return [{ name: 'CPU of a call for 10,000 records', value: dearest, limit: 50, unit: 'ms' }];
};
