import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { start } from '#sim/start/start.ts';

const begin = () => start({ port: 0, host: '127.0.0.1' });

test('a stopping process reports not ready, completes open calls and accepts no new ones @X24', async () => {
  const running = await begin();
  const at = (path: string) => fetch(running.address + path).then(({ status }) => status);
  expect([await at('/__health'), await at('/__ready')]).toEqual([200, 200]);
  running.retire();
  expect([await at('/__health'), await at('/__ready')]).toEqual([200, 503]);
  const body = JSON.stringify({ username: 'player01', password: 'Passw0rd1', type: 0 });
  const { hostname, port } = new URL(running.address);
  const call = request({
    hostname,
    port,
    path: '/wps/session/login',
    method: 'POST',
    headers: { 'content-type': 'application/json', encryption: 'none', 'content-length': body.length },
  });
  // Half of the body is sent before the stop, the rest after it.
  call.write(body.slice(0, 10));
  await new Promise((open) => call.once('socket', (socket) => socket.once('connect', open)));
  await at('/__health');
  const answered = new Promise<number | undefined>((done) =>
    call.once('response', (it) => done(it.resume().statusCode)),
  );
  const stopped = running.close(5_000);
  call.end(body.slice(10));
  expect(await answered).toBe(200);
  await stopped;
  await expect(at('/__health')).rejects.toThrow();
});

test('an open event stream does not delay the stop', async () => {
  const running = await begin();
  const stream = await fetch(`${running.address}/__admin/events`);
  expect(stream.headers.get('content-type')).toContain('event-stream');
  await running.close(60_000);
});

/** Returns the names of metrics in a query. */
const namesIn = (query: string): string[] => query.match(/\b(?:simulator|process|nodejs)_\w+/g) ?? [];

test('the dashboard and the alerts use existing metrics, and each alert says in three lines what to do @X24', async () => {
  const running = await begin();
  await fetch(`${running.address}/wps/system/version`);
  const figures = await (await fetch(`${running.address}/__admin/metrics`)).text();
  await running.close();
  const dashboard = JSON.parse(readFileSync('deploy/grafana/simulator.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
  const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
    groups: { rules: { expr: string; annotations: { summary: string; do: string } }[] }[];
  };
  const rules = groups.flatMap((it) => it.rules);
  expect(queries.length).toBeGreaterThan(5);
  expect(rules.length).toBeGreaterThan(5);
  for (const name of [...queries, ...rules.flatMap(({ expr }) => namesIn(expr))])
    expect(figures).toContain(`\n${name}`);
  for (const { annotations } of rules) expect(annotations.do.trim().split('\n')).toHaveLength(3);
});
