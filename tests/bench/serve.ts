// A server in a separate process that reports its CPU time and memory on request: the simulator, or Express alone.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createApp } from '#sim/app.ts';
import { openWorlds } from '#sim/open-worlds.ts';

const bare = () => {
  const app = express();
  app.disable('x-powered-by');
  const reply = { success: true, value: { version: '1', text: 'x'.repeat(240) }, errorCode: null, message: '' };
  app.get('/wps/system/version', (_request, response) => void response.json(reply));
  return app;
};

const app = process.argv[2] === 'bare' ? bare() : createApp(openWorlds());
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: (server.address() as AddressInfo).port });
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => process.exit(0));
